/// Writes a trace down as the actions that a reader of a report can follow.
enum StepRecords {
  /// One record per action of the task, the start first.
  static func records(of trace: Trace) -> [StepRecord] {
    var records = [record(of: trace, words: "start", navigation: "", moves: 0, moments: [0])]
    for action in trace.actions where !action.moments.isEmpty {
      records.append(
        record(
          of: trace,
          words: action.words,
          navigation: action.navigation,
          moves: action.moves,
          moments: action.moments
        )
      )
    }
    return records
  }

  private static func record(
    of trace: Trace,
    words: String,
    navigation: String,
    moves: Int,
    moments: [Int]
  ) -> StepRecord {
    let last = moments.last ?? 0
    let scene = Scene(trace, at: last)
    var record = StepRecord(
      action: words,
      navigation: navigation,
      moves: moves,
      focus: "\(scene.name(scene.simulator.focus))\(scene.simulator.focus.cause.words)",
      time: trace.moments[moments.first ?? 0].beat.startedAt
    )
    for moment in moments where !trace.moments[moment].isNavigation {
      let beat = trace.moments[moment].beat
      record.heard += beat.utterances.map(heard)
      record.changes += changes(beat, Scene(trace, at: moment))
    }
    return record
  }

  private static func heard(_ utterance: Utterance) -> String {
    let channel = utterance.channel == .announcement ? "announced: " : ""
    let outcome = utterance.outcome == .spoken ? "" : " (\(utterance.outcome.rawValue))"
    return channel + utterance.text + outcome
  }

  static func changes(_ beat: Beat, _ scene: Scene) -> [String] {
    var changes = beat.opened.map { "opened '\(scene.index.container($0).name)'" }
    changes += beat.closed.map { "closed '\(scene.index.container($0.container).name)', \($0.way.rawValue)" }
    if !beat.appeared.isEmpty { changes.append("appeared: \(scene.list(beat.appeared))") }
    if !beat.vanished.isEmpty { changes.append("vanished: \(scene.list(beat.vanished))") }
    return changes + beat.notes
  }
}
