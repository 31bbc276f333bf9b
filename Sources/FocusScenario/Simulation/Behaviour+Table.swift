extension Behaviour {
  /// Every question, in the order of the identifiers.
  public static let table: [Behaviour] = [
    row(
      .closeWithoutRestore,
      "focus when a system presentation closes and nothing restores it",
      answer(.firstStop, "the first stop of what is underneath", ["VO-129"], .practised),
      answer(.opener, "the control that opened it", ["VO-130", "TB-10"], .practised),
      answer(.whereItWas, "the place where focus was", [], .guess)
    ),
    row(
      .firstFocusInSheet,
      "the first focus in a sheet",
      answer(.firstStop, "the first stop of its content", ["VO-126", "VO-127"], .practised),
      answer(.dismissControl, "the grabber or the invisible dismiss button", ["VO-127"], .practised)
    ),
    row(
      .firstFocusInAlert,
      "the first focus in an alert",
      answer(.title, "its title", ["VO-127"], .practised),
      answer(.firstButton, "its first button", [], .guess)
    ),
    row(
      .firstFocusOnPush,
      "the first focus on a screen that was pushed",
      answer(.backButton, "the back button if there is one, else the first stop", ["VO-164"], .documented),
      answer(.belowTitle, "the first stop below the title", ["VO-164"], .practised)
    ),
    row(
      .focusedElementVanished,
      "focus when its element vanished",
      answer(.nearestSurvivor, "the nearest survivor in the order, else the one before", ["VO-173"], .guess),
      answer(.firstStop, "the first stop of the screen", ["VO-171"], .practised),
      answer(.nextContainer, "the first stop of the next container", ["VO-171"], .practised),
      answer(.nowhere, "nowhere", ["FKA-15"], .practised)
    ),
    row(
      .endOfList,
      "a step past the last stop",
      answer(.stops, "focus stays, a sound is played", ["VO-195"], .practised),
      answer(.wraps, "focus goes on at the first stop", ["VO-100"], .practised)
    ),
    row(
      .announcementDuringActivation,
      "an announcement while the activated element is being spoken",
      answer(.interrupts, "it interrupts, by its priority", ["VO-154"], .documented),
      answer(.dropped, "it is dropped", ["VO-156"], .practised),
      answer(.spokenAfter, "it is spoken afterwards", [], .guess)
    ),
    row(
      .respeakAfterActivation,
      "whether the activated element is spoken again",
      answer(.spoken, "yes, shortened", ["VO-70"], .practised),
      answer(.silent, "no, as reported since iOS 26", ["VO-70"], .practised)
    ),
    row(
      .focusRequestForNoStop,
      "a focus request for an element that is no stop of the technology",
      answer(.owner, "the control it belongs to, else the first stop after it", [], .guess)
    ),
    row(
      .argumentNotThere,
      "a focus request for an element that is hidden, gone or behind a modal",
      answer(.ignored, "as if it named none, and reported", ["VO-152"], .guess)
    ),
    row(
      .lateFocusRequest,
      "a focus request that comes after the user moved on",
      answer(.pullsBack, "the user is pulled back", ["VO-150"], .practised),
      answer(.ignored, "it is ignored", [], .guess)
    ),
    row(
      .dimmedActivation,
      "activating a dimmed custom element",
      answer(.delivered, "the app gets it", ["VO-206"], .documented),
      answer(.ignored, "nothing happens", ["VO-206"], .practised)
    ),
    row(
      .firstResponderMovesCursor,
      "VoiceOver's cursor when the app makes a field the first responder",
      answer(.follows, "it follows, unless the same update asks for accessibility focus", [], .guess),
      answer(.staysPut, "it stays", [], .guess)
    ),
    row(
      .disabledControl,
      "whether a scan, or Tab, stops on a disabled control",
      answer(.isStop, "it does, as swipes do", ["VO-12"], .practised),
      answer(.passedOver, "it does not: nothing there responds to the user", ["SC-13", "FKA-4"], .documented)
    ),
    row(
      .scanAfterSelect,
      "where scanning goes on after a select",
      answer(.atBeginning, "at the beginning, unless a focus request names a place", ["SC-8"], .documented),
      answer(.atItem, "at the item", ["SC-8"], .documented),
      answer(.groupsFirst, "at the first group", ["SC-2"], .documented)
    ),
    row(
      .modalConfines,
      "whom a modal mark confines",
      answer(.notKeyboard, "VoiceOver and Switch Control, not the keyboard", ["SC-22", "FKA-13"], .guess),
      answer(.voiceOverOnly, "VoiceOver alone", [], .guess)
    ),
    row(
      .notificationMovesFocus,
      "whom a notification with an element moves",
      answer(.notKeyboard, "VoiceOver and Switch Control, not the keyboard", ["FKA-16"], .guess),
      answer(.everyone, "the keyboard too", [], .guess)
    ),
    row(
      .tabPastLast,
      "Tab past the last stop",
      answer(.wraps, "it goes on at the first", [], .guess),
      answer(.stops, "it stays", [], .guess)
    ),
    row(
      .focusOnInserted,
      "focus asked for an element that the same update inserted",
      answer(.taken, "it is taken", ["VO-161"], .documented),
      answer(.lost, "it is lost", ["VO-162"], .practised)
    ),
    row(
      .windowRestore,
      "TalkBack's focus when a window closes",
      answer(.lastFocused, "where it was in the window below", ["TB-6", "TB-10"], .read),
      answer(.firstStop, "the first stop of the window below, as once reported", ["TB-10"], .practised)
    ),
  ]

  private static func row(
    _ identifier: BehaviourIdentifier,
    _ question: String,
    _ baseline: Alternative,
    _ alternatives: Alternative...
  ) -> Behaviour {
    Behaviour(identifier: identifier, question: question, baseline: baseline, alternatives: alternatives)
  }

  private static func answer(
    _ identifier: AlternativeIdentifier,
    _ meaning: String,
    _ facts: [String],
    _ confidence: Confidence
  ) -> Alternative {
    Alternative(identifier: identifier, meaning: meaning, facts: facts, confidence: confidence)
  }
}
