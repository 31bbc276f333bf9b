/// Compiles one block after the other: its sentences, what they point back to, and what must hold between them.
struct BlockCompiler {
  /// A sentence with the frames it was read as, in which nothing points back any more.
  struct Sentence {
    var phrase: Phrase
    var line: ReadLines.Line
    /// The frames in which something pointed back; none when nothing did.
    var resolved: [Frame]?

    var frames: [Frame] { resolved ?? line.frames }
    /// How far it stands from where its claims were made.
    var distance: Int { resolved == nil ? line.distance : 0 }
    /// Whose focus it is about, when it says so: `keyboard focus`, `the VoiceOver cursor`.
    var owner: (technology: Technology, range: SourceRange)? {
      line.read.owner.map { ($0.technology, $0.range.moved(by: line.distance)) }
    }
  }

  let source: SourceText
  let language: ScenarioCompiler.Language
  private let blocks: [CheckBlock]
  /// The number of the block that is compiled.
  private var number = 0
  /// The line, from 0, that the block begins in; the next one begins near.
  private var line = 0
  /// Where the block begins.
  private(set) var place = SourceText.Place(line: 1, column: 1)
  /// The number of the profiles of the block, which others may have too.
  private(set) var profiles = 0
  /// How many refused sentences may still be searched for what to write in their place.
  private var searchesLeft = SentenceReader.mostSearched
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var sentences: [Sentence] = []

  /// A compiler of the blocks of a file.
  init(of file: CheckFile, language: ScenarioCompiler.Language) {
    self.source = file.source
    self.blocks = file.blocks
    self.language = language
  }

  /// The block that is compiled.
  var block: CheckBlock { blocks[number] }

  /// Begins a block, and forgets the one before.
  mutating func begin(_ number: Int, profiles: Int) {
    self.number = number
    let start = blocks[number].range.lower
    line = source.lineIndex(at: start, near: line)
    place = source.place(at: start, inLine: line)
    self.profiles = profiles
    diagnostics = []
    sentences.removeAll(keepingCapacity: true)
  }

  /// Reads every sentence and checks the whole; the task is none when it could not be read or found.
  mutating func compile(task: ReadLines.Task?, _ readLines: inout ReadLines) -> Placed<TaskLine>? {
    var pointsBack = task?.read.pointsBack ?? false
    for phrase in blocks[number].expectations {
      let line = read(phrase, &readLines)
      sentences.append(Sentence(phrase: phrase, line: line))
      if line.read.pointsBack { pointsBack = true }
    }
    let resolved = pointsBack ? resolve(task) : task?.task
    if !pointsBack { for index in sentences.indices { diagnostics += sentences[index].line.diagnostics } }
    noteBadClaims()
    noteTwoPlaces(resolved)
    return resolved
  }

  /// Puts nouns in the place of every word that points back.
  private mutating func resolve(_ task: ReadLines.Task?) -> Placed<TaskLine>? {
    var antecedents = Antecedents()
    let resolved = task.map { antecedents.resolve($0.task.value) }
    note(antecedents.missing, near: block.task.range)
    for index in sentences.indices {
      let before = antecedents.missing.count
      diagnostics += sentences[index].line.diagnostics
      sentences[index].resolved = antecedents.resolve(sentences[index].line.frames)
      // Without its task a block cannot tell what `it` is.
      if task != nil { note(Array(antecedents.missing[before...]), near: sentences[index].phrase.range) }
    }
    return resolved.map { Placed($0) }
  }

  /// The claims as each of some technologies is asked them.
  func claims(for asked: [Profile]) -> [[Claim]] {
    var claims = asked.map { _ in [Claim]() }
    for index in claims.indices { claims[index].reserveCapacity(sentences.count) }
    var line = line
    for index in sentences.indices {
      let own = self.claims(of: sentences[index], for: asked)
      let start = sentences[index].phrase.range.lower
      line = source.lineIndex(at: start, near: line)
      let place = source.place(at: start, inLine: line)
      let count = own.count / max(1, asked.count)
      for number in own.indices {
        claims[number / count].append(own[number].moved(by: sentences[index].distance, to: place))
      }
    }
    return claims
  }

  /// The claims of a sentence, where the first sentence of its words stands; they are made once for all of them.
  private func claims(of sentence: Sentence, for asked: [Profile]) -> [Claim] {
    let read = sentence.line.read
    if let frames = sentence.resolved { return claims(frames, of: sentence, for: asked, at: sentence.phrase.range) }
    var known = read[profiles]
    if known.claims.isEmpty {
      let range = sentence.phrase.range.moved(by: -sentence.line.distance)
      known.claims = claims(read.reading.frames, of: sentence, for: asked, at: range)
      read[profiles] = known
    }
    return known.claims
  }

  private func claims(
    _ frames: [Frame],
    of sentence: Sentence,
    for asked: [Profile],
    at range: SourceRange
  ) -> [Claim] {
    var claims: [Claim] = []
    claims.reserveCapacity(asked.count * frames.count)
    for profile in asked {
      for number in frames.indices {
        let said = said(number, of: frames, in: sentence, for: profile)
        claims.append(Claim(said, range: range, at: SourceText.Place(line: 1, column: 1)))
      }
    }
    return claims
  }

  private func said(_ number: Int, of frames: [Frame], in sentence: Sentence, for profile: Profile) -> Claim.Said {
    let isShared = frames[number].nextSteps.isEmpty
    let own = isShared ? frames : [frames[number].keepingSteps(of: profile.technology)]
    let place = isShared ? number : 0
    return Claim.Said(
      sentence: sentence.line.read.text,
      path: source.path,
      frames: own,
      number: place,
      notAsked: sentence.line.read.canBeWrong ? reasonNotAsked(of: profile, own[place], in: sentence) : nil
    )
  }

  private mutating func read(_ phrase: Phrase, _ readLines: inout ReadLines) -> ReadLines.Line {
    let read = searchesLeft > 0 ? language.readSentence : language.readBriefly ?? language.readSentence
    let line = readLines.line(of: phrase, in: source, by: read)
    if !line.diagnostics.isEmpty { searchesLeft -= 1 }
    return line
  }

  mutating func note(_ problem: ScenarioProblem, at range: SourceRange) {
    diagnostics.append(Diagnostic(problem, at: range, in: source.path))
  }

  private mutating func note(_ missing: [Antecedents.Missing], near place: SourceRange) {
    for word in missing {
      let problem: ScenarioProblem =
        word.choice.isEmpty
        ? .noAntecedent(word: word.word) : .severalAntecedents(word: word.word, nouns: word.choice)
      note(problem, at: word.range.count > 0 ? word.range : place)
    }
  }
}

// MARK: Claims that cannot be asked

extension BlockCompiler {
  private mutating func noteBadClaims() {
    for index in sentences.indices {
      guard sentences[index].resolved == nil else {
        noteBadClaims(of: sentences[index])
        continue
      }
      let read = sentences[index].line.read
      if !read.canBeWrong || read[profiles].isFine { continue }
      let before = diagnostics.count
      noteBadClaims(of: sentences[index])
      if diagnostics.count == before, !read.hasContexts { read[profiles].isFine = true }
    }
  }

  private mutating func noteBadClaims(of sentence: Sentence) {
    for frame in sentence.frames {
      noteTwoMoments(frame, in: sentence)
      noteContrast(frame, in: sentence)
      noteImpossibleSteps(frame, in: sentence)
      noteSilence(frame, in: sentence)
      noteFocusOfAnother(frame, in: sentence)
      noteContexts(frame, in: sentence)
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

  private mutating func noteFocusOfAnother(_ frame: Frame, in sentence: Sentence) {
    guard frame.kind == .focus, let owner = sentence.owner, let technologies = simulatedTechnologies,
      !technologies.contains(owner.technology)
    else { return }
    note(.focusOfAnother(owner.technology, profiles: technologies.map(\.rawValue)), at: owner.range)
  }

  private func reasonNotAsked(of profile: Profile, _ frame: Frame, in sentence: Sentence) -> String? {
    frame.reasonNotAsked(of: profile) ?? reasonNotAsked(of: profile, for: frame.contexts)
      ?? reasonOfFocus(for: profile, frame, in: sentence)
  }

  private func reasonOfFocus(for profile: Profile, _ frame: Frame, in sentence: Sentence) -> String? {
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
  var simulatedTechnologies: [Technology]? {
    let technologies = block.profiles.compactMap(\.technology)
    return technologies.isEmpty || technologies.count < block.profiles.count ? nil : technologies
  }

  /// The word of a sentence that names a step; the whole sentence when none does.
  private func place(of step: Frame.Step, in phrase: Phrase) -> SourceRange {
    let stem = Array(step == .swipe ? "swip".utf8 : step.rawValue.lowercased().utf8)
    for piece in phrase.pieces {
      if let word = source.word(beginningWith: [stem], in: piece) { return word }
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

  private mutating func noteTwoPlaces(_ task: Placed<TaskLine>?) {
    guard sentences.contains(where: { $0.resolved != nil }) || countOfFocusPlaces > 1 else { return }
    let places = sentences.map { $0.resolved.map(ReadLine.focusPlaces) ?? $0.line.read.focusPlaces }
    var firsts: [When: Place] = [:]
    for (index, sentence) in sentences.enumerated() {
      for focus in places[index] {
        let range = focus.target.range.moved(by: sentence.distance)
        let place = Place(target: focus.target, range: range.count > 0 ? range : sentence.phrase.range)
        let when = when(focus, in: index, of: task)
        if let first = firsts[when] { noteIfOther(place, first) } else { firsts[when] = place }
      }
    }
  }

  private var countOfFocusPlaces: Int {
    sentences.indices.reduce(0) { $0 + sentences[$1].line.read.focusPlaces.count }
  }

  private func when(_ place: ReadLine.FocusPlace, in sentence: Int, of task: Placed<TaskLine>?) -> When {
    let isTold = place.moment != nil || task.map { $0.first.hasOneMoment(forStart: place.starts) } ?? false
    return When(starts: place.starts, moment: place.moment, sentence: isTold ? nil : sentence)
  }

  private mutating func noteIfOther(_ place: Place, _ first: Place) {
    guard first.target.isSurelyOther(than: place.target) else { return }
    let line = source.lineIndex(at: first.range.lower) + 1
    let words = (first: source.excerpt(first.range), second: source.excerpt(place.range))
    note(.twoPlaces(first: words.first, second: words.second, firstLine: line), at: place.range)
  }
}
