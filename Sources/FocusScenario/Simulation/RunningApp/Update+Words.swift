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

extension Target {
  /// The words of the rule.
  var words: String {
    switch self {
    case .named(let name): "'\(name)'"
    case .opener: "the opener"
    case .error: "the error"
    case .title: "the title"
    case .this: "this"
    case .next: "the next one"
    case .previous: "the one before"
    }
  }
}

extension Rule.Event {
  /// The words of the rule, without its subject.
  var words: String {
    switch self {
    case .activate: "activate"
    case .open: "open"
    case .close(let way): way.map { "close by \($0.rawValue)" } ?? "close"
    case .appear: "appear"
    case .type: "type"
    case .escape: "escape"
    case .increment: "increment"
    case .decrement: "decrement"
    case .action(let name): "action '\(name)'"
    case .back: "back"
    case .reload: "reload"
    case .scroll: "scroll"
    case .magicTap: "magic tap"
    case .done: "done"
    case .after(let delay): "after \(delay) ms"
    case .every(let interval): "every \(interval) ms"
    }
  }
}
