// What narrows a noun down: behind the panel, that is gone, that opened it.

extension ReferenceResolver {
  // MARK: Restrictions

  func restrict(
    _ referent: Referent,
    by relation: Reference.Relation,
    of reference: Reference,
    in scene: Scene
  ) -> Referent {
    switch relation.kind {
    case .behind, .below: beneath(relation, referent, in: scene)
    case .of where isOpener(reference):
      opener(of: relation.reference.flatMap { resolve(asPlace($0), in: scene).container }, in: scene)
    case .in, .of, .on, .for: inside(relation, referent, in: scene, keep: true)
    case .outside, .except: inside(relation, referent, in: scene, keep: false)
    case .openerOf: opener(of: relation.reference.flatMap { resolve($0, in: scene).container }, in: scene)
    case .gone: keep(referent) { wasThere($0, in: scene) && !scene.simulator.isVisible($0) }
    case .onScreen: keep(referent) { scene.simulator.isVisible($0) }
    case .state: keep(referent) { scene.simulator.state(of: $0).isIn(relation.word ?? "") }
    case .inError: keep(referent) { hasError($0, in: scene) }
    case .lastActivated: fitting(Referent(elements: lastActivated(in: scene).map { [$0] } ?? []), referent, reference)
    case .hadFocusBefore: fitting(hadFocus(before: relation.reference, in: scene), referent, reference)
    case .label: keep(referent) { Words.same(scene.simulator.state(of: $0).label, relation.word ?? "") }
    default: referent
    }
  }

  /// `the opener of the sheet`: of that, and not of what was opened last.
  private func isOpener(_ reference: Reference) -> Bool {
    guard case .noun(let words) = reference.head else { return false }
    return KindNoun.table[Words.singular(words)] == .opener
  }

  private func keep(_ referent: Referent, where fits: (ElementIdentifier) -> Bool) -> Referent {
    Referent(elements: referent.elements.filter(fits), container: nil)
  }

  private func beneath(_ relation: Reference.Relation, _ referent: Referent, in scene: Scene) -> Referent {
    guard let over = relation.reference.flatMap({ resolve(asPlace($0), in: scene).container }) else {
      return .missing("nothing is there to be behind")
    }
    let presented = scene.simulator.presented
    guard let position = presented.firstIndex(of: over) else {
      return .missing("\(relation.reference?.words ?? "it") is not up")
    }
    let under = Set(presented.prefix(position))
    return Referent(
      elements: referent.elements.filter { under.contains(index.entries[$0.index].container) },
      container: referent.container
    )
  }

  private func inside(
    _ relation: Reference.Relation,
    _ referent: Referent,
    in scene: Scene,
    keep wanted: Bool
  ) -> Referent {
    let reference = relation.isOfPlace ? relation.reference.map(asPlace) : relation.reference
    guard let place = reference.map({ resolve($0, in: scene) }) else { return referent }
    if let failure = place.failure { return .missing(failure) }
    // The error of the field is not inside it.
    let about = referent.elements.filter { index.entries[$0.index].errorOf.map(place.contains) ?? false }
    if wanted, place.container == nil, !about.isEmpty { return Referent(elements: about) }
    // Nor is the field of the error.
    let owners = place.elements.compactMap { index.entries[$0.index].errorOf }.filter(referent.elements.contains)
    if wanted, relation.kind != .in, !owners.isEmpty { return Referent(elements: owners) }
    let region = Set(place.container == nil ? place.elements.flatMap(withDescendants) : place.elements)
    // A card is not in itself, and not outside of itself either; a list is nothing but what stands in it.
    let own = wanted && place.container == nil ? place.elements.filter { !index.element($0).role.isContainer } : []
    return keep(referent) { region.contains($0) == wanted && !own.contains($0) }
  }

  /// An element and all below it.
  func withDescendants(_ element: ElementIdentifier) -> [ElementIdentifier] {
    [element] + index.entries[element.index].children.flatMap(withDescendants)
  }

  private func wasThere(_ element: ElementIdentifier, in scene: Scene) -> Bool {
    scene.trace.moments[...scene.moment].contains { $0.after.isVisible(element) || $0.beat.glimpsed.contains(element) }
  }

  private func hasError(_ field: ElementIdentifier, in scene: Scene) -> Bool {
    elements { fits($0, .error) }.contains { index.entries[$0.index].errorOf == field && scene.simulator.isVisible($0) }
  }

  /// The element that the user last activated, by its main action or one of its own.
  func lastActivated(in scene: Scene) -> ElementIdentifier? {
    scene.trace.moments[...scene.moment].last { $0.beat.intent?.isActing == true }?.beat.target
  }

  /// What was pressed or had focus, or what it stands in, as far as it is what the noun says: `the row I was on`.
  ///
  /// A noun for a kind is taken freely, as people call many a thing a button; a name is not.
  private func fitting(_ found: Referent, _ named: Referent, _ reference: Reference) -> Referent {
    guard let element = found.elements.first else { return found }
    if named.container != nil { return whole(index.entries[element.index].container) }
    if let fitting = index.lineage(of: element).first(where: named.elements.contains) {
      return Referent(elements: [fitting])
    }
    return isKind(reference) ? found : .missing("there is no \(reference.wordsWithoutArticle)")
  }

  private func isKind(_ reference: Reference) -> Bool {
    guard case .noun(let words) = reference.head, names.elements(words).isEmpty else { return false }
    return KindNoun.table[Words.singular(Words.split(words).last ?? "")] != nil
  }

  /// `whatever had focus before the alert`: before that last came up.
  private func hadFocus(before thing: Reference?, in scene: Scene) -> Referent {
    guard let thing else { return Referent(elements: hadFocusBefore(in: scene).map { [$0] } ?? []) }
    let referent = resolve(asPlace(thing), in: scene)
    let opening = scene.trace.moments[...scene.moment].last { moment in
      referent.container.map(moment.beat.opened.contains) ?? moment.beat.appeared.contains(where: referent.contains)
    }
    guard let opening else { return .missing("\(thing.words) did not come up") }
    return Referent(elements: opening.beat.focusBefore.element.map { [$0] } ?? [])
  }

  /// What had focus before the user last did something; when a context was closed by it, before that had opened.
  func hadFocusBefore(in scene: Scene) -> ElementIdentifier? {
    let moments = scene.trace.moments[...scene.moment]
    guard let last = moments.lastIndex(where: \.isDoing) else { return moments.first?.beat.focusAfter.element }
    // What is done with a toast on the screen does not come back from it.
    let closed = moments[last...].flatMap(\.beat.closed).map(\.container).filter { index.container($0).kind != .toast }
    let opening = closed.lazy.compactMap { container in
      moments[..<last].last { $0.beat.opened.contains(container) }
    }.first
    return (opening ?? moments[last]).beat.focusBefore.element
  }
}
