/// Which of the documents' root causes fits a failed claim, from the trace alone.
enum RootCause: String, Sendable {
  case newContextWithoutFocus = "the new context did not get focus"
  case announcedInstead = "an announcement was used instead of moving focus"
  case errorWithoutFocus = "the error appeared, and focus stayed on the control"
  case focusOnGone = "focus stayed on an element that is gone"
  case noReturn = "the context closed, and focus did not return to the control that opened it"
  case overlayDoesNotBlock = "the overlay does not block what is behind it"
  case jumpedToTop = "focus jumped to the top"
  case keyboardNotMoved = "accessibility focus was moved, and the keyboard was not: it needs its own focus"
  case announcementLost = "the announcement was lost: focus moved or spoke at the same time"
  case skeletonStays = "loading ended, and what stood for it can still be stopped on"

  /// The cause of a failure; none when the trace fits none of them.
  static func of(_ frame: Frame, _ judgement: Judgement, _ judge: Judge) -> RootCause? {
    guard judgement.verdict == .failed, let number = judgement.moment else { return nil }
    switch frame.kind {
    case .focus, .next: return focus(frame, number, judge)
    case .speech: return losesAnnouncement(frame, judge) ? .announcementLost : nil
    case .reach: return frame.polarity != .holds && frame.isBehindSomething ? .overlayDoesNotBlock : nil
    case .trap: return frame.relation == .leave ? .overlayDoesNotBlock : nil
    case .scan: return frame.polarity != .holds && frame.isAboutLoading ? .skeletonStays : nil
    default: return nil
    }
  }

  private static func focus(_ frame: Frame, _ number: Int, _ judge: Judge) -> RootCause? {
    let moment = judge.trace.moments[number]
    let scene = Scene(judge.trace, at: number)
    let beat = decisive(number, judge)
    guard frame.polarity == .holds else { return nil }
    if let element = moment.after.focus.element, !scene.simulator.isInTree(element) { return .focusOnGone }
    if movesOnlyAccessibilityFocus(beat, scene) { return .keyboardNotMoved }
    let moved = beat.focusAfter.element != beat.focusBefore.element
    let wanted = frame.target.map { judge.resolver.resolve($0, in: scene) } ?? Referent()
    if beat.closed.contains(where: { wanted.contains($0.opener) }) { return moved ? .noReturn : .focusOnGone }
    guard !moved else { return isJump(scene, beat) ? .jumpedToTop : nil }
    if !beat.opened.isEmpty { return .newContextWithoutFocus }
    if scene.simulator.technology.speaks, beat.utterances.contains(where: { $0.channel == .announcement }) {
      return .announcedInstead
    }
    let showsError = beat.appeared.contains { judge.index.entries[$0.index].errorOf != nil }
    return showsError ? .errorWithoutFocus : nil
  }

  private static func isJump(_ scene: Scene, _ beat: Beat) -> Bool {
    scene.simulator.focus.element == scene.simulator.stops.first && beat.opened.isEmpty
      && isByPlatform(scene.simulator.focus.cause)
  }

  /// Whether the app asked for accessibility focus in a beat of the keyboard's, and for nothing that moves the keyboard.
  private static func movesOnlyAccessibilityFocus(_ beat: Beat, _ scene: Scene) -> Bool {
    guard scene.simulator.technology == .fullKeyboardAccess, beat.focusEvents.isEmpty else { return false }
    let controls = [beat.target].compactMap { $0 }.flatMap { scene.index.element($0).rules }
    let contexts = (beat.opened + beat.closed.map(\.container)).flatMap { scene.index.container($0).rules }
    let effects = (controls + contexts).flatMap(\.effects)
    return effects.contains(where: \.movesAccessibilityFocus) && !effects.contains(where: \.movesKeyboard)
  }

  /// Whether what should have been heard was announced, and never begun.
  private static func losesAnnouncement(_ frame: Frame, _ judge: Judge) -> Bool {
    guard frame.polarity == .holds, case .quoted(let text)? = frame.target?.head else { return false }
    return judge.trace.moments.contains { moment in
      moment.beat.utterances.contains { utterance in
        utterance.channel == .announcement && utterance.outcome == .dropped
          && SpeechComparison.containsWords(text, in: utterance.text)
      }
    }
  }

  /// Whether neither the app nor the user chose the place.
  private static func isByPlatform(_ cause: FocusCause) -> Bool {
    switch cause {
    case .platform, .undefined: true
    case .start, .user, .app: false
    }
  }

  /// The beat in which something changed: the last action at or before.
  private static func decisive(_ number: Int, _ judge: Judge) -> Beat {
    let action = judge.trace.moments[...number].last { $0.isDoing }
    return (action ?? judge.trace.moments[number]).beat
  }
}

extension Frame {
  fileprivate var isBehindSomething: Bool {
    target?.relations.contains { $0.kind == .behind || $0.kind == .below } ?? false
  }

  fileprivate var isAboutLoading: Bool {
    guard case .noun(let phrase)? = target?.head else { return false }
    return Words.split(phrase).contains { $0 == "loading" || KindNoun.table[Words.singular($0)] == .loading }
  }
}

extension Effect {
  fileprivate var movesAccessibilityFocus: Bool {
    switch self {
    case .focus, .postScreenChanged, .postLayoutChanged: true
    default: false
    }
  }

  fileprivate var movesKeyboard: Bool {
    if case .keyboardFocus = self { return true }
    return false
  }
}
