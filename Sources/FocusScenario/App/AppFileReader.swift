/// Reads an app file into an app; never stops at the first mistake.
public struct AppFileReader: Sendable {
  /// A reader.
  public init() {}

  /// Reads a source; `include "other.app"` is answered by the closure, which gives none when there is no such file.
  public func read(_ source: SourceText, include: (String) -> SourceText?) -> AppFileReading {
    fatalError("contract only")
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
}
