/// The recordings that a path leads to: a file of evidence, or a folder of them.
public struct RecordedFiles: Sendable {
  /// A recording and where it stands.
  public struct Entry: Sendable {
    /// The path of its file.
    public var path: String
    /// The name of its file within the folder; none when the file itself was named.
    var name: String?
    /// What was recorded.
    public var recording: Recording
  }

  /// The path as the user named it.
  public let path: String
  /// In the order of the names of their files, and within one in its own.
  public private(set) var entries: [Entry] = []
  /// Why something could not be read.
  public private(set) var diagnostics: [Diagnostic] = []
  /// Why a file or folder could not be opened.
  public private(set) var failures: [String] = []
  private var sources: [String: SourceText] = [:]

  /// Reads everything.
  public init(_ path: String, access: FileAccess = FileAccess()) {
    self.path = path
    do throws(FileError) {
      switch try access.kind(of: path) {
      case .file: take(EvidenceFile(try access.read(path)), nil)
      case .folder: take(EvidenceFolder(path, access: access))
      }
    } catch {
      failures.append(error.message)
    }
  }

  private mutating func take(_ folder: EvidenceFolder) {
    for file in folder.files { take(file, Path(file.source.path).name) }
    failures += [folder.absence?.message].compactMap { $0 } + folder.unreadable.map(\.message)
    if folder.files.isEmpty, failures.isEmpty { failures.append("'\(path)' holds no .jsonl file of evidence") }
  }

  private mutating func take(_ file: EvidenceFile, _ name: String?) {
    sources[file.source.path] = file.source
    entries += file.recordings.map { Entry(path: file.source.path, name: name, recording: $0) }
    diagnostics += file.diagnostics
  }

  /// Whether all of it is evidence.
  public var isReadable: Bool { diagnostics.isEmpty && failures.isEmpty }

  /// The text that a diagnostic is about.
  public func source(at path: String) -> SourceText? { sources[path] }
}
