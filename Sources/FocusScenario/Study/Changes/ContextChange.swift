/// One change that the app can make, with the four questions of the document on focus recovery answered.
public struct ContextChange: Hashable, Sendable {
  /// Where focus goes on one technology.
  public struct Outcome: Hashable, Sendable {
    /// The technology.
    public var technology: Technology
    /// Where focus is afterwards, as spoken; none when it is nowhere.
    public var focus: String?
    /// Who put it there, in words.
    public var cause: String
    /// Whether it is where the design wants it.
    public var isAsDesigned: Bool
    /// Whether the app asked for it.
    public var isDecided: Bool
  }

  /// Where focus returns on one way of closing, on one technology.
  public struct Return: Hashable, Sendable {
    /// How it is closed.
    public var way: ClosingWay
    /// What comes of it.
    public var outcome: Outcome
    /// Why it is decided otherwise than the design's table has it.
    public var reason: String?
  }

  /// What the map says of a change.
  public enum Judgement: String, Hashable, Codable, Sendable, CaseIterable {
    /// Focus goes nowhere that anybody decided, on at least one technology.
    case missing = "no target"
    /// The app moves focus where the design's table would not, and does not say why.
    case different = "not as designed"
    /// Focus goes where the design wants it, on every technology that gets there.
    case kept = "as designed"
    /// The app file says why it is otherwise.
    case overridden = "decided otherwise"
    /// No technology can set it off, within the limits of the exploration.
    case unreached = "never reached"
  }

  /// What triggered it: `activate "Pay" when 'Expiration date' is '11/20'`.
  public var trigger: String
  /// The context in which it happens.
  public var place: String
  /// Whether it is a new screen, a modal, or a change within the screen.
  public var kind: ChangeKind
  /// What changes, in the words of the app file.
  public var effects: String
  /// Where focus should go.
  public var target: DesignTarget
  /// Where it goes, by technology.
  public var outcomes: [Outcome]
  /// Where it returns, by way of closing and technology.
  public var returns: [Return]
  /// Why focus is left elsewhere than the design's table has it; a return has its own reason.
  public var reason: String?
  /// The blocks that do it and look at what came of it, in the order of the texts.
  public var coveredBy: [SourceLocation]

  /// What the map says of it.
  public var judgement: Judgement {
    let unexplained = (reason == nil ? outcomes : []) + returns.filter { $0.reason == nil }.map(\.outcome)
    let astray = unexplained.filter { !$0.isAsDesigned }
    if !astray.isEmpty { return astray.allSatisfy(\.isDecided) ? .different : .missing }
    if reason != nil || returns.contains(where: { $0.reason != nil }) { return .overridden }
    return unexplained.isEmpty ? .unreached : .kept
  }
}

/// Every change of context of an app.
public struct ChangeMap: Hashable, Sendable {
  /// The title of the app.
  public var app: String
  /// Those without a target first, then those that are otherwise than designed, then those that no check covers.
  public var changes: [ContextChange]
  /// The technologies that were asked.
  public var technologies: [Technology]
  /// Whether checks were looked at.
  public var hasChecks: Bool

  /// The changes that leave focus where nobody decided.
  public var withoutTarget: [ContextChange] { changes.filter { $0.judgement == .missing } }

  /// The changes that no check covers.
  public var uncovered: [ContextChange] { changes.filter(\.coveredBy.isEmpty) }

  /// The part of the changes that a check covers, in whole percent, rounded down; 100 when there is none.
  public var coverage: Int {
    changes.isEmpty ? 100 : (changes.count - uncovered.count) * 100 / changes.count
  }
}
