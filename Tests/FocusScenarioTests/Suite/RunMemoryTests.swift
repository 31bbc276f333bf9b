import Foundation
import Testing

@testable import FocusScenario

/// What a change of a file touches, and what is remembered.
@Suite("watching")
struct RunMemoryTests {
  private static func files() throws -> TemporaryFolder {
    try TemporaryFolder([
      "a.app": "App: A\n\nScreen: Home\n  button \"Pay\"\n  button \"Send\"\n",
      "b.app": "App: B\n\nScreen: Home\n  button \"Pay\"\n",
      "a.check": "Profile: VoiceOver\nTask: activate \"Pay\"\nExpected: focus is on \"Pay\"\n\n"
        + "Profile: VoiceOver\nTask: activate \"Send\"\nExpected: focus is on \"Send\"\n",
      "b.check": "Profile: VoiceOver\nTask: activate \"Pay\"\nExpected: focus is on \"Pay\"\n",
    ])
  }

  private static func bound(_ folder: TemporaryFolder) -> BoundSuite { Suite.load([folder.path]).bound() }

  private static func write(_ text: String, to name: String, in folder: TemporaryFolder) throws {
    try text.write(toFile: folder[name], atomically: true, encoding: .utf8)
  }

  private static func tasks(_ outcome: RunMemory.Outcome) -> [String] {
    outcome.touched.files.flatMap(\.scenarios).map { "\(Path($0.location.path).name):\($0.location.line)" }
  }

  @Test("a second look at the same files runs nothing, and reports the same")
  func unchanged() throws {
    let folder = try Self.files()
    var memory = RunMemory()
    let first = memory.run(Self.bound(folder))
    let second = memory.run(Self.bound(folder))
    #expect(Self.tasks(first) == ["a.check:1", "a.check:5", "b.check:1"])
    #expect(Self.tasks(second) == [])
    #expect(second.report == first.report)
  }

  @Test("a changed block is run again, and no other")
  func block() throws {
    let folder = try Self.files()
    var memory = RunMemory()
    _ = memory.run(Self.bound(folder))
    let text = try folder.text(of: "a.check").replacingOccurrences(of: "is on \"Send\"", with: "is on \"Pay\"")
    try Self.write(text, to: "a.check", in: folder)
    let outcome = memory.run(Self.bound(folder))
    #expect(Self.tasks(outcome) == ["a.check:5"])
    #expect(outcome.report == Self.bound(folder).run())
    #expect(outcome.report.files.flatMap(\.scenarios).map(\.verdict) == [.passed, .failed, .passed])
  }

  @Test("a changed app has its blocks run again, and no other")
  func app() throws {
    let folder = try Self.files()
    var memory = RunMemory()
    _ = memory.run(Self.bound(folder))
    let text = try folder.text(of: "b.app").replacingOccurrences(of: "\"Pay\"", with: "\"Pay\"\n    on activate: close")
    try Self.write(text + "  button \"Other\"\n", to: "b.app", in: folder)
    let outcome = memory.run(Self.bound(folder))
    #expect(outcome.report == Self.bound(folder).run())
    #expect(Set(Self.tasks(outcome)).isSubset(of: ["b.check:1"]))
    try Self.write("App: B\n\nScreen: Home\n  heading \"New\"\n  button \"Pay\"\n", to: "b.app", in: folder)
    #expect(Self.tasks(memory.run(Self.bound(folder))) == ["b.check:1"])
  }

  @Test("an app whose text says the same touches nothing")
  func comment() throws {
    let folder = try Self.files()
    var memory = RunMemory()
    _ = memory.run(Self.bound(folder))
    try Self.write(try folder.text(of: "a.app") + "# a remark\n", to: "a.app", in: folder)
    #expect(Self.tasks(memory.run(Self.bound(folder))) == [])
  }

  @Test("a file that is written, comes or goes is seen; one that is only looked at is not")
  func changes() throws {
    let folder = try Self.files()
    let bound = Self.bound(folder)
    let before = WatchedFiles([folder.path], of: bound)
    #expect(WatchedFiles([folder.path], of: bound).changes(since: before) == [])
    try Self.write("App: A\n", to: "a.app", in: folder)
    try Self.write("Profile: VoiceOver\n", to: "c.check", in: folder)
    try FileManager.default.removeItem(atPath: folder["b.check"])
    let changes = WatchedFiles([folder.path], of: bound).changes(since: before)
    #expect(changes.map { Path($0).name } == ["a.app", "b.check", "c.check"])
  }

  @Test("the command runs again what is written, and is ended by an interrupt")
  func command() throws {
    let folder = try Self.files()
    // The first round is over when it says that it watches; then a block is written, and it says so again.
    let script = """
      "$focus_check" watch . --color never >out 2>&1 & watcher=$!
      watched() { [ "$(grep -c watching out)" -ge "$1" ]; }
      await() { for i in $(seq 500); do watched "$1" && return; sleep 0.05; done; }
      await 1
      sed 's/is on "Send"/is on "Pay"/' a.check >new && mv new a.check
      await 2
      kill -INT $watcher; wait $watcher; echo "status $?"; cat out
      """
    let result = try FocusCheckProcess.shell(script, in: folder)
    #expect(result.output.hasPrefix("status 130\n"))
    #expect(result.output.contains("3 of 3 run; failing in all: 0"))
    #expect(result.output.contains("changed: a.check"))
    #expect(result.output.contains("1 of 3 run; failing in all: 1"))
  }
}
