/// An app file that is looked at by itself, with no check.
public struct AppDocument: Sendable {
  /// The path as the user named it.
  public let path: String
  private let loaded: LoadedApp

  /// Reads a file, and those it includes.
  public init(_ path: String, fixing choices: [Behaviours.Choice] = [], access: FileAccess = FileAccess()) {
    self.path = path
    self.loaded = LoadedApp(path: path, fixing: choices, access: access, stages: .standard)
  }

  /// The problems of the file and of those it includes.
  public var diagnostics: [Diagnostic] { loaded.diagnostics }

  /// The app's tables; none when the file has an error.
  public var index: AppIndex? { loaded.runner?.index }

  /// How devices behave: as the user says, else as the app file does, else as the facts have it.
  public var behaviours: Behaviours { loaded.runner?.fixed.behaviours ?? .baseline }

  /// The text that a diagnostic is about.
  public func source(at path: String) -> SourceText? { loaded.sources.first { $0.path == path } }
}
