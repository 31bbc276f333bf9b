/// Finds what the author's words stand for: first what the app could have, then what is there at a moment.
struct ReferenceResolver: Sendable {
  let index: AppIndex
  let names: NameTable
  /// Every text that the app can say.
  let texts: [String]
  /// What stands for one element, whatever its words say: of several, each is looked at by itself.
  var pinned: [Reference: ElementIdentifier] = [:]
  private let statesAtFirst: ElementStates

  /// A resolver for an app.
  init(_ index: AppIndex) {
    self.index = index
    self.names = NameTable(index)
    self.texts = index.app.allTexts
    self.statesAtFirst = ElementStates(index.entries.map { ElementState($0.element) })
  }

  /// How the words compare with an element's speech as the app file has it.
  func comparisonAtFirst(_ text: String, with element: ElementIdentifier) -> SpeechComparison {
    let order = index.elementsOfContainer[index.entries[element.index].container.index]
    return SpeechComparison(
      text,
      with: SpeechComposer.speech(of: element, in: index, states: statesAtFirst, order: order)
    )
  }

  /// What a reference stands for at a moment.
  func resolve(_ reference: Reference, in scene: Scene) -> Referent {
    if !pinned.isEmpty, let element = pinned[reference] { return Referent(elements: [element]) }
    let reference = withWholeName(reference)
    if reference.combination != nil { return combine(reference, in: scene) }
    var referent = head(of: reference, in: scene)
    for relation in reference.relations where referent.failure == nil {
      referent = restrict(referent, by: relation, of: reference, in: scene)
    }
    guard referent.failure == nil else { return referent }
    if let ordinal = reference.ordinal { referent = choose(ordinal, of: referent, reference, in: scene) }
    return settle(referent, for: reference, in: scene)
  }

  /// The members of a combination together; the claim decides what that means.
  private func combine(_ reference: Reference, in scene: Scene) -> Referent {
    var all = Referent()
    for member in reference.members {
      let part = resolve(member, in: scene)
      if part.failure != nil, reference.combination != .oneOf { return part }
      for element in part.elements where !all.elements.contains(element) { all.elements.append(element) }
      all.container = all.container ?? part.container
    }
    return all.elements.isEmpty ? .missing("none of \(reference.words) is there") : all
  }

  /// What the words alone stand for.
  private func head(of reference: Reference, in scene: Scene) -> Referent {
    switch reference.head {
    case .quoted(let text): named(text, kindNoun: reference.kindNoun, in: scene)
    case .name(let text): named(text, kindNoun: reference.kindNoun, in: scene)
    case .noun(let phrase): noun(phrase, reference, in: scene)
    case .pronoun(let word): .missing("'\(word)' points at nothing before it")
    case .everything: Referent(elements: everything(in: scene))
    }
  }

  /// Every element that is there, for the eye or in the tree, whatever covers it.
  private func everything(in scene: Scene) -> [ElementIdentifier] {
    scene.simulator.presented.flatMap { index.elementsOfContainer[$0.index] }
      .filter { scene.simulator.isInTree($0) || scene.simulator.isVisible($0) }
  }

  // MARK: Names

  /// `the Previous month button`: of a name without quotes only the app tells how far it goes.
  func withWholeName(_ reference: Reference) -> Reference {
    guard case .name(let name) = reference.head, let kindNoun = reference.kindNoun, kindNoun.contains(" "),
      names.elements(name).isEmpty, names.containers(name).isEmpty
    else { return reference }
    let words = kindNoun.split(separator: " ").map(String.init)
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      let longer = ([name] + words.prefix(count)).joined(separator: " ")
      guard !names.elements(longer).isEmpty || !names.containers(longer).isEmpty else { continue }
      var whole = reference
      whole.head = .name(longer)
      whole.kindNoun = words.dropFirst(count).joined(separator: " ")
      return whole
    }
    return reference
  }

  /// Quoted text or a bare name: a label, a label with trait words after it, or the name of a context.
  private func named(_ text: String, kindNoun: String?, in scene: Scene) -> Referent {
    var found = labelled(text, in: scene)
    if found.isEmpty { found = spokenAs(text, in: scene) }
    if let kindNoun, let kind = KindNoun.table[Words.singular(kindNoun)] {
      if case .context = kind, let container = names.containers(text).first { return whole(container) }
      let fitting = found.filter { fits($0, kind) }
      if !fitting.isEmpty { found = fitting }
    }
    if found.isEmpty, let container = names.containers(text).first { return whole(container) }
    return found.isEmpty
      ? .missing(otherTrait(text, in: scene) ?? "nothing is called '\(text)'") : Referent(elements: found)
  }

  /// Of an element with that label and other trait words, what is spoken and what is not.
  private func otherTrait(_ text: String, in scene: Scene) -> String? {
    let comparisons = candidates(spokenAs: text).filter { scene.simulator.isPresentedAndInTree($0) }
      .map { SpeechComparison(text, with: scene.simulator.speech(of: $0)) }
    return comparisons.first { $0.differsInTrait }?.mismatch
  }

  /// The elements that have this label now, or had it in the app file.
  private func labelled(_ text: String, in scene: Scene) -> [ElementIdentifier] {
    let named = names.elements(text)
    let changed = scene.simulator.renamed
    guard !changed.isEmpty else { return named }
    let renamed = changed.filter { Words.same(scene.simulator.state(of: $0).label, text) }
    let still = named.filter { !changed.contains($0) || !Words.same(index.element($0).label, text) }
    return still + renamed.filter { !still.contains($0) }
  }

  /// The elements spoken with these words: `Delivery address, heading`.
  private func spokenAs(_ text: String, in scene: Scene) -> [ElementIdentifier] {
    candidates(spokenAs: text).filter { scene.simulator.isSpoken($0, as: text) }
  }

  /// The elements whose label begins the text.
  func candidates(spokenAs text: String) -> [ElementIdentifier] {
    let words = Words.split(text)
    guard words.count > 1 else { return [] }
    var found: [ElementIdentifier] = []
    for length in stride(from: words.count - 1, to: 0, by: -1) {
      found += names.elements(words.prefix(length).joined(separator: " ")).filter { !found.contains($0) }
    }
    return found
  }

  /// A context with all its elements.
  func whole(_ container: ContainerIdentifier) -> Referent {
    Referent(elements: index.elementsOfContainer[container.index], container: container)
  }

  // MARK: Which of several

  private func choose(
    _ ordinal: Reference.Ordinal,
    of referent: Referent,
    _ reference: Reference,
    in scene: Scene
  ) -> Referent {
    let present = scene.simulator.inReadingOrder(referent.elements.filter { scene.simulator.isInTree($0) })
    let chosen: ElementIdentifier? =
      switch ordinal {
      case .same: hadFocusBefore(in: scene).flatMap { index.lineage(of: $0).first(where: referent.elements.contains) }
      case .nth(let number): present.dropFirst(number - 1).first
      case .last: present.last
      case .next: neighbour(of: referent, in: scene, forward: true)
      case .previous: neighbour(of: referent, in: scene, forward: false)
      case .other: nil
      }
    return chosen.map { Referent(elements: [$0]) } ?? .missing("there is no \(reference.wordsWithoutArticle)")
  }

  /// The row after or before the one that the task acted on, of those that are still there.
  private func neighbour(of referent: Referent, in scene: Scene, forward: Bool) -> ElementIdentifier? {
    guard let row = actedOn(among: referent, in: scene) else { return nil }
    // What was moved has other neighbours now.
    let siblings = scene.simulator.arrangement.siblings(of: row, in: index)
    if let place = siblings.firstIndex(of: row) {
      let beside = forward ? Array(siblings[(place + 1)...]) : siblings[..<place].reversed()
      let fits = { referent.elements.contains($0) && scene.simulator.isInTree($0) }
      if let found = beside.first(where: fits) { return found }
    }
    let rest = referent.elements.filter {
      scene.simulator.isInTree($0) && !siblings.contains($0) && (forward ? $0 > row : $0 < row)
    }
    return forward ? rest.min() : rest.max()
  }

  /// The thing that the task acted on last, in which it acted, or from which it opened what it then acted in: a
  /// deletion that is confirmed in an alert is one of the row.
  private func actedOn(among referent: Referent, in scene: Scene) -> ElementIdentifier? {
    var acted = lastActivated(in: scene)
    for _ in index.containers {
      guard let element = acted else { return nil }
      if let found = index.lineage(of: element).first(where: { referent.elements.contains($0) }) { return found }
      let container = index.entries[element.index].container
      acted = index.container(container).kind.isScreen ? nil : lastOpener(of: container, in: scene)
    }
    return nil
  }

  /// What opened a context when it was last up.
  private func lastOpener(of container: ContainerIdentifier, in scene: Scene) -> ElementIdentifier? {
    for moment in scene.trace.moments[...scene.moment].reversed() {
      if let closing = moment.beat.closed.last(where: { $0.container == container }) { return closing.opener }
      if let opener = moment.after.opener(of: container) { return opener }
    }
    return nil
  }

  /// `the X` is one thing: what is there goes before what is not, and the context on top before those beneath.
  private func settle(_ referent: Referent, for reference: Reference, in scene: Scene) -> Referent {
    guard referent.container == nil, isSingular(reference) else { return referent }
    var found = referent.elements
    let present = found.filter { scene.simulator.isPresentedAndInTree($0) }
    if !present.isEmpty { found = present }
    let top = found.filter { index.entries[$0.index].container == scene.topContainer }
    if !top.isEmpty { found = top }
    guard found.count > 1 else {
      return found.isEmpty ? .missing("there is no \(reference.wordsWithoutArticle)") : Referent(elements: found)
    }
    return .ambiguous("\(reference.words) fits \(scene.list(found))")
  }

  /// Whether the words mean just one thing.
  func isSingular(_ reference: Reference) -> Bool {
    guard reference.quantifier == .the || reference.quantifier == .its else { return false }
    switch reference.head {
    case .quoted, .name: return true
    case .noun(let phrase):
      let head = Words.split(phrase).last ?? ""
      return head == Words.singular(head) || KindNoun.table[Words.singular(head)] == nil
    case .pronoun, .everything: return false
    }
  }
}
