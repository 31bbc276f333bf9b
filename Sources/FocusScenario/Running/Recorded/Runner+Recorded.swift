extension Runner {
  /// What a simulated run of a scenario leaves behind, one recording for each way of closing; none when it is not simulated.
  ///
  /// They name the block by the path of its scenario unless another document is named.
  public func recordings(of scenario: Scenario, document: String? = nil, appPath: String? = nil) -> [Recording] {
    guard case .ready(let runner, let rehearsal) = prepared(scenario) else { return [] }
    var header = runner.header(of: scenario, rehearsal)
    header.app?.path = appPath
    if let document { header.check?.document = document }
    return TraceRecorder(header: header).recordings(of: rehearsal.perform().traces)
  }

  /// Judges simulated runs from their recordings, after each has been done again and came out the same.
  func judge(_ scenario: Scenario, simulated recordings: [Recording]) throws(RecordingRefusal) -> ScenarioResult {
    switch prepared(scenario) {
    case .notSimulated(let why): return notSimulated(scenario, why)
    case .ready(let runner, var rehearsal):
      let header = runner.header(of: scenario, rehearsal)
      if let reason = recordings.first?.header.check?.difference(from: header.check) {
        throw RecordingRefusal(recording: 0, reason: reason)
      }
      rehearsal.fixed = FixedBehaviours(recordings.first?.header.behaviours ?? [])
      let traces = try TraceRebuilder(rehearsal: rehearsal, header: header).traces(of: recordings)
      return runner.judged(scenario, rehearsal, rehearsal.performance(of: traces, rehearsal.fixed.behaviours))
    }
  }

  /// The result of a scenario of which the source of the evidence cannot know anything.
  func notObserved(_ scenario: Scenario, _ why: String) -> ScenarioResult {
    var result = empty(scenario)
    result.verdict = .notObserved
    result.claims = scenario.claims.map { unjudged($0, .notObserved, $0.notAsked ?? why) }
    return result
  }

  /// What every recording of a scenario has in its header.
  private func header(of scenario: Scenario, _ rehearsal: Rehearsal) -> RecordingHeader {
    var header = RecordingHeader(source: .simulated, technology: rehearsal.technology, style: .document)
    header.app = RecordingHeader.App(name: index.app.name)
    header.check = RecordingHeader.Check(
      document: scenario.location.path,
      line: scenario.location.line,
      task: scenario.taskText,
      given: scenario.given?.text
    )
    header.behaviours = rehearsal.fixed.choices
    header.settings.speaksHints = rehearsal.speaksHints
    header.settings.scanning = rehearsal.scanning
    header.settings.idiom = index.app.idiom
    header.settings.direction = index.app.direction
    header.settings.hasLargeText = scenario.given?.conditions.contains(.largeText) ?? false
    header.start.context = rehearsal.task.start.map { RecordedBeat.Place($0, in: index) }
    header.start.isOn = rehearsal.task.turnedOnAfter == nil
    return header
  }
}

extension RecordingHeader.Check {
  /// Which of the author's words are others today.
  func difference(from now: Self?) -> RecordingRefusal.Reason? {
    if task != now?.task { return .otherCheck(key: "task", recorded: task, now: now?.task) }
    if given != now?.given { return .otherCheck(key: "given", recorded: given, now: now?.given) }
    return nil
  }
}
