extension Absence {
  /// What is missing, lower case, the user's words in single quotes.
  public var message: String {
    switch subject {
    case .path(let error): error.message
    case .document(let path): "'\(path)' holds no Check block"
    case .appFile(let path): "'\(path)' is an app file, where a check file or document is needed"
    case .folder(let path): "'\(path)' holds no Check block in any .check, .md, .markdown or .txt file"
    case .line(let line, let path, _): "line \(line) of '\(path)' is in no Check block"
    case .lineOfFolder(let line, let path): "'\(path)' is a folder and has no line \(line)"
    case .selection(let filters, let profiles, _): Self.selection(filters, profiles)
    }
  }

  /// What to do about it, when there is something sure.
  public var help: String? {
    switch subject {
    case .path(let error): error.help
    case .document: "a block starts with 'Profile:', followed by 'Task:' and 'Expected:'"
    case .appFile(let path): "name the checks, and pass it as '--app \(path)'"
    case .line(_, _, let starts): Self.starts(starts)
    case .selection(_, let profiles, let existing) where !profiles.isEmpty && !existing.isEmpty:
      "the profiles are \(WordList.all(Self.quoted(existing)))"
    case .folder, .lineOfFolder, .selection: nil
    }
  }

  private static func selection(_ filters: [String], _ profiles: [String]) -> String {
    var conditions: [String] = []
    if !filters.isEmpty { conditions.append("contains \(WordList.choice(quoted(filters)))") }
    if !profiles.isEmpty { conditions.append("is for \(WordList.choice(quoted(profiles)))") }
    return "no block " + conditions.joined(separator: " and ")
  }

  private static func starts(_ lines: [Int]) -> String? {
    guard let first = lines.first else { return nil }
    if lines.count == 1 { return "the only block starts at line \(first)" }
    let shown = lines.prefix(12).map(String.init)
    return "blocks start at lines \(shown.joined(separator: ", "))" + (lines.count > 12 ? ", …" : "")
  }

  private static func quoted(_ words: [String]) -> [String] { words.map { "'\($0)'" } }
}
