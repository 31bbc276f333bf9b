// Where focus is after an action, and where it should be.

extension Observer {
  /// A context opened, and focus is not in it.
  var opened: Observation? {
    let design = FocusDesign(.title, beat, after: after)
    guard let container = design.opened, !design.isMet else { return nil }
    let kind: Finding.Kind = after.technology.speaks && !announcements.isEmpty ? .announcedInstead : .leftBehind
    return observation(kind, container) { ["focus is inside \($0)", "focus is in \($0)"] }
  }

  /// An error appeared, and focus is neither on it nor on the control it is about, nor on a summary of several.
  var error: Observation? {
    let design = FocusDesign(.errorText, beat, after: after)
    guard let target = design.places.first, beat.opened.isEmpty, !design.isMet else { return nil }
    let kind: Finding.Kind = after.technology.speaks && !announcements.isEmpty ? .announcedInstead : .errorWithoutFocus
    return observation(kind, target) { ["focus is on \($0)"] }
  }

  /// Focus is nowhere, or on what nobody can see any more.
  var gone: Observation? {
    guard before.focus.element != nil, !after.stops.isEmpty else { return nil }
    guard let element = after.focus.element else {
      return before.focus.element.map { observation(.focusOnGone, $0) { _ in ["focus is never lost"] } }
    }
    guard !after.isInTree(element) || !after.isVisible(element) else { return nil }
    return observation(.focusOnGone, element) {
      ["focus is never on an element that's gone", "focus is not on \($0)"]
    }
  }

  /// A context closed, what opened it is there, and nobody brought focus back; going back to a screen is the
  /// platform's own matter, as going to one is.
  var closed: Observation? {
    let design = FocusDesign(.opener, beat, after: after)
    guard after.focus.cause.isByPlatform, beat.opened.isEmpty, let opener = design.places.first, !design.isMet,
      beat.closed.contains(where: { $0.opener == opener && !sort(of: $0.container).isScreen })
    else { return nil }
    return observation(.notReturned, opener) { ["focus is on \($0)"] }
  }

  /// The platform put focus on the first stop, and nothing had opened.
  var jumped: Observation? {
    guard after.focus.cause.isByPlatform, beat.opened.isEmpty, beat.closed.isEmpty, let focus = after.focus.element,
      focus != before.focus.element, focus == after.stops.first, after.stops.count > 1, !isNeighbourOfWhatIsGone
    else { return nil }
    return observation(.jumpedToTop, focus) { ["focus is not on \($0)"] }
  }

  /// Whether what had focus is gone, and stood so high that the first stop is the one beside it.
  private var isNeighbourOfWhatIsGone: Bool {
    guard let gone = before.focus.element, !after.isInTree(gone), let place = before.stops.firstIndex(of: gone) else {
      return false
    }
    return place <= 1
  }

  /// Something went away by itself while it had focus.
  var vanished: Observation? {
    guard case .wait = beat.intent, let focus = beat.focusBefore.element, beat.vanished.contains(focus) else {
      return nil
    }
    return observation(.vanishedWhileFocused, focus) { ["focus stays on \($0)", "focus is on \($0)"] }
  }

  /// The app moved focus, and the user had only waited, adjusted a value, or was typing.
  var moved: Observation? {
    guard beat.opened.isEmpty, beat.closed.isEmpty, let focus = beat.focusBefore.element,
      after.focus.element != focus, after.isInTree(focus)
    else { return nil }
    switch beat.intent {
    case .type, .clear:
      guard let field = beat.target, after.focus.element != field else { return nil }
      return observation(.movedWhileTyping, field) { ["focus stays on \($0)", "focus is on \($0)"] }
    case .wait, .increment, .decrement:
      guard beat.appeared.isEmpty else { return nil }
      return observation(.movedBySmallUpdate, focus) { ["focus stays on \($0)", "focus is on \($0)"] }
    default: return nil
    }
  }

  /// Focus went to what will disappear.
  var toast: Observation? {
    guard let focus = after.focus.element, focus != beat.focusBefore.element, sort(of: container(of: focus)) == .toast
    else { return nil }
    return observation(.focusOnToast, focus) { ["focus is not on \($0)"] }
  }

  /// Focus was put on a control that does nothing, and what would enable it is above.
  var disabled: Observation? {
    guard let focus = after.focus.element, focus != beat.focusBefore.element, after.state(of: focus).isDisabled,
      beat.intent != nil, after.stops.contains(focus), after.needsSomething(above: focus)
    else { return nil }
    return observation(.focusOnDisabled, focus) { ["focus is not on \($0)"] }
  }
}
