/// Writes a run for programs: every file, scenario, claim and step, the counts, and places as lines and columns.
public struct RunJSON: Sendable {
  /// Whether the report has where technologies differ, too.
  public var comparesTechnologies = false
  private let source: @Sendable (_ path: String) -> SourceText?

  /// A writer that finds the texts of diagnostics with a closure.
  public init(source: @escaping @Sendable (_ path: String) -> SourceText?) {
    self.source = source
  }

  /// The whole report; `version` changes when a reader has to.
  public func render(_ report: RunReport) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("version", .number(1)),
      ("counts", render(RunCounts(report))),
      ("notRun", .number(report.notRun)),
      ("files", .array(report.files.map(file))),
    ]
    if comparesTechnologies { members.append(("differences", TechnologyComparison(report).json)) }
    return .object(members)
  }

  /// Diagnostics with their places.
  public func render(_ diagnostics: [Diagnostic]) -> JSON { .array(diagnostics.map { render($0) }) }

  func render(_ counts: RunCounts) -> JSON {
    [
      "scenarios": verdicts(counts.scenarios),
      "claims": verdicts(counts.claims),
      "reservedClaims": .number(counts.reservedClaims),
      "errors": .number(counts.errors),
      "warnings": .number(counts.warnings),
    ]
  }

  private func verdicts(_ verdicts: RunCounts.Verdicts) -> JSON {
    .object(RunCounts.order.map { (key: $0.rawValue, value: .number(verdicts[$0])) })
  }

  private func file(_ file: FileReport) -> JSON {
    [
      "path": .string(file.path),
      "diagnostics": render(file.diagnostics),
      "scenarios": .array(file.scenarios.map(scenario)),
    ]
  }

  func render(_ diagnostic: Diagnostic) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("code", .string(diagnostic.code)),
      ("severity", .string(diagnostic.severity.rawValue)),
      ("path", .string(diagnostic.path)),
    ]
    if let source = source(diagnostic.path) {
      members.append(("start", place(source.location(at: diagnostic.range.lower))))
      members.append(("end", place(source.location(at: diagnostic.range.upper))))
    }
    members.append(("message", .string(diagnostic.message)))
    members.append(("label", .string(diagnostic.label)))
    members.append(("help", JSON(diagnostic.help)))
    return .object(members)
  }

  private func place(_ location: SourceLocation) -> JSON {
    ["line": .number(location.line), "column": .number(location.column)]
  }
}

extension RunJSON {
  private func scenario(_ scenario: ScenarioResult) -> JSON {
    [
      "id": .string(scenario.id),
      "location": located(scenario.location),
      "profile": .string(scenario.profile),
      "task": .string(scenario.task),
      "app": .string(scenario.app),
      "verdict": .string(scenario.verdict.rawValue),
      "reservations": .array(scenario.reservations.map(reservation)),
      "stopped": JSON(scenario.stopped),
      "claims": .array(scenario.claims.map { render($0, on: Technology(rawValue: scenario.profile)) }),
      "steps": .array(scenario.steps.map { render($0) }),
      "cost": scenario.cost.map { render($0) } ?? .null,
    ]
  }

  func render(_ cost: ScenarioCost) -> JSON {
    [
      "step": .string(cost.step),
      "steps": .number(cost.steps),
      "actions": .number(cost.actions),
      "recoveries": .array(
        cost.recoveries.map { recovery in
          [
            "after": .string(recovery.after),
            "place": .string(recovery.place),
            "steps": recovery.steps.map { .number($0) } ?? .null,
          ]
        }
      ),
    ]
  }

  func render(_ claim: ClaimResult, on technology: Technology? = nil) -> JSON {
    [
      "sentence": .string(claim.sentence),
      "location": located(claim.location),
      "reading": .string(claim.reading),
      "resolved": JSON(claim.resolved),
      "verdict": .string(claim.verdict.rawValue),
      "reservations": .array(claim.reservations.map(reservation)),
      "window": .string(claim.window),
      "found": .string(claim.found),
      "witness": JSON(claim.witness),
      "nearestMiss": JSON(claim.nearestMiss),
      "cause": claim.cause.map { cause($0, on: technology) } ?? .null,
      "notes": JSON(claim.notes),
    ]
  }

  private func cause(_ cause: RootCause, on technology: Technology?) -> JSON {
    let guide = cause.guide(for: technology)
    return [
      "id": .string("\(cause)"),
      "meaning": .string(cause.rawValue),
      "swiftUI": JSON(guide?.swiftUI),
      "uiKit": JSON(guide?.uiKit),
      "android": JSON(guide?.android),
      "wcag": JSON(cause.criteria),
    ]
  }

  func render(_ step: StepRecord) -> JSON {
    [
      "time": .number(step.time),
      "action": .string(step.action),
      "navigation": .string(step.navigation),
      "moves": .number(step.moves),
      "focus": .string(step.focus),
      "heard": JSON(step.heard),
      "changes": JSON(step.changes),
    ]
  }

  private func reservation(_ reservation: Reservation) -> JSON {
    ["kind": .string(reservation.kind.rawValue), "reason": .string(reservation.reason)]
  }

  func located(_ location: SourceLocation) -> JSON {
    ["path": .string(location.path), "line": .number(location.line), "column": .number(location.column)]
  }
}
