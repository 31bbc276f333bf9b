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
  static func page(_ name: String) throws -> String { try String(contentsOf: place(of: name), encoding: .utf8) }

  private static func place(of name: String) -> URL {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return root.appendingPathComponent(name)
  }

  /// Writes the page anew, with what its commands print now.
  static func record(_ outputs: [String], on name: String) throws {
    var lines: [String] = []
    var next = 0
    var isConsole = false
    for line in try page(name).split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") { isConsole = line == "```console" }
      guard isConsole, !line.hasPrefix("```") else {
        lines.append(line)
        continue
      }
      // What a command printed before goes; what stands before the first command of a fence stays.
      guard line.hasPrefix("$ "), outputs.indices.contains(next) else { continue }
      lines.append(line)
      lines += outputs[next].split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
      next += 1
    }
    try lines.joined(separator: "\n").write(to: place(of: name), atomically: true, encoding: .utf8)
  }
}
