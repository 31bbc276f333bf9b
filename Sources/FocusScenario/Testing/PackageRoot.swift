import FocusScenario

/// Finds the package that holds a source file.
enum PackageRoot {
  /// The nearest folder above a file that holds a `Package.swift`; the file's own folder when none does.
  static func above(_ filePath: String) -> String {
    let access = FileAccess()
    var folder = self.folder(of: filePath)
    while !access.isFile(folder + "/Package.swift") {
      let parent = self.folder(of: folder)
      guard parent != folder else { return self.folder(of: filePath) }
      folder = parent
    }
    return folder
  }

  /// A path of a package; an absolute one stays.
  static func resolve(_ path: String, in root: String) -> String {
    path.hasPrefix("/") ? path : root + "/" + path
  }

  /// A path as it is told to a reader who stands in the package.
  static func relative(_ path: String, to root: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "" : String(path[..<slash])
  }
}
