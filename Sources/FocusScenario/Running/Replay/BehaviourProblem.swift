/// What can be wrong with a behaviour that somebody fixes by name.
public enum BehaviourProblem: Error, Hashable {
  /// No question has this name; one may be near it.
  case unknownBehaviour(String, nearest: String?)
  /// The question has no such answer, but these.
  case unknownAlternative(String, of: BehaviourIdentifier, known: [String])
}

extension BehaviourProblem: Problem {
  /// The stable code.
  public var code: String {
    switch self {
    case .unknownBehaviour: "unknown-behaviour"
    case .unknownAlternative: "unknown-alternative"
    }
  }

  /// It keeps the app file from running.
  public var severity: Diagnostic.Severity { .error }

  /// What is wrong.
  public var message: String {
    switch self {
    case .unknownBehaviour(let name, _): "there is no behaviour '\(name)'"
    case .unknownAlternative(let name, let behaviour, _): "'\(behaviour.rawValue)' has no answer '\(name)'"
    }
  }

  /// The short text beside the caret.
  public var label: String {
    switch self {
    case .unknownBehaviour(_, let nearest): nearest.map { "did you mean '\($0)'?" } ?? "no such behaviour"
    case .unknownAlternative: "no such answer"
    }
  }

  /// What to write instead.
  public var help: String? {
    switch self {
    case .unknownBehaviour(_, let nearest?): "write '\(nearest)'; 'focus-check behaviours' lists all"
    case .unknownBehaviour: "'focus-check behaviours' lists all"
    case .unknownAlternative(_, _, let known): "write \(WordList.choice(known.map { "'\($0)'" }))"
    }
  }
}

extension AppFileReading {
  /// The behaviours that the file fixes by a name that nothing has.
  var behaviourProblems: [Diagnostic] {
    zip(app.behaviours, behaviourPlaces).compactMap { named, place in
      do throws(BehaviourProblem) {
        _ = try Behaviours.Choice(named.behaviour, answered: named.alternative)
        return nil
      } catch {
        return Diagnostic(error, at: place.range, in: place.path)
      }
    }
  }
}
