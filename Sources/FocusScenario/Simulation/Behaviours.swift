/// For each behaviour, which alternative is in force.
public struct Behaviours: Hashable, Codable, Sendable {
  /// What the facts support best.
  public static let baseline = Behaviours()
}
