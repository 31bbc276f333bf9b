/// Reads an app file into an app; never stops at the first mistake.
public struct AppFileReader: Sendable {
  /// A reader.
  public init() {}

  /// Reads a source; `include "other.app"` is answered by the closure, which gives none when there is no such file.
  public func read(_ source: SourceText, include: (String) -> SourceText? = { _ in nil }) -> AppFileReading {
    let loader = AppFileLoader(source, include: include)
    guard loader.files.allSatisfy(\.isReadable) else { return unreadable(loader, main: source) }
    var naming = AppFileCompiler(names: nil, main: source)
    loader.files.forEach { naming.compile($0) }
    var compiler = AppFileCompiler(names: AppNames(naming.app.containers), main: source)
    loader.files.forEach { compiler.compile($0) }
    // With an error, the rule that opens a context may be the one that could not be read.
    let isSound = !(loader.diagnostics + compiler.diagnostics).contains { $0.severity == .error }
    compiler.reportContexts(main: source, unreached: isSound)
    compiler.app.addToasts()
    compiler.app.addLoadingMarks()
    return AppFileReading(
      app: compiler.app,
      diagnostics: Self.ordered(loader.diagnostics + compiler.diagnostics, by: loader.sources),
      taskRanges: compiler.taskPlaces.map(\.range),
      taskPaths: compiler.taskPlaces.map(\.source.path),
      behaviourPlaces: compiler.behaviourPlaces,
      sources: loader.sources
    )
  }

  /// Without a meaning: whatever the words were, they may not have been meant so.
  private func unreadable(_ loader: AppFileLoader, main: SourceText) -> AppFileReading {
    AppFileReading(
      app: AppFileCompiler(names: nil, main: main).app,
      diagnostics: Self.ordered(loader.diagnostics, by: loader.sources),
      taskRanges: [],
      sources: loader.sources
    )
  }

  /// Each once, though several rows share a line; by file, then by place.
  private static func ordered(_ diagnostics: [Diagnostic], by sources: [SourceText]) -> [Diagnostic] {
    struct Key: Hashable {
      var code: String
      var path: String
      var range: SourceRange
    }
    var seen: Set<Key> = []
    let unique = diagnostics.filter { seen.insert(Key(code: $0.code, path: $0.path, range: $0.range)).inserted }
    return sources.flatMap { source in
      unique.enumerated().filter { $0.element.path == source.path }
        .sorted { ($0.element.range.lower, $0.offset) < ($1.element.range.lower, $1.offset) }
        .map(\.element)
    }
  }
}

/// What came of reading an app file.
public struct AppFileReading: Sendable {
  /// The app; with an error in the file it holds what could be read, and nothing may run on it.
  public var app: App
  /// All problems of the file and of those it includes.
  public var diagnostics: [Diagnostic]
  /// The bytes of each task's heading line, in the order of `app.tasks`, for a warning about one that nothing uses.
  public var taskRanges: [SourceRange]
  /// The path of the file that defines each task, in the same order.
  public var taskPaths: [String] = []
  /// The line of each behaviour that is fixed, in the order of `app.behaviours`.
  public var behaviourPlaces: [Place] = []
  /// The file and those it includes, each once, so that a diagnostic can be shown with its line.
  public var sources: [SourceText] = []

  /// A line of the file, or of one that it includes.
  public struct Place: Hashable, Sendable {
    /// The path of the file.
    public var path: String
    /// Its bytes.
    public var range: SourceRange
  }
}
