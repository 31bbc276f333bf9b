/// Does again what a recording says was done, and holds what comes of it against what the recording says came of it.
struct TraceRebuilder {
  let rehearsal: Rehearsal
  /// What a recording of this task would say in its header today.
  let header: RecordingHeader
  private var index: AppIndex { rehearsal.resolver.index }

  /// The traces of some recordings, the same in every perception; the first difference refuses them.
  func traces(of recordings: [Recording]) throws(RecordingRefusal) -> [Trace] {
    var traces: [Trace] = []
    for (number, recording) in recordings.enumerated() {
      do throws(RecordingRefusal.Reason) {
        traces.append(try trace(of: recording, number: number + 1, of: recordings.count))
      } catch {
        throw RecordingRefusal(recording: number, reason: error)
      }
    }
    return traces
  }

  private func trace(
    of recording: Recording,
    number: Int,
    of count: Int
  ) throws(RecordingRefusal.Reason) -> Trace {
    try compareConditions(recording.header)
    try compareActions(recording.header)
    var trace = Trace(moments: [], actions: recording.header.actions.map { Trace.Action($0) })
    trace.ways = recording.header.ways
    trace.stopped = recording.header.stopped
    var simulator = rehearsal.simulator(rehearsal.fixed.behaviours)
    for (place, beat) in recording.beats.enumerated() {
      try perform(beat, place, on: &simulator, &trace)
      try compare(beat, with: RecordedBeat(place, of: trace), place)
    }
    guard !trace.moments.isEmpty else { throw .impossible(beat: 0) }
    let rebuilt = TraceRecorder(header: header).recording(of: trace, number: number, of: count)
    guard rebuilt.header.incomplete == recording.header.incomplete else { throw .otherConditions(key: "incomplete") }
    guard recording.ownDigest == recording.header.digest else { throw .edited }
    return trace
  }

  // MARK: Doing it again

  private func perform(
    _ beat: RecordedBeat,
    _ place: Int,
    on simulator: inout Simulator,
    _ trace: inout Trace
  ) throws(RecordingRefusal.Reason) {
    let done: Beat
    var pointedAt: ElementIdentifier?
    switch beat.cause.act {
    case .start where place == 0:
      done = simulator.start(on: rehearsal.task.start, turnedOn: rehearsal.task.turnedOnAfter == nil)
    case .intent(let intent) where place > 0 && index.has(intent):
      if beat.cause.isPointed {
        guard !simulator.isOn else { throw .impossible(beat: place) }
        pointedAt = try pointed(beat.cause.target, place)
        if let pointedAt { simulator.point(at: pointedAt) }
      }
      done = beat.cause.isAtOnce ? simulator.performAtOnce(intent) : simulator.perform(intent)
    default: throw .impossible(beat: place)
    }
    if let action = beat.action {
      guard trace.actions.indices.contains(action) else { throw .impossible(beat: place) }
      trace.actions[action].moments.append(place)
    }
    trace.moments.append(
      Trace.Moment(
        beat: done,
        after: simulator,
        action: beat.action,
        isNavigation: beat.isNavigation,
        isAtOnce: beat.cause.isAtOnce,
        pointedAt: pointedAt
      )
    )
  }

  private func pointed(
    _ target: RecordedBeat.Place?,
    _ place: Int
  ) throws(RecordingRefusal.Reason) -> ElementIdentifier {
    guard let id = target?.id, index.entries.indices.contains(id) else { throw .impossible(beat: place) }
    return ElementIdentifier(id)
  }

  // MARK: Holding one against the other

  private func compare(
    _ beat: RecordedBeat,
    with rebuilt: RecordedBeat,
    _ place: Int
  ) throws(RecordingRefusal.Reason) {
    let (recorded, now) = (beat.json, rebuilt.json)
    for key in RecordedBeat.keys where recorded.line(of: key) != now.line(of: key) {
      let (before, after) = (recorded.line(of: key), now.line(of: key))
      throw .otherBeat(beat: place, key: key, recorded: before.map(Self.text), now: after.map(Self.text))
    }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// What was there before the first beat is no perception, but everything rests on it.
  private func compareConditions(_ recorded: RecordingHeader) throws(RecordingRefusal.Reason) {
    let (before, now) = (recorded.json(beats: 0), header.json(beats: 0))
    for key in ["technology", "style", "settings", "start"] where before.line(of: key) != now.line(of: key) {
      throw .otherConditions(key: key)
    }
    let answered = Set(recorded.behaviours.map(\.behaviour))
    guard header.behaviours.allSatisfy({ answered.contains($0.behaviour) }),
      recorded.behaviours == FixedBehaviours(recorded.behaviours).choices
    else { throw .otherConditions(key: "behaviours") }
  }

  /// The actions have to be those of the task, and all of them when it was finished.
  private func compareActions(_ recorded: RecordingHeader) throws(RecordingRefusal.Reason) {
    let phrases = rehearsal.task.phrases
    let areOfTask = recorded.actions.allSatisfy { action in
      phrases.indices.contains(action.phrase) && [phrases[action.phrase].verb, "turn"].contains(action.verb)
    }
    let done = Set(recorded.actions.map(\.phrase))
    let isFinished = phrases.indices.allSatisfy { done.contains($0) || phrases[$0].steps.allSatisfy { $0 == .atOnce } }
    guard areOfTask, recorded.stopped != nil || isFinished else { throw .otherConditions(key: "actions") }
  }
}

extension RecordedBeat {
  /// The keys of a beat, perceptions first.
  fileprivate static let keys = [
    "focus", "heard", "outcome", "utterance", "at", "until", "cause", "action", "navigation", "purpose", "settle",
  ]
}

extension Trace.Action {
  fileprivate init(_ action: RecordingHeader.Action) {
    self.init(
      words: action.words,
      verb: action.verb,
      phrase: action.phrase,
      navigation: action.navigation ?? "",
      moves: action.moves ?? 0
    )
  }
}

extension AppIndex {
  /// Whether everything that an intent names by its number is in the app.
  fileprivate func has(_ intent: Intent) -> Bool {
    switch intent {
    case .touch(let element): entries.indices.contains(element.index)
    case .close(let context, _): app.containers.indices.contains(context.index)
    default: true
    }
  }
}
