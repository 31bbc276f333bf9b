import Foundation
import Testing

@testable import FocusScenario

/// What checks become, as text.
struct ExportTests {
  private static func bound() -> BoundSuite {
    Suite.load([Fixture.root.appendingPathComponent("export/payment.check").path]).bound()
  }

  /// The exported tests of the fixture, whose paths are those of any machine.
  private static func text() throws -> String {
    var plan = DevicePlan(bound())
    for test in plan.files[0].tests.indices {
      plan.files[0].tests[test].check.document = "Checks/payment.check"
      plan.files[0].tests[test].appFile = "Checks/payment.app"
    }
    let files = XCTestText(bundle: "com.example.shop").files(plan)
    #expect(files.map(\.name) == ["FocusChecks.swift", "FocusCheckSupport.swift"])
    return files[0].text.replacingOccurrences(of: Fixture.root.path + "/", with: "")
  }

  @Test("a test does the task by touch, and looks at what VoiceOver says")
  func tests() throws {
    let fixture = try #require(Fixture.all(in: "export", extensions: ["check"]).first)
    try fixture.expect(try Self.text(), stage: "swift.txt")
  }

  @Test("a test is called after its task, whatever stands above it; of one task, the second has a number")
  func testNames() throws {
    let block = "Profile: VoiceOver\nTask: pay\nExpected: focus is on the error\n\n"
    let other = block.replacingOccurrences(of: "focus is on the error", with: "the error is spoken")
    let keyboard = block.replacingOccurrences(of: "VoiceOver", with: "Full Keyboard Access")
    let run = block.replacingOccurrences(of: "pay", with: "run")
    let texts = [block + run, "# A comment.\n\n" + keyboard + block + other + run]
    let app =
      "App: Shop\n\nScreen: Cart\n  button \"Pay\"\n  text \"Wrong\", the error of \"Pay\"\n\n"
      + "Task: pay\n  activate \"Pay\"\n\nTask: run\n  activate \"Pay\"\n"
    let names = try texts.map { text in
      let folder = try TemporaryFolder(["pay.check": text, "pay.app": app])
      let bound = Suite.load([folder["pay.check"]]).bound()
      #expect(bound.files.flatMap(\.diagnostics).map(\.message) == [])
      return DevicePlan(bound).files.flatMap { XCTestText.names(in: $0) }
    }
    #expect(names == [["testPay", "testRun2"], [nil, "testPay", "testPay2", "testRun2"]])
  }

  @Test("the same checks give the same bytes")
  func deterministic() throws {
    #expect(try Self.text() == Self.text())
  }

  private static let literals: [(String, String)] = [
    ("plain", #""plain""#), (#"a "b" \(c)"#, #""a \"b\" \\(c)""#), ("a\nb\u{7}", #""a\nb\u{7}""#),
    ("\u{202E}x\u{2028}", #""\u{202e}x\u{2028}""#), ("für 標題", #""für 標題""#),
  ]

  @Test("no text of an author's is code", arguments: literals)
  func literal(text: String, literal: String) { #expect(SwiftWriter.literal(text) == literal) }

  @Test("a comment stays in its line")
  func comment() {
    var writer = SwiftWriter()
    writer.comment("// a\n}\u{2028}let b\r")
    #expect(writer.text == "// a } let b \n")
  }

  @Test("names are Swift's, and each its own")
  func names() {
    #expect(SwiftNames.type("a/focus-recovery.check") == "FocusRecoveryChecks")
    #expect(SwiftNames.type("2 Ünits.md") == "File2NitsChecks")
    #expect(SwiftNames.variable("Sign In") == "signIn")
    #expect(SwiftNames.variable("Continue") == "continueElement")
    #expect(SwiftNames.variable("標題") == "element")
    var names = SwiftNames(["check"])
    #expect(["check", "pay", "pay"].map { names.next($0) } == ["check2", "pay", "pay2"])
  }
}
