/// For each behaviour, which alternative is in force.
public struct Behaviours: Hashable, Codable, Sendable {
  /// What the facts support best.
  public static let baseline = Behaviours(changed: [])

  /// The choices that differ from the baseline, in the order of the table.
  public private(set) var changed: [Choice]

  /// A choice that differs from the baseline.
  public struct Choice: Hashable, Codable, Sendable {
    /// The question.
    public var behaviour: BehaviourIdentifier
    /// The answer.
    public var alternative: AlternativeIdentifier
  }

  /// The answer in force to a question.
  public subscript(_ behaviour: BehaviourIdentifier) -> AlternativeIdentifier {
    changed.first { $0.behaviour == behaviour }?.alternative ?? Behaviour.of(behaviour).baseline.identifier
  }

  /// The same with one question answered differently.
  public func choosing(_ alternative: AlternativeIdentifier, for behaviour: BehaviourIdentifier) -> Behaviours {
    var choices = changed.filter { $0.behaviour != behaviour }
    choices.append(Choice(behaviour: behaviour, alternative: alternative))
    choices.sort { Behaviour.position(of: $0.behaviour) < Behaviour.position(of: $1.behaviour) }
    return Behaviours(changed: choices.filter { $0.alternative != Behaviour.of($0.behaviour).baseline.identifier })
  }
}
