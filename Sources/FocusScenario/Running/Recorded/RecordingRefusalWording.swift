extension RecordingRefusal.Reason: Problem {
  var code: String {
    switch self {
    case .otherCheck: "evidence-other-check"
    case .otherConditions: "evidence-other-conditions"
    case .otherApp: "evidence-other-app"
    case .otherDeed: "evidence-other-deed"
    case .otherBeat: "evidence-other-beat"
    case .impossible: "evidence-impossible-beat"
    case .edited: "evidence-edited"
    case .twice: "evidence-twice"
    }
  }

  var severity: Diagnostic.Severity { .error }

  var message: String {
    switch self {
    case .otherCheck(let key, let recorded, let now):
      "the check has changed since: its \(key) was \(Self.words(recorded)), and is \(Self.words(now))"
    case .otherConditions(let key):
      "'\(key)' is not what it would be today: the check, the app file or the rules have changed since"
    case .otherApp(let recorded, let now):
      "the recording is of the app \(Self.words(recorded)), and the check of \(Self.words(now))"
    case .otherDeed(let beat, let action, let done):
      "beat \(beat) belongs to \(Self.words(action)), and did something else: \(done.prefix(Self.longest))"
    case .otherBeat(let beat, let key, let recorded, let now):
      "beat \(beat) is not what comes out today: '\(key)' was \(Self.value(recorded)), and is \(Self.value(now))"
    case .impossible(let beat): "beat \(beat) cannot be done on this app by the simulator"
    case .edited: "the recording is not what its digest says: it was changed after it was written"
    case .twice(let path): "'\(path)' has evidence of the same block"
    }
  }

  var label: String {
    switch self {
    case .otherBeat: "the app file or the rules have changed since, or the file has"
    default: ""
    }
  }

  var help: String? {
    switch self {
    case .otherCheck, .otherConditions, .otherApp, .otherDeed, .otherBeat, .impossible, .edited: "record it again"
    case .twice: "keep one of the two files in the folder"
    }
  }

  private static func words(_ text: String?) -> String { text.map { "'\($0.prefix(longest))'" } ?? "not there" }

  private static func value(_ json: String?) -> String {
    guard let json else { return "not there" }
    return json.count > longest ? json.prefix(longest) + "…" : json
  }

  private static let longest = 80
}
