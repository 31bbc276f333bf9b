import Foundation
import Testing

@testable import FocusScenario

/// Blocks run on other technologies than they name, behaviours fixed by the command line, and the table of both.
@Suite("technologies and behaviours")
struct TechnologiesTests {
  private static let files = [
    "pay.check": """
    Profile: VoiceOver
    Task: activate "Pay"
    Expected: focus is on the error right after Pay
      "Card expired" is spoken once
      the error is visible

    """,
    "pay.app": """
    App: Pay

    Screen: Payment
      text field "Card number"
      text "Card expired", not shown, the error of "Card number"
      button "Pay"
        on activate: show the error, focus the error

    """,
    "sheet.check": "Profile: VoiceOver\nTask: open the notes sheet\nExpected: focus starts on the sheet title\n",
    "sheet.app": """
    App: Notes

    Screen: Home
      button "Notes"
        on activate: open the notes sheet

    Sheet: Notes sheet
      heading "Notes"

    """,
  ]

  private func run(_ line: String) throws -> FocusCheckProcess.Result {
    try FocusCheckProcess.run(line.split(separator: " ").map(String.init), in: TemporaryFolder(Self.files))
  }

  private func expect(_ line: String, _ status: Int32, equals golden: String) throws {
    let result = try run(line)
    #expect(result.errors == "")
    #expect(result.status == status)
    try Golden.expect(result.output, equals: golden)
  }

  @Test("a block on all technologies, and where they differ")
  func all() throws {
    let line = "pay.check --app pay.app --on voiceover --on keyboard --on=switch-control"
    try expect(line, 1, equals: "reports/on-several.txt")
    let json = try run(line + " --format json").output
    let differences = json.components(separatedBy: "\"differences\": ").last ?? ""
    try Golden.expect(differences, equals: "reports/on-several.json")
  }

  @Test("each technology has a scenario of its own")
  func identifiers() throws {
    var options = Suite.Options()
    options.technologies = Technology.allCases
    let folder = try TemporaryFolder(Self.files)
    let ids = Suite.load([folder["pay.check"]], options: options).files.flatMap(\.selected).map(\.id)
    #expect(ids == Technology.allCases.map { "\(folder["pay.check"]):1:\($0.rawValue)" })
    // A block is selected by what it names.
    options.profiles = ["TalkBack"]
    #expect(Suite.load([folder["pay.check"]], options: options).files.flatMap(\.selected).isEmpty)
    options.profiles = ["VoiceOver"]
    #expect(Suite.load([folder["pay.check"]], options: options).files.flatMap(\.selected).count == ids.count)
  }

  @Test("technologies that agree are said to")
  func agreement() throws {
    let result = try run("sheet.check --app sheet.app --on VoiceOver")
    #expect(result.output.contains("\nwhere technologies differ: nowhere\n"))
  }

  @Test("strict fails what is fragile, and a behaviour that is fixed is not replayed")
  func fixedByFlag() throws {
    let line = "sheet.check --app sheet.app"
    let fragile = try run(line)
    #expect(fragile.status == 0)
    #expect(fragile.output.contains("1 claim passed with reservations: 1 fragile, 1 by layout\n"))
    #expect(try run(line + " --strict").status == 1)
    let fixed = try run(line + " --behaviour first-focus-in-sheet=first-stop")
    #expect(fixed.status == 0)
    #expect(fixed.output.contains("1 claim passed with reservations: 1 by layout\n"))
    #expect(try run(line + " --behaviour=first-focus-in-sheet=dismiss-control").status == 1)
  }

  @Test("the table of behaviours", arguments: ["txt", "json"])
  func table(format: String) throws {
    try expect("behaviours --format \(format == "txt" ? "pretty" : "json")", 0, equals: "reports/behaviours.\(format)")
  }
}
