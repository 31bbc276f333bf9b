extension FocusRequest {
  /// The effect and its rule: `focus 'Street' on open of Address panel`.
  func words(in index: AppIndex) -> String {
    let effect = target.map { "\(kind.rawValue) \($0.words)" } ?? kind.rawValue
    return "\(effect) \(origin.words(in: index))"
  }
}

extension Update.Origin {
  /// The event and what it happened to: `on activate of Pay`.
  func words(in index: AppIndex) -> String {
    let subject = element.map { index.entries[$0.index].element.label } ?? index.app.containers[container.index].name
    let words = "on \(event.words) of \(subject)"
    return delay == 0 ? words : "\(delay) ms later, \(words)"
  }
}
