/// Asks, before anything runs, whether the app can have what a scenario names.
struct BindingChecker {
  let resolver: ReferenceResolver
  var index: AppIndex { resolver.index }

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
    if frame.kind == .focus, frame.relation == .behind, let target = frame.target, !canCover(target) {
      found.append((.notJudged(claim.reading, instead: Self.cover), claim.range))
    }
    let spoken = frame.spokenness
    if let target = frame.namedThing {
      if frame.isAboutPlace {
        checkPlace(target, claim.range, &found)
      } else {
        checkKind(target, claim.range, &found)
      }
      check(frame.isAboutPlace ? resolver.asPlace(target) : target, spoken, claim, &found)
    }
    if let other = frame.other { check(frame.hasPlace ? resolver.asPlace(other) : other, spoken, claim, &found) }
    for reference in [frame.contrast, frame.subject].compactMap({ $0 }) + frame.namedList {
      checkKind(reference, claim.range, &found)
      check(reference, spoken, claim, &found)
    }
    if frame.relation == .offers { checkActions(frame.list, claim.range, &found) }
    if frame.kind == .speech, frame.target == nil, let text = frame.text {
      checkSaid(text, spoken, claim.range, &found)
    }
    if let moment = frame.moment { check(moment, claim, &found) }
    for event in [frame.within?.event, frame.avoiding].compactMap({ $0 }) { check(event, claim, &found) }
    return found
  }

  /// Everything that the steps of a task name and the app cannot have.
  func findings(of task: BoundTask, at range: SourceRange) -> [Finding] {
    var found: [Finding] = []
    for reference in task.phrases.filter({ $0.task == nil }).flatMap(\.steps).compactMap(\.reference) {
      check(reference, .unspoken, at: range, &found)
    }
    return found
  }

  // MARK: References

  private func check(_ reference: Reference, _ spoken: Spokenness, _ claim: Claim, _ found: inout [Finding]) {
    check(reference, spoken, at: claim.range, &found)
  }

  private func check(
    _ reference: Reference,
    _ spoken: Spokenness,
    at fallback: SourceRange,
    _ found: inout [Finding]
  ) {
    let reference = resolver.withWholeName(reference)
    let range = reference.range.count > 0 ? reference.range : fallback
    for member in reference.members { check(member, spoken, at: range, &found) }
    for relation in reference.relations {
      if let inner = relation.reference {
        if relation.isOfPlace { checkPlace(inner, range, &found) }
        check(relation.isOfPlace ? resolver.asPlace(inner) : inner, .unspoken, at: range, &found)
      }
      if relation.kind == .label, let label = relation.word { checkName(label, isNarrowed: true, range, &found) }
      if let problem = unsupported(relation, of: reference) { found.append((problem, range)) }
    }
    guard reference.combination == nil else { return }
    if let noun = reference.kindNoun { checkKind(noun, of: reference, range, &found) }
    switch reference.head {
    case .quoted(let text) where spoken != .unspoken: checkSaid(text, spoken, range, &found)
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
    let named = index.lineage(of: element).dropFirst().first { !index.element($0).label.isEmpty }
    return named.map { "\(words) in \"\(index.element($0).label)\"" } ?? words
  }

  private func checkSaid(
    _ text: String,
    _ spoken: Spokenness,
    _ range: SourceRange,
    _ found: inout [Finding]
  ) {
    let texts = resolver.texts
    if texts.contains(where: { SpeechComparison.containsWords(text, in: $0) }) || index.app.countsTo(text) { return }
    if ComposedText(text, in: index).canBeSaid(of: texts, isDenied: spoken == .denied) { return }
    let candidates = resolver.candidates(spokenAs: text)
    if candidates.contains(where: { resolver.comparisonAtFirst(text, with: $0).isMatch }) { return }
    found.append((.nothingSays(text, nearest: Spelling.nearest(to: text, among: texts)), range))
  }

  // MARK: Moments

  private func check(_ moment: Moment, _ claim: Claim, _ found: inout [Finding]) {
    switch moment {
    case .rightAfter(let event), .after(let event), .before(let event), .until(let event): check(event, claim, &found)
    case .during(let state):
      if let object = state.object { check(object, .unspoken, claim, &found) }
    case .atStart, .atEnd: break
    }
  }

  private func check(_ event: Event, _ claim: Claim, _ found: inout [Finding]) {
    if let object = event.object { check(object, .unspoken, claim, &found) }
    if let details = event.details { checkDetails(details, event.range.count > 0 ? event.range : claim.range, &found) }
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
      .delete(let reference), .touch(let reference), .moveTo(forward: _, let reference):
      reference
    case .close(let reference, _): reference
    case .move(forward: _, count: _, past: let reference): reference
    case .open, .escape, .back, .reload, .scroll, .wait, .press, .atOnce, .rotor, .customRotor, .magicTap,
      .putKeyboardAway:
      nil
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

/// Whether what is named is heard, and as a denial, of which a text that nothing can say would prove nothing.
private enum Spokenness {
  case unspoken, spoken, denied
}

extension Frame {
  fileprivate var spokenness: Spokenness {
    guard kind == .speech else { return .unspoken }
    return polarity == .holds && count?.admits(0) != true ? .spoken : .denied
  }
}
