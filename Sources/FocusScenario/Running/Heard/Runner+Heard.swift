extension Runner {
  /// Judges every claim of a scenario on recordings of it, from a source that knows what was said and little else.
  ///
  /// A claim holds when it holds on every way of closing; where recordings of one way disagree, it fails.
  public func judge(_ scenario: Scenario, heard recordings: [Recording]) -> ScenarioResult {
    var result = empty(scenario)
    let technology = scenario.profile.technology
    let own = recordings.filter { $0.header.technology == technology }
    guard let technology, !own.isEmpty else {
      return unheard(scenario, "there is no recording of it with \(scenario.profile.name)", into: result)
    }
    if let why = scenario.given?.reasonNotSimulated(for: technology, on: index.app) {
      return unheard(scenario, why, into: result)
    }
    if let refusal = refusal(of: scenario, heard: own) {
      return unheard(scenario, refusal.reason.message, into: result)
    }
    let evidence = HeardEvidence(asGiven(scenario).rehearsal(of: scenario, technology).perform(), own)
    result.claims = scenario.claims.map { claim in
      claim.notAsked.map { unjudged(claim, .notObserved, $0) } ?? judged(claim, evidence)
    }
    // Evidence that shows nothing of a block is as good as none.
    let isObserved = result.claims.contains { $0.verdict != .notObserved }
    result.verdict = isObserved ? verdict(of: result) : .notObserved
    // What stopped a recording is no fault of the app's: it keeps a pass from being one, when no other shows the whole.
    result.stopped = own.allSatisfy { $0.header.stopped != nil } ? own.first?.header.stopped : nil
    if result.stopped != nil, result.verdict == .passed { result.verdict = .untestable }
    result.steps = evidence.steps
    return result
  }

  private func unheard(_ scenario: Scenario, _ why: String, into empty: ScenarioResult) -> ScenarioResult {
    var result = empty
    result.claims = scenario.claims.map { unjudged($0, .notObserved, why) }
    return result
  }

  private func judged(_ claim: Claim, _ evidence: HeardEvidence) -> ClaimResult {
    let judgement = evidence.judge(claim.frame)
    var result = unjudged(claim, judgement.verdict, judgement.found)
    result.window = judgement.window
    result.witness = judgement.witness
    result.reservations = judgement.verdict == .passed ? judgement.reservations : []
    result.notes = judgement.notes
    return result
  }
}

/// All recordings of one block on one technology, each beside the way of doing the task that it shows.
struct HeardEvidence {
  /// The recordings of each way of closing, by the traces of the model.
  private let ways: [(trace: Trace, runs: [HeardRun])]
  private let performance: Performance

  /// Sorts recordings by what was done in them.
  init(_ performance: Performance, _ recordings: [Recording]) {
    self.performance = performance
    ways = performance.traces.map { trace in
      let own = recordings.filter { performance.traces.count == 1 || $0.header.ways == trace.ways }
      // Those that show the whole task come first: what is not observed is said of them.
      let recognizers = trace.moments.indices.map { SpeechRecognizer(Scene(trace, at: $0)) }
      let runs = own.compactMap { HeardRun($0, beside: trace, recognizers) }
      return (trace, runs.filter(\.isWhole) + runs.filter { !$0.isWhole })
    }
  }

  /// Judges a claim on every way; it holds when it holds on each.
  func judge(_ frame: Frame) -> Judgement {
    .heard(
      ways.filter { !performance.isDoneAnotherWay($0.trace, than: frame) }.map { way in
        let name = way.trace.ways.joined(separator: ", then ")
        guard !way.runs.isEmpty else {
          let what =
            name.isEmpty ? "no recording shows what the task does now" : "there is no recording of closing by \(name)"
          return .notObserved("\(what): \(way.trace.actions.map(\.words).joined(separator: "; "))")
        }
        let looks = way.runs.map { run in
          HeardJudge(model: performance.judge(of: way.trace), run: run, siblings: way.runs).judge(frame)
        }
        // Several recordings of one way each show a part of it; one that shows something else than another is not passed over.
        return looks.first { $0.verdict == .failed } ?? looks.first { $0.verdict == .passed } ?? .heard(looks)
      }
    )
  }

  /// What was done in the first recording, and what was heard after it.
  var steps: [StepRecord] {
    guard let run = ways.lazy.compactMap(\.runs.first).first else { return [] }
    return run.recording.beats.filter { $0.purpose == .task }.map { beat in
      let action = beat.action.flatMap { run.recording.header.actions.indices.contains($0) ? $0 : nil }
      var record = StepRecord(
        action: action.map { run.recording.header.actions[$0].words } ?? beat.cause.how,
        navigation: beat.cause.how,
        moves: 0,
        focus: "not known; heard",
        time: beat.at
      )
      record.heard = beat.utterance.map { [$0] } ?? []
      return record
    }
  }
}

extension Judgement {
  /// The source cannot know; the words say what was missing.
  static func notObserved(_ why: String) -> Judgement { Judgement(verdict: .notObserved, found: why) }

  /// Several looks of which each has to hold: one that failed decides, then one that shows nothing.
  static func heard(_ looks: [Judgement]) -> Judgement {
    looks.first { $0.verdict == .failed } ?? looks.first { $0.verdict == .notObserved } ?? .all(looks)
  }
}
