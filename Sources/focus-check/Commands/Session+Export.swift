import FocusScenario

/// Writing checks as UI tests for a device.
extension Session {
  mutating func export() throws(UsageError) -> CommandStatus {
    guard arguments.operands.first == "xctest" else { throw .unknownExport(arguments.operands.first ?? "") }
    guard let folder = arguments.output else { throw .missingOption(.output, .export) }
    let suite = try load(Array(arguments.operands.dropFirst()))
    let bound = stopwatch.measure("bind") { suite.bound() }
    console.note(RunText(source: { bound.source(at: $0) }).render(bound.files.flatMap(\.diagnostics)))
    console.note(bound.absences)
    let status = CommandStatus(RunCounts(bound.check()), absences: bound.absences, arguments: arguments)
    // Half of the checks would look like all of them.
    guard status == .passed else { return status }
    let plan = stopwatch.measure("plan") { DevicePlan(bound) }
    guard plan.testCount > 0 else {
      console.note("no block is for VoiceOver, so there is nothing to export")
      return .nothing
    }
    for file in XCTestText(bundle: arguments.bundle).files(plan)
    where console.write(file.text, toFile: file.name, in: folder) {
      printText("\(folder)/\(file.name)\n")
    }
    printText(plan.summary + "\n")
    return .passed
  }
}
