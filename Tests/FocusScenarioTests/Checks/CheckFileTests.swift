import Foundation
import Testing

@testable import FocusScenario

@Suite("Check files and documents") struct CheckFileTests {
  /// The first two words of the sentences that the fixtures hold; the real reader knows more.
  static let reader = CheckFileReader { words in
    let beginnings: [[String]] = [
      ["focus", "is"], ["focus", "starts"], ["focus", "goes"], ["the", "error"], ["the", "title"], ["one", "swipe"],
    ]
    return beginnings.contains { beginning in
      zip(beginning, words).allSatisfy { EditDistance.isWithinOne(Array($1.utf8), Array($0.utf8)) } && words.count == 2
    }
  }

  static let inputs = ["checks/good", "checks/bad"].flatMap {
    Fixture.all(in: $0, extensions: ["check", "md", "txt"])
  }

  static func read(_ source: SourceText) -> CheckFile {
    reader.read(source, isDocument: !source.path.hasSuffix(".check"))
  }

  @Test("a file gives its blocks and its messages", arguments: inputs.filter { !$0.path.contains(".crlf.") })
  func stages(_ fixture: Fixture) throws {
    let file = Self.read(try fixture.source)
    try fixture.expect(file.dump, stage: "blocks")
    try fixture.expect(file.renderedDiagnostics, stage: "diagnostics")
    #expect(file.diagnostics.contains { $0.severity == .error } == fixture.path.contains("/bad/"))
  }

  @Test("line ends of other systems change nothing", arguments: inputs.filter { !$0.path.contains(".crlf.") })
  func lineEnds(_ fixture: Fixture) throws {
    let source = try fixture.source
    let bytes = source.bytes.filter { $0 != 0x0D }
    for lineEnd: [UInt8] in [[0x0D], [0x0D, 0x0A]] {
      let twin = SourceText(path: source.path, bytes: bytes.flatMap { $0 == 0x0A ? lineEnd : [$0] })
      let file = Self.read(twin)
      #expect(file.dump == (try fixture.expected(stage: "blocks")))
      #expect(try fixture.isAboutBytes || file.renderedDiagnostics == fixture.expected(stage: "diagnostics"))
    }
  }

  @Test("a file as Windows writes it reads like its twin", arguments: inputs.filter { $0.path.contains(".crlf.") })
  func windowsTwins(_ fixture: Fixture) throws {
    let source = try fixture.source
    try #require(source.text(SourceRange(0, source.bytes.count)).contains("\r\n"))
    let twin = Fixture(path: fixture.path.replacingOccurrences(of: ".crlf.", with: "."))
    let file = Self.read(SourceText(path: twin.path, bytes: source.bytes))
    #expect(file.dump == (try twin.expected(stage: "blocks")))
    #expect(file.renderedDiagnostics == (try twin.expected(stage: "diagnostics")))
  }

  @Test("what the help says repairs the file", arguments: inputs.filter { $0.path.contains("/bad/") })
  func helps(_ fixture: Fixture) throws {
    let file = Self.read(try fixture.source)
    guard !fixture.isAboutBytes else { return }
    let repaired = Self.read(Repair.all(of: file))
    #expect(repaired.diagnostics.filter { $0.severity == .error } == [], "\(repaired.renderedDiagnostics)")
    #expect(!repaired.blocks.isEmpty || fixture.path.hasSuffix("say-in-a-document.md"))
  }

  @Test("there are fixtures at all")
  func fixturesAreFound() {
    #expect(Self.inputs.count > 30)
  }
}

extension Fixture {
  /// Whether the message names a byte offset, which other line ends move.
  fileprivate var isAboutBytes: Bool { path.contains("utf-8") || path.contains("nul") }
}
