/// Writes one scenario in full: how each sentence was read, what the user did beat by beat, how each claim came out.
public enum ExplainText {
  /// The whole explanation of one scenario.
  public static func render(_ result: ScenarioResult) -> StyledText {
    var text = StyledText()
    text.append("\(result.location.path):\(result.location.line)", .title)
    text.append(", \(result.profile), on \(result.app): ")
    text.append(result.verdict.rawValue, result.verdict.style)
    text.endLine()
    text.appendParagraph(result.task, lead: "Task: ")
    appendSteps(of: result, to: &text)
    if let cost = result.cost {
      text.endLine()
      text.appendParagraph(cost.words, lead: "cost: ")
    }
    for claim in result.claims {
      text.endLine()
      text.append(claim.verdict.rawValue, claim.verdict.style)
      text.append(", line \(claim.location.line)")
      text.endLine()
      ClaimText.appendBody(of: claim, on: Technology(rawValue: result.profile), to: &text, indent: 2)
    }
    return text
  }

  private static func appendSteps(of result: ScenarioResult, to text: inout StyledText) {
    let width = String(result.steps.count).count
    for (number, step) in result.steps.enumerated() {
      text.endLine()
      let label = String(number + 1)
      let lead = String(repeating: " ", count: width - label.count) + label + ". "
      text.appendParagraph("\(step.action), at \(seconds(step.time))", lead: lead, style: .title)
      append(step, to: &text, indent: lead.count)
    }
    if let stopped = result.stopped {
      text.endLine()
      text.appendParagraph(stopped, lead: "stopped  ", leadStyle: .failed)
    }
  }

  private static func append(_ step: StepRecord, to text: inout StyledText, indent: Int) {
    let fields = [("moves", step.navigation), ("focus", step.focus)]
    let lists = step.heard.map { ("heard", $0) } + step.changes.map { ("change", $0) }
    let margin = String(repeating: " ", count: indent)
    for (label, value) in fields + lists where !value.isEmpty {
      text.appendParagraph(value, lead: margin + label.padded(to: 8), leadStyle: .quiet)
    }
  }

  /// Simulated time: `0.5 s`, to the millisecond when it needs it.
  static func seconds(_ milliseconds: Int) -> String {
    var fraction = String(milliseconds % 1000)
    fraction = String(repeating: "0", count: max(0, 3 - fraction.count)) + fraction
    while fraction.count > 1 && fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(milliseconds / 1000).\(fraction) s"
  }
}
