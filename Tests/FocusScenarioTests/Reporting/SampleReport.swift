@testable import FocusScenario

/// A run with every verdict and every field, made by hand.
enum SampleReport {
  static let report = RunReport(files: [
    FileReport(path: "Checks/payment.check", diagnostics: [], scenarios: [passed, failed]),
    FileReport(path: "Checks/cart.md", diagnostics: [], scenarios: [stopped, foreign]),
  ])

  static let passed: ScenarioResult = {
    var result = scenario(line: 3, "VoiceOver", "open the address panel, change the address, close it", .passed)
    var first = claim(line: 5, "focus starts on \"Delivery address, heading\"", .passed)
    first.witness = "beat 1: focus on \"Delivery address, heading\""
    var second = claim(line: 7, "after close, focus is on \"Change address\"", .passed)
    second.reservations = [
      Reservation(
        .fragile,
        reason: "close-without-restore: where the answer is 'first-stop', focus is on \"Cart, heading\""
      ),
      Reservation(.assumed, reason: "focus-request-for-no-stop rests on a guess"),
    ]
    result.claims = [first, second]
    return result
  }()

  static let failed: ScenarioResult = {
    var result = scenario(line: 9, "VoiceOver", "submit the payment form with an expired card", .failed)
    var claim = SampleReport.claim(line: 11, "focus is on the error right after Pay, without swiping", .failed)
    claim.resolved = ["the error = text \"Card expired. Enter a date after 11/26.\""]
    claim.window = "right after Pay: beat 3"
    claim.found = "focus stayed on \"Pay, button\""
    claim.nearestMiss = "the error is 2 swipes back"
    claim.cause = .errorWithoutFocus
    claim.notes = ["announced: \"Payment failed\""]
    result.claims = [claim]
    result.steps = [step(1, "type \"11/20\" in \"Expiration date\"", 0), step(2, "activate \"Pay\"", 1250)]
    result.steps[1].heard = ["\"Pay, button\" (interrupted)", "\"Payment failed\" (announced)"]
    result.steps[1].changes = ["\"Card expired. Enter a date after 11/26.\" appeared"]
    return result
  }()

  static let stopped: ScenarioResult = {
    var result = scenario(path: "Checks/cart.md", line: 80, "Switch Control", "reload search results", .untestable)
    result.stopped = "the task stopped at 'Reload': no scan reaches it"
    var claim = SampleReport.claim(
      path: "Checks/cart.md",
      line: 82,
      "scanning doesn't stop on a loading element",
      .untestable
    )
    claim.found = "nothing"
    result.claims = [claim]
    return result
  }()

  static let foreign: ScenarioResult = {
    var result = scenario(path: "Checks/cart.md", line: 90, "NVDA", "go\u{1B}[2J back", .notSimulated)
    result.claims = [claim(path: "Checks/cart.md", line: 92, "focus is on \"a\u{202E}b\"", .notObserved)]
    return result
  }()

  private static func scenario(
    path: String = "Checks/payment.check",
    line: Int,
    _ profile: String,
    _ task: String,
    _ verdict: Verdict
  ) -> ScenarioResult {
    var result = ScenarioResult(
      id: "\(path):\(line):\(profile)",
      location: SourceLocation(path: path, line: line, column: 1),
      profile: profile,
      task: task,
      app: "Shop (Checks/shop.app)"
    )
    result.verdict = verdict
    return result
  }

  private static func claim(
    path: String = "Checks/payment.check",
    line: Int,
    _ sentence: String,
    _ verdict: Verdict
  ) -> ClaimResult {
    let location = SourceLocation(path: path, line: line, column: 11)
    return ClaimResult(sentence: sentence, location: location, reading: "focus.on(…)", verdict: verdict)
  }

  private static func step(_ number: Int, _ action: String, _ time: Int) -> StepRecord {
    StepRecord(
      action: action,
      navigation: "\(number) swipes forward, double tap",
      moves: number,
      focus: "\"Pay, button\"",
      time: time
    )
  }
}
