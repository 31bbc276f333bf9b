/// Reads a log of the calls by which a test drove VoiceOver through WebDriverAgent or Appium: JSON Lines, one call each.
///
/// A call is `{"method", "path", "body", "response"}` as it went over the wire, or `{"script", "args", "response"}`.
struct CallLogReader {
  /// What a call did.
  private enum Call {
    case enable, disable, speech
    case move(RecordedBeat.Cause.Act)
    /// An element was looked for by its label or identifier, and got a handle.
    case find(name: String, handle: String)
    case tap(handle: String)
    /// It only looked.
    case look
  }

  let source: SourceText
  let origin: ImportedFile.Origin

  /// The one recording of the log.
  func parts() throws(ImportedFile.Refusal) -> [ImportedFile.Part] {
    var draft = Draft(origin)
    for number in 0..<source.lineCount {
      let range = source.lineRange(number)
      guard range.lower < range.upper else { continue }
      let line = try ImportedFile.json(in: range, of: source)
      try take(try call(line, at: range), line, range, in: &draft)
    }
    guard !draft.recording.beats.isEmpty else {
      throw ImportedFile.Refusal(.emptyTranscript, at: SourceRange(0, source.bytes.count))
    }
    return [ImportedFile.Part(name: nil, recording: draft.finished)]
  }

  private func take(_ call: Call, _ line: JSONNode, _ range: SourceRange, in draft: inout Draft)
    throws(ImportedFile.Refusal)
  {
    let utterance = Self.answer(line)?["utterance"]?.string
    switch call {
    case .enable: draft.isOn = true
    case .disable: draft.isOn = false
    case .speech: draft.read(utterance)
    case .move(let act): draft.move(act, utterance)
    case .find(let name, let handle): draft.names[handle] = name
    case .tap(let handle):
      guard let name = draft.names[handle] else {
        throw ImportedFile.Refusal(.unknownCall("a tap on what no call before it found"), at: range)
      }
      draft.tap(name)
    case .look: break
    }
  }

  /// What came back, without the envelope of the protocol.
  private static func answer(_ line: JSONNode) -> JSONNode? { line["response"]?.present("value") ?? line["response"] }

  // MARK: One call

  private func call(_ line: JSONNode, at range: SourceRange) throws(ImportedFile.Refusal) -> Call {
    let words: String
    if let script = line["script"]?.string {
      words = script
      if let call = Self.scripts[script] ?? move(line["args"], named: script == "mobile: voiceOverMove") { return call }
    } else {
      let method = line["method"]?.string ?? "?"
      let path = line["path"]?.string ?? "?"
      words = "\(method) \(path)"
      if let call = route(method, Self.withoutSession(path), line) { return call }
    }
    throw ImportedFile.Refusal(.unknownCall(words), at: range)
  }

  private static let scripts: [String: Call] = [
    "mobile: enableVoiceOver": .enable, "mobile: disableVoiceOver": .disable,
    "mobile: isVoiceOverEnabled": .look, "mobile: voiceOverCurrentSpeech": .speech,
  ]

  private func route(_ method: String, _ path: [Substring], _ line: JSONNode) -> Call? {
    switch (method, path) {
    case ("POST", ["wda", "voiceOver", "enable"]): return .enable
    case ("POST", ["wda", "voiceOver", "disable"]): return .disable
    case ("POST", ["wda", "voiceOver", "move"]): return move(line.present("body") ?? line["args"], named: true)
    case ("GET", ["wda", "voiceOver", "currentSpeech"]): return .speech
    case ("GET", _): return .look
    case ("POST", ["element"]): return find(line)
    case ("POST", let path) where path.count == 3 && path[0] == "element" && path[2] == "click":
      return .tap(handle: String(path[1]))
    default: return nil
    }
  }

  /// `/session/ID/wda/voiceOver/move` as `wda voiceOver move`.
  private static func withoutSession(_ path: String) -> [Substring] {
    let parts = path.split(separator: "/")
    return parts.first == "session" ? Array(parts.dropFirst(2)) : parts
  }

  private static let directions: [String: RecordedBeat.Cause.Act] = [
    "forward": .intent(.next), "backward": .intent(.previous), "in": .moveIn, "out": .moveOut,
  ]

  private func move(_ arguments: JSONNode?, named isMove: Bool) -> Call? {
    guard isMove, let direction = arguments?["direction"]?.string else { return nil }
    return Self.directions[direction].map { .move($0) }
  }

  private static let handles = ["element-6066-11e4-a52e-4f735466cecf", "ELEMENT"]

  private func find(_ line: JSONNode) -> Call? {
    let query = line.present("body") ?? line["args"]
    guard let using = query?["using"]?.string, ["accessibility id", "name", "id"].contains(using),
      let name = query?["value"]?.string, let answer = Self.answer(line)
    else { return nil }
    let handle = Self.handles.lazy.compactMap { answer[$0]?.string }.first
    // What was not found was not tapped.
    return handle.map { .find(name: name, handle: $0) } ?? .look
  }
}

extension CallLogReader {
  /// The recording as far as it was read.
  private struct Draft {
    var recording: Recording
    var isOn = false
    var names: [String: String] = [:]
    private let noise: ServiceNoise

    init(_ origin: ImportedFile.Origin) {
      noise = ServiceNoise(nameOfApp: origin.app?.name)
      recording = Recording(header: RecordingHeader(.webdriveragent, origin), beats: [])
    }

    /// A log ends where its writer ended it, which says nothing of the task.
    var finished: Recording {
      var recording = recording
      recording.header.incomplete = .unknown
      // Steps before a tap led to it; those after the last only looked.
      let last = recording.beats.lastIndex { $0.cause.act == .intent(.activate) }
      for number in recording.beats.indices where number > last ?? -1 {
        // Without a tap the first is where it begins.
        recording.beats[number].purpose = number == 0 ? .task : .probe
        recording.beats[number].isNavigation = false
        recording.beats[number].action = nil
      }
      return recording
    }

    mutating func tap(_ name: String) {
      let number = recording.header.actions.count
      recording.header.actions.append(
        RecordingHeader.Action(words: "activate \"\(name)\"", verb: "activate", phrase: number)
      )
      append(RecordedBeat.Cause(.intent(.activate), on: RecordedBeat.Place(name: name), how: "element click"), nil)
      recording.beats[recording.beats.count - 1].action = number
    }

    mutating func move(_ act: RecordedBeat.Cause.Act, _ utterance: String?) {
      append(RecordedBeat.Cause(act, how: "voiceOverMove"), utterance)
      recording.beats[recording.beats.count - 1].isNavigation = true
      recording.beats[recording.beats.count - 1].action = recording.header.actions.count
    }

    /// The first reading after a tap is what that beat came to; another is a reading with nothing done.
    mutating func read(_ utterance: String?) {
      if let last = recording.beats.indices.last, recording.beats[last].cause.how == "element click", isOn,
        recording.beats[last].settling == nil
      {
        let outcome = noise.outcome(of: utterance)
        recording.beats[last].outcome = outcome
        recording.beats[last].utterance = outcome == .noSpeech ? nil : utterance
        recording.beats[last].settling = RecordedBeat.Settling(reads: 1, every: 0, stable: 0)
        return
      }
      let act: RecordedBeat.Cause.Act = recording.beats.isEmpty ? .start : .read
      append(RecordedBeat.Cause(act, how: "voiceOverCurrentSpeech"), utterance)
    }

    private mutating func append(_ cause: RecordedBeat.Cause, _ utterance: String?) {
      recording.beats.append(RecordedBeat(recording.beats.count, .task, cause, heard: utterance, noise))
    }
  }
}
