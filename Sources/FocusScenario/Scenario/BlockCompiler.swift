/// Compiles one block: its sentences, what they point back to, and what must hold between them.
struct BlockCompiler {
  /// A sentence with the frames it was read as, in which nothing points back any more.
  struct Sentence {
    var phrase: Phrase
    var frames: [Frame]
    /// Whose focus it is about, when it says so: `keyboard focus`, `the VoiceOver cursor`.
    var owner: (technology: Technology, range: SourceRange)?
  }

  let source: SourceText
  let block: CheckBlock
  let language: ScenarioCompiler.Language
  /// How many refused sentences may still be searched for what to write in their place.
  private(set) var searchesLeft: Int
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var sentences: [Sentence] = []

  init(_ block: CheckBlock, in source: SourceText, language: ScenarioCompiler.Language, searchesLeft: Int) {
    self.searchesLeft = searchesLeft
    self.block = block
    self.source = source
    self.language = language
  }

  /// Reads every sentence and checks the whole; the task is none when it could not be read or found.
  mutating func compile(task: TaskLine?, _ readLines: inout ReadLines) -> TaskLine? {
    var antecedents = Antecedents()
    let task = task.map { antecedents.resolve($0) }
    note(antecedents.missing, near: block.task.range)
    for phrase in block.expectations {
      let before = antecedents.missing.count
      let frames = antecedents.resolve(read(phrase, &readLines))
      sentences.append(Sentence(phrase: phrase, frames: frames, owner: ownerOfFocus(frames, phrase)))
      // Without its task a block cannot tell what `it` is.
      if task != nil { note(Array(antecedents.missing[before...]), near: phrase.range) }
    }
    noteBadClaims()
    noteTwoPlaces(task)
    return task
  }

  /// The claims as one technology is asked them.
  func claims(for profile: Profile) -> [Claim] {
    sentences.flatMap { sentence in
      let words = sentence.phrase.text(in: source)
      let location = source.location(at: sentence.phrase.range.lower)
      return sentence.frames.map { frame in
        let own = frame.keepingSteps(of: profile.technology)
        return Claim(
          sentence: words,
          range: sentence.phrase.range,
          location: location,
          frame: own,
          reading: language.canonicalText(own),
          notAsked: own.reasonNotAsked(of: profile) ?? reasonNotAsked(of: profile, own, in: sentence)
        )
      }
    }
  }

  private mutating func read(_ phrase: Phrase, _ readLines: inout ReadLines) -> [Frame] {
    let brief = searchesLeft > 0 ? nil : language.readBriefly
    let reading = readLines.reading(of: phrase, in: source, by: brief ?? language.readSentence)
    if !reading.diagnostics.isEmpty { searchesLeft -= 1 }
    diagnostics += reading.diagnostics
    return reading.frames
  }

  private mutating func note(_ problem: ScenarioProblem, at range: SourceRange) {
    diagnostics.append(Diagnostic(problem, at: range, in: source.path))
  }

  private mutating func note(_ missing: [Antecedents.Missing], near place: SourceRange) {
    for word in missing { note(.noAntecedent(word: word.word), at: word.range.count > 0 ? word.range : place) }
  }
}

// MARK: Claims that cannot be asked

extension BlockCompiler {
  private mutating func noteBadClaims() {
    for sentence in sentences {
      for frame in sentence.frames {
        noteTwoMoments(frame, in: sentence)
        noteContrast(frame, in: sentence)
        noteImpossibleSteps(frame, in: sentence)
        noteSilence(frame, in: sentence)
        noteFocusOfAnother(frame, in: sentence)
      }
    }
  }

  private mutating func noteTwoMoments(_ frame: Frame, in sentence: Sentence) {
    guard let moment = frame.moment?.withoutPlaces, let event = frame.within?.event else { return }
    let counted = Moment.after(event).withoutPlaces
    guard moment != counted, moment != Moment.rightAfter(event).withoutPlaces else { return }
    note(.twoMoments, at: sentence.phrase.range)
  }

  private mutating func noteContrast(_ frame: Frame, in sentence: Sentence) {
    guard let contrast = frame.contrast, contrast.withoutPlaces == frame.target?.withoutPlaces else { return }
    let range = contrast.range.count > 0 ? contrast.range : sentence.phrase.range
    note(.contrastIsClaim(words: source.excerpt(range)), at: range)
  }

  /// Every step that `the next scan or Tab` names must be somebody's; of other needed steps one is enough.
  private mutating func noteImpossibleSteps(_ frame: Frame, in sentence: Sentence) {
    guard let technologies = simulatedTechnologies else { return }
    let missing = frame.neededSteps.filter { step in !technologies.contains { $0.steps.contains(step) } }
    let isImpossible = frame.nextSteps.isEmpty ? missing.count == frame.neededSteps.count : true
    guard isImpossible else { return }
    for step in missing {
      note(.impossibleStep(step, profiles: technologies.map(\.rawValue)), at: place(of: step, in: sentence.phrase))
    }
  }

  /// Whose focus a sentence is about, when it says so: `keyboard focus`, `the VoiceOver cursor`.
  private func ownerOfFocus(_ frames: [Frame], _ phrase: Phrase) -> (technology: Technology, range: SourceRange)? {
    guard frames.contains(where: { $0.kind == .focus }) else { return nil }
    let words = WordLexer.words(of: phrase, in: source).words.filter { $0.kind == .word }
    for (word, next) in zip(words, words.dropFirst()) {
      if let technology = Self.ownersOfFocus[word.text + " " + next.text] {
        return (technology, word.range.union(next.range))
      }
    }
    return nil
  }

  private static let ownersOfFocus: [String: Technology] = [
    "keyboard focus": .fullKeyboardAccess, "keyboard cursor": .fullKeyboardAccess,
    "first responder": .fullKeyboardAccess, "voiceover focus": .voiceOver, "voiceover cursor": .voiceOver,
    "talkback focus": .talkBack, "talkback cursor": .talkBack,
  ]

  private mutating func noteFocusOfAnother(_ frame: Frame, in sentence: Sentence) {
    guard frame.kind == .focus, let owner = sentence.owner, let technologies = simulatedTechnologies,
      !technologies.contains(owner.technology)
    else { return }
    note(.focusOfAnother(owner.technology, profiles: technologies.map(\.rawValue)), at: owner.range)
  }

  private func reasonNotAsked(of profile: Profile, _ frame: Frame, in sentence: Sentence) -> String? {
    guard frame.kind == .focus, let owner = sentence.owner, owner.technology != profile.technology else { return nil }
    return "this is the focus of \(owner.technology.rawValue)"
  }

  private mutating func noteSilence(_ frame: Frame, in sentence: Sentence) {
    guard frame.kind == .speech, let technologies = simulatedTechnologies, !technologies.contains(where: \.speaks)
    else { return }
    let profiles = technologies.map(\.rawValue)
    note(.silentProfiles(profiles, repair: focusSentence(for: frame)), at: sentence.phrase.range)
  }

  /// The technologies of the block; none when it names one that nothing is known of.
  private var simulatedTechnologies: [Technology]? {
    let technologies = block.profiles.compactMap(\.technology)
    return technologies.isEmpty || technologies.count < block.profiles.count ? nil : technologies
  }

  /// The word of a sentence that names a step; the whole sentence when none does.
  private func place(of step: Frame.Step, in phrase: Phrase) -> SourceRange {
    let stem = Array(step == .swipe ? "swip".utf8 : step.rawValue.lowercased().utf8)
    for piece in phrase.pieces {
      if let word = source.word(beginningWith: stem, in: piece) { return word }
    }
    return phrase.range
  }

  /// `focus is on X` for `X is spoken`, when that loses nothing of what the author wrote and can be read.
  private func focusSentence(for frame: Frame) -> String? {
    var plain = Frame(.speech, .said)
    plain.target = frame.target
    plain.channel = frame.channel
    guard plain == frame, let target = frame.target, target.range.count > 0 else { return nil }
    let text = "focus is on \(source.excerpt(target.range))"
    let repair = SourceText(path: source.path, text: text)
    let reading = language.readSentence(Phrase(pieces: [SourceRange(0, repair.bytes.count)]), repair)
    return reading.diagnostics.isEmpty && reading.frames.count == 1 ? text : nil
  }
}

// MARK: Two places at one moment

extension BlockCompiler {
  /// When a claim says that focus is somewhere, as far as the words tell.
  private struct When: Hashable {
    var starts: Bool
    var moment: Moment?
    /// The sentence, for claims whose moment only the app can tell.
    var sentence: Int?
  }

  private struct Place {
    var target: Reference
    var range: SourceRange
  }

  private mutating func noteTwoPlaces(_ task: TaskLine?) {
    var firsts: [When: Place] = [:]
    for (index, sentence) in sentences.enumerated() {
      for frame in sentence.frames {
        guard let target = frame.placeOfFocus, frame.within == nil else { continue }
        let when = when(frame, in: index, of: task)
        let place = Place(target: target, range: target.range.count > 0 ? target.range : sentence.phrase.range)
        if let first = firsts[when] { noteIfOther(place, first) } else { firsts[when] = place }
      }
    }
  }

  private func when(_ frame: Frame, in sentence: Int, of task: TaskLine?) -> When {
    let starts = frame.relation == .startOn
    let isTold = frame.moment != nil || task.map { $0.hasOneMoment(forStart: starts) } ?? false
    return When(starts: starts, moment: frame.moment?.withoutPlaces, sentence: isTold ? nil : sentence)
  }

  private mutating func noteIfOther(_ place: Place, _ first: Place) {
    guard first.target.isSurelyOther(than: place.target) else { return }
    let line = source.lineIndex(at: first.range.lower) + 1
    let words = (first: source.excerpt(first.range), second: source.excerpt(place.range))
    note(.twoPlaces(first: words.first, second: words.second, firstLine: line), at: place.range)
  }
}
