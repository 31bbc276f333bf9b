// What can be reached that should not be, and what cannot that should.

extension Observer {
  /// Something covers the screen, and a stop lies below it.
  var behind: Observation? {
    guard let cover, let place = after.presented.firstIndex(of: cover) else { return nil }
    let below = Set(after.presented[..<place])
    guard let stop = after.stops.first(where: { below.contains(container(of: $0)) }) else { return nil }
    let stopName = after.quotedName(of: stop)
    return observation(.reachableBehind, cover) { ["nothing behind \($0) is reachable", "\(stopName) is unreachable"] }
  }

  /// Controls in front that a sighted person can use, and this technology does not stop on.
  var unreachable: [Observation] {
    guard let top = after.presented.last(where: { sort(of: $0) != .toast }) else { return [] }
    let stops = Set(after.stops)
    return index.elementsOfContainer[top.index].filter { element in
      index.shapes[element.index].respondsToUser && after.isVisible(element) && !after.state(of: element).isDisabled
        && !after.state(of: element).label.isEmpty && !isPartOfAStop(element, stops)
    }
    .map(unreachable)
  }

  /// A control that a sighted person can use, and no step of the user's comes to.
  func unreachable(_ element: ElementIdentifier) -> Observation {
    observation(.unreachable, element) { ["\($0) is reachable", "there are no keyboard traps"] }
  }

  /// What a card is made of is reached with the card, unless the card swallows it and does nothing itself.
  private func isPartOfAStop(_ element: ElementIdentifier, _ stops: Set<ElementIdentifier>) -> Bool {
    if index.entries[element.index].children.contains(where: stops.contains) { return true }
    guard let stop = index.lineage(of: element).first(where: stops.contains) else { return false }
    let card = index.element(stop)
    return stop == element || card.childrenBehaviour != .ignore || !card.rules.isEmpty || !card.actions.isEmpty
  }

  /// The escape gesture, on something that lies above a screen, changed nothing.
  var escaped: Observation? {
    guard beat.intent == .escape, let top = before.presented.last, !sort(of: top).isScreen, sort(of: top) != .toast,
      after.future == before.future
    else { return nil }
    return observation(.escapeDoesNothing, top) { ["\($0) is closed", "focus is outside \($0)"] }
  }

  /// What was announced and not heard to its end, though the user did nothing meanwhile.
  var lostAnnouncements: [Observation] {
    guard after.technology.speaks else { return [] }
    return announcements.filter { $0.outcome != .spoken }.map { lost in
      let text = Simulator.quoted(lost.text)
      return Observation(
        kind: .announcementLost,
        identity: Observation.Identity(kind: .announcementLost, words: lost.text),
        subject: lost.text,
        focus: after.currentSpeech(),
        sentences: ["\(text) is announced once, to the end", "\(text) is spoken once"]
      )
    }
  }
}
