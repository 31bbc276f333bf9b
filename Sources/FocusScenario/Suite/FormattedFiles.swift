/// The check files and documents that paths lead to, each as it stands and as it should.
public struct FormattedFiles: Sendable {
  /// One file.
  public struct File: Sendable {
    /// The path as the user named it, or as it was found; `-` for standard input.
    public let path: String
    /// As it should stand; none when the file could not be read.
    public let formatted: CheckFileFormatter.Formatted?
    /// Why it was left as it is.
    public let diagnostics: [Diagnostic]
    /// Whether only some of its lines were named, which formatting cannot heed.
    public let isPartial: Bool
  }

  /// In the order in which the paths were given, then by name.
  public let files: [File]
  /// What was asked for by hand and is not there.
  public let absences: [Absence]

  /// Formats what was found; nothing is written.
  public init(_ found: FoundFiles, with formatter: CheckFileFormatter = CheckFileFormatter()) {
    self.absences = found.absences
    self.files = found.files.map { file in
      switch file.content {
      case .failure(let error):
        let diagnostic = Diagnostic(error, at: SourceRange(0, 0), in: file.path)
        return File(path: file.path, formatted: nil, diagnostics: [diagnostic], isPartial: false)
      case .success(let source):
        let formatted = formatter.format(source, isDocument: file.isDocument)
        let diagnostics = formatted.diagnostics
        return File(path: file.path, formatted: formatted, diagnostics: diagnostics, isPartial: file.lines != nil)
      }
    }
  }

  /// The text of a file with a diagnostic, by its path.
  public func source(at path: String) -> SourceText? { files.first { $0.path == path }?.formatted?.source }
}
