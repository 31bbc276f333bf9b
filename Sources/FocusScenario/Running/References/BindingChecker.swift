/// Asks, before anything runs, whether the app can have what a scenario names.
struct BindingChecker {
  let resolver: ReferenceResolver
  private var index: AppIndex { resolver.index }

  /// A problem and the words it is about.
  typealias Finding = (problem: BindingProblem, range: SourceRange)

  /// Everything a claim names that the app cannot have.
  func findings(of claim: Claim) -> [Finding] {
    let frame = claim.frame
    guard Judge.canJudge(frame) else {
      return [(.notJudged(claim.reading, instead: NotJudged.advice(for: frame)), claim.range)]
    }
    var found: [Finding] = []
    if let target = frame.target, target.quantifier == .every, frame.isOfOnePlace {
      found.append((.oneAtATime(target.words), target.range.count > 0 ? target.range : claim.range))
    }
    if frame.kind == .state, frame.text == "hidden" { found.append((.hiddenFromWhom, claim.range)) }
    let spoken = frame.kind == .speech
    if let target = frame.namedThing { check(target, isSpoken: spoken, claim, &found) }
    for reference in [frame.other, frame.contrast, frame.subject].compactMap({ $0 }) + frame.namedList {
      check(reference, isSpoken: spoken, claim, &found)
    }
    if frame.kind == .speech, frame.target == nil, let text = frame.text { checkSaid(text, claim.range, &found) }
    if let moment = frame.moment { check(moment, claim, &found) }
    for event in [frame.within?.event, frame.avoiding].compactMap({ $0 }) { check(event, claim, &found) }
    return found
  }

  /// Everything that the steps of a task name and the app cannot have.
  func findings(of task: BoundTask, at range: SourceRange) -> [Finding] {
    var found: [Finding] = []
    for reference in task.phrases.filter({ $0.task == nil }).flatMap(\.steps).compactMap(\.reference) {
      check(reference, isSpoken: false, at: range, &found)
    }
    return found
  }

  // MARK: References

  private func check(_ reference: Reference, isSpoken: Bool, _ claim: Claim, _ found: inout [Finding]) {
    check(reference, isSpoken: isSpoken, at: claim.range, &found)
  }

  private func check(_ reference: Reference, isSpoken: Bool, at fallback: SourceRange, _ found: inout [Finding]) {
    let range = reference.range.count > 0 ? reference.range : fallback
    for member in reference.members { check(member, isSpoken: isSpoken, at: range, &found) }
    for relation in reference.relations {
      if let inner = relation.reference { check(inner, isSpoken: false, at: range, &found) }
      if let problem = unsupported(relation, of: reference) { found.append((problem, range)) }
    }
    guard reference.combination == nil else { return }
    switch reference.head {
    case .quoted(let text) where isSpoken: checkSaid(text, range, &found)
    case .quoted(let text), .name(let text): checkName(text, isNarrowed: reference.isNarrowed, range, &found)
    case .noun(let phrase): checkNoun(phrase, reference, range, &found)
    case .pronoun, .everything: break
    }
  }

  private func unsupported(_ relation: Reference.Relation, of reference: Reference) -> BindingProblem? {
    switch relation.kind {
    case .behind, .below, .in, .of, .on, .for, .outside, .except, .openerOf, .gone, .onScreen, .inError, .lastActivated,
      .hadFocusBefore, .label:
      nil
    case .state where relation.word == "hidden": .hiddenFromWhom
    case .state:
      ElementState.words.contains(relation.word ?? "") ? nil : .notJudged(reference.canonicalText, instead: nil)
    default: .notJudged(reference.canonicalText, instead: nil)
    }
  }

  private func checkName(
    _ text: String,
    isNarrowed: Bool = false,
    _ range: SourceRange,
    _ found: inout [Finding]
  ) {
    let labelled = resolver.names.elements(text)
    let beginning = resolver.candidates(spokenAs: text)
    let traited = beginning.filter { resolver.comparisonAtFirst(text, with: $0).isMatch }
    if !labelled.isEmpty, traited.contains(where: { !labelled.contains($0) }) {
      return found.append((.labelAndTrait(text), range))
    }
    // Another name of an element can be the word that its label begins with.
    let candidates = labelled + traited.filter { !labelled.contains($0) }
    if !isNarrowed, let twins = twins(candidates) { return found.append((.severalFit(text, twins), range)) }
    guard candidates.isEmpty, resolver.names.containers(text).isEmpty,
      !resolver.texts.contains(where: { Words.same($0, text) }),
      // With other trait words the app has it, and the run says how it is spoken.
      !beginning.contains(where: { resolver.comparisonAtFirst(text, with: $0).differsInTrait })
    else { return }
    found.append((.noSuchName(text, nearest: Spelling.nearest(to: text, among: index.app.allNames)), range))
  }

  /// Two of one name on one screen, in words; on different screens the moment tells which is meant.
  private func twins(_ candidates: [ElementIdentifier]) -> [String]? {
    for element in candidates {
      let container = index.entries[element.index].container
      let twins = candidates.filter { index.entries[$0.index].container == container }
      if twins.count > 1 {
        return twins.map(described)
      }
    }
    return nil
  }

  private func described(_ element: ElementIdentifier) -> String {
    let words = "the \"\(index.element(element).label)\" \(index.element(element).role.rawValue)"
    let parents = sequence(first: element) { index.entries[$0.index].parent }.dropFirst()
    let named = parents.first { !index.element($0).label.isEmpty }
    return named.map { "\(words) in \"\(index.element($0).label)\"" } ?? words
  }

  private func checkSaid(_ text: String, _ range: SourceRange, _ found: inout [Finding]) {
    if SpokenText.isSpokenForRoleOrState(text) { return }
    let texts = resolver.texts
    if texts.contains(where: { SpeechComparison.containsWords(text, in: $0) }) || index.app.countsTo(text) { return }
    let candidates = resolver.candidates(spokenAs: text)
    if candidates.contains(where: { resolver.comparisonAtFirst(text, with: $0).isMatch }) { return }
    found.append((.nothingSays(text, nearest: Spelling.nearest(to: text, among: texts)), range))
  }

  private func checkNoun(_ phrase: String, _ reference: Reference, _ range: SourceRange, _ found: inout [Finding]) {
    guard !canHave(phrase, reference) else { return }
    let known = index.app.allAliases
    let nearest =
      Spelling.nearest(to: phrase, among: known)
      ?? KindNoun.table.keys.sorted().first {
        $0 != phrase && EditDistance.isWithinOne(Array(phrase.utf8), Array($0.utf8))
      }
    found.append((.noSuchNoun(phrase, nearest: nearest, names: known), range))
  }

  /// Whether some element or context of the app can be meant by open noun words.
  private func canHave(_ phrase: String, _ reference: Reference) -> Bool {
    if !resolver.names.elements(phrase).isEmpty || !resolver.names.containers(phrase).isEmpty { return true }
    let words = Words.split(phrase)
    let head = Words.singular(words.last ?? "")
    guard let kind = KindNoun.table[head] else {
      return resolver.names.elements(beginningWith: phrase, in: index).count == 1
    }
    let modifiers = words.dropLast().filter { !KindNoun.states.contains($0) }
    return canHave(kind, head: head, Array(modifiers), isLoading: words.contains("loading"), reference)
  }

  private func canHave(
    _ kind: KindNoun,
    head: String,
    _ modifiers: [String],
    isLoading: Bool,
    _ reference: Reference
  ) -> Bool {
    // A claim that counts or denies may be about a kind that the app has none of; words that nothing has prove nothing.
    if modifiers.isEmpty, reference.quantifier == .no || reference.quantifier == .any { return true }
    if isLoading { return index.entries.contains { $0.element.isLoading } }
    switch kind {
    case .context(let kinds): return !resolver.containers(kinds, head: head, words: modifiers).isEmpty
    case .opener, .top: return true
    case .element: return modifiers.isEmpty || index.entries.contains { Words.holds($0.element.label, all: modifiers) }
    case .title: return canHaveTitle(modifiers, reference)
    case .error, .field, .loading, .row, .role, .control:
      return index.entries.indices.contains { number in
        resolver.fits(ElementIdentifier(number), kind)
          && (modifiers.isEmpty || Words.holds(index.entries[number].element.label, all: modifiers)
            || kind == .error)
      }
    }
  }

  /// Whether a heading holds the words, or they name what has the title: `the sheet title`.
  private func canHaveTitle(_ words: [String], _ reference: Reference) -> Bool {
    let headings = index.entries.map(\.element).filter { $0.role == .heading }
    if words.isEmpty { return !headings.isEmpty }
    let isKind = words.allSatisfy { KindNoun.table[Words.singular($0)] != nil }
    return isKind || headings.contains { Words.holds($0.label, all: words) }
      || canHave(words.joined(separator: " "), reference)
  }

  // MARK: Moments

  private func check(_ moment: Moment, _ claim: Claim, _ found: inout [Finding]) {
    switch moment {
    case .rightAfter(let event), .after(let event), .before(let event), .until(let event): check(event, claim, &found)
    case .during(let state):
      if let object = state.object { check(object, isSpoken: false, claim, &found) }
    case .atStart, .atEnd: break
    }
  }

  private func check(_ event: Event, _ claim: Claim, _ found: inout [Finding]) {
    if let object = event.object { check(object, isSpoken: false, claim, &found) }
    guard case .activate(let name) = event.happening else { return }
    checkName(name, event.range.count > 0 ? event.range : claim.range, &found)
  }
}

extension BoundTask.Step {
  /// What the step is done to, in the author's words.
  var reference: Reference? {
    switch self {
    case .activate(let reference), .type(_, let reference), .clear(let reference), .change(let reference),
      .increase(let reference), .decrease(let reference), .custom(_, let reference), .turn(let reference, on: _),
      .delete(let reference), .touch(let reference):
      reference
    case .close(let reference, _): reference
    case .move(forward: _, count: _, past: let reference): reference
    case .open, .escape, .back, .reload, .scroll, .wait, .press, .atOnce, .rotor, .magicTap, .putKeyboardAway: nil
    }
  }
}

extension Reference {
  /// Whether something besides the words tells which of several is meant.
  fileprivate var isNarrowed: Bool { !relations.isEmpty || ordinal != nil || kindNoun != nil }
}

extension Frame {
  /// What the app must have for the claim: the button of `the role of the button`, the target of any other.
  fileprivate var namedThing: Reference? {
    guard kind == .value || relation == .changes, relation != .kept, relation != .empty else { return target }
    return owner ?? target
  }

  /// The things of a list; of actions and of what something changes to, only texts stand there.
  fileprivate var namedList: [Reference] { kind == .state ? [] : list }

  /// Whether it says that focus comes to be on one thing, so that `every` can never hold.
  fileprivate var isOfOnePlace: Bool {
    guard polarity == .holds else { return false }
    switch kind {
    case .focus: return [.on, .startOn, .goTo, .returnTo, .stayOn].contains(relation)
    case .steps, .next: return true
    case .key: return [.movesTo, .goesBackTo].contains(relation)
    case .speech, .reach, .order, .count, .value, .state, .scan, .trap: return false
    }
  }
}
