/// How people say a claim, whatever else stands in the line: words, verbs in any form, and open places for things.
///
/// `FOCUS ~GO TO x` is `focus`, a form of a verb of going with what denies it, a word for where to, and a thing.
struct ClausePattern: Hashable, Sendable {
  /// One part of a pattern.
  enum Part: Hashable, Sendable {
    /// One of some wordings.
    case words([[String]])
    /// A verb of a class, with its helpers and what denies it.
    case verb(String)
    /// A past participle of a class, alone.
    case participle(String)
    /// `is`, `should be`, `isn't`, `gets`.
    case be
    /// `can`, `is able to`, denied or not.
    case can
    case place(Place)
    indirect case optional(Part)
  }

  /// What an open place takes.
  enum Place: String, Hashable, Sendable {
    /// What the claim is about.
    case target = "x"
    /// The second thing.
    case other = "y"
    /// A quotation that is compared as it stands.
    case text = "q"
    /// How far: `two swipes`.
    case steps = "d"
    /// How many of what is there: `3 results`.
    case amount = "n"
    /// How often: `once`.
    case times = "t"
    case key = "k"
    /// Something that is done, as the subject of what it brings about: `closing the sheet`.
    case event = "e"
    /// Things in their order.
    case list = "l"
    case nextSteps = "s"
    /// A third thing.
    case third = "z"
    /// Words that name something or are said, in quotes or not.
    case name = "u"
    /// Things on a way, from each to the next.
    case path = "p"
    /// Some words that nothing says.
    case gap = "w"
    /// How long: `at least 10 seconds`.
    case duration = "o"
  }

  /// What the words come to.
  enum Meaning: Hashable, Sendable {
    case frame(Frame.Kind, Frame.Relation)
    case saying(ClauseSaying)
  }

  var meaning: Meaning
  /// What the words say beside it.
  var settings: [String: String]
  var parts: [Part]

  /// The words without any of which nothing fits.
  var anchors: [Part] {
    parts.filter { part in
      switch part {
      case .words, .verb, .participle: true
      default: false
      }
    }
  }
}

extension ClausePattern {
  /// Classes that its parts name and no table has; a word in capitals is no word of a line.
  var unknownClasses: [String] { parts.flatMap { Self.unknownClasses(of: $0) } }

  private static func unknownClasses(of part: Part) -> [String] {
    switch part {
    case .verb(let name), .participle(let name): ClauseWords.verbs[name] == nil ? [name] : []
    case .words(let wordings): wordings.flatMap { $0 }.filter { $0 != $0.lowercased() }
    case .optional(let part): unknownClasses(of: part)
    case .be, .can, .place: []
    }
  }

  /// The patterns of a table of sentences: rows `sentence / sentence when denied < pattern | pattern`.
  ///
  /// `^` marks a pattern that only stands where nothing before it may belong to it.
  static func patterns(ofSayings table: String) -> [ClausePattern] {
    table.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap { row -> [ClausePattern] in
      let sides = row.split(separator: " < ", maxSplits: 1)
      guard sides.count == 2 else { return [] }
      return sides[1].split(separator: "|").map { wording in
        let words = wording.split(separator: " ").map(String.init)
        let isBare = words.first == "^"
        return ClausePattern(
          meaning: .saying(ClauseSaying(sides[0])),
          settings: isBare ? ["bare": ""] : [:],
          parts: words.dropFirst(isBare ? 1 : 0).map(part)
        )
      }
    }
  }

  /// The patterns of a table, in its order: rows `kind relation settings: pattern | pattern`.
  static func patterns(of table: String) -> [ClausePattern] {
    table.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap { row -> [ClausePattern] in
      guard let colon = row.firstRange(of: ": ") else { return [] }
      let head = row[..<colon.lowerBound].split(separator: " ").map(String.init)
      guard head.count > 1, let kind = Frame.Kind(rawValue: head[0]), let relation = Frame.Relation(rawValue: head[1])
      else { return [] }
      let settings = head.dropFirst(2).map { setting -> (String, String) in
        let sides = setting.split(separator: "=", maxSplits: 1).map(String.init)
        return (sides[0], sides.count > 1 ? sides[1].replacing("_", with: " ") : "")
      }
      return row[colon.upperBound...].split(separator: "|").map { wording in
        ClausePattern(
          meaning: .frame(kind, relation),
          settings: Dictionary(settings) { first, _ in first },
          parts: wording.split(separator: " ").map { part(String($0)) }
        )
      }
    }
  }

  private static func part(_ text: String) -> Part {
    if text.hasSuffix("?"), text.utf8.count > 1 { return .optional(part(String(text.dropLast()))) }
    if let place = Place(rawValue: text) { return .place(place) }
    if text.hasPrefix("~") { return .verb(String(text.dropFirst())) }
    if text.hasPrefix("+") { return .participle(String(text.dropFirst())) }
    if text == "be" { return .be }
    if text == "can" { return .can }
    if let words = ClauseWords.classes[text] { return .words(words) }
    return .words(text.split(separator: "/").map { $0.split(separator: "_").map(String.init) })
  }
}
