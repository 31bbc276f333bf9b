/// Finds the check files and documents below a folder; each folder is entered once, whatever links lead to it.
struct FolderSearch {
  /// The extensions of check files and documents.
  static let extensions: Set<String> = ["check", "md", "markdown", "txt"]
  /// Folders that hold what others wrote; hidden ones are left out too.
  static let skippedFolders: Set<String> = [".build", "node_modules"]

  let access: FileAccess
  private var entered: Set<String> = []
  private var links: [String] = []
  private var files: [String] = []
  private var errors: [FileError] = []

  /// What a search found.
  struct Findings {
    /// The paths, in the order of their bytes.
    var files: [String]
    /// What could not be looked into, in the order of their paths.
    var errors: [FileError]
  }

  private init(access: FileAccess) {
    self.access = access
  }

  /// Searches a folder and all below it.
  static func search(_ folder: String, with access: FileAccess) -> Findings {
    var search = FolderSearch(access: access)
    search.enter(folder)
    // Links come last, so that a file is found under its own path when it has one in the folder.
    var next = 0
    while next < search.links.count {
      search.follow(search.links[next])
      next += 1
    }
    return Findings(
      files: search.files.sortedByBytes(),
      errors: search.errors.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    )
  }

  private mutating func enter(_ folder: String) {
    var waiting = [folder]
    while let folder = waiting.popLast() {
      guard let real = access.realPath(folder), entered.insert(real).inserted else { continue }
      do throws(FileError) {
        for name in try access.names(in: folder) { note(Path(folder).appending(name), waiting: &waiting) }
      } catch {
        errors.append(error)
      }
    }
  }

  private mutating func note(_ path: Path, waiting: inout [String]) {
    guard !path.isHidden && !Self.skippedFolders.contains(path.name) else { return }
    if access.isLink(path.text) {
      links.append(path.text)
      return
    }
    do throws(FileError) {
      switch try access.kind(of: path.text) {
      case .folder: waiting.append(path.text)
      case .file: if isText(path) { files.append(path.text) }
      }
    } catch {
      if isText(path) { errors.append(error) }
    }
  }

  private mutating func follow(_ link: String) {
    do throws(FileError) {
      switch try access.kind(of: link) {
      case .folder: enter(link)
      case .file: if isText(Path(link)) { files.append(link) }
      }
    } catch {
      if isText(Path(link)) { errors.append(error) }
    }
  }

  private func isText(_ path: Path) -> Bool { Self.extensions.contains(path.fileExtension) }
}
