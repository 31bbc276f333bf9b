extension AppFileCompiler {
  /// Reports an app without a screen, and warns of contexts that no rule opens: neither from the first screen on nor
  /// from where tasks start.
  mutating func reportContexts(main: SourceText, unreached: Bool) {
    guard let names, let first = app.containers.firstIndex(where: { $0.kind.isScreen }) else {
      source = main
      report(AppRuleProblem.noScreen, at: SourceRange(0, 0))
      return
    }
    guard unreached else { return }
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

  /// The texts of toasts that rules show, and that no context is called.
  private var toastsWithoutContext: [String] {
    var seen: Set<String> = []
    return app.containers.flatMap(\.toasts).filter { names?.container(named: $0) == nil && seen.insert($0).inserted }
  }

  private mutating func reportUnreached(_ number: Int, _ names: AppNames) {
    let name = app.containers[number].name
    guard names.container(named: name) == number else { return }
    source = containerPlaces[number].source
    let problem: AppNameProblem =
      app.containers[number].kind == .toast
      ? .toastNotShown(name, shown: toastsWithoutContext) : .unreachedContext(name)
    report(problem, at: containerPlaces[number].range)
  }
}

extension App {
  /// Gives each toast that a rule shows, and that has no heading of its own, a context with its text.
  mutating func addToasts() {
    let toasts = containers.filter { $0.kind == .toast }
    var known = Set(toasts.flatMap { [$0.name] + $0.aliases }.map { $0.lowercased() })
    for text in containers.flatMap(\.toasts) where known.insert(text.lowercased()).inserted {
      containers.append(Container(.toast, text) { Text(text) })
    }
  }
}

extension Container {
  /// The texts of the toasts that its rules show.
  fileprivate var toasts: [String] { (rules + elements.flatMap(\.allRules)).flatMap(\.effects).flatMap(\.toasts) }

  /// The names of the contexts that its rules open or go to.
  fileprivate var opens: [String] { (rules + elements.flatMap(\.allRules)).flatMap(\.effects).flatMap(\.opens) }
}

extension Element {
  /// Its own rules and those of the elements inside.
  var allRules: [Rule] { rules + children.flatMap(\.allRules) }
}

extension Effect {
  fileprivate var opens: [String] {
    switch self {
    case .open(let name), .goTo(let name), .toast(let name, for: _): [name]
    case .after(_, let effects), .afterClosed(let effects): effects.flatMap(\.opens)
    default: []
    }
  }

  fileprivate var toasts: [String] {
    switch self {
    case .toast(let text, for: _): [text]
    case .after(_, let effects), .afterClosed(let effects): effects.flatMap(\.toasts)
    default: []
    }
  }
}
