extension Session {
  /// Says what the moment gives to say: announcements, and the element that has focus or was acted on.
  mutating func speak() {
    guard isOn else { return }
    guard driver.technology.speaks else { return dropAnnouncements() }
    if cursor.isAtSamePlace(as: instant.cursor) {
      if instant.isReread { sayFocused() } else { repeatActedOn() }
      announce()
    } else {
      announce()
      sayFocused()  // VO-158: the system's speech wins over an announcement of the same moment (VO-156)
    }
  }

  /// What has focus, in full.
  mutating func sayFocused() {
    let text = arrivalSpeech
    guard !text.isEmpty else { return }
    // A window's title is said to its end before what has focus in it (assumed).
    let urgency: Voice.Urgency = instant.isArrival && voice.isAnnouncing(at: app.now) ? .queued : .focus
    let words = Voice.Words(channel: .focus, text: text, element: cursor.reading.element, urgency: urgency)
    voice.say(words, at: app.now, in: &beat)
    sayHint()
  }

  /// What acting on it does, behind it; it never cuts off, and whoever moves on does not hear it (VO-60, TB-15).
  private mutating func sayHint() {
    guard speaksHints, let element = cursor.reading.element, let hint = speech(of: element).hint else { return }
    let words = Voice.Words(channel: .focus, text: hint, element: element, urgency: .queued, isHint: true)
    voice.say(words, at: app.now, in: &beat)
  }

  /// What is said for the element in focus, with what focus went into to get there.
  private var arrivalSpeech: String {
    guard cursor.dismissControl == nil, let element = cursor.reading.element else { return currentSpeech }
    let previous = instant.cursor.reading.element
    let entered = driver.entered(by: element, from: previous, in: app, vocabulary: vocabulary)
    if entered.isEmpty, let text = driver.plainText(of: element, in: app, vocabulary: vocabulary) { return text }
    var arrival = speech(of: element)
    if driver.saysEntryLast { arrival.enteredLast = entered } else { arrival.entered = entered }
    return arrival.text
  }

  /// What is said for the element in focus; empty when focus is nowhere.
  var currentSpeech: String {
    if let container = cursor.dismissControl { return dismissWords(of: container) }
    return cursor.reading.element.map { speech(of: $0).text } ?? ""
  }

  /// What is said for the control that is no element of the app (VO-83, VO-127).
  private func dismissWords(of container: ContainerIdentifier) -> String {
    switch app.kind(of: container) {
    case .popover: "dismiss pop-up window, button"
    case .menu: "Dismiss context menu, button"
    default:
      app.index.app.containers[container.index].hasGrabber ? "Grabber, button" : "dismiss pop-up window, button"
    }
  }

  /// What the technology says for an element.
  func speech(of element: ElementIdentifier) -> Speech {
    driver.speech(of: element, in: app, order: traversal.order, vocabulary: vocabulary)
  }

  /// After an activation the label and the state (VO-70), after an adjustment only the value (VO-69).
  private mutating func repeatActedOn() {
    guard let element = cursor.reading.element else { return }
    if instant.adjusted == element {
      sayAdjusted(element)
    } else if instant.activated == element, driver.repetition == .changedStates {
      sayChangedStates(of: element)
    } else if instant.activated == element, consult(.respeakAfterActivation) == .spoken {
      say(speech(of: element).afterActivation.text, of: element, repeatsActivated: true)
    }
  }

  /// The new value alone (VO-69).
  private mutating func sayAdjusted(_ element: ElementIdentifier) {
    guard driver.repetition == .shortened else { return sayChangedStates(of: element) }
    say(speech(of: element).afterAdjustment.text, of: element, repeatsActivated: false)
  }

  /// What an activation or an adjustment made of the states, alone (assumed).
  private mutating func sayChangedStates(of element: ElementIdentifier) {
    guard let before = app.journal.before[element.index], before != app.states[element.index] else { return }
    let speech = speech(of: element)
    say((speech.leadingStates + speech.trailingStates).joined(separator: ", "), of: element, repeatsActivated: false)
  }

  private mutating func say(_ text: String, of element: ElementIdentifier, repeatsActivated: Bool) {
    guard !text.isEmpty else { return }
    let words = Voice.Words(
      channel: .focus,
      text: text,
      element: element,
      urgency: .focus,
      repeatsActivated: repeatsActivated
    )
    voice.say(words, at: app.now, in: &beat)
  }

  /// Says what the app announces, which moves nothing (VO-153); while the activated element is being said, as the behaviour answers (VO-154, VO-156).
  private mutating func announce() {
    for announcement in instant.announcements {
      var words = Voice.Words(channel: .announcement, text: announcement.text, urgency: announcement.priority.urgency)
      if voice.repeatsActivated(at: app.now) {
        switch consult(.announcementDuringActivation) {
        case .dropped:
          drop(words)
          continue
        case .spokenAfter: words.urgency = .queued
        default: break
        }
      }
      voice.say(words, at: app.now, in: &beat)
    }
  }

  /// A silent technology hears none of it (SC-23).
  private mutating func dropAnnouncements() {
    for announcement in instant.announcements {
      drop(Voice.Words(channel: .announcement, text: announcement.text, urgency: .normal))
    }
  }

  private mutating func drop(_ words: Voice.Words) {
    beat.utterances.append(words.utterance(at: app.now, outcome: .dropped))
  }
}

extension Effect.Priority {
  fileprivate var urgency: Voice.Urgency {
    switch self {
    case .low: .low
    case .normal: .normal
    case .high: .high
    case .queued: .queued
    }
  }
}
