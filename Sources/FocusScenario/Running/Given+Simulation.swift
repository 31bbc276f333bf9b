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
      case .open, .largeText, .hints, .technology: break
      }
    }
    return app
  }
}

extension Given.Condition {
  fileprivate func reasonNotSimulated(for technology: Technology) -> String? {
    switch self {
    case .open, .device, .direction, .hints(false): nil
    case .largeText: "what large text does to a layout is not simulated"
    case .hints(true): "spoken hints are not simulated"
    case .technology(let name, after: let event?): "turning \(name) on after '\(event)' is not simulated"
    case .technology(technology.rawValue, after: nil): nil
    case .technology(let name, after: nil): "\(name) together with \(technology.rawValue) is not simulated"
    }
  }
}
