/// What the lines of one recording have to say together.
struct RecordingRules {
  /// What a header says of the lines below it.
  struct Claims: Hashable {
    var beats: Int
    var isComplete: Bool
  }

  /// A rule that is broken: what is wrong, at which key, of which beat; none is the header.
  typealias Break = (problem: EvidenceProblem, key: String, beat: Int?)

  private let recording: Recording
  private let claims: Claims
  private var header: RecordingHeader { recording.header }
  private var beats: [RecordedBeat] { recording.beats }

  /// Prepares to look at a recording.
  init(_ recording: Recording, _ claims: Claims) {
    self.recording = recording
    self.claims = claims
  }

  /// Everything that is broken.
  var broken: [Break] { count + order + times + probes + outcomes + actions + completeness }

  private var count: [Break] {
    claims.beats == beats.count ? [] : [(.wrongCount(claims.beats, found: beats.count), "beats", nil)]
  }

  private var order: [Break] {
    beats.enumerated().filter { $0 != $1.sequence }
      .map { (.wrongBeat($1.sequence, expected: $0), "beat", $0) }
  }

  /// A beat that follows at once begins before the one before it would have ended.
  private var times: [Break] {
    var breaks: [Break] = []
    for (number, beat) in beats.enumerated() {
      let before = number == 0 ? 0 : beat.cause.isAtOnce ? beats[number - 1].at : beats[number - 1].until
      if beat.at < before { breaks.append((.timeGoesBack(beat.at, before: before), "at", number)) }
      if beat.until < beat.at { breaks.append((.timeGoesBack(beat.until, before: beat.at), "until", number)) }
    }
    return breaks
  }

  private var probes: [Break] {
    guard let first = beats.firstIndex(where: { $0.purpose == .probe }),
      let next = beats[first...].firstIndex(where: { $0.purpose == .task })
    else { return [] }
    return [(.taskAfterProbe, "purpose", next)]
  }

  private var outcomes: [Break] {
    beats.enumerated().filter { ($1.outcome == .noSpeech) == ($1.utterance != nil) }
      .map { (.wrongOutcome($1.outcome), "outcome", $0) }
  }

  private var actions: [Break] {
    var breaks: [Break] = []
    var before = 0
    for (number, beat) in beats.enumerated() {
      guard let action = beat.action else { continue }
      if !header.actions.indices.contains(action) {
        breaks.append((.noSuchAction(action, count: header.actions.count), "action", number))
      } else if action < before {
        breaks.append((.actionGoesBack(action, after: before), "action", number))
      }
      before = max(before, action)
    }
    return breaks
  }

  private var completeness: [Break] {
    guard claims.isComplete else { return header.incomplete == nil ? [(.noReason, "complete", nil)] : [] }
    var gaps: [EvidenceProblem.Gap] = beats.isEmpty ? [.noBeat] : []
    if header.incomplete != nil { gaps.append(.reason) }
    if header.stopped != nil { gaps.append(.stopped) }
    if let beat = unheardEnd { gaps.append(.noSpeech(beat: beat)) }
    let done = Set(beats.lazy.filter { $0.purpose == .task }.compactMap(\.action))
    if let action = header.actions.indices.first(where: { !done.contains($0) }) {
      gaps.append(.action(header.actions[action].words))
    }
    return gaps.map { (.notComplete($0), "complete", nil) }
  }

  /// The last beat of the task, or of all, of which nothing was heard; focus that is known explains the silence.
  private var unheardEnd: Int? {
    let ends = [beats.lastIndex { $0.purpose == .task }, beats.indices.last]
    return ends.lazy.compactMap { $0 }.first { beats[$0].outcome == .noSpeech && beats[$0].focus == .unknown }
  }
}
