extension Session {
  /// Says what the moment gives to say: announcements, and the element that has focus or was acted on.
  mutating func speak() {
    guard driver.technology.speaks else { return dropAnnouncements() }
    if cursor.isAtSamePlace(as: instant.cursor) {
      repeatActedOn()
      announce()
    } else {
      announce()
      sayFocused()  // VO-158: the system's speech wins over an announcement of the same moment (VO-156)
    }
  }

  /// What has focus, in full.
  private mutating func sayFocused() {
    let text = arrivalSpeech
    guard !text.isEmpty else { return }
    let words = Voice.Words(channel: .focus, text: text, element: cursor.reading.element, urgency: .focus)
    voice.say(words, at: app.now, in: &beat)
  }

  /// What is said for the element in focus, with what focus went into to get there.
  private var arrivalSpeech: String {
    guard cursor.dismissControl == nil, let element = cursor.reading.element else { return currentSpeech }
    var arrival = speech(of: element)
    arrival.entered = SpeechComposer.entered(
      by: element,
      from: instant.cursor.reading.element,
      in: app.index,
      states: app.states,
      vocabulary: vocabulary
    )
    return arrival.text
  }

  /// What is said for the element in focus; empty when focus is nowhere.
  var currentSpeech: String {
    if cursor.dismissControl != nil { return "Grabber, button" }  // VO-127
    return cursor.reading.element.map { speech(of: $0).text } ?? ""
  }

  /// What the technology says for an element.
  func speech(of element: ElementIdentifier) -> Speech {
    SpeechComposer.speech(
      of: element,
      in: app.index,
      states: app.states,
      order: traversal.order,
      editing: app.editing,
      vocabulary: vocabulary
    )
  }

  /// After an activation the label and the state (VO-70), after an adjustment only the value (VO-69).
  private mutating func repeatActedOn() {
    guard let element = cursor.reading.element else { return }
    if instant.adjusted == element {
      say(speech(of: element).afterAdjustment.text, of: element, repeatsActivated: false)
    } else if instant.activated == element, consult(.respeakAfterActivation) == .spoken {
      say(speech(of: element).afterActivation.text, of: element, repeatsActivated: true)
    }
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

  /// Says what the app announces; while the activated element is being said, as the behaviour answers (VO-154, VO-156).
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
    }
  }
}
