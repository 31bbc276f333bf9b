extension FileAccess {
  /// The folder and those above it, nearest first, each in the style of the first.
  ///
  /// They end with the folder of the repository: what lies outside belongs to others.
  func foldersUp(from folder: Path) -> [Path] {
    var folders: [Path] = []
    var seen: Set<String> = []
    var next = folder
    while let real = realPath(next.text), seen.insert(real).inserted {
      folders.append(next)
      if real == "/" || realPath(next.appending(".git").text) != nil { break }
      next = next.parent
    }
    return folders
  }

  /// The files with an extension in a folder, in the order of their bytes; a folder that cannot be listed has none.
  func files(in folder: Path, withExtension fileExtension: String) -> [String] {
    let names = (try? self.names(in: folder.text)) ?? []
    return names.map { folder.appending($0) }
      .filter { !$0.isHidden && $0.fileExtension == fileExtension }
      .map(\.text)
  }
}
