/// A question that devices answer differently, with the answers that were seen and the one that is taken.
public struct Behaviour: Hashable, Codable, Sendable {
  /// One answer, with the facts it follows.
  public struct Alternative: Hashable, Codable, Sendable {
    /// The stable name.
    public var identifier: AlternativeIdentifier
    /// The answer in a few words.
    public var meaning: String
    /// The ids of the facts; none for an answer that is a guess.
    public var facts: [String]
    /// How well it is known; a guess never makes a check fragile.
    public var confidence: Confidence
  }

  /// The stable name.
  public var identifier: BehaviourIdentifier
  /// The question in a few words.
  public var question: String
  /// The answer that is taken.
  public var baseline: Alternative
  /// The answers that are not taken.
  public var alternatives: [Alternative]

  /// The row of the table for a question.
  public static func of(_ identifier: BehaviourIdentifier) -> Behaviour { table[position(of: identifier)] }

  /// The row number of a question; the table has the order of the identifiers.
  static func position(of identifier: BehaviourIdentifier) -> Int {
    positions[identifier] ?? 0
  }

  private static let positions = Dictionary(
    uniqueKeysWithValues: BehaviourIdentifier.allCases.enumerated().map { ($1, $0) }
  )
}
