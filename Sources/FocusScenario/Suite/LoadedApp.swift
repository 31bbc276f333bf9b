/// An app file as read, with the tables that all its scenarios share.
struct LoadedApp: Sendable {
  /// The path under which it was found.
  var path: String
  /// The problems of the file and of those it includes.
  var diagnostics: [Diagnostic]
  /// Runs scenarios on it; none when the file could not be read or has an error.
  var runner: Runner?
  /// The bytes of each task's heading, in the order of the app's tasks.
  var taskRanges: [SourceRange]
  /// The app file and those it includes.
  var sources: [SourceText]

  /// Reads an app file.
  init(path: String, access: FileAccess, stages: Suite.Stages) {
    self.init(path: path, diagnostics: [], runner: nil, taskRanges: [], sources: [])
    do throws(FileError) {
      let source = try access.read(path)
      sources = [source]
      let folder = Path(path).parent
      var included: [SourceText] = []
      let reading = stages.readApp(source) { name in
        guard let text = try? access.read(folder.appending(name).text) else { return nil }
        included.append(text)
        return text
      }
      sources += included
      diagnostics = reading.diagnostics
      taskRanges = reading.taskRanges
      if !diagnostics.contains(where: { $0.severity == .error }) { runner = Runner(AppIndex(reading.app)) }
    } catch {
      diagnostics = [Diagnostic(error, at: SourceRange(0, 0), in: path)]
    }
  }

  private init(
    path: String,
    diagnostics: [Diagnostic],
    runner: Runner?,
    taskRanges: [SourceRange],
    sources: [SourceText]
  ) {
    self.path = path
    self.diagnostics = diagnostics
    self.runner = runner
    self.taskRanges = taskRanges
    self.sources = sources
  }
}
