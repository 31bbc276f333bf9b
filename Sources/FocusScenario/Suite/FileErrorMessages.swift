extension FileError: Problem {
  var code: String {
    switch reason {
    case .notThere: "no-such-path"
    case .belowFile: "path-below-file"
    case .danglingLink: "dangling-link"
    case .linkLoop: "link-loop"
    case .denied: "permission-denied"
    case .notRegular: "not-a-regular-file"
    case .isFolder: "not-a-file"
    case .tooLarge: "file-too-large"
    case .changed: "file-changed"
    case .other: "unreadable"
    }
  }

  var severity: Diagnostic.Severity { .error }
  var label: String { "" }

  var message: String {
    switch reason {
    case .notThere: "there is no '\(path)'"
    case .belowFile(let file): "'\(path)' cannot be there, because '\(file)' is a file"
    case .danglingLink: "'\(path)' is a link to something that is not there"
    case .linkLoop: "'\(path)' is a link that leads back to itself"
    case .denied: "'\(path)' may not be read by you"
    case .notRegular(let kind): "'\(path)' is \(kind); only regular files are read"
    case .isFolder: "'\(path)' is a folder, where a file is needed"
    case .tooLarge(let limit): "'\(path)' is larger than \(Self.size(limit)), the most that is read"
    case .changed: "'\(path)' became shorter while it was read"
    case .other(let words): "'\(path)' cannot be read: \(words)"
    }
  }

  var help: String? {
    switch reason {
    case .denied: "ask for the right to read it, or leave it out"
    case .notRegular: "pass '-' to read standard input"
    case .tooLarge: "split it into several files"
    case .changed: "run again when nothing writes to it"
    default: nil
    }
  }

  private static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes) bytes"
  }
}
