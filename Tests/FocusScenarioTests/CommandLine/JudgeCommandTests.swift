import Foundation
import Testing

@testable import FocusScenario

/// Recording and judging from the command line.
@Suite("judge")
struct JudgeCommandTests {
  private static let check = """
    Profile: VoiceOver
    Task: activate Pay
    Expected: focus is on "Card expired" right after Pay

    Profile: Switch Control
    Task: activate Pay
    Expected: focus is on "Payment" right after Pay

    """

  private static let app = """
    App: Shop

    Screen: Screen
      heading "Payment"
      text "Card expired", not shown
      button "Pay"
        on activate: show "Card expired", focus "Card expired"

    """

  private static func folder() throws -> TemporaryFolder {
    try TemporaryFolder(["shop.check": check, "shop.app": app])
  }

  private static let run = ["run", "shop.check", "--app", "shop.app", "--evidence", "to/evidence"]
  private static let judge = ["judge", "shop.check", "--app", "shop.app", "--evidence", "to/evidence"]

  @Test("a recorded run is judged as it was run, in every form, with the same status")
  func same() throws {
    let folder = try Self.folder()
    let run = try FocusCheckProcess.run(Self.run, in: folder)
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder["to/evidence"]).sorted()
    #expect(names == ["shop.check+1+VoiceOver.jsonl", "shop.check+5+SwitchControl.jsonl"])
    for form in ["pretty", "json", "ndjson", "junit", "tap", "github", "sarif", "markdown"] {
      let run = try FocusCheckProcess.run(Self.run + ["--format", form, "--strict"], in: folder)
      let judged = try FocusCheckProcess.run(Self.judge + ["--format", form, "--strict"], in: folder)
      #expect(judged.output == run.output && judged.status == run.status && judged.errors.isEmpty, "\(form)")
    }
  }

  @Test("a block without evidence fails nothing, unless it has to be observed")
  func unobserved() throws {
    let folder = try Self.folder()
    _ = try FocusCheckProcess.run(Self.run + ["--profile", "VoiceOver"], in: folder)
    let judged = try FocusCheckProcess.run(Self.judge, in: folder)
    #expect(judged.status == 0)
    #expect(judged.output.contains("there is no evidence of it in 'to/evidence'"))
    #expect(judged.output.contains("2 scenarios: 1 passed, 1 not observed\n2 claims: 1 passed, 1 not observed\n"))
    #expect(try FocusCheckProcess.run(Self.judge + ["--require-observed"], in: folder).status == 1)
    let seen = try FocusCheckProcess.run(Self.judge + ["--require-observed", "--profile", "VoiceOver"], in: folder)
    #expect(seen.status == 0)
  }

  @Test("evidence that shows nothing that is claimed fails nothing, unless it has to be observed")
  func showsNothing() throws {
    let check = "Profile: VoiceOver\nTask: activate Pay\nExpected: the error is spoken before anything else\n"
    let app = Self.app.replacingOccurrences(of: "not shown", with: "not shown, the error of \"Pay\"")
    let folder = try TemporaryFolder(["shop.check": check, "shop.app": app, "walk.txt": "Card expired\nPay, Button\n"])
    let line = ["import", "transcript", "walk.txt", "--check", "shop.check:1", "--app", "shop.app"]
    let imported = try FocusCheckProcess.run(line + ["--output", "to/evidence"], in: folder)
    #expect(imported.status == 0, "\(imported.errors)")
    let judged = try FocusCheckProcess.run(Self.judge, in: folder)
    #expect(judged.output.contains("1 scenario: 1 not observed\n1 claim: 1 not observed\n"))
    #expect(judged.status == 0)
    #expect(try FocusCheckProcess.run(Self.judge + ["--require-observed"], in: folder).status == 1)
  }

  @Test("who names a part of a document is not told that the rest has evidence")
  func part() throws {
    let folder = try Self.folder()
    _ = try FocusCheckProcess.run(Self.run, in: folder)
    let line = ["judge", "shop.check:1", "--app", "shop.app", "--evidence", "to/evidence"]
    let judged = try FocusCheckProcess.run(line, in: folder)
    #expect(judged.status == 0)
    #expect(judged.errors == "")
  }

  @Test("evidence of other blocks stays as it is, and is counted")
  func others() throws {
    let folder = try Self.folder()
    try folder.write("kept", to: "to/evidence/notes.txt")
    _ = try FocusCheckProcess.run(Self.run, in: folder)
    try folder.write(Self.check.replacingOccurrences(of: "right after", with: "after"), to: "shop.check")
    _ = try FocusCheckProcess.run(Self.run + ["--profile", "VoiceOver"], in: folder)
    #expect(try folder.text(of: "to/evidence/notes.txt") == "kept")
    let judged = try FocusCheckProcess.run(Self.judge + ["--profile", "VoiceOver"], in: folder)
    #expect(judged.status == 0)
    #expect(judged.errors == "focus-check: 1 file of evidence is about no block that is selected\n")
  }

  @Test("evidence that is refused is a mistake, and says where")
  func refused() throws {
    let folder = try Self.folder()
    _ = try FocusCheckProcess.run(Self.run, in: folder)
    try folder.write(Self.app.replacingOccurrences(of: "heading \"Payment\"", with: "text \"Payment\""), to: "shop.app")
    let judged = try FocusCheckProcess.run(Self.judge + ["--profile", "VoiceOver"], in: folder)
    #expect(judged.status == 2)
    let told = "beat 0 is not what comes out today: 'heard' was [{\"channel\":\"focus\",\"text\":\"Payment, heading\""
    #expect(judged.output.contains("to/evidence/shop.check+1+VoiceOver.jsonl:2:"))
    #expect(judged.output.contains(told))
    #expect(judged.output.contains("1 scenario: 1 not observed\n1 claim: 1 not observed\n1 error\n"))
  }

  @Test("a folder that is not there, that is none, or that cannot be made, is told")
  func folders() throws {
    let folder = try Self.folder()
    let missing = try FocusCheckProcess.run(Self.judge, in: folder)
    #expect(missing.status == 3)
    #expect(missing.errors == "focus-check: error: there is no 'to/evidence'\n")
    try folder.write("", to: "to")
    let written = try FocusCheckProcess.run(Self.run, in: folder)
    #expect(written.status == 5)
    #expect(written.errors == "focus-check: error: 'to/evidence' cannot be written: not a directory\n")
    let none = try FocusCheckProcess.run(["judge", "shop.check"], in: folder)
    #expect(none.status == 4)
    #expect(none.errors.hasPrefix("focus-check: error: 'judge' needs --evidence DIR\n"))
  }

  @Test(
    "a file is the same however it is called, and from wherever in its repository",
    arguments: ["Checks/shop.check", "./Checks//shop.check", "$PWD/Checks/shop.check", "../repo/Checks/shop.check"]
  )
  func paths(path: String) throws {
    let folder = try TemporaryFolder(["repo/Checks/shop.check": Self.check, "repo/Checks/shop.app": Self.app])
    try folder.write("", to: "repo/.git/HEAD")
    let run = "cd repo && $focus_check run \"\(path)\" --evidence evidence >/dev/null; ls evidence"
    let names = try FocusCheckProcess.shell(run, in: folder).output
    #expect(names == "Checks+shop.check+1+VoiceOver.jsonl\nChecks+shop.check+5+SwitchControl.jsonl\n")
    for (place, other) in [("repo", "Checks"), ("repo", "$PWD/Checks"), ("repo/Checks", "shop.check"), (".", "repo")] {
      let line =
        "cd \(place) && $focus_check judge \"\(other)\" --require-observed --evidence \"\(folder["repo/evidence"])\""
      let judged = try FocusCheckProcess.shell(line, in: folder)
      #expect(judged.output.contains("2 scenarios: 1 passed, 1 failed"), "\(line)\n\(judged.output)")
      #expect(judged.errors == "")
    }
  }

  @Test("what others recorded of a block is judged as what was heard of it")
  func imported() throws {
    let walk = "current: Payment Heading\nforward 1: Card expired\nforward 2: Pay Button\nforward 3: Pay Button\n"
    let check = """
      Profile: VoiceOver
      Task: activate Pay
      Expected: "Pay" is reachable
                "Pay" comes before "Card expired"
                "Card expired" is spoken once

      """
    let folder = try TemporaryFolder(["shop.check": check, "shop.app": Self.app, "walk.txt": walk])
    let line = "import transcript walk.txt --check shop.check:1 --output heard".split(separator: " ").map(String.init)
    let taken = try FocusCheckProcess.run(line, in: folder)
    #expect(taken.output == "heard/walk.jsonl: 4 beats\n" && taken.status == 0)
    let judged = try FocusCheckProcess.run(["judge", "shop.check", "--evidence", "heard"], in: folder)
    #expect(judged.output.contains("3 claims: 1 passed, 1 failed, 1 not observed\n"), "\(judged.output)")
    #expect(judged.status == 1)
    try folder.write(check.replacing("activate Pay", with: "activate the button"), to: "shop.check")
    let other = try FocusCheckProcess.run(["judge", "shop.check", "--evidence", "heard"], in: folder)
    #expect(other.output.contains("[evidence-other-check]") && other.status == 2, "\(other.output)")
  }

  @Test("what is repeated leaves the same behind")
  func repeated() throws {
    let folder = try Self.folder()
    let run = try FocusCheckProcess.run(Self.run + ["--repeat", "3"], in: folder)
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
  }
}
