/// A noun of a block that a later `it` may stand for.
struct Mention: Hashable, Sendable {
  /// What is known of the thing without an app.
  enum Kind: Hashable, Sendable {
    /// It opens and closes.
    case context
    /// It holds text.
    case field
    /// It is pressed, or is a part of a context, and cannot be closed.
    case part
    /// Only an app can tell.
    case unknown
  }

  var reference: Reference
  var kind: Kind
  /// Where the author wrote it.
  var range: SourceRange
  /// What a word that fits both may as well stand for.
  var rival: Reference?

  /// Takes note of a reference; none for a pronoun, which names nothing.
  init?(_ reference: Reference, kind: Kind? = nil, at range: SourceRange? = nil) {
    if case .pronoun = reference.head { return nil }
    self.reference = reference
    self.kind = kind ?? Self.kind(of: reference)
    self.range = range ?? reference.range
  }

  /// How well a thing suits a verb.
  enum Fit: Int, Comparable {
    case never, perhaps, well

    static func < (first: Fit, second: Fit) -> Bool { first.rawValue < second.rawValue }
  }

  /// How well the thing suits a verb and the number of a pronoun.
  func fit(_ role: ReferenceRole, isPlural: Bool) -> Fit {
    min(fit(role), fit(isPlural: isPlural))
  }

  /// Whether another thing suits them as well.
  func isRivalled(_ role: ReferenceRole, isPlural: Bool) -> Bool {
    rival.flatMap { Mention($0) }?.fit(role, isPlural: isPlural) == .well
  }

  private func fit(_ role: ReferenceRole) -> Fit {
    switch (role, kind) {
    case (.any, _), (.context, .context): .well
    case (.context, .unknown): .perhaps
    case (.context, .field), (.context, .part), (.changed, .part): .never
    case (.changed, .context), (.activated, .context): .perhaps
    case (.changed, _), (.activated, _): .well
    }
  }

  private func fit(isPlural: Bool) -> Fit {
    // A name may be of several things: `"Rows" … they`.
    guard let number = isManifold else { return isPlural && !isOfAny ? .perhaps : .well }
    if number == isPlural { return .well }
    return isPlural || kind != .context ? .never : .well
  }

  /// Whether the words speak of several things; none when they do not tell, as a quotation does not.
  private var isManifold: Bool? {
    if reference.combination != nil { return true }
    guard case .noun(let words) = reference.head else { return nil }
    if reference.quantifier == .a { return false }
    // `every button … it`, `all buttons … they`.
    if isOfAny { return nil }
    let isPlural = words.hasSuffix("s") && !["ss", "us", "is"].contains { words.hasSuffix($0) }
    return isPlural || LanguageTables.severals.contains(Self.lastWord(of: words))
  }

  /// Whether it is any, every or no thing of a kind.
  private var isOfAny: Bool { [.every, .any, .no].contains(reference.quantifier) }

  private static func kind(of reference: Reference) -> Kind {
    if let noun = reference.kindNoun { return kinds[lastWord(of: noun)] ?? .unknown }
    guard case .noun(let words) = reference.head else { return .unknown }
    return kinds[lastWord(of: words)] ?? .unknown
  }

  private static func lastWord(of words: String) -> String {
    words.split(separator: " ").last.map { $0.lowercased() } ?? ""
  }

  /// Nouns that tell a thing's kind in every app.
  private static let kinds: [String: Kind] = {
    let words: [(Kind, [String])] = [
      (
        .context,
        [
          "alert", "cover", "dialog", "dialogue", "drawer", "menu", "modal", "overlay", "panel", "picker", "popover",
          "popup", "screen", "sheet", "window",
        ]
      ),
      (.field, ["box", "field", "input"]),
      (
        .part,
        [
          "button", "checkbox", "control", "heading", "icon", "label", "link", "opener", "slider", "stepper", "switch",
          "title", "toggle", "trigger",
        ]
      ),
    ]
    return Dictionary(words.flatMap { kind, nouns in nouns.map { ($0, kind) } }) { first, _ in first }
  }()
}
