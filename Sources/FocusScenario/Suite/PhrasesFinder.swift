/// Finds and reads the phrases files around check files: those of the nearest folder that has any.
struct PhrasesFinder {
  /// A phrases file, or why it could not be read.
  struct File: Sendable {
    var path: String
    var content: Result<PhrasesFile, FileError>

    var sayings: [Saying] { (try? content.get())?.sayings ?? [] }
    /// The text, when it could be read.
    var source: SourceText? { (try? content.get())?.source }

    var diagnostics: [Diagnostic] {
      switch content {
      case .success(let file): file.diagnostics
      case .failure(let error): [Diagnostic(error, at: SourceRange(0, 0), in: path)]
      }
    }
  }

  let access: FileAccess
  /// Every file that was read, in the order in which they were needed.
  private(set) var files: [File] = []
  private var answers: [String: [Saying]] = [:]

  /// A finder that has looked nowhere yet.
  init(access: FileAccess) {
    self.access = access
  }

  /// The wordings that a check file may use beside its own.
  mutating func sayings(for check: String) -> [Saying] {
    let folder = check == "-" ? Path(".") : Path(check).parent
    if let known = answers[folder.text] { return known }
    let sayings = sayings(near: folder)
    answers[folder.text] = sayings
    return sayings
  }

  /// The wordings of one phrases file, beside which those of its folder are read too.
  mutating func sayings(in path: String) -> [Saying] {
    _ = sayings(for: path)
    let real = access.realPath(path)
    return files.first { access.realPath($0.path) == real }?.sayings ?? []
  }

  private mutating func sayings(near folder: Path) -> [Saying] {
    for folder in access.foldersUp(from: folder) {
      let paths = access.files(in: folder, withExtension: "phrases")
      if !paths.isEmpty { return read(paths) }
    }
    return []
  }

  private mutating func read(_ paths: [String]) -> [Saying] {
    let real = paths.map { access.realPath($0) ?? $0 }
    let known = files.filter { real.contains(access.realPath($0.path) ?? $0.path) }
    if known.count == paths.count { return known.flatMap(\.sayings) }
    var read: [File] = []
    for path in paths { read.append(File(path: path, content: content(of: path, beside: read))) }
    files += read
    return read.flatMap(\.sayings)
  }

  private func content(of path: String, beside earlier: [File]) -> Result<PhrasesFile, FileError> {
    do throws(FileError) {
      return .success(PhrasesFile(try access.read(path), beside: earlier.compactMap { try? $0.content.get() }))
    } catch {
      return .failure(error)
    }
  }
}
