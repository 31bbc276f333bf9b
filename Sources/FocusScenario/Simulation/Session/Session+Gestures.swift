extension Session {
  /// Focus on the topmost stop under a point; on none, nothing (VO-194).
  mutating func touch(x: Double, y: Double) {
    let under = traversal.stops.filter { stop in
      app.isSeen(stop) && app.arrangement.frame(of: stop, in: app.index)?.contains(x: x, y: y) == true
    }
    guard driver.hasTouch, let topmost = topmost(of: under) else {
      return beat.notes.append("there is nothing to touch")
    }
    userMoves(to: topmost)
  }

  /// Of several, the one drawn last in the context on top: what its author wrote later lies above, what is inside another
  /// above that (VO-45).
  private func topmost(of elements: [ElementIdentifier]) -> ElementIdentifier? {
    guard let top = traversal.scope.last(where: { scope in elements.contains { app.container(of: $0) == scope } })
    else { return nil }
    return elements.filter { app.container(of: $0) == top }.max()
  }

  /// To the next element of a kind; without one focus stays (VO-205, TB-12).
  mutating func turn(_ rotor: Rotor, forward: Bool) {
    guard driver.gestures.contains(.rotor) else {
      return beat.notes.append("\(driver.technology.rawValue) has no rotor")
    }
    moveAlong(rotor.rawValue, forward: forward) { $0.isMeant($1, by: rotor) }
  }

  /// To the next element of a rotor of the app's own; what the swipe means to the element in focus comes first (VO-202).
  mutating func turn(custom name: String, forward: Bool) -> Window {
    guard driver.gestures.contains(.customRotor) else {
      beat.notes.append("\(driver.technology.rawValue) has no rotor '\(name)'")
      return .step
    }
    if let element = cursor.reading.element, !hasLostElement {
      let label = app.states[element.index].label
      if app.role(of: element).isAdjustable {
        beat.notes.append("a swipe adjusts '\(label)' and turns no rotor")
        adjust(forward ? .decrement : .increment, by: forward ? -1 : 1)  // VO-201: up is more
        return .settling
      }
      if !app.actions(of: element).isEmpty {
        beat.notes.append("a swipe chooses an action of '\(label)' and turns no rotor")
        return .step
      }
    }
    moveAlong("in '\(name)'", forward: forward) { $0.app.index.entries[$1.index].element.rotors.contains(name) }
    return .step
  }

  private mutating func moveAlong(
    _ words: String,
    forward: Bool,
    _ isMeant: (Session, ElementIdentifier) -> Bool
  ) {
    let stops = traversal.stops
    let place = cursor.reading.element.flatMap(traversal.place(inStops:))
    let found =
      forward
      ? stops[(place.map { $0 + 1 } ?? 0)...].first { isMeant(self, $0) }
      : stops[..<(place ?? 0)].last { isMeant(self, $0) }
    guard let found else { return beat.notes.append("there are no more \(words)") }
    userMoves(to: found)
  }

  private func isMeant(_ stop: ElementIdentifier, by rotor: Rotor) -> Bool {
    guard rotor == .containers else { return rotor.stops(on: app.role(of: stop)) }
    let group = app.group(of: stop)
    guard group.element != nil, let place = traversal.place(inStops: stop) else { return false }
    return place == 0 || app.group(of: traversal.stops[place - 1]) != group
  }

  /// To the first or the last element (VO-193).
  mutating func moveToEnd(first: Bool) {
    guard driver.gestures.contains(.ends) else {
      return beat.notes.append("\(driver.technology.rawValue) has no gesture for the first or last element")
    }
    guard let stop = first ? traversal.stops.first : traversal.stops.last else {
      return beat.notes.append("there is nothing to move to")
    }
    userMoves(to: stop)
  }

  /// Offered to what has focus, then outwards and down to the screen (VO-200).
  mutating func magicTap() {
    guard driver.gestures.contains(.magicTap) else {
      return beat.notes.append("\(driver.technology.rawValue) has no magic tap")
    }
    if let element = cursor.reading.element, !hasLostElement,
      let update = app.update(on: .magicTap, at: element, reach: .elements)
    {
      return run([update])
    }
    for container in magicTapRoute {
      if let update = app.update(on: .magicTap, in: container, by: .button) { return run([update]) }
    }
    beat.notes.append("nothing answers the magic tap")
    run([])
  }

  /// The contexts that are asked, outwards from what has focus; what lies above it is none of its responders.
  private var magicTapRoute: [ContainerIdentifier] {
    let fromTop = Array(app.contexts.map(\.container).reversed())
    guard let element = cursor.reading.element, !hasLostElement,
      let place = fromTop.firstIndex(of: app.container(of: element))
    else { return fromTop }
    return Array(fromTop[place...])
  }

  /// Reads what has focus, or the first, and goes on from there by itself, with focus, as is assumed (VO-191).
  mutating func readOn(fromTop: Bool) {
    guard driver.gestures.contains(.speechControl) else {
      return beat.notes.append("\(driver.technology.rawValue) has no gesture to read on")
    }
    let here = cursor.reading.element.flatMap { traversal.place(inStops: $0) == nil ? nil : $0 }
    guard let start = fromTop ? traversal.stops.first : here ?? traversal.stops.first else {
      return beat.notes.append("there is nothing to read")
    }
    let isHere = start == cursor.reading.element && cursor.dismissControl == nil
    userMoves(to: start)
    if isHere { sayFocused() }
    readsOn = true
  }

  /// Goes on to the next element when the one before has been said.
  mutating func readByItself() {
    guard readsOn, voice.nextEnd == nil else { return }
    countTimer()
    readsOn = false
    guard let place = cursor.reading.element.flatMap(traversal.place(inStops:)),
      traversal.stops.indices.contains(place + 1)
    else { return }
    userMoves(to: traversal.stops[place + 1])
    readsOn = true
  }

  /// Lets what is being said wait, or go on (VO-191).
  mutating func pauseSpeech() {
    guard driver.gestures.contains(.speechControl) else {
      return beat.notes.append("\(driver.technology.rawValue) has no gesture to pause speech")
    }
    if !voice.pause(at: app.now, in: &beat) { beat.notes.append("nothing is being said") }
  }

  /// Makes all that is said unheard, or heard again (VO-192).
  mutating func mute() {
    guard driver.gestures.contains(.speechControl) else {
      return beat.notes.append("\(driver.technology.rawValue) has no gesture to be silent")
    }
    voice.mute(at: app.now, in: &beat)
    beat.notes.append(voice.isMuted ? "speech is off" : "speech is on")
  }

  /// Puts the keyboard away: the key that had focus is gone, and the field does not get it back (VO-179).
  mutating func endEditing() {
    guard driver.gestures.contains(.onScreenKeyboard) else { return endLine() }
    guard let field = app.editing, app.isPresent(field) else {
      return beat.notes.append("no keyboard is on the screen")
    }
    app.editing = nil
    cursor.reading = FocusReading(element: nil, cause: .user)
    run([app.update(on: .done, at: field, reach: .elements)].compactMap { $0 })
    guard cursor.reading.element == nil else { return }
    instant = Instant(cursor: cursor)
    move(to: traversal.stops.first, .platform(fact: "VO-179", confidence: .practised, behaviour: nil))
    speak()
  }
}

// MARK: - Keys

extension Session {
  /// Return in a field: the app gets what the key of the on-screen keyboard gives it, and focus stays.
  private mutating func endLine() {
    guard let field = cursor.reading.element, !hasLostElement, app.role(of: field).isTextInput,
      driver.meaning(of: .return, on: app.index.element(field)) == .intent(.done)
    else { return beat.notes.append("no keyboard is on the screen") }
    guard let update = app.update(on: .done, at: field, reach: .elements) else {
      return beat.notes.append("nothing answers Return here: Space activates")  // FKA-1
    }
    app.editing = nil
    run([update])
  }
}

extension Session {
  /// An arrow: within the group, or up and down on what has a value (FKA-1b).
  mutating func arrow(forward: Bool) -> Window {
    switch driver.meaning(of: .arrows, on: cursor.reading.element.map { app.index.element($0) }) {
    case .intent:
      adjust(forward ? .increment : .decrement, by: forward ? 1 : -1)
      return .settling
    case .withinGroup, .toGroup:
      stepByGroup(.withinGroup(forward: forward))
    case nil:
      beat.notes.append("\(driver.technology.rawValue) has no use for arrow keys")
    }
    return .step
  }

  /// Ctrl-Tab and back (FKA-1a, FKA-1b).
  mutating func moveToGroup(forward: Bool) {
    guard driver.meaning(of: .controlTab, on: nil) != nil else {
      return beat.notes.append("\(driver.technology.rawValue) has no use for Ctrl-Tab")
    }
    stepByGroup(.toGroup(forward: forward))
  }
}

extension Element.Frame {
  /// Whether a point lies in it; the right and the lower edge belong to what comes after.
  fileprivate func contains(x: Double, y: Double) -> Bool {
    x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
  }
}
