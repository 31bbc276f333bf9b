import Foundation
import Testing

/// `focus-check export`, from the outside.
struct ExportCommandTests {
  private static let app = """
    App: A

    Screen: Home
      heading "Home"
      button "Pay"

    """

  private static func check(_ profile: String, _ expected: String = "focus is on \"Pay\"") -> String {
    "Profile: \(profile)\nTask: activate \"Pay\"\nExpected: \(expected)\n"
  }

  @Test("two files are written into a folder that is made for them")
  func writes() throws {
    let folder = try TemporaryFolder(["a.check": Self.check("VoiceOver, TalkBack"), "a.app": Self.app])
    let result = try FocusCheckProcess.run(["export", "xctest", "a.check", "--output", "UI/Tests"], in: folder)
    #expect(
      result.output == """
        UI/Tests/FocusChecks.swift
        UI/Tests/FocusCheckSupport.swift
        1 test, 1 block for other technologies left out
        1 sentence asserted, 0 notes

        """
    )
    #expect(result.errors == "")
    #expect(result.status == 0)
    #expect(try folder.text(of: "UI/Tests/FocusChecks.swift").contains("in: XCUIApplication()"))
    let again = ["export", "xctest", "a.check", "--output", "UI/Tests", "--bundle", "org.example"]
    #expect(try FocusCheckProcess.run(again, in: folder).status == 0)
    let text = try folder.text(of: "UI/Tests/FocusChecks.swift")
    #expect(text.contains("in: XCUIApplication(bundleIdentifier: \"org.example\")"))
  }

  private static let refused: [(arguments: [String], status: Int32, error: String)] = [
    (["export"], 4, "'export' needs xctest [PATH...]"),
    (["export", "xctest", "a.check"], 4, "'export' needs --output PATH"),
    (
      ["export", "espresso", "--output", "UI"], 4, "there is no export to 'espresso'; write 'focus-check export xctest'"
    ),
    (["export", "xctest", "misread.check", "--output", "UI"], 2, "misread.check:7"),
    (["export", "xctest", "keyboard.check", "--output", "UI"], 3, "no block is for VoiceOver"),
    (["export", "xctest", "none.check", "--output", "UI"], 3, "none.check"),
    (["export", "xctest", "a.check", "--output", "a.app"], 5, "'a.app/FocusChecks.swift' cannot be written"),
  ]

  @Test("what cannot be exported writes nothing", arguments: refused)
  func refuses(arguments: [String], status: Int32, error: String) throws {
    let folder = try TemporaryFolder([
      "a.check": Self.check("VoiceOver"), "a.app": Self.app, "keyboard.check": Self.check("Full Keyboard Access"),
      "misread.check": Self.check("VoiceOver") + "\n" + Self.check("VoiceOver", "focus goes somewhere nice"),
    ])
    let result = try FocusCheckProcess.run(arguments, in: folder)
    #expect(result.status == status)
    #expect(result.errors.contains(error), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder["UI"]))
  }
}
