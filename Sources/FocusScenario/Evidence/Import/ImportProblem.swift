/// What is no line of a transcript, no capture and no call of a log: nothing of such a file is taken.
enum ImportProblem: Hashable, Sendable {
  /// The file has no utterance at all.
  case emptyTranscript
  /// An empty line within a transcript.
  case emptyTranscriptLine
  /// A line of another kind than the first of the file.
  case mixedTranscript
  /// A number that is not the next.
  case wrongStepNumber(Int, expected: Int)
  case notJSON(JSONMistake.Reason)
  /// A key that stands in an object twice.
  case repeatedKey(String)
  /// A key or value that this version does not know.
  case unknownCapture(String)
  /// A call that is neither one of the five nor a tap, and may have changed something.
  case unknownCall(String)
}

extension ImportProblem: Problem {
  var code: String {
    switch self {
    case .emptyTranscript: "empty-transcript"
    case .emptyTranscriptLine: "empty-transcript-line"
    case .mixedTranscript: "mixed-transcript"
    case .wrongStepNumber: "wrong-step-number"
    case .notJSON: "not-json"
    case .repeatedKey: "repeated-key"
    case .unknownCapture: "unknown-capture"
    case .unknownCall: "unknown-call"
    }
  }

  var severity: Diagnostic.Severity { .error }

  var message: String {
    switch self {
    case .emptyTranscript: "the file holds no utterance"
    case .emptyTranscriptLine: "an empty line is no utterance"
    case .mixedTranscript: "the line is not of the kind that the file begins with"
    case .wrongStepNumber(let number, let expected): "step \(number) stands where step \(expected) comes"
    case .notJSON(let reason): "this is no JSON: \(JSONMistake(reason: reason, offset: 0).words)"
    case .repeatedKey(let key): "'\(key)' is there twice"
    case .unknownCapture(let what): "this version knows no \(what)"
    case .unknownCall(let call): "'\(call)' is none of the five calls and no tap"
    }
  }

  var label: String {
    switch self {
    case .emptyTranscript, .emptyTranscriptLine: "nothing was heard here"
    case .mixedTranscript: "another kind of line"
    case .wrongStepNumber(_, let expected): "comes after step \(expected - 1)"
    case .notJSON: "not readable from here"
    case .repeatedKey: "which of the two is meant?"
    case .unknownCapture: "not known"
    case .unknownCall: "may change something"
    }
  }

  var help: String? {
    switch self {
    case .emptyTranscript: nil
    case .emptyTranscriptLine: "remove the line; where nothing was said, number the lines and write the number alone"
    case .mixedTranscript: "write all lines bare, or all as 'N: …', or all as 'current: …' and 'forward N: …'"
    case .wrongStepNumber: "import a transcript whole; a step left out is a stop left out"
    case .notJSON, .repeatedKey, .unknownCapture: nil
    case .unknownCall: "leave out calls that only look; what else the test does has no place in a recording"
    }
  }
}
