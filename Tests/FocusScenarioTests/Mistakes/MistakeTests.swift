import Testing

@testable import FocusScenario

/// What an author reads about a mistake, whole and word for word.
@Suite("Mistakes as authors see them")
struct MistakeTests {
  @Test(
    "the message for a sentence that people write",
    arguments: Fixture.all(in: "mistakes", extensions: ["mistakes"])
  )
  func sentences(fixture: Fixture) throws {
    let source = try fixture.source
    let lines = (0..<source.lineCount).map { source.text(source.lineRange($0)) }.filter { !$0.isEmpty }
    #expect(lines.count >= 25)
    let messages = lines.map { Self.messages(of: "Profile: VoiceOver\nTask: open the sheet\nExpected: \($0)\n") }
    try fixture.expect(messages.joined(separator: "\n"), stage: "messages")
  }

  @Test("the message for each example of the explanations")
  func explanations() throws {
    let told = MistakeExplanation.all.filter { $0.subject != .command && !Self.unshowable.contains($0.code) }
    let texts = try told.map { "# \($0.code)\n\(try Self.messages(of: $0))" }
    try Fixture(path: "mistakes/explanations").expect(texts.joined(separator: "\n"), stage: "messages")
  }

  /// Examples too long to be written out, and those of which the language has none.
  private static let unshowable: Set<String> = [
    "too-many-profiles", "too-many-expectations", "too-long", "nested-too-deep", "line-too-long", "two-readings",
    "says-nothing",
  ]

  private static func messages(of explanation: MistakeExplanation) throws -> String {
    let text = explanation.wrong
    switch explanation.subject {
    case .sentence: return messages(of: "Profile: VoiceOver\nTask: open the sheet\nExpected: \(text)")
    case .app: return appMessages(of: text)
    case .both: return try boundMessages(of: text)
    case .evidence:
      let source = EvidenceFixtures.damaged(with: text)
      return render(EvidenceFile(source).diagnostics) { _ in source }
    case .check, .document, .command: return messages(of: text, isDocument: explanation.subject == .document)
    }
  }

  private static func messages(of text: String, isDocument: Bool = false) -> String {
    let source = SourceText(path: isDocument ? "shop.md" : "shop.check", text: text)
    let file = CheckFileReader().read(source, isDocument: isDocument)
    return render(ScenarioCompiler().compile(file).diagnostics) { _ in source }
  }

  private static func appMessages(of text: String) -> String {
    let reading = AppFixtures.read(text)
    return render(reading.diagnostics) { path in reading.sources.first { $0.path == path } }
  }

  private static func boundMessages(of text: String) throws -> String {
    let folder = try TemporaryFolder(["shop.check": text, "shop.app": MistakeExplanation.shop])
    let bound = Suite.load([folder["shop.check"]]).bound()
    let messages = render(bound.check().files.flatMap(\.diagnostics)) { bound.source(at: $0) }
    return messages.replacingOccurrences(of: folder.path + "/", with: "")
  }

  private static func render(_ diagnostics: [Diagnostic], in source: (String) -> SourceText?) -> String {
    diagnostics.map { DiagnosticText.render($0, in: source($0.path)) }.joined(separator: "\n")
  }
}
