extension RootCause {
  /// The cause of a failure; none when the trace fits none of them.
  static func of(_ frame: Frame, _ judgement: Judgement, _ judge: Judge) -> RootCause? {
    guard judgement.verdict == .failed, let number = judgement.moment else { return nil }
    switch frame.kind {
    case .focus, .next: return focus(frame, number, judge) ?? .unknown
    case .speech: return speech(frame, number, judge) ?? .unknown
    case .reach where frame.polarity != .holds:
      return frame.isBehindSomething ? .overlayDoesNotBlock : frame.isAboutLoading ? .skeletonStays : nil
    case .trap: return frame.relation == .leave ? .overlayDoesNotBlock : nil
    case .scan: return frame.polarity != .holds && frame.isAboutLoading ? .skeletonStays : nil
    default: return nil
    }
  }

  /// What should have been heard was announced and lost, or focus never came to what says it.
  private static func speech(_ frame: Frame, _ number: Int, _ judge: Judge) -> RootCause? {
    if losesAnnouncement(frame, number, judge) { return .announcementLost }
    guard frame.polarity == .holds, frame.relation == .said || frame.relation == .contains else { return nil }
    let scene = Scene(judge.trace, at: number)
    let beat = decisive(number, judge)
    let wanted = frame.target.map { judge.resolver.resolve($0, in: scene) } ?? Referent()
    guard wanted.elements.contains(where: { beat.appeared.contains($0) }),
      !beat.utterances.contains(where: { $0.element.map(wanted.contains) ?? false })
    else { return nil }
    if !due(wanted, scene).isEmpty { return .askedLate }
    return beat.focusAfter.element == beat.focusBefore.element ? left(behind: beat, scene) : passedBy(beat, scene)
  }

  private static func focus(_ frame: Frame, _ number: Int, _ judge: Judge) -> RootCause? {
    let scene = Scene(judge.trace, at: number)
    let beat = decisive(number, judge)
    if !due(frame, number, judge).isEmpty { return .askedLate }
    if let cause = misplaced(beat, scene) { return cause }
    guard frame.polarity == .holds else { return nil }
    if movesOnlyAccessibilityFocus(beat, scene) { return .keyboardNotMoved }
    let moved = beat.focusAfter.element != beat.focusBefore.element
    let wanted = frame.target.map { judge.resolver.resolve($0, in: scene) } ?? Referent()
    // What the words stand for is open, so nothing is known to have been missed.
    if wanted.isAmbiguous { return nil }
    // It is where it was wanted, and the claim failed for how it came there.
    if moved, wanted.contains(scene.simulator.focus.element) {
      return isLeftToChance(beat, scene) ? .leftToChance : nil
    }
    if beat.closed.contains(where: { wanted.contains($0.opener) }) {
      let isSomewhere = moved || scene.hasFocusOnSomethingThere
      return isSomewhere && !isRestoredInVain(beat, scene) ? .noReturn : .focusOnGone
    }
    if moved, isJump(scene, beat) { return .jumpedToTop }
    if isLeftToChance(beat, scene) { return .leftToChance }
    return moved ? passedBy(beat, scene) : left(behind: beat, scene)
  }

  /// Requests for focus where a claim wants it that are due after what it looks at, each with the milliseconds.
  static func due(_ frame: Frame, _ number: Int, _ judge: Judge) -> [Simulator.DueFocus] {
    guard frame.polarity == .holds, let target = frame.target else { return [] }
    let scene = Scene(judge.trace, at: number)
    return due(judge.resolver.resolve(target, in: scene), scene)
  }

  private static func due(_ wanted: Referent, _ scene: Scene) -> [Simulator.DueFocus] {
    guard !wanted.isAmbiguous, !wanted.contains(scene.simulator.focus.element) else { return [] }
    return scene.simulator.dueFocus.filter { wanted.contains($0.element) }
  }

  /// What had focus is gone without anything else that opened or closed, and no rule says where focus goes then.
  private static func isLeftToChance(_ beat: Beat, _ scene: Scene) -> Bool {
    guard let element = beat.focusBefore.element, beat.opened.isEmpty, beat.closed.isEmpty else { return false }
    return beat.vanished.contains(element)
      && !beat.asksForFocus(in: scene.index, ofKeyboard: scene.simulator.technology == .fullKeyboardAccess)
  }

  /// An error came up, and the platform took focus elsewhere: to the field that is edited.
  private static func passedBy(_ beat: Beat, _ scene: Scene) -> RootCause? {
    guard scene.simulator.focus.cause.isByPlatform else { return nil }
    let cause = left(behind: beat, scene)
    return cause == .errorWithoutFocus || cause == .announcedInstead ? cause : nil
  }

  /// Whether the app gave focus back, and what had it went after that.
  private static func isRestoredInVain(_ beat: Beat, _ scene: Scene) -> Bool {
    guard case .undefined = scene.simulator.focus.cause else { return false }
    return beat.asksForFocus(in: scene.index, ofKeyboard: scene.simulator.technology == .fullKeyboardAccess)
  }

  /// Focus is where it should never be, whatever was claimed.
  private static func misplaced(_ beat: Beat, _ scene: Scene) -> RootCause? {
    let simulator = scene.simulator
    guard let element = simulator.focus.element else { return nil }
    if !simulator.isInTree(element) || !simulator.isVisible(element) { return .focusOnGone }
    guard element != beat.focusBefore.element else { return nil }
    if scene.index.container(scene.index.entries[element.index].container).kind == .toast { return .focusOnToast }
    if simulator.state(of: element).isDisabled, simulator.needsSomething(above: element) { return .focusOnDisabled }
    guard beat.opened.isEmpty, beat.closed.isEmpty else { return nil }
    switch beat.intent {
    case .type, .clear: return .pulledFromField
    case .wait, .increment, .decrement:
      return simulator.focus.cause.isByApp && beat.appeared.isEmpty ? .movedBySmallUpdate : nil
    default: return nil
    }
  }

  /// Something came up, and focus is where it was.
  private static func left(behind beat: Beat, _ scene: Scene) -> RootCause? {
    let announces = scene.simulator.technology.speaks && beat.utterances.contains { $0.channel == .announcement }
    if announces { return .announcedInstead }
    switch FocusDesign(beat, after: scene.simulator)?.target {
    case .title, .newScreen: return .newContextWithoutFocus
    case .errorText, .errorSummary: return .errorWithoutFocus
    default: return nil
    }
  }

  private static func isJump(_ scene: Scene, _ beat: Beat) -> Bool {
    scene.simulator.focus.element == scene.simulator.stops.first && beat.opened.isEmpty
      && scene.simulator.focus.cause.isByPlatform
  }

  /// Whether the app asked for accessibility focus in a beat of the keyboard's, and for nothing that moves the keyboard.
  private static func movesOnlyAccessibilityFocus(_ beat: Beat, _ scene: Scene) -> Bool {
    guard scene.simulator.technology == .fullKeyboardAccess, beat.focusEvents.isEmpty else { return false }
    return beat.asksForFocus(in: scene.index, ofKeyboard: false)
      && !beat.asksForFocus(in: scene.index, ofKeyboard: true)
  }

  /// Whether what should have been heard was announced, and never begun, or not to the end that was claimed.
  private static func losesAnnouncement(_ frame: Frame, _ number: Int, _ judge: Judge) -> Bool {
    guard frame.polarity == .holds, case .texts(let texts)? = wanted(frame, number, judge) else { return false }
    let cutOff = judge.trace.moments.flatMap(\.beat.cutOff)
    return judge.trace.moments.contains { moment in
      moment.beat.utterances.contains { utterance in
        let isLost =
          utterance.outcome == .dropped
          || frame.uninterrupted && (utterance.outcome == .interrupted || cutOff.contains(utterance))
        return isLost && utterance.channel == .announcement
          && texts.contains { SpeechComparison.containsWords($0, in: utterance.text) }
      }
    }
  }

  private static func wanted(_ frame: Frame, _ number: Int, _ judge: Judge) -> Judge.Texts? {
    if frame.relation == .contains { return frame.text.map { .texts([$0]) } }
    return frame.target.map { judge.texts(of: $0, .beat(number, "")) }
  }

  /// The beat in which something changed: the last action at or before, or what moved focus while the user waited.
  private static func decisive(_ number: Int, _ judge: Judge) -> Beat {
    let moments = judge.trace.moments
    let action = moments[...number].lastIndex { $0.isDoing } ?? number
    let later = moments[action...number].last { !$0.isNavigation && $0.beat.movesFocus }
    return (later ?? moments[action]).beat
  }
}

extension Frame {
  fileprivate var isBehindSomething: Bool {
    target?.relations.contains { $0.kind == .behind || $0.kind == .below } ?? false
  }

  fileprivate var isAboutLoading: Bool {
    if target?.relations.contains(where: { $0.kind == .state && $0.word == "loading" }) == true { return true }
    guard case .noun(let phrase)? = target?.head else { return false }
    return Words.split(phrase).contains { $0 == "loading" || KindNoun.table[Words.singular($0)] == .loading }
  }
}

extension Scene {
  /// Whether what has focus can be seen and is in the tree.
  fileprivate var hasFocusOnSomethingThere: Bool {
    simulator.focus.element.map { simulator.isPresentedAndInTree($0) && simulator.isVisible($0) } ?? false
  }
}

extension Beat {
  /// Whether focus is somewhere else at its end.
  fileprivate var movesFocus: Bool {
    focusAfter.element != focusBefore.element || focusAfter.instance != focusBefore.instance
  }
}
