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
    return beat.focusAfter.element == beat.focusBefore.element ? left(behind: beat, scene) : nil
  }

  private static func focus(_ frame: Frame, _ number: Int, _ judge: Judge) -> RootCause? {
    let scene = Scene(judge.trace, at: number)
    let beat = decisive(number, judge)
    if let cause = misplaced(beat, scene) { return cause }
    guard frame.polarity == .holds else { return nil }
    if movesOnlyAccessibilityFocus(beat, scene) { return .keyboardNotMoved }
    let moved = beat.focusAfter.element != beat.focusBefore.element
    let wanted = frame.target.map { judge.resolver.resolve($0, in: scene) } ?? Referent()
    // What the words stand for is open, so nothing is known to have been missed.
    if wanted.isAmbiguous { return nil }
    // It is where it was wanted, and the claim failed for how it came there.
    if moved, wanted.contains(scene.simulator.focus.element) { return nil }
    if beat.closed.contains(where: { wanted.contains($0.opener) }) {
      let isSomewhere = moved || scene.hasFocusOnSomethingThere
      return isSomewhere && !isRestoredInVain(beat, scene) ? .noReturn : .focusOnGone
    }
    guard !moved else { return isJump(scene, beat) ? .jumpedToTop : nil }
    return left(behind: beat, scene)
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
