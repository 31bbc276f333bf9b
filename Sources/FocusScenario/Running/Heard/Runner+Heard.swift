extension Runner {
  /// Judges what was heard of a task on a device, or by somebody.
  func judge(_ scenario: Scenario, heard recordings: [Recording]) -> ScenarioResult {
    let source = recordings.first?.header.source.rawValue ?? "nobody"
    return notObserved(scenario, "evidence from \(source) is not judged yet")
  }
}
