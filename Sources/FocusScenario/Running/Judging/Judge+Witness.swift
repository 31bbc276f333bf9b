// What has to have been there for a pass to prove something.

extension Judge {
  /// Why a pass proves nothing: what it is about, or the place in which it is, was never there up to the beat that
  /// decided, or it is open which of several is meant.
  func lacksWitness(_ frame: Frame, _ judgement: Judgement) -> String? {
    let last = min(judgement.moment ?? trace.moments.count - 1, trace.moments.count - 1)
    for place in frame.places {
      if let why = wasNeverThere(resolver.asPlace(place), upTo: last) { return why }
    }
    guard frame.needsItsTarget, let target = frame.owner ?? frame.target else { return nil }
    for member in target.oneByOne where member.isDefinite {
      let scene = Scene(trace, at: last)
      let referent = resolver.resolve(member, in: scene)
      if frame.polarity == .not, referent.isAmbiguous { return referent.failure }
      if let why = wasNeverThere(member, upTo: last) { return why }
    }
    return nil
  }

  /// Why nothing is known of a thing or a place: in no beat up to one it was there, for the eye or in the tree.
  private func wasNeverThere(_ reference: Reference, upTo last: Int) -> String? {
    var why: String?
    for number in (0...last).reversed() {
      let referent = resolver.resolve(reference, in: Scene(trace, at: number))
      let moment = trace.moments[number]
      if let container = referent.container {
        if moment.after.isPresented(container) || moment.beat.opened.contains(container) { return nil }
        why = why ?? "'\(index.container(container).name)' was never open in this task"
      } else if referent.elements.contains(where: { wasThere($0, in: moment) }) {
        return nil
      }
      why = why ?? referent.failure
    }
    return why ?? "\(reference.words) was never there in this task"
  }

  /// Whether something was there in a beat, at its end or for a moment.
  private func wasThere(_ element: ElementIdentifier, in moment: Trace.Moment) -> Bool {
    isThere(element, moment.after) || moment.beat.glimpsed.contains(element) || moment.beat.appeared.contains(element)
      || moment.beat.focusEvents.contains { $0.reading.element == element }
  }
}

extension Frame {
  /// The places that a claim names: of what is in them nothing is known while they are not there.
  fileprivate var places: [Reference] {
    var places = (target?.relations ?? []).filter(\.saysWhere).compactMap(\.reference)
    if kind == .focus, isAboutPlace, let target { places.append(target) }
    if hasPlace, let other { places.append(other) }
    if kind == .count, relation == .has, let target { places.append(target) }
    return places.filter { $0.combination == nil }
  }

  /// Whether a pass needs that the thing itself was there: focus can only keep away from what is there, and what never
  /// was has no state and no text.
  fileprivate var needsItsTarget: Bool {
    switch kind {
    case .focus: polarity != .holds && [.on, .startOn, .goTo, .returnTo].contains(relation)
    case .state:
      relation == .is && !ElementState.wordsOfPresence.contains(text ?? "") && !State.isOfContexts(text ?? "")
    case .value: relation != .kept
    case .speech, .reach, .steps, .order, .count, .key, .next, .scan, .trap: false
    }
  }
}

extension Reference {
  /// Whether a thing of its own is meant, and not whatever is of a kind.
  fileprivate var isDefinite: Bool {
    guard quantifier == .the || quantifier == .its else { return false }
    switch head {
    case .quoted, .name, .noun: return !relations.contains { $0.kind == .gone || $0.kind == .state }
    case .pronoun, .everything: return false
    }
  }
}

extension Reference.Relation {
  /// Whether it says in what a thing is, or what it is behind.
  fileprivate var saysWhere: Bool {
    switch kind {
    case .in, .of, .on, .behind, .below: true
    default: false
    }
  }
}
