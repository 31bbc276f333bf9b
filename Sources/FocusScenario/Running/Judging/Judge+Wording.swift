// Claims about the words in which things are said: as they stand, with others, alone, together or apart.

extension Judge {
  // MARK: Words as they stand

  /// `speech is "…"`, `speech includes "…"`: what is said for the element in focus, or was heard.
  func wording(_ frame: Frame, _ window: Window) -> Judgement {
    guard let text = frame.text, let last = window.last else { return .untestable("the sentence quotes nothing") }
    let current = trace.moments[last].after.currentSpeech()
    let heard = begun(window)
    let found = "current speech is '\(current)'; \(self.heard(heard, window))"
    let candidates =
      [current] + (frame.relation == .contains ? heard.map(\.utterance.text) : heard.suffix(1).map(\.utterance.text))
    let holds = candidates.contains { spoken in
      frame.relation == .exact ? SpokenText.same(text, spoken) : SpeechComparison.containsWords(text, in: spoken)
    }
    return .of(frame, holds: holds, found, witness: words(last))
  }

  // MARK: As, and with

  /// `the field is announced as dimmed`, `Save says "Save, button"`: what is said for it when focus comes to it.
  func saidAs(_ frame: Frame, _ window: Window) -> Judgement {
    if let said = heard(asSaidBy: frame, window) { return said }
    let wanted = [frame.text].compactMap { $0 } + (frame.other?.members ?? []).compactMap(\.quotedText)
    return ofEach(frame, window) { element, scene in
      let speech = scene.simulator.speech(of: element)
      let parts = speech.states + speech.leadingStates + speech.trailingStates + speech.roles
      let others = [speech.value, speech.position, speech.hint].compactMap { $0 }
      return wanted.contains { text in
        SpeechComparison(text, with: speech).isMatch || (parts + others).contains { SpokenText.same($0, text) }
      }
    }
  }

  /// `the toast says "Saved"`: it is no stop, and its words are heard when it comes up.
  private func heard(asSaidBy frame: Frame, _ window: Window) -> Judgement? {
    guard let target = frame.target, let text = frame.text,
      let container = resolver.resolve(target, in: scene(at: window)).container,
      index.container(container).kind == .toast, case .texts(let own) = texts(of: target, window),
      own.contains(where: { SpeechComparison.containsWords(text, in: $0) })
    else { return nil }
    var heard = frame
    (heard.relation, heard.target, heard.text) = (.said, Reference(.quoted(text)), nil)
    return said(heard, window)
  }

  /// `the field is spoken with its error`: one utterance has the words of both.
  func saidWith(_ frame: Frame, _ window: Window) -> Judgement {
    guard let other = frame.other else { return .untestable("the sentence names one thing") }
    var wanted: [[String]] = []
    for reference in other.oneByOne {
      switch texts(of: reference, window) {
      case .texts(let texts): wanted.append(texts)
      case .anything, .anythingBut: return .untestable("the sentence names nothing to be heard with it")
      case .missing(let why): return .failed(why)
      }
    }
    let needsAll = other.combination != .oneOf
    return ofEach(frame, window) { element, scene in
      let spoken = scene.simulator.speech(of: element).text
      if frame.manner.contains(.inOrder), !Self.isInOrder(wanted, in: spoken) { return false }
      let looks = wanted.map { texts in texts.contains { SpeechComparison.containsWords($0, in: spoken) } }
      return needsAll ? !looks.contains(false) : looks.contains(true)
    }
  }

  /// Whether the words of each come in an utterance after those of the one before.
  private static func isInOrder(_ wanted: [[String]], in spoken: String) -> Bool {
    let parts = wanted.map { texts in texts.compactMap { place(of: $0, in: spoken) }.min() }
    return zip(parts, parts.dropFirst()).allSatisfy { first, second in
      if let first, let second { first < second } else { false }
    }
  }

  private static func place(of text: String, in spoken: String) -> Int? {
    let (words, all) = (Array(text.lowercased().utf8), Array(spoken.lowercased().utf8))
    guard !words.isEmpty, all.count >= words.count else { return nil }
    return (0...(all.count - words.count)).first { all[$0...].starts(with: words) }
  }

  /// What is said for each element that the claim is about; it must be a stop, else nothing is said for it.
  private func ofEach(_ frame: Frame, _ window: Window, _ fits: (ElementIdentifier, Scene) -> Bool) -> Judgement {
    guard let target = frame.target else { return .untestable("the sentence names nothing") }
    let scene = scene(at: window)
    let referent = resolver.resolve(target, in: scene)
    if let missing = referent.judgement { return missing }
    let stops = Set(scene.simulator.stops)
    let said = referent.elements.filter { stops.contains($0) }
    guard let first = said.first, referent.container == nil else {
      return .untestable("\(target.words) is no stop of \(trace.end.technology.rawValue), so nothing is said for it")
    }
    let wrong = said.first { fits($0, scene) != (frame.polarity == .holds) }
    let speech = scene.simulator.speech(of: wrong ?? first)
    let found = "\(scene.name(wrong ?? first)) is read as '\(speech.text)'" + notWhole(frame.text, in: speech)
    return wrong == nil ? .passed(found, witness: words(window.last ?? 0)) : .failed(found)
  }

  /// That a text which is only a part of what is said was compared with the whole; nothing to say of any other.
  func notWhole(_ text: String?, in speech: Speech) -> String {
    guard let text, !SpeechComparison(text, with: speech).isMatch, !SpokenText.isOwnWord(text) else { return "" }
    let written = text.split(separator: " ").filter { $0 != "…" && $0 != "..." }.joined(separator: " ")
    guard SpeechComparison.containsWords(written, in: speech.text) else { return "" }
    let dots = written == text ? "" : ", and '…' stands for no other words"
    return "; '\(text)' is compared with the whole label\(dots)"
  }

  // MARK: Alone, together, apart

  /// `only the error is spoken`: it is heard, and nothing without its words; of `only A and B`, each of them is heard.
  func only(_ frame: Frame, _ window: Window) -> Judgement {
    guard let target = frame.target else { return .untestable("the sentence names nothing to be heard") }
    let heard = begun(window).filter { frame.channel == .spoken || $0.utterance.channel == .announcement }
    let found = self.heard(heard, window)
    func texts(of member: Reference) -> [String] {
      if case .texts(let words) = self.texts(of: member, window) { return words }
      return []
    }
    let wanted =
      target.combination == .oneOf
      ? [target.members.flatMap(texts)] : (target.combination == .each ? target.members : [target]).map(texts)
    guard !wanted.contains([]) else { return .failed("\(target.words) has no words; \(found)") }
    let texts = wanted.flatMap { $0 }
    let others = heard.filter { one in saysMore(one.utterance, than: texts) }
    guard let first = heard.first else {
      return hasOtherSpeech ? .failed(found) : .untestable("nothing at all was heard in the task")
    }
    let isWhole = wanted.allSatisfy { texts in
      heard.contains { one in
        texts.contains { SpeechComparison.containsWords($0, in: one.utterance.text) }
      }
    }
    return .of(frame, holds: others.isEmpty && isWhole, found, witness: words(first.moment))
  }

  /// Whether an utterance has other words: all of an announcement are the app's own.
  private func saysMore(_ utterance: Utterance, than texts: [String]) -> Bool {
    let own = texts.filter { SpeechComparison.containsWords($0, in: utterance.text) }
    guard utterance.channel == .announcement, !own.isEmpty else { return own.isEmpty }
    return own.reduce(0) { $0 + SpokenText($1).words.count } < SpokenText(utterance.text).words.count
  }

  /// Several things that are said separately, in order, or in one utterance; none for any other claim.
  func together(_ frame: Frame, _ target: Reference, _ window: Window) -> Judgement? {
    guard target.combination == .each || target.quantifier == .every,
      !Set(frame.manner).isDisjoint(with: [.separately, .inOrder, .inOneUtterance])
    else { return nil }
    let heard = begun(window)
    let found = self.heard(heard, window)
    let parts = spokenParts(of: target, window)
    guard parts.count > 1 else { return .untestable("\(target.words) is not several things here") }
    let places = parts.map { texts in
      heard.indices.filter { place in texts.contains { isHeard($0, in: heard[place].utterance) } }
    }
    guard !places.contains([]) else { return .failed("not each of them was heard; \(found)") }
    let holds = frame.manner.allSatisfy { fits($0, places) }
    return holds ? .passed(found, witness: words(heard[places[0][0]].moment)) : .failed(found)
  }

  private func isHeard(_ text: String, in utterance: Utterance) -> Bool {
    SpeechComparison.containsWords(text, in: utterance.text)
  }

  /// Whether the utterances in which several things are heard are as a manner says.
  private func fits(_ manner: Frame.Manner, _ places: [[Int]]) -> Bool {
    switch manner {
    case .inOneUtterance: places.dropFirst().contains { Set($0).isDisjoint(with: places[0]) } == false
    case .separately:
      places.indices.allSatisfy { part in
        let others = Set(places.indices.filter { $0 != part }.flatMap { places[$0] })
        return !Set(places[part]).isSubset(of: others)
      }
    case .inOrder:
      zip(places, places.dropFirst()).allSatisfy { ($0.first ?? 0) < ($1.first ?? 0) }
    case .direct, .byItself, .immediately, .inBothDirections, .broughtAbout, .withoutMovingFocus, .throughout: true
    }
  }

  /// The words of each of several things.
  private func spokenParts(of target: Reference, _ window: Window) -> [[String]] {
    guard target.combination == .each else {
      let scene = scene(at: window)
      return parts(of: target, scene).map { $0.map { scene.simulator.state(of: $0).label } }
    }
    return target.members.map { member in
      guard case .texts(let texts) = texts(of: member, window) else { return [] }
      return texts
    }
  }

  /// `spoken again`: heard once more after it was heard before; its denial needs that it was heard at all.
  func repeated(_ frame: Frame, _ matching: [(moment: Int, utterance: Utterance)], _ found: String) -> Judgement {
    let earlier = matching.first.map { first in earlierHearings(like: first, frame) } ?? []
    let isSecond = !earlier.isEmpty || matching.count > 1
    guard frame.polarity == .holds || !matching.isEmpty || wasHeard(frame) else {
      return .untestable("it was not heard before")
    }
    let witness = (earlier.first ?? matching.first.map(\.moment)).map { words($0) }
    return .of(frame, holds: isSecond && !matching.isEmpty, found, witness: witness ?? "it was heard before")
  }

  private func earlierHearings(like first: (moment: Int, utterance: Utterance), _ frame: Frame) -> [Int] {
    hearings(frame).filter { $0.utterance.time < first.utterance.time || $0.moment < first.moment }.map(\.moment)
  }

  private func wasHeard(_ frame: Frame) -> Bool { !hearings(frame).isEmpty }

  /// Everything in the whole task that has the words of what the claim is about.
  private func hearings(_ frame: Frame) -> [(moment: Int, utterance: Utterance)] {
    let all = begun(finder.wholeTask)
    guard let target = frame.target, case .texts(let texts) = texts(of: target, finder.wholeTask) else { return all }
    return all.filter { one in
      texts.contains { isHeard($0, in: one.utterance) }
        && (frame.channel == .spoken || one.utterance.channel == .announcement)
    }
  }
}

extension Reference {
  /// The quoted words, when it is nothing but a quotation.
  var quotedText: String? {
    if case .quoted(let text) = head { return text }
    return nil
  }
}
