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

extension Effect {
  /// The words of the rule.
  var words: String {
    switch self {
    case .show(let target): "show \(target.words)"
    case .remove(let target): "remove \(target.words)"
    case .takeOffScreen(let target): "take \(target.words) off screen"
    case .hide(let target): "hide \(target.words) from assistive technology"
    case .reveal(let target): "reveal \(target.words)"
    case .insert(let target): "insert \(target.words)"
    case .move(let target, let place): "move \(target.words) \(place.words)"
    case .rename(let target, let label): "rename \(target.words) to '\(label)'"
    case .setValue(let target, let value): "set \(target.words) to '\(value)'"
    case .addValue(let target, let number): "set \(target.words) \(number < 0 ? "-" : "+") \(number.magnitude)"
    case .spokenValue(let target, let value): "set the spoken value of \(target.words) to '\(value)'"
    case .enable(let target): "enable \(target.words)"
    case .disable(let target): "disable \(target.words)"
    case .select(let target): "select \(target.words)"
    case .deselect(let target): "deselect \(target.words)"
    case .check(let target): "check \(target.words)"
    case .uncheck(let target): "uncheck \(target.words)"
    case .toggle(let target): "toggle \(target.words)"
    case .expand(let target): "expand \(target.words)"
    case .collapse(let target): "collapse \(target.words)"
    case .open(let context): "open \(context)"
    case .close(let context): context.map { "close \($0)" } ?? "close"
    case .goTo(let context): "go to \(context)"
    case .goBack: "go back"
    case .load(let marks, let time, let content):
      "load \(Self.words(marks)) for \(time) ms, then \(Self.words(content))"
    case .reload(let targets): targets.isEmpty ? "reload" : "reload \(Self.words(targets))"
    case .toast(let text, let time): "show a toast '\(text)' for \(time) ms"
    case .focus(let target): "focus \(target.words)"
    case .keyboardFocus(let target): "keyboard focus \(target.words)"
    case .postScreenChanged(let target): "post screen changed" + (target.map { " with \($0.words)" } ?? "")
    case .postLayoutChanged(let target): "post layout changed" + (target.map { " with \($0.words)" } ?? "")
    case .announce(let text, let priority): "announce '\(text)'" + (priority == .normal ? "" : " \(priority.rawValue)")
    case .postText(let notification, let text): "post \(notification.rawValue) saying '\(text)'"
    case .after(let time, let effects): "after \(time) ms: \(Self.words(effects))"
    case .afterClosed(let effects): "after it has closed: \(Self.words(effects))"
    case .nothing: "nothing"
    case .because(let reason): "because '\(reason)'"
    }
  }

  private static func words(_ targets: [Target]) -> String { targets.map(\.words).joined(separator: ", ") }
  private static func words(_ effects: [Effect]) -> String { effects.map(\.words).joined(separator: ", ") }
}

extension Effect.Place {
  /// The words of the rule.
  var words: String {
    switch self {
    case .before(let target): "before \(target.words)"
    case .after(let target): "after \(target.words)"
    case .top: "to the top"
    case .end: "to the end"
    }
  }
}
