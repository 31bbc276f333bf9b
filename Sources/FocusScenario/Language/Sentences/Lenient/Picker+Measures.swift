extension Picker {
  /// Something counted, or a key.
  struct Piece {
    enum Content {
      /// `2 swipes back`.
      case distance(Frame.Steps)
      /// `once`, `at most 3 times`.
      case times(Frame.Count)
      /// `3 results`.
      case amount(Frame.Count, Reference)
      /// `the next Tab or scan`.
      case nextSteps([Frame.Step])
      case key(Key)
    }

    var content: Content
    var range: Range<Int>
  }

  /// A number of steps or things, how often, or a key.
  func measureOrKey(at start: Int) -> Piece? {
    if let steps = nextSteps(at: start) ?? distance(at: start) ?? times(at: start) ?? things(at: start) { return steps }
    guard let (key, end) = row(Self.keys, at: start) ?? shortcut(at: start),
      !["bar", "order", "stop", "stops"].contains(text(end)), start == 0 || text(start - 1) != "plus"
    else { return nil }
    return Piece(content: .key(key), range: start..<(["key", "keys"].contains(text(end)) ? end + 1 : end))
  }

  /// `Command-F`, `pressing Cmd-N`.
  private func shortcut(at start: Int) -> (Key, Int)? {
    let place = ["pressing", "the"].contains(text(start)) ? start + 1 : start
    guard words.indices.contains(place), words[place].kind == .word, Key.isShortcut(words[place].text) else {
      return nil
    }
    return Key(rawValue: source.text(words[place].range)).map { ($0, place + 1) }
  }

  private static let keys: [(String, Key)] = [
    ("shift-tab", .shiftTab), ("shift+tab", .shiftTab), ("the tab key", .tab), ("pressing tab", .tab), ("tab", .tab),
    ("the escape key", .escape), ("pressing escape", .escape), ("escape", .escape), ("esc", .escape),
    ("the return key", .return), ("return", .return), ("enter", .return), ("the space bar", .space), ("space", .space),
    ("the escape gesture", .escapeGesture), ("escape gesture", .escapeGesture), ("scrubbing", .escapeGesture),
    ("a scrub", .escapeGesture), ("the scrub", .escapeGesture), ("a two-finger scrub", .escapeGesture),
    ("the two-finger scrub", .escapeGesture), ("the magic tap", .magicTap), ("a magic tap", .magicTap),
    ("magic tap", .magicTap), ("a two-finger double tap", .magicTap), ("the up arrow", .upArrow),
    ("up arrow", .upArrow), ("arrow up", .upArrow), ("the down arrow", .downArrow), ("down arrow", .downArrow),
    ("arrow down", .downArrow), ("the left arrow", .leftArrow), ("left arrow", .leftArrow),
    ("the right arrow", .rightArrow), ("right arrow", .rightArrow), ("the space key", .space),
    ("pressing return", .return), ("pressing enter", .return), ("pressing space", .space), ("space bar", .space),
    ("swiping up", .other("swipe up")), ("a swipe up", .other("swipe up")), ("swipe up", .other("swipe up")),
    ("flicking up", .other("swipe up")), ("a flick up", .other("swipe up")), ("an upward swipe", .other("swipe up")),
    ("swiping down", .other("swipe down")), ("a swipe down", .other("swipe down")),
    ("swipe down", .other("swipe down")), ("flicking down", .other("swipe down")),
    ("a flick down", .other("swipe down")), ("ctrl-tab", .controlTab), ("the arrow keys", .arrows),
    ("arrow keys", .arrows), ("arrows", .arrows),
  ]

  private static let bounds: [(String, Frame.Count.Bound)] = [
    ("at most", .atMost), ("no more than", .atMost), ("not more than", .atMost), ("up to", .atMost),
    ("a maximum of", .atMost), ("at least", .atLeast), ("no fewer than", .atLeast), ("more than", .moreThan),
    ("exactly", .exactly), ("only", .exactly), ("just", .exactly), ("precisely", .exactly), ("within", .atMost),
    ("in at most", .atMost), ("in no more than", .atMost),
  ]

  /// A number with its bound, and where it ends.
  private func amount(at start: Int) -> (count: Frame.Count, end: Int)? {
    let (bound, next) = row(Self.bounds, at: start) ?? (.exactly, start)
    guard words.indices.contains(next) else { return nil }
    if case .number(let number) = words[next].kind { return (Frame.Count(bound, number), next + 1) }
    if ["a", "single"].contains(text(next)), bound == .exactly, Self.steps[text(next + 1)] != nil {
      return (Frame.Count(bound, 1), next + 1)
    }
    if text(next) == "a", text(next + 1) == "single" { return (Frame.Count(bound, 1), next + 2) }
    return nil
  }

  /// `once`, `exactly 2 times`, `only once`.
  private func times(at start: Int) -> Piece? {
    let (bound, next) = row(Self.bounds, at: start) ?? (.exactly, start)
    if let (number, end) = row([("once", 1), ("twice", 2), ("one time", 1), ("a single time", 1)], at: next) {
      return Piece(content: .times(Frame.Count(bound, number)), range: start..<end)
    }
    guard let (count, end) = amount(at: start), text(end) == "times" else { return nil }
    return Piece(content: .times(count), range: start..<end + 1)
  }

  /// `exactly 4 stops on the card`.
  private func things(at start: Int) -> Piece? {
    guard text(start) != "within", text(start) != "in", let (count, next) = amount(at: start), next < words.count else {
      return nil
    }
    let limit = min(words.count, next + Self.longestThing)
    for end in stride(from: limit, to: next, by: -1) {
      var stretch = Array(words[next..<end])
      if ["stop", "stops"].contains(stretch[0].text) { stretch[0].text = "elements" }
      guard !stretch.contains(where: isNoNoun), var reference = reference(withArticle(stretch)) else { continue }
      guard case .noun = reference.head else { return nil }
      reference.quantifier = .any
      return Piece(content: .amount(count, reference), range: start..<end)
    }
    return nil
  }

  private func distance(at start: Int) -> Piece? {
    guard let (count, next) = amount(at: start) else { return nil }
    let named = ["right", "left", "tab", "scan", "swipe"].contains(text(next)) && Self.steps[text(next + 1)] != nil
    guard let step = step(named ? (Self.steps[text(next)] == nil ? text(next + 1) : text(next)) : text(next)) else {
      return nil
    }
    var end = named ? next + 2 : next + 1
    var direction: Frame.Direction? = text(next) == "right" ? .forward : text(next) == "left" ? .back : nil
    if let (way, after) = row(Self.directions, at: end) { (direction, end) = (way, after) }
    // `a single swipe stop` is one stop, not one swipe.
    guard !["stop", "stops"].contains(text(end)) else { return nil }
    return Piece(content: .distance(Frame.Steps(count, step, direction)), range: start..<end)
  }

  /// What a step is called; `presses` are those of a switch where the line is about scanning.
  private func step(_ text: String) -> Frame.Step? {
    let isOfSwitch = text == "presses" && words.contains { Self.switching.contains($0.text) }
    return isOfSwitch ? .scan : Self.steps[text]
  }

  private static let switching: Set<String> = ["scanning", "scan", "scanner", "switch", "switches", "row-column"]

  private static let steps: [String: Frame.Step] = [
    "swipe": .swipe, "swipes": .swipe, "flick": .flick, "flicks": .flick, "tab": .tab, "tabs": .tab, "scan": .scan,
    "scans": .scan, "move": .move, "moves": .move, "step": .move, "steps": .move, "presses": .tab,
  ]
  private static let directions: [(String, Frame.Direction)] = [
    ("forward", .forward), ("forwards", .forward), ("to the right", .forward), ("right", .forward), ("back", .back),
    ("backward", .back), ("backwards", .back), ("to the left", .back), ("left", .back),
  ]

  /// `the next scan or Tab`.
  private func nextSteps(at start: Int) -> Piece? {
    guard let (_, next) = row([("the next", ()), ("next", ())], at: start), let first = Self.steps[text(next)] else {
      return nil
    }
    guard text(next + 1) == "or", let second = Self.steps[text(next + 2)] else {
      return Piece(content: .nextSteps([first]), range: start..<next + 1)
    }
    return Piece(content: .nextSteps([first, second]), range: start..<next + 3)
  }
}
