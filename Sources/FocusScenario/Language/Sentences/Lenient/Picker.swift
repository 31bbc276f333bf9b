/// Says what the words at a place of a line are, the longest and surest meaning first.
struct Picker {
  let words: [Word]
  let tables: LanguageTables
  let source: SourceText

  typealias Piece = LinePieces.Piece

  /// The piece that begins at a word.
  func piece(at start: Int) -> Piece {
    let pick =
      mark(at: start) ?? moment(at: start) ?? measure(at: start) ?? subject(at: start) ?? cues(at: start)
      ?? negation(at: start) ?? thing(at: start) ?? small(at: start)
    return pick ?? Piece(content: .other, range: start..<start + 1)
  }

  private func text(_ index: Int) -> String {
    words.indices.contains(index) && words[index].kind != .quoted ? words[index].text : ""
  }

  /// Whether words stand at a place.
  private func stands(_ wording: String, at start: Int) -> Int? {
    let parts = wording.split(separator: " ")
    for (offset, part) in parts.enumerated() where text(start + offset) != part { return nil }
    return start + parts.count
  }

  /// The first of some rows whose words stand at a place, with where they end.
  private func row<Value>(_ rows: [(String, Value)], at start: Int) -> (value: Value, end: Int)? {
    for (wording, value) in rows {
      if let end = stands(wording, at: start) { return (value, end) }
    }
    return nil
  }

  private func mark(at start: Int) -> Piece? {
    guard words[start].kind == .mark else { return nil }
    return Piece(content: .separator, range: start..<start + 1)
  }

  private func small(at start: Int) -> Piece? {
    guard words[start].kind == .word || Self.isNumber(words[start]) else { return nil }
    if Self.isNumber(words[start]) || Self.weights.contains(text(start)) {
      return Piece(content: .weight, range: start..<start + 1)
    }
    if ["and", "but", "while", "then", "or"].contains(text(start)) {
      return Piece(content: .separator, range: start..<start + 1)
    }
    return Self.helpers.contains(text(start)) ? Piece(content: .helper, range: start..<start + 1) : nil
  }

  static func isNumber(_ word: Word) -> Bool {
    switch word.kind {
    case .number, .decimal: true
    default: false
    }
  }

  /// Words that a suggestion may not lose: it either says them or is not made.
  static let weights: Set<String> = [
    "no", "none", "nothing", "nobody", "neither", "nor", "without", "every", "each", "all", "any", "both", "either",
    "only", "except", "until", "always", "once", "twice", "half", "single", "exactly", "just", "most", "least", "fewer",
    "more", "less", "than", "else", "whole", "first", "second", "third", "last", "anything", "everything", "cannot",
    "hardly", "before", "unless", "if", "or",
  ]

  private static let helpers: Set<String> = [
    "the", "a", "an", "is", "are", "am", "was", "were", "be", "been", "being", "do", "does", "did", "has", "have",
    "had", "should", "must", "shall", "will", "can", "to", "that", "which", "it", "there", "also", "get", "gets", "of",
    "as", "needs", "need", "has", "so", "by", "with", "on", "in", "at", "i", "my", "their", "they", "we", "you",
  ]
}

// MARK: - Things

extension Picker {
  /// The longest noun phrase at a place; a bare noun is taken with the article that it lacks.
  private func thing(at start: Int) -> Piece? {
    guard canBeginThing(at: start) else { return nil }
    let limit = min(words.count, start + Self.longestThing)
    for end in stride(from: limit, to: start, by: -1) {
      let stretch = Array(words[start..<end])
      if stretch.contains(where: { Self.notNouns.contains($0.text) && $0.kind == .word }) { continue }
      if let reference = reference(stretch) ?? reference(withArticle(stretch)) {
        return Piece(content: .thing(reference), range: start..<end)
      }
    }
    return nil
  }

  private static let longestThing = 9

  /// Words that the language would take for a noun, and that are none.
  private static let notNouns: Set<String> = [
    "both", "together", "afterwards", "so", "also", "such", "either", "neither", "half", "else", "same-named", "twice",
    "somebody", "nobody", "more", "most", "less", "least", "where", "how", "what", "why", "whose", "itself", "never",
    "anymore", "ever", "too", "enough", "instead", "again", "away", "out", "off", "over", "down", "yet", "ago", "made",
    "even", "yes", "st", "nd", "rd", "th", "whichever", "whatever", "whoever", "ok", "there", "here", "now", "then", "than",
  ]

  private func canBeginThing(at start: Int) -> Bool {
    let word = words[start]
    if word.kind == .quoted { return true }
    guard word.kind == .word else { return false }
    let traits = tables.vocabulary.traits(of: word.text)
    return word.isCapitalised || traits.isEmpty || !traits.isDisjoint(with: [.noun, .modifier])
      || tables.vocabulary.isDeterminer(word.text) || Self.phraseOpeners.contains(word.text)
  }

  private static let phraseOpeners: Set<String> = [
    "it", "them", "everything", "nothing", "anything", "all", "none", "every", "each", "no", "any", "its", "their",
  ]

  /// The words with the article in front; capitals of the start of the line mean nothing then.
  private func withArticle(_ stretch: [Word]) -> [Word] {
    guard var first = stretch.first, first.kind == .word, !tables.vocabulary.isDeterminer(first.text) else { return [] }
    first.isCapitalised = false
    let article = Word(kind: .word, text: "the", isCapitalised: false, range: SourceRange(first.range.lower, first.range.lower))
    return [article, first] + stretch.dropFirst()
  }

  func reference(_ stretch: [Word]) -> Reference? {
    guard !stretch.isEmpty, let meaning = meaning(of: stretch, as: "Reference") else { return nil }
    return try? ReferenceBuilder(source: source).reference(meaning)
  }

  /// The only meaning of some words as a rule of the language.
  private func meaning(of stretch: [Word], as rule: String) -> Meaning? {
    var chart = Chart(stretch, tables)
    guard let derivation = chart.derivations(of: rule).first else { return nil }
    return try? chart.meaning(of: derivation, in: source)
  }
}

// MARK: - Moments

extension Picker {
  private func moment(at start: Int) -> Piece? {
    if let within = within(at: start) { return within }
    if let event = leadingGerund(at: start) { return event }
    guard let (opening, next) = row(Self.momentOpenings, at: start) else { return nil }
    let limit = min(words.count, start + Self.longestMoment)
    for end in stride(from: limit, to: next, by: -1) {
      let stretch = Array(words[next..<end])
      for tail in [stretch, withArticle(stretch)] where !tail.isEmpty {
        for wording in opening.split(separator: "|") {
          if let moment = moment(Self.plain(String(wording)) + tail) {
            return Piece(content: .moment(moment), range: start..<end)
          }
        }
      }
    }
    if stands("at the end", at: start) != nil { return Piece(content: .moment(.atEnd), range: start..<next) }
    return unknownMoment(from: start, opening: next)
  }

  private static let longestMoment = 12

  private func moment(_ stretch: [Word]) -> Moment? {
    guard let meaning = meaning(of: stretch, as: "Moment") else { return nil }
    return (try? MomentBuilder(source: source).moment(meaning)) ?? nil
  }

  /// Words that begin a moment, with the wordings of the language to try in their place.
  private static let momentOpenings: [(String, String)] = [
    ("right after", "right after"), ("immediately after", "right after"), ("straight after", "right after"),
    ("just after", "right after"), ("directly after", "right after"), ("as soon as", "as soon as"),
    ("the moment", "as soon as"), ("each time", "each time"), ("every time", "each time"),
    ("whenever", "each time"), ("after each", "after each"), ("at the end", "at the end"), ("after", "after|when"),
    ("following", "after"), ("upon", "after"), ("when", "when|after"), ("once", "once"), ("before", "before"),
    ("while", "while"), ("during", "while"), ("until", "until"), ("till", "until"), ("if", "when"),
    ("on", "after"), ("as", "while"),
  ]

  private static func plain(_ wording: String) -> [Word] {
    wording.split(separator: " ").map {
      Word(kind: .word, text: String($0), isCapitalised: false, range: SourceRange(0, 0))
    }
  }

  /// A clause that says when, in words that no row knows: up to the comma, or to what is claimed.
  private func unknownMoment(from start: Int, opening: Int) -> Piece? {
    guard ["after", "when", "once", "upon", "whenever", "if", "as", "until", "while"].contains(text(start))
      || opening > start + 1
    else { return nil }
    if text(start) == "once", start > 0, start + 1 == words.count || words[start + 1].kind == .mark { return nil }
    if text(start) == "as", opening == start + 1 { return nil }
    var end = opening
    while end < words.count, words[end].kind != .mark {
      if end > opening + 1, start == 0, subject(at: end) != nil { break }
      end += 1
    }
    return end > opening ? Piece(content: .unknownMoment, range: start..<end) : nil
  }

  /// `within 500 ms of Pay`.
  private func within(at start: Int) -> Piece? {
    guard text(start) == "within" || text(start) == "in" else { return nil }
    for end in stride(from: min(words.count, start + Self.longestMoment), to: start + 2, by: -1) {
      var stretch = Array(words[start..<end])
      stretch[0].text = "within"
      guard let meaning = meaning(of: stretch, as: "Within") else { continue }
      if let within = (try? MomentBuilder(source: source).within(meaning)) ?? nil {
        return Piece(content: .within(within), range: start..<end)
      }
    }
    return nil
  }

  /// `Closing the panel …` at the start of a line.
  private func leadingGerund(at start: Int) -> Piece? {
    guard start == 0, text(0).hasSuffix("ing") else { return nil }
    for end in stride(from: min(words.count, Self.longestMoment), to: 1, by: -1) {
      guard let meaning = meaning(of: Array(words[..<end]), as: "Doing") else { continue }
      if let event = (try? MomentBuilder(source: source).event(meaning)) ?? nil {
        return Piece(content: .moment(.after(event)), range: 0..<end)
      }
    }
    return nil
  }
}

// MARK: - Numbers and steps

extension Picker {
  private func measure(at start: Int) -> Piece? {
    if let steps = nextSteps(at: start) ?? distance(at: start) ?? times(at: start) ?? things(at: start) { return steps }
    if let (effort, end) = row(Self.efforts, at: start) { return Piece(content: .effort(effort), range: start..<end) }
    if let (_, end) = row(Self.exactlys, at: start) { return Piece(content: .exactly, range: start..<end) }
    guard let (position, end) = row(Self.positions, at: start) else { return nil }
    return Piece(content: .position(position), range: start..<end)
  }

  private static let exactlys = [("exactly", ()), ("precisely", ())]
  private static let positions: [(String, Frame.Position)] = [
    ("before anything else", .first), ("before everything else", .first), ("first of all", .first),
    ("the first thing", .first), ("first", .first), ("last", .last),
  ]
  private static let efforts: [(String, Frame.Effort)] = [
    ("without swiping", .swiping), ("without a swipe", .swiping), ("without having to swipe", .swiping),
    ("without any swiping", .swiping), ("without searching", .searching), ("without having to search", .searching),
    ("without scrolling", .scrolling), ("without having to scroll", .scrolling), ("without tapping", .tapping),
    ("without moving focus", .movingFocus), ("without moving the focus", .movingFocus),
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
    if let (number, end) = row([("once", 1), ("twice", 2), ("one time", 1)], at: next) {
      return Piece(content: .times(Frame.Count(bound, number)), range: start..<end)
    }
    guard let (count, end) = amount(at: start), text(end) == "times" else { return nil }
    return Piece(content: .times(count), range: start..<end + 1)
  }

  /// `exactly 4 stops on the card`.
  private func things(at start: Int) -> Piece? {
    guard let (count, next) = amount(at: start), next < words.count else { return nil }
    let limit = min(words.count, next + Self.longestThing)
    for end in stride(from: limit, to: next, by: -1) {
      guard var reference = reference(withArticle(Array(words[next..<end]))) else { continue }
      guard case .noun = reference.head else { return nil }
      reference.quantifier = .any
      return Piece(content: .amount(count, reference), range: start..<end)
    }
    return nil
  }

  private func distance(at start: Int) -> Piece? {
    guard let (count, next) = amount(at: start) else { return nil }
    let named = ["right", "left", "tab", "scan", "swipe"].contains(text(next)) && Self.steps[text(next + 1)] != nil
    guard let step = Self.steps[named ? (Self.steps[text(next)] == nil ? text(next + 1) : text(next)) : text(next)] else { return nil }
    var end = named ? next + 2 : next + 1
    var direction: Frame.Direction? = text(next) == "right" ? .forward : text(next) == "left" ? .back : nil
    if let (way, after) = row(Self.directions, at: end) { (direction, end) = (way, after) }
    return Piece(content: .distance(Frame.Steps(count, step, direction)), range: start..<end)
  }

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

// MARK: - Claim words

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
    ("we", .user), ("someone", .user),
  ]
  private static let scanners = [
    ("the scan highlight", ()), ("the scan", ()), ("scanning", ()), ("the scanner", ()), ("scanner", ()),
    ("switch control", ()), ("scan", ()), ("the switch scan", ()),
  ]
  private static let orders = ["focus", "swipe", "reading", "tab", "scan", "voiceover", "traversal", ""].flatMap { kind in
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

  private func cues(at start: Int) -> Piece? {
    let cues = CueFinder.published.cues(in: words, at: start)
    guard let longest = cues.first else { return nil }
    return Piece(content: .cues(cues.filter { $0.range == longest.range }), range: longest.range)
  }

  private func negation(at start: Int) -> Piece? {
    guard let (polarity, end) = row(Self.negations, at: start) else { return nil }
    return Piece(content: .negation(polarity), range: start..<end)
  }

  private static let negations: [(String, Frame.Polarity)] = [
    ("no longer", .not), ("not ever", .never), ("never", .never), ("not", .not), ("at no time", .never),
    ("at no point", .never),
  ]
}
