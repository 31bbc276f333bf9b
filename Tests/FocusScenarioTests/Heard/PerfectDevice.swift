@testable import FocusScenario

/// What a device would give that behaves just as the simulator: only the speech of the element in focus, cut after 64
/// characters, and steps tried after every action.
struct PerfectDevice {
  /// More probes than any screen of the fixtures has stops.
  var mostSteps = 30

  /// The recordings of a performance: each way once, and again for each moment at which it probes.
  func recordings(of performance: Performance, _ technology: Technology) -> [FocusScenario.Recording] {
    performance.traces.flatMap { trace in
      let last = trace.moments.count - 1
      let moments = trace.moments.indices.filter { !trace.moments[$0].isNavigation || $0 == last }
      return [Frame.Direction.forward, .back].flatMap { direction in
        moments.map { recording(of: trace, upTo: $0, direction, technology) }
      } + [recording(of: trace, technology)]
    }
  }

  private func recording(of trace: Trace, _ technology: Technology) -> FocusScenario.Recording {
    var header = RecordingHeader(source: .xcuitest, technology: technology, style: .xcuitest27)
    header.app = trace.end.index.app.name.isEmpty ? nil : RecordingHeader.App(name: trace.end.index.app.name)
    header.actions = trace.actions.map { RecordingHeader.Action(words: $0.words, verb: $0.verb, phrase: $0.phrase) }
    header.ways = trace.ways
    header.stopped = trace.stopped
    var recording = FocusScenario.Recording(header: header, beats: [])
    for moment in trace.moments { append(moment, to: &recording) }
    readAgain(after: trace.end, in: &recording)
    return recording
  }

  /// The task as far as a moment, and steps from there.
  private func recording(of trace: Trace, upTo last: Int, _ direction: Frame.Direction, _ technology: Technology)
    -> FocusScenario.Recording
  {
    var part = trace
    part.moments.removeSubrange((last + 1)...)
    part.stopped = nil
    var recording = recording(of: part, technology)
    var simulator = part.end
    _ = simulator.perform(.wait(Clock.settleWindow))
    for _ in 0..<mostSteps {
      let intent: Intent = direction == .forward ? .next : .previous
      let beat = simulator.perform(intent)
      append(.intent(intent), beat, simulator, purpose: .probe, to: &recording)
    }
    recording.header.incomplete = last == trace.moments.count - 1 ? nil : .interrupted
    return recording
  }

  private func append(_ moment: Trace.Moment, to recording: inout FocusScenario.Recording) {
    let act = moment.beat.intent.map { RecordedBeat.Cause.Act.intent($0) } ?? .start
    append(act, moment.beat, moment.after, purpose: .task, to: &recording)
    let last = recording.beats.count - 1
    recording.beats[last].action = moment.action
    recording.beats[last].isNavigation = moment.isNavigation
  }

  private func readAgain(after simulator: Simulator, in recording: inout FocusScenario.Recording) {
    var later = simulator
    let beat = later.perform(.wait(Clock.settleWindow))
    append(.read, beat, later, purpose: .task, to: &recording)
  }

  private func append(
    _ act: RecordedBeat.Cause.Act,
    _ beat: Beat,
    _ simulator: Simulator,
    purpose: RecordedBeat.Purpose,
    to recording: inout FocusScenario.Recording
  ) {
    let utterance = speech(simulator)
    recording.beats.append(
      RecordedBeat(
        recording.beats.count,
        purpose,
        RecordedBeat.Cause(act, how: "as a user does it"),
        at: beat.startedAt,
        until: beat.endedAt,
        outcome: utterance == nil ? .noSpeech : .speech,
        utterance: utterance
      )
    )
  }

  /// The speech of the element in focus, with what a group says when it is entered left out.
  private func speech(_ simulator: Simulator) -> String? {
    guard let element = simulator.focus.element else { return simulator.currentSpeech().nonEmpty }
    return simulator.speech(of: element).text(in: .xcuitest27).nonEmpty
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
