/// A recording laid beside a run of the same task in the model of the app: which of its beats shows which moment.
///
/// The model says what the author's words stand for and what was done when. Where focus is says the recording alone.
struct HeardRun {
  /// What was heard in one beat.
  struct Reading {
    let beat: RecordedBeat
    let place: HeardPlace

    /// The utterance in quotes, with the number of its beat: `'Pay Button' in beat 3`.
    var words: String { "'\(beat.utterance ?? "")' in beat \(beat.sequence)" }
  }

  /// Steps in one direction from where a moment left the cursor or from where steps before had led, and what was heard
  /// at each.
  struct Walk {
    let direction: Frame.Direction
    /// What was heard where it begins.
    let start: Reading
    let readings: [Reading]
    /// How many steps the other way came before it: at most so far from the moment's place it begins.
    let distance: Int

    /// How far beyond the moment's place it leads, at least.
    var reach: Int { max(0, readings.count - distance) }
  }

  let trace: Trace
  let recording: Recording
  /// The number of the beat that shows each moment of the trace.
  private let beats: [Int: Int]
  /// What was heard in each beat.
  private let readings: [Reading]

  /// Lays a recording beside a run, with what each of its moments could say; none when other things were done in it.
  init?(_ recording: Recording, beside trace: Trace, _ recognizers: [SpeechRecognizer]) {
    let done = recording.header.actions.map(\.words)
    guard zip(done, trace.actions).allSatisfy({ $0 == $1.words }), done.count <= trace.actions.count else { return nil }
    self.recording = recording
    self.trace = trace
    beats = Self.beats(of: recording, beside: trace)
    readings = Self.readings(
      of: recording,
      Self.moments(of: recording, beats, last: trace.moments.count - 1),
      recognizers
    )
  }

  /// The moment as whose app each beat is understood: the one that it shows, or the last before it.
  private static func moments(of recording: Recording, _ beats: [Int: Int], last: Int) -> [Int] {
    let shown = Dictionary(beats.map { ($0.value, $0.key) }) { first, _ in first }
    var moment = recording.isWalk ? last : 0
    return recording.beats.map { beat in
      moment = shown[beat.sequence] ?? moment
      return moment
    }
  }

  private static func readings(of recording: Recording, _ moments: [Int], _ recognizers: [SpeechRecognizer])
    -> [Reading]
  {
    let style = recording.header.style
    var last: Reading?
    return zip(recording.beats, moments).map { beat, moment in
      let isAgain = beat.purpose == .probe && last?.beat.purpose == .probe && last?.beat.utterance == beat.utterance
      let isSame = isAgain && last?.beat.outcome == beat.outcome && last?.beat.focus == beat.focus
      let place = isSame ? last?.place : nil
      let reading = Reading(beat: beat, place: place ?? recognizers[moment].place(of: beat, style: style))
      last = reading
      return reading
    }
  }

  /// Whether nothing ended it before its task.
  var isWhole: Bool { recording.header.incomplete == nil && recording.header.stopped == nil }

  // MARK: Which beat shows which moment

  private static func beats(of recording: Recording, beside trace: Trace) -> [Int: Int] {
    let task = recording.beats.filter { $0.purpose == .task && $0.cause.act != .read }
    var beats: [Int: Int] = [:]
    if let first = task.first, first.cause.act == .start { beats[0] = first.sequence }
    for (number, action) in trace.actions.enumerated() {
      let recorded = task.filter { $0.action == number }
      for isNavigation in [true, false] {
        let moments = action.moments.filter { trace.moments[$0].isNavigation == isNavigation }
        let shown = recorded.filter { $0.isNavigation == isNavigation }
        if moments.count == shown.count {
          for (moment, beat) in zip(moments, shown) { beats[moment] = beat.sequence }
        } else if !isNavigation, let moment = moments.last, let beat = shown.last {
          // Several things on the one side are one on the other: typing is also a double tap on the field.
          beats[moment] = beat.sequence
        }
      }
    }
    return beats
  }

  // MARK: Readings

  /// What was heard at the end of a moment, before anything else was done.
  func reading(at moment: Int) -> Reading? { beats[moment].map { readings[$0] } }

  /// What was heard last before a moment.
  func reading(before moment: Int) -> Reading? {
    beats[moment].flatMap { beat in readings[..<beat].last { $0.beat.purpose == .task } }
  }

  /// What was heard when it was read again after a moment, with nothing done.
  func laterReadings(after moment: Int) -> [Reading] {
    guard let beat = beats[moment] else { return [] }
    return readings[(beat + 1)...].prefix { $0.beat.cause.act == .read }.map { $0 }
  }

  /// The beat from which steps set out: the one that shows a moment, or where a walk without its task begins.
  ///
  /// Who imports a walk for a block says that it was recorded when its task was done; what had focus then nobody heard.
  private func standing(at moment: Int) -> Int? {
    if let beat = beats[moment] { return beat }
    return recording.isWalk && moment == trace.moments.count - 1 ? 0 : nil
  }

  /// The first steps that were tried from a moment: after a turn nobody knows how far from its place they are.
  func walk(from moment: Int) -> Walk? { walks(from: moment).first }

  /// All steps that were tried from a moment, up to each turn.
  func walks(from moment: Int) -> [Walk] {
    guard let beat = standing(at: moment) else { return [] }
    var probes = readings[(beat + 1)...].drop { $0.beat.cause.act == .read }.prefix { $0.beat.purpose == .probe }
    var start = readings[beat]
    var walks: [Walk] = []
    while let direction = probes.first?.beat.direction,
      let end = probes.prefix(while: { $0.beat.direction == direction }).last
    {
      let steps = probes.prefix { $0.beat.direction == direction }
      let distance = walks.filter { $0.direction != direction }.map(\.readings.count).reduce(0, +)
      walks.append(Walk(direction: direction, start: start, readings: Array(steps), distance: distance))
      probes = probes.dropFirst(steps.count)
      start = end
    }
    return walks
  }

  /// Why nothing was heard at a moment.
  func missing(at moment: Int) -> String {
    if let why = recording.header.stopped { return "the recording stopped: \(why)" }
    if let why = recording.header.incomplete { return "the recording ended before (\(why.rawValue))" }
    return recording.header.actions.isEmpty && !trace.actions.isEmpty
      ? "the recording does not show the task being done" : "nothing was read then in the recording"
  }
}

extension Recording {
  /// Whether it begins by reading and shows no action of a task.
  fileprivate var isWalk: Bool { header.actions.isEmpty && beats.first?.cause.act == .read }
}

extension RecordedBeat {
  /// The direction of a step.
  var direction: Frame.Direction? {
    switch cause.act {
    case .intent(.next): .forward
    case .intent(.previous): .back
    default: nil
    }
  }
}

extension SpeechRecognizer {
  /// What a beat says of where focus is: what the source knows, else what its words tell.
  func place(of beat: RecordedBeat, style: RecordingHeader.Style) -> HeardPlace {
    switch beat.focus {
    case .nowhere: return .nowhere
    case .on(let place): if let known = elements(at: place) { return .elements(known, isExact: true) }
    case .unknown: break
    }
    switch beat.outcome {
    case .noSpeech: return .silence("nothing was said")
    case .serviceNoise: return .silence("only the service was heard, '\(beat.utterance ?? "")'")
    case .speech: break
    }
    let heard = HeardText(beat.utterance ?? "", style: style)
    return heard.words.isEmpty ? .silence("nothing was said") : place(of: heard)
  }

  /// The elements that a source names.
  private func elements(at place: RecordedBeat.Place) -> [ElementIdentifier]? {
    let index = scene.index
    if let id = place.id, index.entries.indices.contains(id) { return [ElementIdentifier(id)] }
    let named = index.entries.indices.map { ElementIdentifier($0) }.filter { element in
      scene.simulator.isPresentedAndInTree(element)
        && SpokenText.same(scene.simulator.state(of: element).label, place.name)
    }
    return named.isEmpty ? nil : named
  }
}
