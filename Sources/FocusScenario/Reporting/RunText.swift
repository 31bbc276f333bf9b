/// Writes a run for people: by document and block, failures in full, the counts last, 80 columns wide.
public struct RunText: Sendable {
  /// Whether passes with a reservation fail the run, which is then said.
  public var isStrict = false
  /// Whether a table tells where technologies differ, even when they differ nowhere.
  public var comparesTechnologies = false
  /// How wide the text may be, in columns.
  public var width = LineWrap.width
  private let source: @Sendable (_ path: String) -> SourceText?

  /// A writer that finds the texts of diagnostics with a closure.
  public init(source: @escaping @Sendable (_ path: String) -> SourceText?) {
    self.source = source
  }

  /// The whole report.
  public func render(_ report: RunReport) -> StyledText {
    var text = StyledText(width: width)
    var told: Set<Diagnostic> = []
    for file in report.files { append(file, to: &text, told: &told) }
    let comparison = TechnologyComparison(report, countingUnasked: comparesTechnologies)
    if comparesTechnologies || !comparison.blocks.isEmpty { comparison.append(to: &text) }
    appendCounts(RunCounts(report), to: &text)
    return text
  }

  /// What is wrong in a suite of which nothing was run, and how many of its scenarios could be.
  public func render(_ report: RunReport, runnable count: Int) -> StyledText {
    var text = render(report)
    text.append("\(RunCounts.phrase(count, "scenario")) can run", count > 0 ? .passed : .plain)
    text.endLine()
    return text
  }

  /// Diagnostics alone, each told once.
  public func render(_ diagnostics: [Diagnostic]) -> StyledText {
    var text = StyledText(width: width)
    var told: Set<Diagnostic> = []
    append(diagnostics, to: &text, told: &told)
    return text
  }

  private func append(_ file: FileReport, to text: inout StyledText, told: inout Set<Diagnostic>) {
    append(file.diagnostics, to: &text, told: &told)
    guard !file.scenarios.isEmpty else { return }
    text.append(file.path, .title)
    text.endLine()
    for (number, scenario) in file.scenarios.enumerated() {
      if number > 0 && file.scenarios[number - 1].hasFindings { text.endLine() }
      append(scenario, to: &text)
    }
    text.endLine()
  }

  private func append(_ diagnostics: [Diagnostic], to text: inout StyledText, told: inout Set<Diagnostic>) {
    for diagnostic in diagnostics where told.insert(diagnostic).inserted {
      text.append(DiagnosticText.styled(diagnostic, in: source(diagnostic.path)))
      text.endLine()
    }
  }
}

extension RunText {
  private func append(_ scenario: ScenarioResult, to text: inout StyledText) {
    let lead = "  " + scenario.verdict.rawValue.padded(to: 7) + " "
    text.appendParagraph(
      "line \(scenario.location.line), \(scenario.profile): \(scenario.task)",
      lead: lead,
      leadStyle: scenario.verdict.style
    )
    if let stopped = scenario.stopped {
      text.appendParagraph(stopped, lead: "    stopped  ", leadStyle: .failed)
    }
    if let cost = scenario.cost { text.appendParagraph(cost.words, lead: "    ", style: .quiet) }
    for caution in scenario.cautions {
      text.appendParagraph(caution, lead: "    " + "note".padded(to: 10), leadStyle: .caution)
    }
    let telling = scenario.claims.filter {
      $0.verdict != .passed || !$0.reservations.isEmpty || !$0.cautions.isEmpty
    }
    let technology = Technology(rawValue: scenario.profile)
    var repaired: Set<RootCause> = []
    for claim in telling {
      let isFirst = claim.cause.map { repaired.insert($0).inserted } ?? true
      append(claim, on: technology, withRepair: isFirst, to: &text)
    }
    if scenario.verdict == .failed { appendSteps(of: scenario, to: &text) }
  }

  /// The most steps that are told; what failed is seldom far before the end.
  private static let mostSteps = 12

  /// What was done, where focus was then, and what was heard, a step on a line.
  private func appendSteps(of scenario: ScenarioResult, to text: inout StyledText) {
    guard !scenario.steps.isEmpty else { return }
    text.endLine()
    text.append("    steps", .quiet)
    let first = max(0, scenario.steps.count - Self.mostSteps)
    text.append(first > 0 ? ", without the first \(first)" : "", .quiet)
    text.endLine()
    for (number, step) in scenario.steps.enumerated().dropFirst(first) {
      text.appendParagraph(VisibleText.shortened(step.words, to: 400), lead: "      \(number + 1). ", style: .quiet)
    }
  }

  private func append(
    _ claim: ClaimResult,
    on technology: Technology?,
    withRepair: Bool,
    to text: inout StyledText
  ) {
    guard claim.verdict != .passed else {
      ClaimText.appendReservations(of: claim, to: &text, indent: 4)
      return
    }
    text.endLine()
    text.append(VisibleText.line(of: "    \(claim.location): "), .quiet)
    text.append(claim.verdict.rawValue, claim.verdict.style)
    text.endLine()
    ClaimText.appendBody(of: claim, on: technology, withRepair: withRepair, to: &text, indent: 4)
  }

  private func appendCounts(_ counts: RunCounts, to text: inout StyledText) {
    if counts.scenarios.total > 0 {
      append(counts.scenarios, of: "scenario", to: &text)
      append(counts.claims, of: "claim", to: &text)
    }
    appendReservations(counts, to: &text)
    let mistakes = [(counts.errors, "error"), (counts.warnings, "warning")].filter { $0.0 > 0 }
    guard !mistakes.isEmpty else { return }
    text.append(
      mistakes.map { RunCounts.phrase($0.0, $0.1) }.joined(separator: ", "),
      counts.errors > 0 ? .failed : .caution
    )
    text.endLine()
  }

  private func append(_ verdicts: RunCounts.Verdicts, of noun: String, to text: inout StyledText) {
    text.append("\(RunCounts.phrase(verdicts.total, noun)): ")
    let parts = RunCounts.order.filter { verdicts[$0] > 0 }
    for (number, verdict) in parts.enumerated() {
      if number > 0 { text.append(", ") }
      text.append("\(verdicts[verdict]) \(verdict.rawValue)", verdict.style)
    }
    text.endLine()
  }

  private func appendReservations(_ counts: RunCounts, to text: inout StyledText) {
    guard counts.reservedClaims > 0 else { return }
    let kinds: [Reservation.Kind] = [.fragile, .assumed, .byLayout, .bounded]
    let parts = kinds.compactMap { kind in counts.reservations[kind].map { "\($0) \(kind.rawValue)" } }
    let line =
      "\(RunCounts.phrase(counts.reservedClaims, "claim")) passed with reservations: \(parts.joined(separator: ", "))"
    text.append(isStrict ? line + "; --strict fails them" : line, isStrict ? .failed : .caution)
    text.endLine()
  }
}

extension ScenarioResult {
  /// Whether a claim is told in full.
  fileprivate var hasFindings: Bool { claims.contains { $0.verdict != .passed } }
}

extension StepRecord {
  /// The step in one paragraph: what was done, how one got there, where focus was then, and what was heard.
  fileprivate var words: String {
    let way = navigation.isEmpty ? "" : ", \(navigation)"
    let said = heard.isEmpty ? "" : "; heard: \(heard.joined(separator: "; "))"
    return "\(action)\(way); focus: \(focus)\(said)"
  }
}
