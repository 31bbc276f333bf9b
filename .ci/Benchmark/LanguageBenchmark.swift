// How fast check files are read, beside a parser of Gherkin on the same sentences: `.ci/benchmark language`.
import FocusScenario
import Foundation

/// Measures every text that `.ci/language-texts.py` wrote to a folder; its own figures are on standard input.
struct LanguageBenchmark {
  let folder: String

  /// Prints one row for each text; false when one is missing, or compiled more slowly than Gherkin is parsed.
  func run() -> Bool {
    row(["text", "bytes", "sentences", "sentences/s", "MB/s", "gherkin/s", "times", "read/s", "times"])
    var isFast = true
    while let line = readLine() {
      let parts = line.split(separator: " ").map(String.init)
      guard parts.count == 3, let seconds = Double(parts[2]) else { continue }
      guard let text = Text(path: "\(folder)/\(parts[0])-\(parts[1]).check") else { return false }
      let compiled = Double(text.sentences) / best { text.isCompiled() }
      let read = Double(text.sentences) / best { text.isRead() }
      let gherkin = Double(text.sentences) / seconds
      isFast = isFast && compiled >= gherkin
      row([
        parts[0] + " " + parts[1], "\(text.source.bytes.count)", "\(text.sentences)", "\(Int(compiled))",
        String(format: "%.2f", compiled / Double(text.sentences) * Double(text.source.bytes.count) / 1e6),
        "\(Int(gherkin))", String(format: "%.1f", compiled / gherkin), "\(Int(read))",
        String(format: "%.1f", read / gherkin),
      ])
    }
    return isFast
  }

  private func row(_ cells: [String]) {
    print(cells.map { String(repeating: " ", count: max(1, 15 - $0.count)) + $0 }.joined())
  }

  /// The shortest of three times, in seconds of the processor.
  private func best(_ body: () -> Bool) -> Double {
    (0..<3).map { _ in
      let start = processorTime()
      precondition(body(), "a measured text was refused")
      return processorTime() - start
    }.min() ?? 0
  }

  /// A check file.
  private struct Text {
    let source: SourceText
    let phrases: [Phrase]

    var sentences: Int { phrases.count }

    init?(path: String) {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      self.source = SourceText(path: path, bytes: Array(data))
      self.phrases = CheckFileReader().read(source, isDocument: false).blocks.flatMap(\.expectations)
    }

    /// Everything from bytes to scenarios: lines, blocks, sentences, what points back, claims.
    func isCompiled() -> Bool {
      let file = CheckFileReader().read(source, isDocument: false)
      let compilation = ScenarioCompiler().compile(file)
      // A block that says what another says is warned of.
      return compilation.diagnostics.allSatisfy { $0.severity == .warning } && !compilation.scenarios.isEmpty
    }

    /// The sentences alone, each by itself.
    func isRead() -> Bool {
      let reader = SentenceReader()
      return phrases.allSatisfy { reader.read($0, in: source).diagnostics.isEmpty }
    }
  }
}
