/// Why a file or folder could not be read.
struct FileError: Error, Hashable, Sendable {
  /// What is wrong with it.
  enum Reason: Hashable, Sendable {
    case notThere
    /// The path goes on below the named file.
    case belowFile(String)
    /// A link to something that is not there.
    case danglingLink
    /// Links that lead back to themselves.
    case linkLoop
    case denied
    /// Neither a file nor a folder: what it is, with its article.
    case notRegular(String)
    case isFolder
    /// The limit in bytes.
    case tooLarge(limit: Int)
    /// It became shorter while it was read.
    case changed
    /// The system's own words.
    case other(String)
  }

  /// The path as the user named it.
  var path: String
  /// What is wrong with it.
  var reason: Reason

  /// Makes an error about a path.
  init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Whether there is nothing at the path, as against something that cannot be read.
  var meansNothingThere: Bool {
    switch reason {
    case .notThere, .belowFile, .danglingLink: true
    default: false
    }
  }
}
