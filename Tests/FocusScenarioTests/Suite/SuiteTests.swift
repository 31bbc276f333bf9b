import Testing

@testable import FocusScenario

/// Files, what is asked for, and the run in short lines.
struct SuiteCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var files: [String: String]
  var paths: [String] = [""]
  var filters: [String] = []
  var profiles: [String] = []
  var app: String?
  var run: String
}

private func block(_ profile: String, _ task: String, _ sentence: String) -> String {
  "Profile: \(profile)\nTask: \(task)\nExpected: \(sentence)\n"
}

private let shop = "App: Shop\nTask: pay\n"
private let two = block("VoiceOver", "pay", "holds") + "\n" + block("NVDA, TalkBack", "go", "fails")

private let suiteCases = [
  SuiteCase(
    testDescription: "every block, once for each technology",
    files: ["x.check": two, "shop.app": shop],
    run: """
      x.check: x.check:1:VoiceOver passed on Shop (shop.app)
      x.check: x.check:5:NVDA failed on Shop (shop.app)
      x.check: x.check:5:TalkBack failed on Shop (shop.app)
      """
  ),
  SuiteCase(
    testDescription: "an error stops its file and no other",
    files: ["a.check": "broken\n" + two, "b.check": block("VoiceOver", "pay", "holds"), "shop.app": shop],
    run: """
      a.check: 1:1 broken: broken
      b.check: b.check:1:VoiceOver passed on Shop (shop.app)
      """
  ),
  SuiteCase(
    testDescription: "a name that does not bind stops its file",
    files: ["x.check": two + block("A", "pay", "unbound"), "shop.app": shop],
    run: "x.check: 10:11 unbound: unbound"
  ),
  SuiteCase(
    testDescription: "a broken app stops the checks on it, and is told once a file",
    files: ["x.check": two, "shop.app": "App: Shop\nbroken"],
    run: "x.check: shop.app 2:1 broken: broken"
  ),
  SuiteCase(
    testDescription: "each block on the app it names",
    files: [
      "x.check": "App: Shop\n" + block("A", "pay", "holds") + "App: Other\n" + block("A", "pay", "holds"),
      "shop.app": shop, "other.app": "App: Other One\nTask: pay",
    ],
    run: """
      x.check: x.check:2:A passed on Shop (shop.app)
      x.check: x.check:6:A passed on Other One (other.app)
      """
  ),
  SuiteCase(
    testDescription: "the app on the command line takes the place of all",
    files: ["x.check": "App: Nowhere\n" + block("A", "pay", "holds"), "apps/new.app": "App: New"],
    app: "apps/new.app",
    run: "x.check: x.check:2:A passed on New (apps/new.app)"
  ),
  SuiteCase(
    testDescription: "an app on the command line that is not there",
    files: ["x.check": two],
    app: "no.app",
    run: "x.check: no.app no-such-path: there is no 'no.app'"
  ),
  SuiteCase(
    testDescription: "no app is an error at the profile",
    files: ["x.check": "\n" + block("A", "pay", "holds")],
    run: "x.check: 2:1 no-app: there is no app file to run on, in this folder or above it"
  ),
  SuiteCase(
    testDescription: "an app of that name is an error at the name",
    files: ["x.check": "App: Shop\n" + block("A", "pay", "holds")],
    run: """
      x.check: 1:6 no-such-app: there is no app file for 'Shop': 'shop.app' is neither in this folder nor above it
      """
  ),
  SuiteCase(
    testDescription: "a document without a block is prose in a folder, and missing when named",
    files: ["notes.md": "prose", "x.check": block("A", "pay", "holds"), "shop.app": shop],
    paths: ["", "notes.md"],
    run: """
      x.check: x.check:1:A passed on Shop (shop.app)
      absent: 'notes.md' holds no Check block \
      (a block starts with 'Profile:', followed by 'Task:' and 'Expected:')
      """
  ),
  SuiteCase(
    testDescription: "a check file without a block is a mistake",
    files: ["x.check": "", "shop.app": shop],
    run: "x.check: 1:1 broken: broken"
  ),
  SuiteCase(
    testDescription: "a folder without a block is missing something",
    files: ["sub/notes.md": "prose"],
    paths: ["sub"],
    run: "absent: 'sub' holds no Check block in any .check, .md, .markdown or .txt file"
  ),
  SuiteCase(
    testDescription: "the block that holds a line",
    files: ["x.check": two, "shop.app": shop],
    paths: ["x.check:7"],
    profiles: ["talkback"],
    run: "x.check: x.check:5:TalkBack failed on Shop (shop.app)"
  ),
  SuiteCase(
    testDescription: "a line between blocks",
    files: ["x.check": two, "shop.app": shop],
    paths: ["x.check:4"],
    run: "absent: line 4 of 'x.check' is in no Check block (blocks start at lines 1, 5)"
  ),
  SuiteCase(
    testDescription: "a file named twice runs once, and the whole goes before a line",
    files: ["x.check": block("A", "pay", "holds") + block("B", "go", "holds"), "shop.app": shop],
    paths: ["x.check:1", "./x.check", "x.check:1"],
    run: """
      x.check: x.check:1:A passed on Shop (shop.app)
      x.check: x.check:4:B passed on Shop (shop.app)
      """
  ),
  SuiteCase(
    testDescription: "a filter looks at tasks, sentences and paths, without regard to case",
    files: ["x.check": two, "y.check": two, "Go/z.check": block("A", "pay", "holds"), "shop.app": shop],
    filters: ["GO"],
    profiles: ["NVDA", "a"],
    run: """
      Go/z.check: Go/z.check:1:A passed on Shop (shop.app)
      x.check: x.check:5:NVDA failed on Shop (shop.app)
      y.check: y.check:5:NVDA failed on Shop (shop.app)
      """
  ),
  SuiteCase(
    testDescription: "a filter that selects nothing",
    files: ["x.check": two, "shop.app": shop],
    filters: ["pa", "zzz"],
    profiles: ["jaws"],
    run: """
      absent: no block contains 'pa' or 'zzz' and is for 'jaws' (the profiles are 'VoiceOver', 'NVDA' and 'TalkBack')
      """
  ),
  SuiteCase(
    testDescription: "a line and a profile that do not go together",
    files: ["x.check": two, "shop.app": shop],
    paths: ["x.check:1"],
    profiles: ["NVDA"],
    run: "absent: no block is for 'NVDA' (the profiles are 'VoiceOver', 'NVDA' and 'TalkBack')"
  ),
  SuiteCase(
    testDescription: "a task that nothing uses, when the whole folder runs",
    files: ["x.check": block("A", "pay", "holds"), "shop.app": shop + "Task: return it"],
    run: """
      x.check: x.check:1:A passed on Shop (shop.app)
      shop.app: 3:1 unused-task: no check uses the task 'return it'
      """
  ),
  SuiteCase(
    testDescription: "a task may be unused when only one file runs",
    files: ["x.check": block("A", "pay", "holds"), "shop.app": shop + "Task: return it"],
    paths: ["x.check"],
    run: "x.check: x.check:1:A passed on Shop (shop.app)"
  ),
  SuiteCase(
    testDescription: "an app file in place of checks",
    files: ["shop.app": shop],
    paths: ["shop.app"],
    run: """
      absent: 'shop.app' is an app file, where a check file or document is needed \
      (name the checks, and pass it as '--app shop.app')
      """
  ),
  SuiteCase(
    testDescription: "a path that is not there and a line of a folder",
    files: ["x.check": ""],
    paths: ["no.check:3", ":3"],
    run: "absent: there is no 'no.check'\nabsent: '' is a folder and has no line 3"
  ),
  SuiteCase(
    testDescription: "an included app file is read beside the one that includes it",
    files: [
      "x.check": block("A", "pay", "holds"), "apps/s.app": "App: S\ninclude t.app\ninclude u.app", "apps/t.app": "",
    ],
    app: "apps/s.app",
    run: "x.check: x.check:1:A passed on Sapps/t.app nothing (apps/s.app)"
  ),
]

@Suite("suites")
struct SuiteTests {
  @Test("what runs", arguments: suiteCases)
  func run(row: SuiteCase) throws {
    let folder = try TemporaryFolder(row.files)
    var options = Suite.Options()
    options.filters = row.filters
    options.profiles = row.profiles
    options.app = row.app.map { folder[$0] }
    let paths = row.paths.map { $0.isEmpty ? folder.path : $0 == ":3" ? folder.path + $0 : folder[$0] }
    let suite = Suite(FoundFiles(paths), options: options, stages: MadeUpRooms.stages).bound()
    var lines = suite.run().files.flatMap { file in
      file.diagnostics.map { "\(file.path): \(line(for: $0, in: file.path, suite))" }
        + file.scenarios.map { "\(file.path): \($0.id) \($0.verdict.rawValue) on \($0.app)" }
    }
    lines += suite.absences.map { "absent: \($0.message)" + ($0.help.map { " (\($0))" } ?? "") }
    #expect(folder.hidden(lines.joined(separator: "\n")).replacing(folder.path, with: "") == row.run)
  }

  private func line(for diagnostic: Diagnostic, in path: String, _ suite: BoundSuite) -> String {
    let place = suite.source(at: diagnostic.path).map { source in
      let location = source.location(at: diagnostic.range.lower)
      return "\(location.line):\(location.column) "
    }
    let other = diagnostic.path == path ? "" : diagnostic.path + " "
    return "\(other)\(place ?? "")\(diagnostic.code): \(diagnostic.message)"
  }

  @Test("nothing is read but the apps that the checks name")
  func unnamedAppsAreNotRead() throws {
    let folder = try TemporaryFolder([
      "x.check": "App: Shop\n" + block("A", "pay", "holds"), "shop.app": shop, "other.app": "broken",
    ])
    let suite = Suite(FoundFiles([folder.path]), options: Suite.Options(), stages: MadeUpRooms.stages).bound()
    #expect(suite.source(at: folder["shop.app"]) != nil)
    #expect(suite.source(at: folder["other.app"]) == nil)
  }
}
