import Foundation
import FocusScenario

/// The checks of the repository on the apps that have the right names.
struct BoundChecks: Sendable {
  private struct File: Sendable {
    let source: SourceText
    let isDocument: Bool
    let runner: Runner
    /// The sentences, and where they stand.
    let phrases: [String: SourceRange]
  }

  private let files: [String: File]
  private let compiler = ScenarioCompiler()

  init(in root: String) throws {
    var files: [String: File] = [:]
    for (source, isDocument) in try GateLine.checks(in: root) {
      let checks = CheckFileReader().read(source, isDocument: isDocument)
      guard let title = checks.blocks.first.map({ $0.app?.text(in: source) ?? "shop" }) else { continue }
      let name = title.lowercased().split(separator: " ").joined(separator: "-")
      let path = root + "/Checks/" + name + ".app"
      let app = AppFileReader().read(SourceText(path: path, text: try String(contentsOfFile: path, encoding: .utf8)))
        .app
      let phrases = checks.blocks.flatMap(\.expectations).map { ($0.text(in: source), $0.range) }
      files[source.path] = File(
        source: source,
        isDocument: isDocument,
        runner: Runner(AppIndex(app)),
        phrases: Dictionary(phrases, uniquingKeysWith: { first, _ in first })
      )
    }
    self.files = files
  }

  /// Whether a slip of a sentence can be bound to the app of its file; none when it stands in no file with an app.
  func binds(_ slip: String, for line: GateLine) -> Bool? {
    guard let file = files[line.place], let range = file.phrases[line.text] else { return nil }
    var bytes = file.source.bytes
    bytes.replaceSubrange(range.lower..<range.upper, with: slip.utf8)
    let source = SourceText(path: line.place, bytes: bytes)
    let compilation = compiler.compile(CheckFileReader().read(source, isDocument: file.isDocument))
    guard !compilation.scenarios.isEmpty else { return false }
    return compilation.scenarios.allSatisfy { file.runner.problems(of: $0, in: source).isEmpty }
  }
}
