extension SuiteProblem: Problem {
  var code: String {
    switch self {
    case .app(.noSuchApp): "no-such-app"
    case .app(.severalApps): "several-apps"
    case .app(.noApp): "no-app"
    case .unusedTask: "unused-task"
    }
  }

  var severity: Diagnostic.Severity {
    if case .unusedTask = self { return .warning }
    return .error
  }

  var message: String {
    switch self {
    case .app(.noSuchApp(let name, _)):
      "there is no app file for '\(name)': '\(Self.fileName(name))' is neither in this folder nor above it"
    case .app(.severalApps): "it is not said which app this runs on"
    case .app(.noApp): "there is no app file to run on, in this folder or above it"
    case .unusedTask(let name): "no check uses the task '\(name)'"
    }
  }

  var label: String {
    switch self {
    case .app(.noSuchApp): "no such app"
    case .app: "needs an app"
    case .unusedTask: "not used"
    }
  }

  var help: String? {
    switch self {
    case .app(.noSuchApp(let name, let candidates)):
      candidates.isEmpty
        ? "start one with 'focus-check init', and save it as '\(Self.fileName(name))' beside the checks"
        : "the app files are \(Self.list(candidates))"
    case .app(.severalApps(let candidates)):
      "write 'App: \(Path(candidates.first ?? "").stem)' above the block; the app files are \(Self.list(candidates))"
    case .app(.noApp): "start one with 'focus-check init', and save it beside the checks"
    case .unusedTask: "use it in a 'Task:' line, or remove it"
    }
  }

  private static func fileName(_ name: String) -> String {
    String(name.lowercased().map { $0 == " " ? "-" : $0 }) + ".app"
  }

  private static func list(_ paths: [String]) -> String {
    paths.prefix(8).map { "'\($0)'" }.joined(separator: ", ") + (paths.count > 8 ? ", …" : "")
  }
}
