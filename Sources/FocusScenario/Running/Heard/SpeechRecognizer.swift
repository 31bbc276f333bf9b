/// Tells from its words which element of an app an utterance may belong to.
///
/// It composes what each element would say, and compares words. Nothing is known of where focus is.
struct SpeechRecognizer {
  /// An element with all that it may say.
  private struct Candidate {
    let element: ElementIdentifier
    /// Whether the app file has it in the tree of a context that is up.
    let isUp: Bool
    /// In the language of the app, then in the others.
    let speeches: [Speech]
    /// The words of each, with the hint and without.
    let sayings: [[String]]
    /// What may be heard in front of it: the app's name, a title, the label of a group, the word alert.
    let fronts: [[String]]

    init(_ element: ElementIdentifier, in scene: Scene, isUp: Bool) {
      let speech = scene.simulator.speech(of: element)
      let container = scene.index.container(scene.index.entries[element.index].container)
      let groups = scene.index.ancestors(of: element).map { scene.simulator.state(of: $0).label }
      let names = [scene.index.app.name, container.name] + container.aliases + groups
      self.element = element
      self.isUp = isUp
      speeches = [speech] + SpokenVocabulary.all.filter { $0 != speech.vocabulary }.map(speech.said)
      sayings = speeches.flatMap { speech in [true, false].map { speech.words(withHint: $0) } }.filter { !$0.isEmpty }
      fronts = (names + SpokenVocabulary.all.map { $0[.alert] }).map(HeardText.words).filter { !$0.isEmpty }
    }
  }

  let scene: Scene
  private let nameOfApp: [String]
  private let candidates: [Candidate]

  /// The elements of the app as they are at a moment.
  init(_ scene: Scene) {
    let stops = Set(scene.simulator.stops)
    self.scene = scene
    nameOfApp = HeardText.words(scene.index.app.name)
    candidates = scene.index.entries.indices.map { ElementIdentifier($0) }.compactMap { element in
      let standing = scene.index.shapes[element.index].standing
      guard stops.contains(element) || standing == .stop || standing == .cell else { return nil }
      return Candidate(element, in: scene, isUp: scene.simulator.isPresentedAndInTree(element))
    }
  }

  /// What an utterance says of where focus is.
  func place(of heard: HeardText) -> HeardPlace {
    let exact = candidates.filter { $0.isUp && isSaid($0, heard) }
    if !exact.isEmpty { return .elements(exact.map(\.element), isExact: true) }
    let near = candidates.filter { $0.isUp && isSaidOtherwise($0, heard) }
    if !near.isEmpty { return .elements(near.map(\.element), isExact: false) }
    if heard.words == nameOfApp { return .silence("only the app's name was heard, '\(heard.text)'") }
    // What the app file has closed may still be there on the device.
    let others = candidates.filter { !$0.isUp && isSaid($0, heard) }
    return others.isEmpty ? .words(heard) : .elements(others.map(\.element), isExact: true)
  }

  // MARK: The same words

  /// Whether the words are what is said for an element: with or without its hint, whatever was entered in front.
  private func isSaid(_ candidate: Candidate, _ heard: HeardText) -> Bool {
    let starts = starts(for: candidate, heard)
    return candidate.sayings.contains { words in starts.contains { heard.says(words, from: $0) } }
  }

  /// Where the element's own words may begin.
  private func starts(for candidate: Candidate, _ heard: HeardText) -> [Int] {
    var starts = [0]
    for start in 0..<heard.words.count where starts.contains(start) {
      for front in candidate.fronts where heard.words[start...].starts(with: front) {
        let next = start + front.count
        if next < heard.words.count, !starts.contains(next) { starts.append(next) }
      }
    }
    return starts
  }

  // MARK: Another value, another state

  /// Whether the words are the element's, but for its value and its states: those are live.
  private func isSaidOtherwise(_ candidate: Candidate, _ heard: HeardText) -> Bool {
    let starts = starts(for: candidate, heard)
    return candidate.speeches.contains { speech in starts.contains { isSaidOtherwise(speech, heard, from: $0) } }
  }

  private func isSaidOtherwise(_ speech: Speech, _ heard: HeardText, from start: Int) -> Bool {
    let label = HeardText.words(speech.label)
    guard !label.isEmpty else { return false }
    let first = skipStates(speech.vocabulary, in: heard, from: start)
    guard heard.words[first...].starts(with: label) else { return false }
    let rest = Array(heard.words[(first + label.count)...])
    guard let left = without(speech, rest, isCut: heard.isCut) else { return false }
    return left.isEmpty || speech.value != nil
  }

  private func skipStates(_ vocabulary: SpokenVocabulary, in heard: HeardText, from start: Int) -> Int {
    let states = stateWords(vocabulary)
    var start = start
    while let state = states.first(where: { heard.words[start...].starts(with: $0) }) { start += state.count }
    return start
  }

  /// What is left of some words without roles, states, position and hint; none when a role is missing.
  private func without(_ speech: Speech, _ words: [String], isCut: Bool) -> [String]? {
    var left = words
    for role in speech.roles {
      let role = HeardText.words(role)
      guard let place = left.firstPlace(of: role) else {
        if isCut { continue }
        return nil
      }
      left.removeSubrange(place..<place + role.count)
    }
    let hints = [speech.hint, speech.authorHint, speech.systemHint, speech.position].compactMap { $0 }
    for words in hints.map(HeardText.words) + stateWords(speech.vocabulary) {
      if let place = left.firstPlace(of: words) { left.removeSubrange(place..<place + words.count) }
    }
    return left
  }

  private func stateWords(_ vocabulary: SpokenVocabulary) -> [[String]] {
    SpokenWord.states.map { HeardText.words(vocabulary[$0]) }.sorted { $0.count > $1.count }
  }
}

extension [String] {
  /// Where some words stand in one piece.
  fileprivate func firstPlace(of words: [String]) -> Int? {
    guard !words.isEmpty, words.count <= count else { return nil }
    return (0...count - words.count).first { self[$0...].starts(with: words) }
  }
}

/// What was heard says of where focus is.
enum HeardPlace: Sendable {
  /// The elements whose speech it may be; not exact when their value or state is another.
  case elements([ElementIdentifier], isExact: Bool)
  /// Nothing that the app has says this.
  case words(HeardText)
  /// The source knows that nothing has focus.
  case nowhere
  /// Nothing was heard of the app, and why.
  case silence(String)

  /// The elements that it may be.
  var elements: [ElementIdentifier] {
    if case .elements(let elements, _) = self { return elements }
    return []
  }

  /// Whether it is certainly another place.
  func isElsewhere(than other: HeardPlace) -> Bool? {
    switch (self, other) {
    case (.silence, _), (_, .silence): nil
    case (.elements(let here, _), .elements(let there, _)): Self.isElsewhere(Set(here), Set(there))
    case (.words(let here), .words(let there)): here.saysSame(as: there) ? nil : true
    case (.nowhere, .nowhere): false
    default: true
    }
  }

  private static func isElsewhere(_ here: Set<ElementIdentifier>, _ there: Set<ElementIdentifier>) -> Bool? {
    if here.isDisjoint(with: there) { return true }
    return here.count == 1 && here == there ? false : nil
  }
}
