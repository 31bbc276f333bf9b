/// An app file as read, with the tables that all its scenarios share.
struct LoadedApp: Sendable {
  /// The path under which it was found.
  var path: String
  /// The problems of the file and of those it includes.
  var diagnostics: [Diagnostic]
  /// Runs scenarios on it; none when the file could not be read or has an error.
  var runner: Runner?
  /// Where each task is defined, in the order of the app's tasks.
  var tasks: [Task]
  /// The app file and those it includes.
  var sources: [SourceText]

  /// The place of a task: its heading, which may stand in an included file.
  struct Task: Sendable {
    var path: String
    var range: SourceRange
  }

  /// Reads an app file.
  init(path: String, fixing choices: [Behaviours.Choice], access: FileAccess, stages: Suite.Stages) {
    self.init(path: path, diagnostics: [], runner: nil, tasks: [], sources: [])
    do throws(FileError) {
      let source = try access.read(path)
      let folder = Path(path).parent
      let reading = stages.readApp(source) { try? access.read(folder.appending($0).text) }
      sources = reading.sources
      diagnostics = reading.diagnostics + reading.behaviourProblems
      tasks = zip(reading.taskPaths, reading.taskRanges).map { Task(path: $0, range: $1) }
      guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
      runner = Runner(AppIndex(reading.app), fixing: choices)
    } catch {
      diagnostics = [Diagnostic(error, at: SourceRange(0, 0), in: path)]
    }
  }

  private init(
    path: String,
    diagnostics: [Diagnostic],
    runner: Runner?,
    tasks: [Task],
    sources: [SourceText]
  ) {
    self.path = path
    self.diagnostics = diagnostics
    self.runner = runner
    self.tasks = tasks
    self.sources = sources
  }
}
