import Foundation
import FocusScenario

/// A sentence that is read, and where it stands.
struct GateLine: Sendable {
  let text: String
  let place: String
}

extension GateLine {
  /// Every sentence of the fixtures, of the checks, and of the documents when they are there; each once.
  static func all(in root: String) throws -> [GateLine] {
    let fixtures = root + "/Tests/FocusScenarioTests/Fixtures/"
    var lines: [GateLine] = []
    for file in try files(in: fixtures + "sentences", ending: ".tsv") {
      // Templates have no sentence of their own, tasks are no sentences, and what is not read yet is refused.
      if ["class-templates.tsv", "tasks.tsv", "unread-lines.tsv"].contains(file.name) { continue }
      let columns = ["same-claim.tsv", "canonical-sentences.tsv"].contains(file.name) ? 2 : 1
      // What is to be refused has its code beside it, in angle brackets.
      for row in file.text.split(separator: "\n") where !row.hasPrefix("#") && !row.contains("\t<") {
        lines += row.split(separator: "\t").prefix(columns).map { GateLine(text: String($0), place: file.name) }
      }
    }
    let cases = "    === "
    for file in try files(in: root + "/Sources/FocusScenario/Language/Phrases/Cases", ending: ".swift") {
      for row in file.text.split(separator: "\n") where row.hasPrefix(cases) && row != cases + "app" {
        lines.append(GateLine(text: String(row.dropFirst(cases.count)), place: file.name))
      }
    }
    for file in try checks(in: root) {
      let checks = CheckFileReader().read(file.source, isDocument: file.isDocument)
      let phrases = checks.blocks.flatMap(\.expectations)
      lines += phrases.map { GateLine(text: $0.text(in: file.source), place: file.source.path) }
    }
    var seen: Set<String> = []
    return lines.filter { seen.insert($0.text).inserted }
  }

  /// The check files of the repository, and the documents when they stand beside it.
  static func checks(in root: String) throws -> [(source: SourceText, isDocument: Bool)] {
    let own = try files(in: root + "/Checks", ending: ".check").map { ($0, false) }
    let documents = root + "/../shared/documents"
    let others = (try? files(in: documents, ending: ".txt").map { ($0, true) }) ?? []
    return (own + others).map { (SourceText(path: $0.0.name, text: $0.0.text), $0.1) }
  }

  private static func files(in folder: String, ending: String) throws -> [(name: String, text: String)] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(ending) }.sorted()
      .map { ($0, try String(contentsOfFile: folder + "/" + $0, encoding: .utf8)) }
  }
}
