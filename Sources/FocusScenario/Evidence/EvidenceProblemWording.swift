extension EvidenceProblem: Problem {
  var code: String {
    switch self {
    case .empty: "evidence-empty"
    case .notJSON: "evidence-not-json"
    case .truncated: "evidence-truncated"
    case .unknownFormat: "evidence-unknown-format"
    case .unknownVersion: "evidence-unknown-version"
    case .unknownKey: "evidence-unknown-key"
    case .duplicateKey: "evidence-duplicate-key"
    case .missingKey: "evidence-missing-key"
    case .wrongType: "evidence-wrong-type"
    case .unknownValue: "evidence-unknown-value"
    case .noHeader: "evidence-no-header"
    case .wrongBeat: "evidence-wrong-beat"
    case .wrongCount: "evidence-wrong-count"
    case .timeGoesBack: "evidence-time-goes-back"
    case .wrongRun, .missingRuns: "evidence-missing-run"
    case .otherHeader: "evidence-other-header"
    case .taskAfterProbe: "evidence-task-after-probe"
    case .noSuchAction, .actionGoesBack: "evidence-wrong-action"
    case .wrongOutcome: "evidence-wrong-outcome"
    case .notComplete: "evidence-not-complete"
    case .noReason: "evidence-no-reason"
    }
  }

  var severity: Diagnostic.Severity { .error }

  var message: String {
    switch self {
    case .empty: "the file of evidence is empty"
    case .notJSON(let reason): "the line is no JSON: \(JSONMistake(reason: reason, offset: 0).words)"
    case .truncated: "the last line has no end: the file was cut off"
    case .unknownFormat(let name): "the format is '\(name)', not 'focus-evidence'"
    case .unknownVersion(let version): "version \(version) of the format is not known; version 1 is"
    case .unknownKey(let key, _): "nothing here is called '\(key)'"
    case .duplicateKey(let key): "'\(key)' is there twice"
    case .missingKey(let key): "'\(key)' is missing"
    case .wrongType(let key, let kind): "'\(key)' has to be \(kind)"
    case .unknownValue(let key, let value): "'\(key)' cannot be '\(value)'"
    case .noHeader: "a header is expected here, and this is none"
    case .wrongBeat(let beat, let expected): "beat \(beat) stands where beat \(expected) is expected"
    case .wrongCount(let count, let found): "the header says \(Self.beats(count)), and \(found) follow"
    case .timeGoesBack(let time, let before): "time goes back from \(before) ms to \(time) ms"
    case .wrongRun(let run, let count, let expected):
      "this is run \(run) of \(count), where run \(expected) is expected"
    case .missingRuns(let found, let count): "there are \(count) runs, and \(found) of them in the file"
    case .otherHeader(let key): "'\(key)' is not what it is in the first header"
    case .taskAfterProbe: "the task goes on after a probe, which has moved the cursor"
    case .noSuchAction(let action, let count): "there is no action \(action): the header names \(count), from 0"
    case .actionGoesBack(let action, let before): "action \(action) comes after action \(before)"
    case .wrongOutcome(.noSpeech): "an utterance is there, and the outcome is that nothing was heard"
    case .wrongOutcome(let outcome): "the outcome is '\(outcome.rawValue)', and no utterance is there"
    case .notComplete(let gap): "it is called complete, and \(gap.words)"
    case .noReason: "it is not complete, and 'incomplete' does not say what ended it"
    }
  }

  private static func beats(_ count: Int) -> String { count == 1 ? "1 beat" : "\(count) beats" }

  var label: String {
    switch self {
    case .unknownKey(_, let nearest?): "did you mean '\(nearest)'?"
    case .missingKey(let key): "no '\(key)' in here"
    case .notJSON: "not readable from here"
    case .truncated: "no line break"
    default: ""
    }
  }

  var help: String? {
    switch self {
    case .unknownKey(_, let nearest?): "write '\(nearest)'"
    case .unknownVersion: "record it again, or judge it with the version that wrote it"
    case .empty, .truncated: "record it again"
    default: nil
    }
  }
}

extension EvidenceProblem.Gap {
  fileprivate var words: String {
    switch self {
    case .noBeat: "no beat follows"
    case .stopped: "'stopped' says why its task could not be finished"
    case .noSpeech(let beat): "nothing was heard at its end, in beat \(beat)"
    case .action(let words): "no beat belongs to the action '\(words)'"
    case .reason: "'incomplete' says what ended it"
    }
  }
}
