/// The open questions that somebody has answered: the app file, or whoever started the run.
public struct FixedBehaviours: Hashable, Sendable {
  /// One for each question that is fixed, in the order of the table; it may be the answer of the baseline.
  public private(set) var choices: [Behaviours.Choice] = []

  /// Fixes questions; of two answers to one question the later holds.
  public init(_ choices: [Behaviours.Choice] = []) {
    for behaviour in Behaviour.table {
      if let choice = choices.last(where: { $0.behaviour == behaviour.identifier }) { self.choices.append(choice) }
    }
  }

  /// What an app file fixes, as far as its names are known, unless the run fixes it otherwise.
  init(of app: App, unless choices: [Behaviours.Choice] = []) {
    let own = app.behaviours.compactMap { try? Behaviours.Choice($0.behaviour, answered: $0.alternative) }
    self.init(own + choices)
  }

  /// The answers in force: the fixed ones, and the baseline for everything else.
  public var behaviours: Behaviours {
    choices.reduce(.baseline) { $0.choosing($1.alternative, for: $1.behaviour) }
  }

  /// The questions that are answered for good.
  public var questions: [BehaviourIdentifier] { choices.map(\.behaviour) }
}

extension Behaviours.Choice {
  /// Understands the two names of a choice: `first-focus-in-sheet`, `dismiss-control`.
  public init(_ behaviour: String, answered alternative: String) throws(BehaviourProblem) {
    guard let identifier = BehaviourIdentifier(rawValue: behaviour) else {
      let known = BehaviourIdentifier.allCases.map(\.rawValue)
      throw .unknownBehaviour(behaviour, nearest: Spelling.nearest(to: behaviour, among: known, tolerance: .generous))
    }
    let row = Behaviour.of(identifier)
    let answers = ([row.baseline] + row.alternatives).map(\.identifier)
    guard let answer = answers.first(where: { $0.rawValue == alternative }) else {
      throw .unknownAlternative(alternative, of: identifier, known: answers.map(\.rawValue))
    }
    self.init(behaviour: identifier, alternative: answer)
  }
}
