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
      case .file: try read(path, nil, access)
      case .folder:
        for name in try access.names(in: path) where name.hasSuffix(".jsonl") {
          try read("\(path)/\(name)", name, access)
        }
        if entries.isEmpty, diagnostics.isEmpty { failures.append("'\(path)' holds no .jsonl file of evidence") }
      }
    } catch {
      failures.append(error.message)
    }
  }

  private mutating func read(_ path: String, _ name: String?, _ access: FileAccess) throws(FileError) {
    let source = try access.read(path)
    sources[path] = source
    let (read, problem) = RecordingLines.read(source)
    entries += read.map { Entry(path: path, name: name, recording: $0) }
    if let problem { diagnostics.append(problem) }
  }

  /// Whether all of it is evidence.
  public var isReadable: Bool { diagnostics.isEmpty && failures.isEmpty }

  /// The text that a diagnostic is about.
  public func source(at path: String) -> SourceText? { sources[path] }
}

/// Two runs side by side: each recording of the one beside that of the same block in the other.
public struct RunComparison: Sendable {
  /// Two recordings that stand side by side.
  public struct Pair: Sendable {
    /// Where the first stands.
    public var left: RecordedFiles.Entry
    /// Where the second stands.
    public var right: RecordedFiles.Entry
    /// What was heard in both, and where they part.
    public var comparison: RecordingComparison
  }

  /// The recordings that stand side by side.
  public private(set) var pairs: [Pair] = []
  /// What only the first run has.
  public private(set) var onlyLeft: [RecordedFiles.Entry] = []
  /// What only the second run has.
  public private(set) var onlyRight: [RecordedFiles.Entry] = []

  /// Whether they part nowhere.
  public var isAlike: Bool { onlyLeft.isEmpty && onlyRight.isEmpty && pairs.allSatisfy(\.comparison.isAlike) }

  /// Pairs recordings by block, technology and number, those of no block by their files. One on each side are a pair.
  public init(_ left: RecordedFiles, _ right: RecordedFiles) {
    self.init(left.entries, right.entries)
  }

  init(_ left: [RecordedFiles.Entry], _ right: [RecordedFiles.Entry]) {
    let isOnePair = left.count == 1 && right.count == 1
    var rest = right
    for entry in left {
      guard let match = rest.firstIndex(where: { isOnePair || entry.isOfSameRun(as: $0) }) else {
        onlyLeft.append(entry)
        continue
      }
      let other = rest.remove(at: match)
      pairs.append(
        Pair(left: entry, right: other, comparison: RecordingComparison(entry.recording, other.recording))
      )
    }
    onlyRight = rest
  }
}

extension RecordedFiles.Entry {
  fileprivate func isOfSameRun(as other: RecordedFiles.Entry) -> Bool {
    let (header, otherHeader) = (recording.header, other.recording.header)
    guard header.technology == otherHeader.technology else { return false }
    guard let check = header.check, let otherCheck = otherHeader.check else {
      let isSameFile = name == nil || other.name == nil || name == other.name
      return header.check == nil && otherHeader.check == nil && isSameFile
    }
    return check.document == otherCheck.document && check.line == otherCheck.line && header.run == otherHeader.run
  }
}
