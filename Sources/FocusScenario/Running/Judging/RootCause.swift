/// Which of the documents' root causes fits a failed claim, from the trace alone.
enum RootCause: String, Sendable {
  case newContextWithoutFocus = "the new context did not get focus"
  case announcedInstead = "an announcement was used instead of moving focus"
  case errorWithoutFocus = "the error appeared, and focus stayed on the control"
  case focusOnGone = "focus stayed on an element that is gone"
  case noReturn = "the context closed, and focus did not return to the control that opened it"
  case overlayDoesNotBlock = "the overlay does not block what is behind it"
  case jumpedToTop = "focus jumped to the top"
  case skeletonStays = "loading ended, and what stood for it can still be stopped on"

  /// The cause of a failure; none when the trace fits none of them.
  static func of(_ frame: Frame, _ judgement: Judgement, _ judge: Judge) -> RootCause? {
    guard judgement.verdict == .failed, let number = judgement.moment else { return nil }
    switch frame.kind {
    case .focus, .next: return focus(number, judge)
    case .reach: return frame.polarity == .holds ? nil : .overlayDoesNotBlock
    case .trap: return frame.relation == .leave ? .overlayDoesNotBlock : nil
    case .scan: return frame.polarity == .holds ? nil : .skeletonStays
    default: return nil
    }
  }

  private static func focus(_ number: Int, _ judge: Judge) -> RootCause? {
    let moment = judge.trace.moments[number]
    let scene = Scene(judge.trace, at: number)
    let beat = decisive(number, judge)
    if let element = moment.after.focus.element, !scene.simulator.isInTree(element) { return .focusOnGone }
    let moved = beat.focusAfter.element != beat.focusBefore.element
    if !beat.closed.isEmpty { return .noReturn }
    if !beat.opened.isEmpty, !moved { return .newContextWithoutFocus }
    let showsError = beat.appeared.contains { judge.index.entries[$0.index].errorOf != nil }
    if !moved, beat.utterances.contains(where: { $0.channel == .announcement }) { return .announcedInstead }
    if showsError, !moved { return .errorWithoutFocus }
    let isAtTop = scene.simulator.focus.element == scene.simulator.stops.first
    return isAtTop && beat.opened.isEmpty && isByPlatform(scene.simulator.focus.cause) ? .jumpedToTop : nil
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
