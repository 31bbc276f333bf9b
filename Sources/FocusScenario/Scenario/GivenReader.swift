/// Reads a `Given:` line; what is not one of the things that can be given is an error.
struct GivenReader {
  /// A problem with its place.
  typealias Finding = (problem: ScenarioProblem, range: SourceRange)

  let source: SourceText

  /// The conditions of a line, and what is wrong with it.
  func read(_ phrase: Phrase) -> (given: Given, findings: [Finding]) {
    var given = Given(parts: [], text: text(of: phrase))
    var findings: [Finding] = []
    // Each line gives something of its own, with a comma before it or without.
    for words in phrase.pieces.flatMap({ words(of: Phrase($0)).split(whereSeparator: Self.isComma) }) {
      for part in parts(of: words) {
        switch part {
        case .success(let part):
          if given.parts.contains(where: { $0.condition.matter == part.condition.matter }) {
            findings.append((.givenTwice(words: part.text), part.range))
          } else {
            given.parts.append(part)
          }
        case .failure(let unknown): findings.append((.unknownGiven(words: unknown.words), unknown.range))
        }
      }
    }
    return (given, findings)
  }

  /// The lines, with a comma between two.
  private func text(of phrase: Phrase) -> String {
    let lines = phrase.pieces.map { source.text($0) }
    return lines.dropFirst().reduce(lines.first ?? "") { $0 + ($0.hasSuffix(",") ? " " : ", ") + $1 }
  }

  /// Words that cannot be given.
  private struct Unknown: Error {
    var words: String
    var range: SourceRange
  }

  private func words(of phrase: Phrase) -> [Word] {
    var words = WordLexer.words(of: phrase, in: source).words
    if let last = words.last, last.kind == .mark, last.text == "." { words.removeLast() }
    return words
  }

  private static func isComma(_ word: Word) -> Bool { word.kind == .mark && [",", ";"].contains(word.text) }

  /// Cut at every `and` when each piece can be given; a name may hold the word too.
  private func parts(of words: ArraySlice<Word>) -> [Result<Given.Part, Unknown>] {
    let pieces = words.split { $0.kind == .word && $0.text == "and" }.map(part)
    let isRead = pieces.allSatisfy { if case .success = $0 { true } else { false } }
    if isRead { return pieces }
    let whole = part(of: words)
    if case .success = whole { return [whole] }
    return pieces
  }

  private func part(of words: ArraySlice<Word>) -> Result<Given.Part, Unknown> {
    guard let first = words.first, let last = words.last else {
      return .failure(Unknown(words: "", range: SourceRange(0, 0)))
    }
    let range = first.range.union(last.range)
    let text = source.excerpt(range)
    guard let condition = condition(of: words) else { return .failure(Unknown(words: text, range: range)) }
    return .success(Given.Part(condition: condition, text: text, range: range))
  }

  // MARK: Conditions

  private func condition(of words: ArraySlice<Word>) -> Given.Condition? {
    let key = words.filter { $0.kind == .quoted || !Self.fillers.contains($0.text) }.map(\.text)
    return Self.wordings[key.joined(separator: " ")] ?? scanning(key) ?? behaviour(words) ?? technology(words)
      ?? open(words)
  }

  /// Words that change nothing in a condition.
  private static let fillers: Set<String> = ["the", "a", "an", "is", "are", "in", "with", "it", "this"]

  /// Each wording, its fillers left out, and what it gives.
  private static let wordings: [String: Given.Condition] = {
    let rows: [(Given.Condition, [String])] = [
      (.device(.pad), ["ipad", "on ipad", "device ipad"]),
      (.device(.phone), ["iphone", "on iphone", "device iphone"]),
      (.direction(.rightToLeft), directionWordings(["right to left", "right-to-left", "rtl"])),
      (.direction(.leftToRight), directionWordings(["left to right", "left-to-right", "ltr"])),
      (.largeText, ["large text", "larger text", "largest text", "large text on", "large text size", "text large"]),
      (.hints(true), hintWordings(["on", "spoken", "turned on", "switched on"])),
      (.hints(false), hintWordings(["off", "turned off", "switched off"])),
      (
        .scanning(.groups(true)), ["group scanning", "group scanning on", "row-column scanning", "row column scanning"]
      ),
      (.scanning(.groups(false)), ["item scanning", "group scanning off"]),
      (.scanning(.interval(nil)), ["manual scanning"]),
      (.scanning(.menu(true)), ["select opens menu", "select shows menu"]),
      (.scanning(.menu(false)), ["select taps"]),
      (.scanning(.resumesAtItem(true)), ["scanning resumes at item", "scanning resumes at tapped item"]),
      (.scanning(.resumesAtItem(false)), ["scanning resumes at beginning", "scanning resumes from beginning"]),
    ]
    var table: [String: Given.Condition] = [:]
    for (condition, wordings) in rows { for wording in wordings { table[wording] = condition } }
    return table
  }()

  private static func directionWordings(_ words: [String]) -> [String] {
    words.flatMap { [$0, "\($0) layout", "\($0) interface", "\($0) language", "layout \($0)", "interface \($0)"] }
  }

  private static func hintWordings(_ states: [String]) -> [String] {
    states.flatMap { ["hints \($0)", "voiceover hints \($0)"] }
  }

  /// `auto scanning every 2 seconds`, `dwell of 2 seconds`, `2 loops`: the words without fillers.
  private func scanning(_ key: [String]) -> Given.Condition? {
    if key.count == 2, ["loop", "loops"].contains(key[1]), let count = Int(key[0]), count > 0 {
      return .scanning(.loops(count))
    }
    guard key.count > 2, let number = Double(key[key.count - 2]), let unit = Self.milliseconds[key[key.count - 1]]
    else { return nil }
    let duration = number * unit
    switch key.dropLast(2).joined(separator: " ") {
    // Between a tenth of a second and a minute: a slip of the pen would scan for ever, or never.
    case "auto scanning every", "automatic scanning every":
      return (100...60_000).contains(duration) ? .scanning(.interval(Int(duration))) : nil
    // Longer than a step takes: with less nothing but the next item could be reached.
    case "single-switch scanning dwell of", "single switch scanning dwell of", "dwell of", "dwell":
      return (500...60_000).contains(duration) ? .scanning(.dwell(Int(duration))) : nil
    default: return nil
    }
  }

  private static let milliseconds: [String: Double] = [
    "ms": 1, "milliseconds": 1, "second": 1_000, "seconds": 1_000, "s": 1_000,
  ]

  /// `first-focus-in-sheet = dismiss-control`; whether there are such names is seen where they are known.
  private func behaviour(_ words: ArraySlice<Word>) -> Given.Condition? {
    let sides = (name(words) ?? "").split(separator: "=", omittingEmptySubsequences: false).map { side in
      side.split(separator: " ").joined(separator: " ")
    }
    guard sides.count == 2, sides.allSatisfy({ !$0.isEmpty && !$0.contains(" ") }) else { return nil }
    return .behaviour(sides[0], answer: sides[1])
  }

  /// `VoiceOver is on`, `VoiceOver is turned on after the sheet opened`.
  private func technology(_ words: ArraySlice<Word>) -> Given.Condition? {
    guard let on = words.firstIndex(where: { $0.kind == .word && $0.text == "on" }), on > words.startIndex else {
      return nil
    }
    let name = words[..<on].filter { !Self.switching.contains($0.text) }
    let rest = words[(on + 1)...]
    guard let first = name.first, let last = name.last else { return nil }
    let range = first.range.union(last.range)
    guard let profile = ProfileNames.profile(named: source.text(range), at: range) else { return nil }
    guard let after = rest.first else { return .technology(profile.name, after: nil) }
    guard after.text == "after", let start = rest.dropFirst().first, let end = rest.last else { return nil }
    return .technology(profile.name, after: source.excerpt(start.range.union(end.range)))
  }

  private static let switching: Set<String> = ["is", "turned", "switched"]

  /// `the cart is open`, `the task starts on the cart`.
  private func open(_ words: ArraySlice<Word>) -> Given.Condition? {
    let texts = words.map { $0.kind == .word ? $0.text : "" }
    for ending in Self.openEndings where texts.count > ending.count && Array(texts.suffix(ending.count)) == ending {
      return name(words.dropLast(ending.count)).map { .open($0) }
    }
    for beginning in Self.openBeginnings where texts.starts(with: beginning) {
      return name(words.dropFirst(beginning.count)).map { .open($0) }
    }
    return nil
  }

  private func name(_ words: ArraySlice<Word>) -> String? {
    guard let first = words.first, let last = words.last else { return nil }
    return source.excerpt(first.range.union(last.range))
  }

  private static let openEndings = [
    "is open", "are open", "is opened", "is shown", "is showing", "is up", "is visible", "is presented",
    "is on screen", "is on the screen", "open",
  ].map { $0.split(separator: " ").map(String.init) }

  private static let openBeginnings = [
    "the task starts on", "starts on", "starting on", "start on", "on",
  ].map { $0.split(separator: " ").map(String.init) }

  /// What can be given, as authors write it.
  static let examples = [
    "the cart is open", "iPad", "right to left", "large text", "hints are on",
    "VoiceOver is turned on after the sheet opened", "group scanning", "auto scanning every 2 seconds", "2 loops",
    "a select opens the menu", "scanning resumes at the item", "single-switch scanning with a dwell of 2 seconds",
    "end-of-list = wraps",
  ]
}
