extension Picker {
  func subject(at start: Int) -> Piece? {
    if let (subject, end) = row(Self.subjects, at: start), !isOwner(end) {
      return Piece(content: .subject(subject), range: start..<end)
    }
    if let (_, end) = row(Self.scanners, at: start) { return Piece(content: .scanning, range: start..<end) }
    if let (_, end) = row(Self.orders, at: start) { return Piece(content: .order, range: start..<end) }
    if let (_, end) = row([("still", ()), ("yet", ())], at: start), !beginsCue(at: start) {
      return Piece(content: .still, range: start..<end)
    }
    if let (_, end) = row(Self.insteads, at: start) { return Piece(content: .insteadOf, range: start..<end) }
    if text(start) == "from" { return Piece(content: .from, range: start..<start + 1) }
    guard let (key, end) = row(Self.keys, at: start), !["bar", "order", "stop", "stops"].contains(text(end)) else {
      return nil
    }
    return Piece(content: .key(key), range: start..<end)
  }

  private func isOwner(_ end: Int) -> Bool { ["'s", "order", "ring"].contains(text(end)) }

  private static let subjects: [(String, LinePieces.Subject)] = [
    ("initial focus", .firstFocus), ("the initial focus", .firstFocus), ("the first focus", .firstFocus),
    ("the voiceover cursor", .focus), ("voiceover cursor", .focus), ("voiceover focus", .focus),
    ("the voiceover focus", .focus), ("talkback focus", .focus), ("accessibility focus", .focus),
    ("keyboard focus", .focus), ("screen reader focus", .focus), ("the screen reader focus", .focus),
    ("the focus ring", .focus), ("the reading cursor", .focus), ("the focus", .focus), ("focus", .focus),
    ("the cursor", .focus), ("cursor", .focus), ("the ring", .focus), ("the highlight", .focus), ("my focus", .focus),
    ("vo focus", .focus), ("a11y focus", .focus), ("the user", .user), ("users", .user), ("a user", .user),
    ("user", .user), ("the customer", .user), ("customer", .user), ("the person", .user), ("my cursor", .focus),
    ("the reader", .reader), ("the screen reader", .reader), ("screen reader", .reader), ("voiceover", .reader),
    ("talkback", .reader), ("vo", .reader), ("tb", .reader), ("i", .user), ("you", .user), ("they", .user),
    ("we", .user), ("someone", .user), ("she", .user), ("he", .user), ("people", .user),
  ]
  private static let scanners = [
    ("the scan highlight", ()), ("the scan", ()), ("scanning", ()), ("the scanner", ()), ("scanner", ()),
    ("switch control", ()), ("scan", ()), ("the switch scan", ()),
  ]
  private static let orders =
    ["focus", "swipe", "reading", "tab", "scan", "voiceover", "traversal", ""].flatMap { kind in
      ["the ", ""].map { ("\($0)\(kind) order".collapsingSpaces, ()) }
    } + [("order", ()), ("sequence", ()), ("the sequence", ())]
  private static let insteads = [
    ("rather than on", ()), ("rather than", ()), ("instead of on", ()), ("instead of", ()),
  ]
  private static let keys: [(String, Key)] = [
    ("shift-tab", .shiftTab), ("shift+tab", .shiftTab), ("the tab key", .tab), ("pressing tab", .tab), ("tab", .tab),
    ("the escape key", .escape), ("pressing escape", .escape), ("escape", .escape), ("esc", .escape),
    ("the return key", .return), ("return", .return), ("enter", .return), ("the space bar", .space), ("space", .space),
    ("ctrl-tab", .controlTab), ("the arrow keys", .arrows), ("arrow keys", .arrows), ("arrows", .arrows),
  ]

  private func beginsCue(at start: Int) -> Bool { !CueFinder.published.cues(in: words, at: start).isEmpty }

  func cues(at start: Int) -> Piece? {
    let cues = CueFinder.published.cues(in: words, at: start)
    guard let longest = cues.first else { return nil }
    // `is within 2 swipes` says how far, and not where.
    if text(longest.range.upperBound - 1) == "within", words.indices.contains(longest.range.upperBound),
      Self.isNumber(words[longest.range.upperBound])
    {
      return nil
    }
    return Piece(content: .cues(cues.filter { $0.range == longest.range }), range: longest.range)
  }

  func negation(at start: Int) -> Piece? {
    guard let (polarity, end) = row(Self.negations, at: start) else { return nil }
    return Piece(content: .negation(polarity), range: start..<end)
  }

  private static let negations: [(String, Frame.Polarity)] = [
    ("no longer", .not), ("not ever", .never), ("never", .never), ("not", .not), ("at no time", .never),
    ("at no point", .never),
  ]
}
