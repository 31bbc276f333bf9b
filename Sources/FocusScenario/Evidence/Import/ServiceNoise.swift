/// Tells what a service says of itself from what it says of an app.
struct ServiceNoise: Sendable {
  /// The name of the app, when it is known: alone it is no element's speech.
  var nameOfApp: String?

  /// What kind of answer an utterance is; none is silence.
  func outcome(of utterance: String?) -> RecordedBeat.Outcome {
    guard let utterance else { return .noSpeech }
    let words = HeardText.words(utterance)
    if words.isEmpty { return .noSpeech }
    let isOfService = Self.phrases.contains(words) || nameOfApp.map(HeardText.words) == words
    return isOfService ? .serviceNoise : .speech
  }

  /// What VoiceOver says when it is turned on or off, in the languages of the vocabularies.
  private static let phrases = ["VoiceOver on", "VoiceOver off", "VoiceOver ein", "VoiceOver aus"].map(HeardText.words)

  /// The name that stands in front of the first utterance, when the second is the rest of it.
  static func nameInFront(of first: String, before second: String) -> String? {
    guard first.hasSuffix(" " + second) else { return nil }
    let name = first.dropLast(second.count + 1)
    return name.isEmpty ? nil : String(name)
  }
}
