extension AppFileCompiler {
  /// Warns of contexts that no rule opens, starting from the first screen and from where tasks start.
  ///
  /// With an error in the files it says nothing: the rule that opens a context may be the one that could not be read.
  mutating func reportUnreachedContexts(main: SourceText) {
    guard let names, let first = app.containers.firstIndex(where: { $0.kind.isScreen }) else {
      source = main
      report(AppRuleProblem.noScreen, at: SourceRange(0, 0))
      return
    }
    if diagnostics.contains(where: { $0.severity == .error }) { return }
    var reached = [first] + startingPlaces(names)
    var isReached = app.containers.indices.map { reached.contains($0) }
    while let number = reached.popLast() {
      for name in app.containers[number].opens {
        guard let next = names.container(named: name), !isReached[next] else { continue }
        isReached[next] = true
        reached.append(next)
      }
    }
    for number in app.containers.indices where !isReached[number] { reportUnreached(number, names) }
  }

  private func startingPlaces(_ names: AppNames) -> [Int] {
    app.tasks.compactMap { task in
      guard case .startOn(let name)? = task.steps.first else { return nil }
      return names.container(named: name)
    }
  }

  private mutating func reportUnreached(_ number: Int, _ names: AppNames) {
    let name = app.containers[number].name
    guard names.container(named: name) == number else { return }
    source = containerPlaces[number].source
    report(AppNameProblem.unreachedContext(name), at: containerPlaces[number].range)
  }
}

extension Container {
  /// The names of the contexts that its rules open or go to.
  fileprivate var opens: [String] { rules.flatMap(\.opens) + elements.flatMap(\.opens) }
}

extension Element {
  fileprivate var opens: [String] { rules.flatMap(\.opens) + children.flatMap(\.opens) }
}

extension Rule {
  fileprivate var opens: [String] { effects.flatMap(\.opens) }
}

extension Effect {
  fileprivate var opens: [String] {
    switch self {
    case .open(let name), .goTo(let name): [name]
    case .after(_, let effects), .afterClosed(let effects): effects.flatMap(\.opens)
    default: []
    }
  }
}
