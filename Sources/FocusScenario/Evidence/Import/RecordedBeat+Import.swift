extension RecordedBeat {
  /// A beat of which nobody noted the time, with what was heard in it.
  init(_ number: Int, _ purpose: Purpose, _ cause: Cause, heard utterance: String?, _ noise: ServiceNoise) {
    let outcome = noise.outcome(of: utterance)
    let heard = outcome == .noSpeech ? nil : utterance
    self.init(number, purpose, cause, at: 0, until: 0, outcome: outcome, utterance: heard)
  }

  /// A beat of a walk: the first is where it begins; what is read later, and every step, only looks.
  init(walk number: Int, _ cause: Cause, heard utterance: String?, _ noise: ServiceNoise) {
    self.init(number, number == 0 ? .task : .probe, cause, heard: utterance, noise)
  }
}

extension RecordedBeat.Cause {
  /// What has focus was read.
  static let reading = Self(.read, how: "currentSpeech")

  /// One step.
  static func step(forward: Bool) -> Self {
    Self(.intent(forward ? .next : .previous), how: forward ? "moveForward" : "moveBackward")
  }
}

extension RecordingHeader {
  /// The header of what others recorded with VoiceOver, as far as the one who imports it knows.
  init(_ source: Source, _ origin: ImportedFile.Origin) {
    self.init(source: source, technology: .voiceOver, style: .xcuitest27)
    (app, check) = (origin.app, origin.check)
  }
}
