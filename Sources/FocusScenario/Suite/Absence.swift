/// Something that was asked for by hand and gave nothing to run.
public struct Absence: Hashable, Sendable {
  /// What gave nothing.
  enum Subject: Hashable, Sendable {
    /// There is nothing at the path.
    case path(FileError)
    /// A document without a block.
    case document(String)
    /// An app file, given as if it held checks.
    case appFile(String)
    /// A folder without a block in it.
    case folder(String)
    /// A line in no block, with the lines on which blocks start.
    case line(Int, of: String, starts: [Int])
    /// A line of a folder.
    case lineOfFolder(Int, String)
    /// Filters and profiles that no scenario fits, with the profiles that there are.
    case selection(filters: [String], profiles: [String], existing: [String])
  }

  /// What gave nothing.
  let subject: Subject

  /// Whether a run that allows emptiness accepts it; a path that is not there never is.
  public var isAcceptable: Bool {
    switch subject {
    case .document, .folder, .selection: true
    case .path, .appFile, .line, .lineOfFolder: false
    }
  }
}
