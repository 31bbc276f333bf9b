extension Picker {
  func moment(at start: Int) -> Piece? {
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
    guard
      ["after", "when", "once", "upon", "whenever", "if", "as", "until", "while"].contains(text(start))
        || opening > start + 1 || (text(start) == "on" && start == 0 && text(1).hasSuffix("ing"))
    else { return nil }
    if text(start) == "once", start > 0, start + 1 == words.count || words[start + 1].kind == .mark { return nil }
    // `once per search` is a count.
    if text(start) == "once", Self.counted.contains(text(start + 1)) { return nil }
    if text(start) == "as", opening == start + 1 { return nil }
    var end = opening
    while end < words.count, words[end].kind != .mark {
      if end > opening + 1, start == 0, subject(at: end) != nil { break }
      end += 1
    }
    return end > opening ? Piece(content: .unknownMoment, range: start..<end) : nil
  }

  private static let counted: Set<String> = [
    "per", "each", "every", "in", "for", "at", "only", "when", "after", "before",
  ]

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
