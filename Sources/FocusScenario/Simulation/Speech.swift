/// What a technology says for an element, in parts, so that a comparison can say which part differs.
public struct Speech: Hashable, Codable, Sendable {
  public var label: String
  public var value: String?
  /// `selected`, `dimmed`, `expanded`.
  public var states: [String]
  /// `button`, `heading`.
  public var roles: [String]
  /// `2 of 4`.
  public var position: String?
  public var hint: String?

  /// The words in one line, in the style of the documents: `Delivery address, heading`.
  public var text: String { fatalError("contract only") }
}
