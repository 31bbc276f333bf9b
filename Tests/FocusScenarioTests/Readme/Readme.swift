import Foundation

/// A page of the repository as a reader meets it: files to write down, and what a terminal shows.
struct Readme {
  /// A file that the page shows: a line with its name in backquotes and a colon, and the fence below it.
  struct File {
    var name: String
    var text: String
  }

  /// A command of a console fence and what the page says it prints.
  struct Command {
    var line: String
    var output: String
  }

  private(set) var files: [File] = []
  private(set) var commands: [Command] = []
  /// The example sentences in the table of claims.
  private(set) var sentences: [String] = []

  /// Reads a page by its lines.
  init(_ text: String) {
    var fence: (kind: String, lines: [String])?
    var name: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        if let open = fence {
          close(open.kind, open.lines, named: name)
          fence = nil
          name = nil
        } else {
          fence = (String(line.dropFirst(3)), [])
        }
      } else if fence != nil {
        fence?.lines.append(line)
      } else if line.hasPrefix("`"), line.hasSuffix("`:") {
        name = String(line.dropFirst().dropLast(2))
      } else if !line.isEmpty {
        name = nil
        addSentences(of: line)
      }
    }
  }

  private mutating func close(_ kind: String, _ lines: [String], named name: String?) {
    if let name { files.append(File(name: name, text: lines.joined(separator: "\n") + "\n")) }
    guard kind == "console" else { return }
    for line in lines {
      if line.hasPrefix("$ ") {
        commands.append(Command(line: String(line.dropFirst(2)), output: ""))
      } else if !commands.isEmpty {
        commands[commands.count - 1].output += line + "\n"
      }
    }
  }

  /// The quoted sentences in the second column of the table whose first column says what can be claimed.
  private mutating func addSentences(of line: String) {
    let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard line.hasPrefix("|"), cells.count == 2, cells[1].hasPrefix("`") else { return }
    sentences += cells[1].components(separatedBy: "`, `").map { $0.trimmingCharacters(in: ["`"]) }
  }

  /// The page at the top of the package.
  static func page(_ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }
}
