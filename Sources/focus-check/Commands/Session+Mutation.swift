import FocusScenario

/// Damaging the apps, to see what the checks are worth.
extension Session {
  mutating func mutate(_ suite: Suite) -> CommandStatus {
    let bound = stopwatch.measure("bind") { suite.bound() }
    let report = stopwatch.measure("mutate") { bound.mutated() }
    console.write(pretty: MutationText.render(report), json: MutationText.json(report))
    console.note(RunText(source: { bound.source(at: $0) }).render(bound.files.flatMap(\.diagnostics)))
    console.note(bound.absences)
    let status = CommandStatus(RunCounts(bound.check()), absences: bound.absences, arguments: arguments)
    let isEnough = report.everyCheckProvesSomething && report.score >= arguments.requiredScore ?? 0
    return status == .passed && !isEnough ? .failed : status
  }
}
