/// Writes a simulated run down as evidence.
struct TraceRecorder {
  /// What all recordings of the block have in common.
  let header: RecordingHeader

  /// One recording for each way in which the task was done.
  func recordings(of traces: [Trace]) -> [Recording] {
    traces.enumerated().map { recording(of: $1, number: $0 + 1, of: traces.count).signed }
  }

  /// One way, without its digest.
  func recording(of trace: Trace, number: Int, of count: Int) -> Recording {
    var header = header
    header.run = number
    header.runs = count
    header.ways = trace.ways
    header.actions = trace.actions.map { RecordingHeader.Action($0) }
    header.stopped = trace.stopped
    if trace.stopped != nil {
      header.incomplete = .taskStopped
    } else if trace.moments.contains(where: \.beat.isCutShort) {
      header.incomplete = .stepLimit
    }
    return Recording(header: header, beats: trace.moments.indices.map { RecordedBeat($0, of: trace) })
  }
}

extension RecordingHeader.Action {
  fileprivate init(_ action: Trace.Action) {
    self.init(
      words: action.words,
      verb: action.verb,
      phrase: action.phrase,
      navigation: action.navigation.isEmpty ? nil : action.navigation,
      moves: action.moves == 0 ? nil : action.moves
    )
  }
}

extension RecordedBeat {
  /// A moment of a simulated run, with all that its user could perceive.
  init(_ number: Int, of trace: Trace) {
    let moment = trace.moments[number]
    let beat = moment.beat
    let said = moment.after.currentSpeech()
    self.init(
      number,
      .task,
      Cause(moment, before: trace.state(before: number)),
      at: beat.startedAt,
      until: beat.endedAt,
      outcome: said.isEmpty ? .noSpeech : .speech,
      utterance: said.isEmpty ? nil : said
    )
    action = moment.action
    isNavigation = moment.isNavigation
    focus = moment.after.focus.element.map { .on(Place($0, in: moment.after)) } ?? .nowhere
    heard = beat.utterances.map { Heard(channel: $0.channel, text: $0.text, at: $0.time, outcome: $0.outcome) }
  }
}

extension RecordedBeat.Cause {
  fileprivate init(_ moment: Trace.Moment, before: Simulator) {
    let target = (moment.pointedAt ?? moment.beat.target).map { RecordedBeat.Place($0, in: before) }
    self.init(moment.beat.intent.map { .intent($0) } ?? .start, on: target, how: "simulated")
    isAtOnce = moment.isAtOnce
    isPointed = moment.pointedAt != nil
  }
}

extension RecordedBeat.Place {
  fileprivate init(_ element: ElementIdentifier, in simulator: Simulator) {
    self.init(id: element.index, name: simulator.state(of: element).label)
  }

  /// A context of the app.
  init(_ container: ContainerIdentifier, in index: AppIndex) {
    self.init(id: container.index, name: index.container(container).name)
  }
}
