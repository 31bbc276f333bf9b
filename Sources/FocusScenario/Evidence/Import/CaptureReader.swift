/// Reads captures in JSON, `schemaVersion` 1: one, several, or a file of `captures` and `failures` by name.
struct CaptureReader {
  let source: SourceText
  let origin: ImportedFile.Origin

  /// One recording for each capture, in the order of the file.
  func parts() throws(ImportedFile.Refusal) -> [ImportedFile.Part] {
    let whole = SourceRange(0, source.bytes.count)
    let file = try ImportedFile.json(in: whole, of: source)
    var parts: [ImportedFile.Part] = []
    for (name, capture) in try captures(in: file) { parts.append(try part(name, capture)) }
    guard !parts.isEmpty else { throw ImportedFile.Refusal(.emptyTranscript, at: whole) }
    return parts
  }

  private func captures(in file: JSONNode) throws(ImportedFile.Refusal) -> [(name: String?, capture: JSONNode)] {
    if let elements = file.elements { return elements.map { (nil, $0) } }
    guard let members = file.members else { throw refusal("capture of this kind", file) }
    if members.contains(where: { $0.key == "schemaVersion" }) { return [(nil, file)] }
    var captures: [(name: String?, capture: JSONNode)] = []
    for member in members {
      guard ["captures", "failures"].contains(member.key), let named = member.value.members else {
        throw refusal("'\(member.key)'", member.value)
      }
      captures += named.map { ($0.key, $0.value) }
    }
    return captures
  }

  private func refusal(_ what: String, _ place: JSONNode) -> ImportedFile.Refusal {
    let end = source.lineRange(source.lineIndex(at: place.range.lower)).upper
    return ImportedFile.Refusal(.unknownCapture(what), at: SourceRange(place.range.lower, min(place.range.upper, end)))
  }

  // MARK: One capture

  private static let keys: Set<String> = [
    "schemaVersion", "source", "status", "requestId", "screen", "bundleId", "runtime", "voiceOverWasEnabled",
    "voiceOverRestored", "coverage", "steps", "toolchain", "error",
  ]

  private func part(_ name: String?, _ capture: JSONNode) throws(ImportedFile.Refusal) -> ImportedFile.Part {
    guard let members = capture.members else { throw refusal("capture of this kind", capture) }
    for member in members where !Self.keys.contains(member.key) { throw refusal("'\(member.key)'", member.value) }
    guard capture["schemaVersion"]?.integer == 1 else {
      throw refusal("other schemaVersion than 1", capture["schemaVersion"] ?? capture)
    }
    guard capture["source"]?.string == "voiceover" else {
      throw refusal("other source than voiceover", capture["source"] ?? capture)
    }
    var header = RecordingHeader(.imported, origin)
    header.system = capture["runtime"]?.string
    header.app = header.app ?? capture["bundleId"]?.string.flatMap(Self.nameOfApp)
    try setEnd(of: &header, capture)
    var recording = Recording(header: header, beats: [])
    let noise = ServiceNoise(nameOfApp: header.app?.name)
    for step in capture["steps"]?.elements ?? [] { try append(step, noise, to: &recording) }
    if let last = recording.beats.indices.last, let elapsed = capture["coverage"]?["elapsedMs"]?.integer, elapsed >= 0 {
      recording.beats[last].until = elapsed
    }
    return ImportedFile.Part(name: capture["screen"]?.string ?? name, recording: recording)
  }

  /// The last part of a bundle identifier, which is what an app mostly is called.
  private static func nameOfApp(_ bundle: String) -> RecordingHeader.App? {
    bundle.split(separator: ".").last.map { RecordingHeader.App(name: String($0)) }
  }

  private static let reasons: [String: RecordingHeader.Incomplete] = [
    "step-limit": .stepLimit, "speech-timeout": .noSpeech, "time-limit": .timeLimit,
  ]

  /// Why it ends: a capture never says that it is complete.
  private func setEnd(of header: inout RecordingHeader, _ capture: JSONNode) throws(ImportedFile.Refusal) {
    switch capture["status"]?.string {
    case "captured":
      let reason = capture["coverage"]?["reason"]
      guard let reason else { throw refusal("capture without coverage", capture) }
      guard let known = reason.string.flatMap({ Self.reasons[$0] }) else { throw refusal("such reason", reason) }
      header.incomplete = known
    case "failed":
      let code = capture["error"]?["code"]?.string ?? "no code"
      header.stopped = "\(capture["error"]?["message"]?.string ?? "it failed") (\(code))"
      header.incomplete = .taskStopped
    default: throw refusal("such status", capture["status"] ?? capture)
    }
  }

  // MARK: One step

  private static let stepKeys: Set<String> = ["sequence", "action", "utterance", "error", "readErrors"]

  private static let actions: [String: RecordedBeat.Cause] = [
    "current": .reading, "forward": .step(forward: true), "backward": .step(forward: false),
  ]

  private func append(_ step: JSONNode, _ noise: ServiceNoise, to recording: inout Recording)
    throws(ImportedFile.Refusal)
  {
    guard let members = step.members else { throw refusal("step of this kind", step) }
    for member in members where !Self.stepKeys.contains(member.key) { throw refusal("'\(member.key)'", member.value) }
    let number = recording.beats.count
    guard let sequence = step["sequence"]?.integer else { throw refusal("step without a sequence", step) }
    guard sequence == number else {
      throw ImportedFile.Refusal(
        .wrongStepNumber(sequence, expected: number),
        at: step["sequence"]?.range ?? step.range
      )
    }
    guard let cause = step["action"]?.string.flatMap({ Self.actions[$0] }) else {
      throw refusal("such action", step["action"] ?? step)
    }
    var beat = RecordedBeat(walk: number, cause, heard: step["utterance"]?.string, noise)
    let failed = step["readErrors"]?.elements?.count ?? 0
    if failed > 0 { beat.settling = RecordedBeat.Settling(reads: failed + 1, every: 0, stable: 0) }
    if let error = step.present("error") { note(error, in: &recording.header, at: number) }
    recording.beats.append(beat)
  }

  /// That nothing was said is an answer (code 3); any other error ends what can be relied on.
  private func note(_ error: JSONNode, in header: inout RecordingHeader, at number: Int) {
    guard error["code"]?.integer != 3, header.stopped == nil else { return }
    let code = error["code"]?.integer.map { "\($0)" } ?? error["code"]?.string ?? "no code"
    header.stopped = "step \(number): \(error["description"]?.string ?? "it failed") (\(code))"
    header.incomplete = .taskStopped
  }
}
