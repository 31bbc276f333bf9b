extension Session {
  /// Turns the technology on while the app is in use: focus goes to the first stop, which no fact says.
  ///
  /// A custom presentation that was up already does not keep it inside (VO-136).
  mutating func turnOn() {
    guard !isOn else { return beat.notes.append("\(driver.technology.rawValue) is on already") }
    isOn = true
    upBeforeTurnedOn = app.contexts
    app.contextsChanged()
    refreshTraversal()
    instant = Instant(cursor: cursor)
    move(to: traversal.stops.first, .platform(fact: "assumed", confidence: .guess, behaviour: nil))
    speak()
  }

  /// A user of the screen points at something, while no technology is on.
  mutating func point(at element: ElementIdentifier) {
    guard !isOn else { return }
    let instance = app.states[element.index].instance
    cursor.reading = FocusReading(element: element, instance: instance, cause: .user)
  }
}
