extension App {
  /// Marks as loading what a rule loads in place of content, where nothing is seen of it before.
  mutating func addLoadingMarks() {
    for number in containers.indices {
      let loads = containers[number].loads
      let content = Set(loads.flatMap(\.content))
      for name in loads.flatMap(\.loading) where !content.contains(name) { markLoading(name, from: number) }
    }
  }

  /// An element for a rule: in the rule's own context first, then in the whole app.
  private mutating func markLoading(_ name: String, from container: Int) {
    let isOwn = containers[container].elements.contains { $0.isCalled(name) || $0.holds(name) }
    for place in containers.indices where !isOwn || place == container {
      for number in containers[place].elements.indices { containers[place].elements[number].markLoading(name) }
    }
  }
}

extension Container {
  fileprivate var loads: [(loading: [String], content: [String])] {
    (rules + elements.flatMap(\.allRules)).flatMap(\.effects).flatMap(\.loads)
  }
}

extension Element {
  fileprivate func isCalled(_ name: String) -> Bool { label == name || id == name || aliases.contains(name) }

  fileprivate func holds(_ name: String) -> Bool { children.contains { $0.isCalled(name) || $0.holds(name) } }

  fileprivate mutating func markLoading(_ name: String) {
    if isCalled(name), !isShown { isLoading = true }
    for number in children.indices { children[number].markLoading(name) }
  }
}

extension Effect {
  fileprivate var loads: [(loading: [String], content: [String])] {
    switch self {
    case .load(let loading, for: _, instead: let content):
      [(loading.compactMap(\.name), content.compactMap(\.name))]
    case .after(_, let effects), .afterClosed(let effects): effects.flatMap(\.loads)
    default: []
    }
  }
}

extension Target {
  fileprivate var name: String? { if case .named(let name) = self { name } else { nil } }
}
