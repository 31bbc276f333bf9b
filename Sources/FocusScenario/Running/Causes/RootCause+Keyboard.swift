extension RootCause {
  /// What moves the keyboard's focus, or leaves it alone, in place of the calls for accessibility focus; none where they
  /// are the same.
  var keyboardCalls: (swiftUI: String, uiKit: String)? {
    switch self {
    case .newContextWithoutFocus:
      (
        swiftUI: "a .sheet, or firstFocused = true in .onAppear, with .focused($firstFocused) on its first control",
        uiKit: "preferredFocusEnvironments with its first control, and setNeedsFocusUpdate()"
      )
    case .errorWithoutFocus, .announcedInstead:
      (
        swiftUI: "fieldFocused = true where the error is set, with .focused($fieldFocused) on the field it is about",
        uiKit: "field.becomeFirstResponder(), or setNeedsFocusUpdate() with preferredFocusEnvironments"
      )
    case .askedLate:
      (
        swiftUI: "set the @FocusState when what it names has appeared, half a second later at most",
        uiKit: "setNeedsFocusUpdate() when it has appeared, and not after a timer"
      )
    case .focusOnGone, .leftToChance:
      (
        swiftUI: "set the @FocusState to what is left, in the update that removes the element",
        uiKit: "preferredFocusEnvironments with what is left, and setNeedsFocusUpdate()"
      )
    case .noReturn:
      (
        swiftUI: "openerFocused = true in onDismiss, with .focused($openerFocused) on the button",
        uiKit: "preferredFocusEnvironments with the button, and setNeedsFocusUpdate() when it has been dismissed"
      )
    case .overlayDoesNotBlock:
      (
        swiftUI: "a .sheet, or .disabled(isOpen) on what is behind: .isModal does not keep the keyboard in",
        uiKit: "a presented view controller, or isUserInteractionEnabled = false on what is behind"
      )
    case .jumpedToTop:
      (
        swiftUI: "set the @FocusState to where the task goes on, and give what is in a list stable identities",
        uiKit: "preferredFocusEnvironments with where the task goes on; no reloadData for a small update"
      )
    case .pulledFromField:
      (
        swiftUI: "set no @FocusState while the field is being edited",
        uiKit: "no becomeFirstResponder() elsewhere while the field is the first responder"
      )
    case .focusOnDisabled:
      (
        swiftUI: "set the @FocusState to the field that has to be put right",
        uiKit: "field.becomeFirstResponder() on the field that has to be put right"
      )
    case .movedBySmallUpdate:
      (
        swiftUI: "leave the @FocusState alone when only a value has changed",
        uiKit: "no setNeedsFocusUpdate() when only a value has changed"
      )
    case .focusOnToast, .keyboardNotMoved, .announcementLost, .skeletonStays, .unknown: nil
    }
  }
}
