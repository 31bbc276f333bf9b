// Everything an app can be called or can say, for the question whether a check names something it has.

extension App {
  /// Labels and aliases of elements and names of contexts, in the order of the file.
  var allNames: [String] {
    containers.flatMap { [$0.name] + $0.aliases + $0.elements.flatMap(\.allNames) }
  }

  /// The names given with `as`, and those of contexts, in the order of the file.
  var allAliases: [String] {
    containers.flatMap { [$0.name] + $0.aliases + $0.elements.flatMap(\.allAliases) }
  }

  /// The names of all custom actions.
  var allActions: [String] { containers.flatMap { $0.elements.flatMap(\.allActions) } }

  /// Every text that can be heard: labels, values, announcements, toasts, what elements are renamed to.
  var allTexts: [String] { containers.flatMap(\.allTexts) + tasks.flatMap(\.typedTexts) }

  /// Whether the app can count its way to a text: it has one with another number in it, and adds to numbers.
  func countsTo(_ text: String) -> Bool {
    guard let wanted = NumberText(text), containers.contains(where: \.counts) else { return false }
    return allTexts.contains { known in
      NumberText(known).map { $0.prefix == wanted.prefix && $0.suffix == wanted.suffix } ?? false
    }
  }
}

extension Container {
  fileprivate var allTexts: [String] { rules.flatMap(\.allTexts) + elements.flatMap(\.allTexts) + [name] }
  fileprivate var counts: Bool { rules.contains(where: \.counts) || elements.contains(where: \.counts) }
}

extension AppTask {
  fileprivate var typedTexts: [String] {
    steps.compactMap { if case .type(let text, in: _) = $0 { text } else { nil } }
  }
}

extension Element {
  fileprivate var counts: Bool { rules.contains(where: \.counts) || children.contains(where: \.counts) }
  fileprivate var allNames: [String] { [label] + aliases + children.flatMap(\.allNames) }
  fileprivate var allActions: [String] { actions + children.flatMap(\.allActions) }
  fileprivate var allAliases: [String] { aliases + children.flatMap(\.allAliases) }
  fileprivate var allTexts: [String] {
    [label, value, spokenValue, placeholder, hint].compactMap { $0 } + rules.flatMap(\.allTexts)
      + children.flatMap(\.allTexts)
  }
}

extension Rule {
  fileprivate var counts: Bool { effects.contains(where: \.counts) }
  fileprivate var allTexts: [String] { effects.flatMap(\.allTexts) }
}

extension Effect {
  fileprivate var counts: Bool {
    switch self {
    case .addValue: true
    case .after(_, let effects), .afterClosed(let effects): effects.contains(where: \.counts)
    default: false
    }
  }

  fileprivate var allTexts: [String] {
    switch self {
    case .rename(_, let text), .setValue(_, let text), .spokenValue(_, let text), .toast(let text, for: _),
      .announce(let text, _):
      [text]
    case .after(_, let effects), .afterClosed(let effects): effects.flatMap(\.allTexts)
    default: []
    }
  }
}
