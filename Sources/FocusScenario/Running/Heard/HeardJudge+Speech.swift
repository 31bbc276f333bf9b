// Claims about what is said, by the readings of the current speech.

extension HeardJudge {
  func speech(_ frame: Frame) -> Judgement {
    look(frame, without: model.finder.sinceLastAction) { window in
      switch frame.relation {
      case .said: said(frame, window)
      case .exact, .contains: wording(frame, window)
      case .saidAs: saidAs(frame, window)
      default: .notObserved("in which order things are said is not known from the speech of the element in focus")
      }
    }
  }

  /// The readings of a window that say something new: what had focus before is read again without being spoken again.
  ///
  /// What the app file changes after focus has come there was perhaps spoken as it was before.
  private func spoken(in window: Window) -> [HeardRun.Reading] {
    window.moments.compactMap { number in
      guard let reading = run.reading(at: number), let before = run.reading(before: number) ?? start(number),
        trace.moments[number].beat.changed.allSatisfy({ !reading.place.elements.contains($0) })
      else { return nil }
      return reading.place.isElsewhere(than: before.place) == true ? reading : nil
    }
  }

  /// At the start nothing was spoken before.
  private func start(_ number: Int) -> HeardRun.Reading? {
    guard number == 0, let first = run.reading(at: 0) else { return nil }
    return HeardRun.Reading(beat: first.beat, place: .nowhere)
  }

  // MARK: Said at all

  private func said(_ frame: Frame, _ window: Window) -> Judgement {
    guard let target = frame.target else { return .untestable("the sentence names nothing to be heard") }
    guard frame.manner.isEmpty, target.quantifier != .every else { return .notObserved(Unheard.onlySimulated) }
    let readings = spoken(in: window)
    let texts: [String]
    switch model.texts(of: target, window) {
    case .missing(let why): return .notObserved("in the app file \(why)")
    case .anything: return anything(frame, readings)
    // What else was announced is not heard here.
    case .anythingBut: return .notObserved(Unheard.onlySimulated)
    case .texts(let found): texts = found
    }
    guard let match = readings.first(where: { isSaid(texts, in: $0) }) else {
      return .notObserved(
        "it was not read as the current speech, and what else was spoken is not known; a simulated run knows"
      )
    }
    return .of(frame, holds: true, "heard \(match.words)", witness: match.words)
  }

  private func anything(_ frame: Frame, _ readings: [HeardRun.Reading]) -> Judgement {
    guard let first = readings.first else { return .notObserved("nothing new was read, which does not show silence") }
    return .of(frame, holds: true, "heard \(first.words)", witness: first.words)
  }

  private func isSaid(_ texts: [String], in reading: HeardRun.Reading) -> Bool {
    let heard = HeardText(reading.beat.utterance ?? "", style: run.recording.header.style)
    return texts.contains { heard.contains($0) }
  }

  // MARK: Words as they stand

  /// `speech is "…"`: what was read, without the hint, which the simulator does not say either.
  private func wording(_ frame: Frame, _ window: Window) -> Judgement {
    guard let text = frame.text else { return .untestable("the sentence quotes nothing") }
    guard let (reading, scene, _) = reading(at: window) else { return unread(window) }
    if case .silence(let why) = reading.place { return .notObserved(why) }
    let heard = HeardText(reading.beat.utterance ?? "", style: run.recording.header.style)
    let found = "current speech is \(reading.words)"
    if says(text, frame.relation, heard, reading, scene) {
      return .of(frame, holds: true, found, witness: reading.words)
    }
    if heard.isCut { return .notObserved("\(found), cut after \(SpeechStyle.longestUtterance) characters") }
    if mayBeAnnounced(text, window) { return .notObserved("\(found); announcements were not heard") }
    return .of(frame, holds: false, found, witness: reading.words)
  }

  private func says(
    _ text: String,
    _ relation: Frame.Relation,
    _ heard: HeardText,
    _ reading: HeardRun.Reading,
    _ scene: Scene
  ) -> Bool {
    if relation == .contains { return heard.contains(text) }
    if heard.words == HeardText.words(text) { return true }
    // Exactly what is composed for the element was heard; its hint stands behind it.
    guard case .elements(let elements, true) = reading.place else { return false }
    return elements.allSatisfy { element in
      let words = scene.simulator.speech(of: element).words(withHint: false)
      return SpokenText(text).words.map(\.text) == words && heard.words.count >= words.count
    }
  }

  /// Whether what the author quotes may be, or was in the model, heard apart from the element in focus.
  private func mayBeAnnounced(_ text: String, _ window: Window) -> Bool {
    model.begun(window).contains { one in
      SpeechComparison.containsWords(text, in: one.utterance.text)
        || (one.utterance.channel == .announcement && SpeechComparison.containsWords(one.utterance.text, in: text))
    }
  }

  // MARK: As

  /// `Save says "Save, button"`: what was heard where it was read.
  private func saidAs(_ frame: Frame, _ window: Window) -> Judgement {
    guard let text = frame.text, frame.other == nil, let (reading, element, scene) = reading(of: frame, window) else {
      return unseen(frame, window)
    }
    guard case .elements(_, true) = reading.place, !isCut(reading) else {
      return .notObserved("it was heard with other words than the app file has, or not to its end: \(reading.words)")
    }
    let speech = scene.simulator.speech(of: element)
    let parts = speech.parts(withHint: true).filter { $0.part != .label }.map(\.text)
    let holds = SpeechComparison(text, with: speech).isMatch || parts.contains { SpokenText.same($0, text) }
    return .of(frame, holds: holds, "\(scene.name(element)) is read as \(reading.words)", witness: reading.words)
  }
}
