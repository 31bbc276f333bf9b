/// TalkBack on Android: what can be acted on or read is a stop, and each window gives its focus back.
struct TalkBackDriver: AssistiveDriver {
  let technology = Technology.talkBack
  let edge = Edge.signalsFirst  // TB-11
  let modalConfinement = Dependence.never  // TB-10: a window confines, a mark of iOS does not
  let gestures: Gestures = [.touch, .rotor]
  let escape: EscapeRoute? = .back
  let resumesAtPlace = false
  let hearsRegions = true  // TB-19, TB-20
  let repetition = Repetition.changedStates
  let saysEntryLast = true  // TB-14
  let remembersWindows = true  // TB-6

  /// Which elements are stops depends on what they stand in: the order holds nothing else (TB-5).
  func stops(on element: Element) -> Bool { true }

  func order(of container: ContainerIdentifier, in app: RunningApp, heedingModals: Bool) -> ReadingOrder {
    ReadingOrder(TalkBackOrder.stops(of: container, in: app.index, states: app.states, arrangement: app.arrangement))
  }

  /// In the app's language, for which it has words of its own (TB-30).
  func speech(
    of element: ElementIdentifier,
    in app: RunningApp,
    order: [ElementIdentifier],
    vocabulary: SpokenVocabulary
  ) -> Speech {
    TalkBackSpeech.speech(of: element, in: app.index, states: app.states, order: order)
  }

  func plainText(of element: ElementIdentifier, in app: RunningApp, vocabulary: SpokenVocabulary) -> String? { nil }

  /// A window is called by its title, once, and not here (TB-18); a list or a bar says what it holds (TB-14).
  func entered(
    by element: ElementIdentifier,
    from previous: ElementIdentifier?,
    in app: RunningApp,
    vocabulary: SpokenVocabulary
  ) -> [String] {
    guard let list = TalkBackSpeech.collection(of: element, in: app.index) else { return [] }
    if let previous, app.isInside(previous, list) { return [] }
    let count = app.index.entries[list.index].children.count { app.states[$0.index].isInTree && app.isSeen($0) }
    return [TalkBackWords(in: app.index.app.language).entry(to: count)].compactMap { $0 }
  }

  /// Code moves focus by an event or an action; that nothing is named moves nothing (TB-25, TB-7).
  func reaction(to kind: FocusRequest.Kind, namesElement: Bool) -> Dependence { namesElement ? .always : .never }

  func ruling(on occasion: Occasion) -> Ruling? {
    switch occasion {
    case .presented(let kind) where !kind.isSystemPresentation: nil  // TB-7: focus is valid
    case .presented, .pushed: Ruling(behaviour: nil, answer: .lastFocused, fact: "TB-6", confidence: .read)
    case .closed: Ruling(behaviour: .windowRestore, fact: "TB-10", confidence: .read)
    case .vanished: Ruling(behaviour: nil, answer: .lastFocused, fact: "TB-9", confidence: .read)
    case .screenChanged: nil  // TB-7
    }
  }

  func delay(on occasion: Occasion) -> Int {
    occasion == .vanished ? Clock.talkBackNodeDelay : Clock.talkBackWindowDelay
  }

  func meaning(of key: Key, on element: Element?) -> Movement? {
    switch key {
    case .swipe: .intent(.next)
    case .escape: .intent(.escape)
    case .return: .intent(.activate)  // FKA-1a: with a keyboard, Enter on Android
    default: nil
    }
  }
}
