extension Given {
  /// Why a scenario under these conditions is not simulated; none when it is.
  func reasonNotSimulated(for technology: Technology) -> String? {
    conditions.lazy.compactMap { $0.reasonNotSimulated(for: technology) }.first
  }

  /// The app as it is on the given device.
  func applied(to app: App) -> App {
    var app = app
    for condition in conditions {
      switch condition {
      case .device(.pad): app.idiom = .pad
      case .device(.phone): app.idiom = .phone
      case .direction(.rightToLeft): app.direction = .rightToLeft
      case .direction(.leftToRight): app.direction = .leftToRight
      case .open, .largeText, .hints, .technology, .behaviour: break
      }
    }
    return app
  }
}

extension Given {
  /// The behaviours that are given, as far as their names are known.
  var choices: [Behaviours.Choice] {
    conditions.compactMap { condition in
      guard case .behaviour(let name, let answer) = condition else { return nil }
      return try? Behaviours.Choice(name, answered: answer)
    }
  }

  /// The behaviours whose names nothing has.
  var behaviourProblems: [(problem: BehaviourProblem, range: SourceRange)] {
    parts.compactMap { part in
      guard case .behaviour(let name, let answer) = part.condition else { return nil }
      do throws(BehaviourProblem) {
        _ = try Behaviours.Choice(name, answered: answer)
        return nil
      } catch {
        return (error, part.range)
      }
    }
  }
}

extension Given.Condition {
  fileprivate func reasonNotSimulated(for technology: Technology) -> String? {
    switch self {
    case .open, .device, .direction, .hints(false), .behaviour: nil
    case .largeText: "what large text does to a layout is not simulated"
    case .hints(true): "spoken hints are not simulated"
    case .technology(let name, after: let event?): "turning \(name) on after '\(event)' is not simulated"
    case .technology(technology.rawValue, after: nil): nil
    case .technology(let name, after: nil): "\(name) together with \(technology.rawValue) is not simulated"
    }
  }
}
