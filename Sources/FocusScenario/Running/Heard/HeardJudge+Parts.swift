// Claims about the parts of what an element says: its value, its states, its role, its name.

extension HeardJudge {
  func parts(_ frame: Frame) -> Judgement {
    switch (frame.kind, frame.relation) {
    case (.value, .equals), (.value, .label), (.value, .role), (.value, .attribute), (.state, .is):
      look(frame, without: frame.relation == .equals ? model.finder.sinceLastAction : model.finder.end) {
        part(frame, $0)
      }
    default: .notObserved(Unheard.onlySimulated)
    }
  }

  private func part(_ frame: Frame, _ window: Window) -> Judgement {
    guard let (reading, element, scene) = reading(of: frame, window) else { return unseen(frame, window) }
    let heard = HeardText(reading.beat.utterance ?? "", style: run.recording.header.style)
    let found = "\(scene.name(element)) is read as \(reading.words)"
    let speech = scene.simulator.speech(of: element)
    switch holds(frame, speech, heard, element, scene, reading) {
    case .yes: return .of(frame, holds: true, found, witness: reading.words)
    case .no: return .of(frame, holds: false, found, witness: reading.words)
    case .unknown(let why): return .notObserved("\(found): \(why)")
    }
  }

  private func holds(
    _ frame: Frame,
    _ speech: Speech,
    _ heard: HeardText,
    _ element: ElementIdentifier,
    _ scene: Scene,
    _ reading: HeardRun.Reading
  ) -> Answer {
    if frame.kind == .state { return isInState(frame.text ?? "", speech, heard, scene.simulator.state(of: element)) }
    let text = frame.text ?? ""
    guard let wanted = frame.relation == .equals ? Attribute.value : frame.attribute as Attribute? else {
      return .unknown("not a part of what is said")
    }
    guard case .elements(_, true) = reading.place else {
      return wanted == .value
        ? hasOtherValue(text, speech, heard) : .unknown("it is said in other words than in the app file")
    }
    let spoken = parts(wanted, of: speech).filter(heard.contains)
    guard !spoken.isEmpty else {
      return .unknown(
        "its \(wanted.rawValue) is not a part of what is said" + (heard.isCut ? ", as far as it was not cut" : "")
      )
    }
    let values =
      frame.relation == .equals
      ? [scene.simulator.state(of: element).value ?? ""] : wanted.values(of: element, scene.simulator)
    guard spoken.contains(where: { part in values.contains { SpokenText.same($0, part) } }) else {
      return .unknown("its \(wanted.rawValue) is said in other words")
    }
    return values.contains { SpokenText.same($0, text) } ? .yes : .no
  }

  private func parts(_ attribute: Attribute, of speech: Speech) -> [String] {
    let parts: [SpeechComparison.Part] =
      switch attribute {
      case .name: [.label]
      case .role: [.role]
      case .state: [.state]
      case .value: [.value]
      case .position: [.position]
      case .hint, .placeholder: []
      }
    return speech.parts(withHint: false).filter { parts.contains($0.part) }.map(\.text)
  }

  /// The value is another than in the model: what is heard in its place is compared.
  private func hasOtherValue(_ text: String, _ speech: Speech, _ heard: HeardText) -> Answer {
    guard speech.value != nil, !heard.isCut else { return .unknown("its value is not a part of what is said") }
    let other = HeardText(text, style: .document)
    let label = HeardText.words(speech.label)
    guard let place = heard.words.indices.first(where: { heard.words[$0...].starts(with: label) }) else {
      return .unknown("its value cannot be told from its label")
    }
    let rest = heard.words[(place + label.count)...]
    return rest.starts(with: other.words) ? .yes : .no
  }

  /// Whether the word for a state is heard, of those that are always said.
  private func isInState(_ word: String, _ speech: Speech, _ heard: HeardText, _ state: ElementState) -> Answer {
    if word == "enabled" { return isInState("dimmed", speech, heard, state).denied }
    guard let spoken = Self.spokenStates[word] else { return .unknown("'\(word)' is not a part of what is said") }
    let phrases = SpokenVocabulary.all.map { HeardText.words($0[spoken]) }
    // The model has to say the state as it is, else the words of the technology are not known well enough.
    let isModelled = speech.states.contains { words in phrases.contains { $0 == HeardText.words(words) } }
    guard isModelled == state.isIn(word) else { return .unknown("the state is not said for this kind of control") }
    let label = HeardText.words(speech.label)
    var rest = heard.words
    if let place = rest.indices.first(where: { rest[$0...].starts(with: label) }) {
      rest.removeSubrange(place..<place + label.count)
    }
    let isHeard = phrases.contains { phrase in rest.indices.contains { rest[$0...].starts(with: phrase) } }
    if isHeard { return .yes }
    return heard.isCut ? .unknown("cut after \(SpeechStyle.longestUtterance) characters") : .no
  }

  /// The words of authors for states that are said, whenever they are so.
  private static let spokenStates: [String: SpokenWord] = [
    "selected": .selected, "disabled": .dimmed, "dimmed": .dimmed, "expanded": .expanded, "collapsed": .collapsed,
  ]

  // MARK: Where it was read

  /// The one element that a claim is about, where it alone was read: at the window's end, or on a walk from there.
  func reading(
    of frame: Frame,
    _ window: Window
  ) -> (reading: HeardRun.Reading, element: ElementIdentifier, scene: Scene)? {
    guard let target = frame.owner ?? frame.target, let last = window.last else { return nil }
    let scene = Scene(trace, at: last)
    guard let element = model.resolver.resolve(target, in: scene).only else { return nil }
    let readings =
      [run.reading(at: last)].compactMap { $0 } + siblings.flatMap { $0.walks(from: last) }.flatMap(\.readings)
    return readings.first { $0.place.elements == [element] }.map { ($0, element, scene) }
  }

  func isCut(_ reading: HeardRun.Reading) -> Bool {
    HeardText(reading.beat.utterance ?? "", style: run.recording.header.style).isCut
  }

  /// That it was not read, and what would have shown it.
  func unseen(_ frame: Frame, _ window: Window) -> Judgement {
    let name = (frame.owner ?? frame.target)?.words ?? "it"
    return .notObserved("\(name) was not read \(window.words); steps to it from there would show what it says")
  }
}
