/// A move of the platform that is still to come: TalkBack waits until a window has settled (TB-8, TB-9).
struct Arrival: Hashable, Sendable {
  /// What displaced focus; none when its element vanished.
  var displacement: Instant.Displacement?
  /// In milliseconds of simulated time.
  var due: Int
}

extension Session {
  /// Moves focus at once, or later where the technology waits.
  mutating func expect(_ displacement: Instant.Displacement?) {
    let delay = driver.delay(on: occasion(of: displacement))
    guard delay > 0 else { return settle(displacement) }
    arrival = Arrival(displacement: displacement, due: Clock.moment(app.now, after: delay))
  }

  /// Makes the move that is due, unless focus is valid: the user has moved meanwhile, or its element stayed (TB-7).
  mutating func arrive() {
    guard let due = arrival, due.due <= app.now else { return }
    arrival = nil
    let isAtStop = cursor.reading.element.map { traversal.place(inStops: $0) != nil } ?? false
    guard !isAtStop || hasLostElement else { return }
    instant.isArrival = true
    settle(due.displacement)
  }
}

// MARK: - Regions and titles

extension Session {
  /// Says the regions that changed and the titles of the windows that appeared (TB-19, TB-20).
  mutating func sayRegions() {
    let regions = app.changedRegions
    app.changedRegions = []
    guard driver.hearsRegions else { return }
    for title in instant.titles { say(title, of: nil, .normal) }
    for region in regions where app.isPresent(region) && app.isSeen(region) {
      let text = TalkBackSpeech.text(of: region, in: app.index, states: app.states)
      guard saidRegions.updateValue(text, forKey: region) != text else { continue }
      say(text, of: region, app.index.entries[region.index].element.liveRegion == .assertive ? .normal : .queued)
    }
  }

  private mutating func say(_ text: String, of region: ElementIdentifier?, _ urgency: Voice.Urgency) {
    guard !text.isEmpty else { return }
    voice.say(.init(channel: .announcement, text: text, element: region, urgency: urgency), at: app.now, in: &beat)
  }
}
