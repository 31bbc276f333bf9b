extension Given {
  /// Why a scenario under these conditions is not simulated; none when it is.
  func reasonNotSimulated(for technology: Technology, on app: App) -> String? {
    conditions.lazy.compactMap { $0.reasonNotSimulated(for: technology, on: app) }.first
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
      case .largeText: app.layOutForLargeText()
      case .open, .hints, .technology, .scanning, .behaviour: break
      }
    }
    return app
  }

  /// How a switch user scans.
  var scanning: Scanning {
    var scanning = Scanning.manual
    for condition in conditions {
      guard case .scanning(let setting) = condition else { continue }
      switch setting {
      case .groups(let isOn): scanning.groupsItems = isOn
      case .interval(let interval): scanning.interval = interval
      case .loops(let count): scanning.loops = count
      case .menu(let isOn): scanning.opensMenu = isOn
      case .dwell(let dwell): scanning.dwell = dwell
      case .resumesAtItem: break
      }
    }
    return scanning
  }

  /// Whether hints are spoken (VO-60, TB-15).
  var speaksHints: Bool { conditions.contains(.hints(true)) }

  /// What has to be up before the technology is turned on, in the author's words.
  var turnedOnAfter: (words: String, range: SourceRange)? {
    for part in parts {
      if case .technology(_, after: let event?) = part.condition { return (event, part.range) }
    }
    return nil
  }
}

extension Given {
  /// The behaviours that are given, as far as their names are known.
  var choices: [Behaviours.Choice] {
    conditions.compactMap { condition in
      switch condition {
      case .behaviour(let name, let answer): return try? Behaviours.Choice(name, answered: answer)
      case .scanning(.resumesAtItem(let isAtItem)):  // SC-8
        return Behaviours.Choice(behaviour: .scanAfterSelect, alternative: isAtItem ? .atItem : .atBeginning)
      default: return nil
      }
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
  fileprivate func reasonNotSimulated(for technology: Technology, on app: App) -> String? {
    switch self {
    case .open, .device, .direction, .hints, .scanning, .behaviour, .technology(technology.rawValue, after: _): nil
    case .largeText: app.saysLargeText ? nil : "the app file does not say what large text does to its layout"
    case .technology(let name, after: _): "\(name) together with \(technology.rawValue) is not simulated"
    }
  }
}
