extension Runner {
  /// What keeps recordings of a device from being evidence of a scenario: they are of another app, or their beats do
  /// something else than the actions that they say they belong to.
  func refusal(of scenario: Scenario, heard recordings: [Recording]) -> RecordingRefusal? {
    for (number, recording) in recordings.enumerated() {
      guard let name = recording.header.app?.name, !Words.same(name, index.app.name) else { continue }
      return RecordingRefusal(recording: number, reason: .otherApp(recorded: name, now: index.app.name))
    }
    guard case .ready(_, let rehearsal) = prepared(scenario) else { return nil }
    let traces = rehearsal.perform().traces
    for (number, recording) in recordings.enumerated() where recording.header.technology == rehearsal.technology {
      let own = traces.filter { traces.count == 1 || $0.ways == recording.header.ways }
      if let reason = own.lazy.compactMap({ HeardDeeds(recording, beside: $0).firstOther }).first {
        return RecordingRefusal(recording: number, reason: reason)
      }
    }
    return nil
  }
}

/// What a recording of a device says was done, laid beside what its actions are in the model.
private struct HeardDeeds {
  let recording: Recording
  let trace: Trace

  /// Prepares to compare.
  init(_ recording: Recording, beside trace: Trace) {
    self.recording = recording
    self.trace = trace
  }

  /// The first beat that does something else than its action; none where the task has other actions today.
  var firstOther: RecordingRefusal.Reason? {
    for (number, beat) in recording.beats.enumerated() where beat.purpose == .task {
      guard let action = beat.action, trace.actions.indices.contains(action),
        recording.header.actions[action].words == trace.actions[action].words,
        let done = other(beat, than: trace.actions[action])
      else { continue }
      return .otherDeed(beat: number, action: trace.actions[action].words, done: done)
    }
    return nil
  }

  /// What was done, in words, when it is no part of the action.
  private func other(_ beat: RecordedBeat, than action: Trace.Action) -> String? {
    let moments = action.moments.map { trace.moments[$0] }
    if case .intent(.type(let text)) = beat.cause.act, !moments.contains(where: { $0.beat.intent == .type(text) }) {
      return "type \"\(text)\""
    }
    guard let target = beat.cause.target, beat.cause.act.isDeed else { return nil }
    let names = action.moments.flatMap { self.names(at: $0) }
    return names.contains { SpokenText.same($0, target.name) } ? nil : "\(beat.cause.how) on \"\(target.name)\""
  }

  /// What the thing that an action is done to can be called: as it was labelled then, and as in the app file.
  private func names(at number: Int) -> [String] {
    let moment = trace.moments[number]
    guard let target = moment.pointedAt ?? moment.beat.target else { return [] }
    let element = moment.after.index.element(target)
    let labels = [trace.state(before: number), moment.after].map { $0.state(of: target).label }
    return labels + [element.label] + [element.id].compactMap { $0 }
  }
}

extension RecordedBeat.Cause.Act {
  /// Whether it acts on something, and does not only look or move.
  fileprivate var isDeed: Bool {
    switch self {
    case .intent(.next), .intent(.previous), .intent(.wait), .start, .read, .moveIn, .moveOut: false
    case .intent: true
    }
  }
}
