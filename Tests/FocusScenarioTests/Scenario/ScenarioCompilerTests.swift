import Testing

@testable import FocusScenario

@Suite("Scenarios") struct ScenarioCompilerTests {
  static let inputs = ["scenarios/good", "scenarios/bad"].flatMap { Fixture.all(in: $0, extensions: ["check", "md"]) }

  static func compile(_ source: SourceText) -> ScenarioCompiler.Compilation {
    let reader = CheckFileReader { _ in false }
    let file = reader.read(source, isDocument: !source.path.hasSuffix(".check"))
    return ScenarioCompiler(language: SmallLanguage.language).compile(file)
  }

  @Test("a file gives its scenarios and its messages", arguments: inputs)
  func stages(_ fixture: Fixture) throws {
    let source = try fixture.source
    let compilation = Self.compile(source)
    try fixture.expect(compilation.dump, stage: "scenarios")
    try fixture.expect(compilation.renderedDiagnostics(in: source), stage: "diagnostics")
    #expect(compilation.scenarios.isEmpty == fixture.path.contains("/bad/"))
    #expect(Set(compilation.scenarios.map(\.id)).count == compilation.scenarios.count)
  }

  @Test("what the help says can be read", arguments: inputs.filter { $0.path.contains("/bad/") })
  func helps(_ fixture: Fixture) throws {
    let source = try fixture.source
    for diagnostic in Self.compile(source).diagnostics {
      for line in diagnostic.help?.split(separator: "\n") ?? [] where line.hasPrefix("write '") {
        let words = line.split(separator: "'").dropFirst().first ?? ""
        var bytes = source.bytes
        bytes.replaceSubrange(diagnostic.range.lower..<diagnostic.range.upper, with: words.utf8)
        let repaired = Self.compile(SourceText(path: source.path, bytes: bytes))
        #expect(!repaired.diagnostics.contains { $0.range.lower == diagnostic.range.lower }, "\(line)")
      }
    }
  }

  @Test("there are fixtures at all")
  func fixturesAreFound() {
    #expect(Self.inputs.count > 15)
  }

  @Test("many blocks and many pronouns are compiled in a straight line", .timeLimit(.minutes(1)))
  func large() {
    let lines = (0..<500).map { "\"item \($0)\" is spoken, and it is spoken once\n" }.joined()
    let first = "Profile: VoiceOver\nTask: open the panel, close it\nExpected: " + lines
    let again = (0..<1_000).map { "Profile: VoiceOver\nTask: the same panel\nExpected: \"\($0)\" is spoken\n" }.joined()
    let compilation = Self.compile(SourceText(path: "large.check", text: first + again))
    #expect(compilation.diagnostics == [])
    #expect(compilation.scenarios.count == 1_001)
    #expect(compilation.scenarios.first?.claims.count == 1_000)
  }
}

extension ScenarioCompiler.Compilation {
  /// The scenarios in a form that people read.
  var dump: String {
    scenarios.map { scenario in
      var lines = ["\(scenario.id), block \(scenario.block)", "  task '\(scenario.taskText)'"]
      if let app = scenario.app { lines.append("  app '\(app)'") }
      if let given = scenario.given { lines.append("  given '\(given.text)'") }
      lines += scenario.task.phrases.map { "    \($0.action.map(SmallLanguage.print) ?? "open text '\($0.text)'")" }
      for claim in scenario.claims {
        lines.append("  \(claim.location.line):\(claim.location.column) '\(claim.sentence)'")
        lines.append("    \(claim.reading)" + (claim.notAsked.map { ", not asked: \($0)" } ?? ""))
      }
      return lines.map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  func renderedDiagnostics(in source: SourceText) -> String {
    diagnostics.map { DiagnosticText.render($0, in: source) }.joined(separator: "\n")
  }
}

extension SmallLanguage {
  static func print(_ action: TaskAction) -> String {
    switch action {
    case .open(let thing): "open \(print(thing))"
    case .close(let thing, .button(let button)?): "close \(thing.map(print) ?? "") using \(print(button))"
    case .close(let thing, _): "close \(thing.map(print) ?? "")"
    case .change(let thing): "change \(print(thing))"
    case .clear(let thing): "clear \(print(thing))"
    case .activate(let thing): "tap \(print(thing))"
    case .delete(let thing): "delete \(print(thing))"
    default: "other"
    }
  }
}
