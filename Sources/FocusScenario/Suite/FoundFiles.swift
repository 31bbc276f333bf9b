/// The check files and documents that paths lead to, read but not yet understood.
public struct FoundFiles: Sendable {
  /// One file, with what it holds or why it could not be read.
  struct File: Sendable {
    var path: String
    var content: Result<SourceText, FileError>
    /// The lines that were named by hand; none means the whole file.
    var lines: [Int]?
    /// The folder through which it was found; none when it was named by hand.
    var folder: String?

    /// Whether prose may stand around its blocks.
    var isDocument: Bool { Path(path).fileExtension != "check" }
  }

  /// In the order in which the paths were given, then by name; each file once.
  var files: [File] = []
  /// The folders that were named by hand.
  var folders: [String] = []
  /// What was asked for and is not there.
  var absences: [Absence] = []
  let access: FileAccess
  private var positions: [String: Int] = [:]

  /// Finds and reads what the paths lead to; `-` is standard input.
  public init(_ paths: [String], access: FileAccess = FileAccess()) {
    self.access = access
    for path in paths { add(PathArgument(path, isThere: { access.realPath($0) != nil })) }
  }

  private mutating func add(_ argument: PathArgument) {
    if argument.isStandardInput {
      add(argument.path, line: argument.line, folder: nil) { access throws(FileError) in
        try access.readStandardInput()
      }
      return
    }
    do throws(FileError) {
      switch try access.kind(of: argument.path) {
      case .folder: addFolder(argument)
      case .file: addFile(argument)
      }
    } catch {
      addFailure(error)
    }
  }

  private mutating func addFolder(_ argument: PathArgument) {
    if let line = argument.line {
      absences.append(Absence(subject: .lineOfFolder(line, argument.path)))
      return
    }
    folders.append(argument.path)
    let findings = FolderSearch.search(argument.path, with: access)
    for path in findings.files { read(path, line: nil, folder: argument.path) }
    for error in findings.errors {
      files.append(File(path: error.path, content: .failure(error), folder: argument.path))
    }
  }

  private mutating func addFile(_ argument: PathArgument) {
    if Path(argument.path).fileExtension == "app" {
      absences.append(Absence(subject: .appFile(argument.path)))
      return
    }
    read(argument.path, line: argument.line, folder: nil)
  }

  private mutating func addFailure(_ error: FileError) {
    if error.meansNothingThere {
      absences.append(Absence(subject: .path(error)))
    } else {
      files.append(File(path: error.path, content: .failure(error)))
    }
  }

  private mutating func read(_ path: String, line: Int?, folder: String?) {
    add(path, line: line, folder: folder) { access throws(FileError) in try access.read(path) }
  }

  private mutating func add(
    _ path: String,
    line: Int?,
    folder: String?,
    reading read: (FileAccess) throws(FileError) -> SourceText
  ) {
    let identity = path == "-" ? path : access.realPath(path) ?? path
    if let position = positions[identity] {
      files[position].widen(to: line, folder: folder)
      return
    }
    positions[identity] = files.count
    let content: Result<SourceText, FileError>
    do throws(FileError) { content = .success(try read(access)) } catch { content = .failure(error) }
    files.append(File(path: path, content: content, lines: line.map { [$0] }, folder: folder))
  }
}

extension FoundFiles.File {
  /// The same file is asked for again: a line adds to the lines, the whole file takes their place.
  fileprivate mutating func widen(to line: Int?, folder: String?) {
    if let line { lines?.append(line) } else { lines = nil }
    if folder == nil { self.folder = nil }
  }
}
