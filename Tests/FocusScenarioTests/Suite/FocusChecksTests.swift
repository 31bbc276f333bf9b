import Testing

@testable import FocusScenario
@testable import FocusScenarioTesting

@Suite("checks as tests")
struct FocusChecksTests {
  private static let files = [
    "Package.swift": "", "Tests/A/B.swift": "",
    "Checks/x.check": """
    Profile: VoiceOver, TalkBack
    Task: pay
    Expected: fails
    """,
    "Checks/y.check": "\nbroken",
    "Checks/shop.app": "App: Shop",
  ]

  private func checks(in folder: TemporaryFolder, _ path: String = "Checks") -> FocusChecks {
    let root = PackageRoot.above(folder["Tests/A/B.swift"])
    let found = FoundFiles([PackageRoot.resolve(path, in: root)])
    return FocusChecks(Suite(found, options: .init(), stages: MadeUpRooms.stages).bound(), root: root)
  }

  @Test("one case for each block and technology, and one for a file with mistakes")
  func cases() throws {
    let checks = checks(in: try TemporaryFolder(Self.files))
    #expect(
      checks.map(\.testDescription) == [
        "Checks/x.check:1, VoiceOver: pay", "Checks/x.check:1, TalkBack: pay", "Checks/y.check",
      ]
    )
    #expect(checks.map(\.id) == ["Checks/x.check:1:VoiceOver", "Checks/x.check:1:TalkBack", "Checks/y.check"])
  }

  @Test("a failed claim is an issue at its own line, with the report as its message")
  func issue() throws {
    let folder = try TemporaryFolder(Self.files)
    let check = try #require(checks(in: folder).first)
    let place = folder["Checks/x.check"]
    withKnownIssue {
      check.verify()
    } matching: { issue in
      issue.sourceLocation?.filePath == place && issue.sourceLocation?.line == 3 && issue.sourceLocation?.column == 11
        && issue.comments.map(\.rawValue) == ["\(place):3:11: failed\n  fails\n"]
    }
  }

  @Test("a folder without checks, and one that is not there, is a failing case", arguments: ["Empty", "Gone"])
  func empty(path: String) throws {
    let folder = try TemporaryFolder(["Package.swift": "", "Empty/notes.md": "prose", "Tests/A/B.swift": ""])
    let checks = checks(in: folder, path)
    #expect(checks.count == 1)
    withKnownIssue { checks.first?.verify() }
  }

  @Test("a scenario that was not simulated is an issue though no claim was judged, and strict fails reservations")
  func wholeScenario() {
    let foreign = FocusCheck.findings(in: SampleReport.foreign, isStrict: false)
    #expect(foreign.map(\.message) == ["not simulated: go\\u{1B}[2J back"])
    #expect(FocusCheck.findings(in: SampleReport.passed, isStrict: false).isEmpty)
    #expect(FocusCheck.findings(in: SampleReport.passed, isStrict: true).map { $0.location?.line } == [7])
    #expect(
      FocusCheck.findings(in: SampleReport.stopped, isStrict: false).first?.message.hasSuffix("no scan reaches it")
        == true
    )
  }
}
