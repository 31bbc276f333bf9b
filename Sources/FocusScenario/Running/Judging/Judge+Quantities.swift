// Of how many things a claim is, where its words alone do not tell.

extension Judge {
  /// `every row is the first stop`: where one can be, several cannot.
  func ofOnePlace(_ frame: Frame) -> Judgement? {
    guard frame.polarity == .holds, frame.isOfOnePlace, let target = frame.target, target.quantifier == .every,
      target.combination == nil, trace.stopped == nil
    else { return nil }
    let scene = Scene(trace, at: trace.moments.count - 1)
    let there = resolver.resolve(target, in: scene).elements.filter { isThere($0, scene.simulator) }
    return there.count > 1 ? .failed("there are several: \(scene.list(there)), and one place") : nil
  }
}

extension ReferenceResolver {
  /// `the rows`: things of a kind, each of which is meant, and no one thing that is called so.
  func isOfSeveral(_ reference: Reference) -> Bool {
    guard case .noun(let phrase) = reference.head, reference.quantifier == .the, reference.ordinal == nil,
      reference.combination == nil, called(phrase).isEmpty, names.containers(phrase).isEmpty
    else { return false }
    let last = Words.split(phrase).last ?? ""
    guard Words.singular(last) != last else { return false }
    switch KindNoun.table[Words.singular(last)] {
    case .row, .role, .field, .error: return true
    case .context, .opener, .top, .title, .loading, .element, .stop, .control, nil: return false
    }
  }
}

extension Frame {
  /// Whether it holds only where it holds of all that is named: `the errors are spoken`.
  var isOfAllThatItNames: Bool {
    guard polarity == .holds, count == nil, !isAboutAllTogether else { return false }
    switch (kind, relation) {
    case (.speech, .said): return position == nil
    case (.reach, .reachable), (.scan, .stopsOn), (.key, .reaches), (.order, .before), (.order, .after): return true
    default: return false
    }
  }

  /// Whether it is about a place at which one thing can be.
  fileprivate var isOfOnePlace: Bool {
    switch (kind, relation) {
    case (.order, .stop), (.scan, .startsAt), (.scan, .restartsAt), (.next, .landsOn), (.next, .startsAt): true
    case (.focus, .on), (.focus, .startOn), (.focus, .stayOn): !always
    default: false
    }
  }
}

extension Reference {
  /// `nothing`, `anything`: whatever there is, with nothing that narrows it down.
  var isOfAnything: Bool { isEverythingOrNothing && relations.isEmpty }

  /// `everything`, with nothing that narrows it down.
  var isEverything: Bool { isOfAnything && quantifier == .every }
}
