/// What bears on a suite, as it stands on the disk: two that are equal have the same texts.
public struct WatchedFiles: Hashable, Sendable {
  /// When something was last written, and how long it is; none when it is not there.
  private var marks: [String: FileMark?]

  /// Looks at the check files that paths lead to, at what a suite was made of, and at the folders of both.
  ///
  /// The folders are looked at because an app file that was missing may come.
  public init(_ paths: [String], of suite: BoundSuite?, access: FileAccess = FileAccess()) {
    var watched = Set(paths.map { PathArgument($0, isThere: { access.realPath($0) != nil }).path })
    for path in watched where access.isFolder(path) {
      watched.formUnion(FolderSearch.search(path, with: access).files)
    }
    watched.formUnion(suite?.sourcePaths ?? [])
    watched.formUnion(watched.map { Path($0).parent.text })
    marks = Dictionary(uniqueKeysWithValues: watched.map { ($0, access.mark(of: $0)) })
  }

  /// Looks at the texts of a suite that it has not looked at yet: an app file that a block has begun to name.
  public mutating func add(textsOf suite: BoundSuite, access: FileAccess = FileAccess()) {
    let paths = suite.sourcePaths
    for path in paths + paths.map({ Path($0).parent.text }) where marks[path] == nil {
      marks[path] = access.mark(of: path)
    }
  }

  /// The files that came, went or were written since an earlier look, in the order of their bytes.
  public func changes(since earlier: WatchedFiles, access: FileAccess = FileAccess()) -> [String] {
    let paths = Set(marks.keys).union(earlier.marks.keys)
    return paths.filter { (marks[$0] ?? nil) != (earlier.marks[$0] ?? nil) && !access.isFolder($0) }.sortedByBytes()
  }
}

/// When a file was last written, and how long it is.
struct FileMark: Hashable, Sendable {
  /// Seconds and nanoseconds, as the system counts them.
  var seconds: Int
  var nanoseconds: Int
  /// In bytes.
  var size: Int
  /// Another file under the same name has another number.
  var number: UInt64
}
