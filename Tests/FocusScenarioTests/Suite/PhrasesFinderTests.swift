import Testing

@testable import FocusScenario

@Suite("phrases files")
struct PhrasesFinderTests {
  private static let block = "Profile: VoiceOver\nTask: tap Go\nExpected: VO lands on \"Go\"\n"
  private static let wording = "Say: VO lands on X = focus is on X\n"

  private func suite(_ files: [String: String], _ paths: [String]) throws -> (TemporaryFolder, Suite) {
    let folder = try TemporaryFolder(files)
    return (folder, Suite.load(paths.map { folder[$0] }))
  }

  @Test("the nearest folder that has phrases files gives its wordings")
  func nearest() throws {
    let (_, suite) = try suite(
      [
        "team.phrases": Self.wording, "a/b/x.check": Self.block,
        "c/ours.phrases": "Say: VO sits on X = focus stays on X\n", "c/y.check": Self.block,
        "c/z.check": "Say: VO lands on X = focus goes to X\n" + Self.block,
      ],
      ["a", "c/z.check", "c/y.check"]
    )
    #expect(suite.files.map(\.scenarios.count) == [1, 1, 0])
    #expect(suite.files.map { $0.diagnostics.map(\.code) } == [[], [], ["not-understood"]])
    #expect(suite.sayings.map(\.meaning) == ["focus is on X", "focus stays on X", "focus goes to X"])
    #expect(suite.files[0].scenarios[0].claims[0].reading == "focus.on(\"Go\")")
    #expect(suite.files[0].scenarios[0].claims[0].sentence == "VO lands on \"Go\"")
  }

  @Test("a mistake in a phrases file is told once, with its text, and fails the run")
  func mistakes() throws {
    let (folder, suite) = try suite(
      ["team.phrases": Self.wording + "Say: oops\n", "x.check": Self.block, "y.check": Self.block],
      ["x.check", "y.check"]
    )
    let told = suite.files.filter { !$0.diagnostics.isEmpty }
    #expect(told.map(\.path) == [folder["team.phrases"]])
    #expect(told.first?.diagnostics.map(\.code) == ["say-without-meaning"])
    #expect(suite.source(at: folder["team.phrases"])?.lineCount == 3)
    #expect(suite.files.map(\.scenarios.count) == [1, 1, 0])
    #expect(suite.bound().check().files.flatMap(\.diagnostics).contains { $0.code == "say-without-meaning" })
  }

  @Test("a wording of the file that overlaps one of the folder names the folder's")
  func overlap() throws {
    let (folder, suite) = try suite(["team.phrases": Self.wording, "x.check": Self.wording + Self.block], ["x.check"])
    #expect(suite.files.flatMap(\.diagnostics).map(\.label) == ["the other is at \(folder["team.phrases"]):1"])
  }

  /// What is named by hand, and holds nothing to run.
  private static let nothing: [(name: String, text: String, codes: [String])] = [
    ("team.phrases", wording, []),
    ("table.md", "| Profile | Task |\n|---|---|\n| VoiceOver | pay |\n", ["block-in-table"]),
  ]

  @Test("a phrases file, or a document with a warning and no block, is missing something", arguments: nothing)
  func nothingToRun(name: String, text: String, codes: [String]) throws {
    let (folder, suite) = try suite([name: text], [name])
    #expect(suite.absences.map(\.message) == ["'\(folder[name])' holds no Check block"])
    #expect(suite.files.flatMap(\.diagnostics).map(\.code) == codes)
  }
}
