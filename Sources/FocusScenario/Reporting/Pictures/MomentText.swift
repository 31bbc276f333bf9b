/// What a beat comes to in words; the same in every picture.
enum MomentText {
  /// What was heard, with what became of it.
  static func heard(_ utterance: Utterance) -> String {
    let announced = utterance.channel == .announcement ? "Announced: " : ""
    let outcome = utterance.outcome == .spoken ? "" : " (\(utterance.outcome.rawValue))"
    return announced + utterance.text + outcome
  }

  /// The whole beat on one line, for who does not see the picture.
  static func line(_ moment: ScenarioPicture.Moment) -> String {
    var parts = [moment.words, "focus: \(moment.focusWords)"]
    parts += moment.heard.filter { $0.channel == .announcement || $0.text != moment.focusWords }
      .map { $0.channel == .announcement ? heard($0) : "speech: \(heard($0))" }
    return parts.map { VisibleText.shortened(VisibleText.line(of: $0), to: 300) }.joined(separator: "; ")
  }
}
