/// Why a claim about focus or speech failed, in the terms of the documents.
public enum RootCause: String, Hashable, Codable, Sendable, CaseIterable {
  case newContextWithoutFocus = "the new context did not get focus"
  case errorWithoutFocus = "the error appeared, and did not get focus"
  case announcedInstead = "an announcement was used instead of moving focus"
  case focusOnGone = "focus stayed on an element that is gone"
  case noReturn = "the context closed, and focus did not return to the control that opened it"
  case overlayDoesNotBlock = "the overlay does not block what is behind it"
  case jumpedToTop = "focus jumped to the top"
  case pulledFromField = "focus was pulled from a field in use"
  case focusOnToast = "focus went to a toast, which disappears"
  case focusOnDisabled = "focus went to a disabled control, and the fix is above it"
  case movedBySmallUpdate = "a small update moved focus"
  case keyboardNotMoved = "accessibility focus was moved, and the keyboard was not: it needs its own focus"
  case announcementLost = "the announcement was lost: focus moved or spoke at the same time"
  case askedLate = "the app asks for focus there later than that"
  case leftToChance = "the element that had focus is gone, and the app does not say where focus goes"
  case skeletonStays = "loading ended, and what stood for it can still be stopped on"
  /// A claim about focus or speech failed, and the trace fits none of the others.
  case unknown = "none of the known causes fits"

  /// What is missing, and what it offends against.
  public struct Guide: Hashable, Sendable {
    /// What to write in SwiftUI.
    public var swiftUI: String
    /// What to write in UIKit.
    public var uiKit: String
    /// What to write on Android, in Compose or with views.
    public var android: String
    /// The success criteria of WCAG 2.2, by the ids of the facts (`WCAG-10`).
    public var criteria: [String]
  }

  /// What is missing for one technology's user: the keyboard has a focus of its own, which no accessibility focus
  /// moves (FKA-12, FKA-16).
  public func guide(for technology: Technology?) -> Guide? {
    guard technology == .fullKeyboardAccess, var guide, let calls = keyboardCalls else { return guide }
    guide.swiftUI = calls.swiftUI
    guide.uiKit = calls.uiKit
    return guide
  }

  /// What is missing, and what it offends against; none for an unknown cause.
  public var guide: Guide? {
    switch self {
    case .unknown: nil
    case .newContextWithoutFocus:
      Guide(
        swiftUI: "titleFocused = true in .onAppear, with .accessibilityFocused($titleFocused) on the title",
        uiKit: "UIAccessibility.post(notification: .screenChanged, argument: titleLabel)",
        android: "Modifier.semantics { paneTitle = \"…\" }, and FocusRequester.requestFocus() for the keyboard",
        criteria: ["WCAG-10"]
      )
    case .errorWithoutFocus:
      Guide(
        swiftUI: "errorFocused = true where the error is set, with .accessibilityFocused($errorFocused) on its text",
        uiKit: "UIAccessibility.post(notification: .layoutChanged, argument: errorLabel)",
        android: "isError with supportingText, and requestFocus() on the field",
        criteria: ["WCAG-10", "WCAG-24", "WCAG-26"]
      )
    case .announcedInstead:
      Guide(
        swiftUI: "errorFocused = true instead of AccessibilityNotification.Announcement",
        uiKit: "UIAccessibility.post(notification: .layoutChanged, argument: errorLabel) instead of .announcement",
        android: "requestFocus() on the place to go on from, instead of announceForAccessibility",
        criteria: ["WCAG-10", "WCAG-24"]
      )
    case .focusOnGone:
      Guide(
        swiftUI: "set the @AccessibilityFocusState to what is left, in the update that removes the element",
        uiKit: "UIAccessibility.post(notification: .layoutChanged, argument: nextElement)",
        android: "requestFocus() on what is left, before the element is removed",
        criteria: ["WCAG-10"]
      )
    case .noReturn:
      Guide(
        swiftUI: "openerFocused = true in onDismiss, with .accessibilityFocused($openerFocused) on the button",
        uiKit: "UIAccessibility.post(notification: .screenChanged, argument: openerButton) when it has been dismissed",
        android: "a window of its own (Dialog): it gives focus back; else requestFocus() on the button",
        criteria: ["WCAG-10"]
      )
    case .overlayDoesNotBlock:
      Guide(
        swiftUI:
          ".accessibilityAddTraits(.isModal) on the overlay, or a .sheet; .disabled on what is behind, for the keyboard",
        uiKit: "overlay.accessibilityViewIsModal = true",
        android: "a window of its own (Dialog), or importantForAccessibility=\"noHideDescendants\" on what is behind",
        criteria: ["WCAG-10", "WCAG-2"]
      )
    case .jumpedToTop:
      Guide(
        swiftUI: "set the @AccessibilityFocusState to where the task goes on; post no ScreenChanged for a small update",
        uiKit:
          "UIAccessibility.post(notification: .layoutChanged, argument: element) instead of .screenChanged or reloadData",
        android: "requestFocus() where the task goes on, and stable keys for the items of a list",
        criteria: ["WCAG-10"]
      )
    case .pulledFromField:
      Guide(
        swiftUI: "set no @AccessibilityFocusState and no @FocusState while the field is being edited",
        uiKit: "post no .layoutChanged with an element while the field is the first responder",
        android: "no requestFocus() while the field has input focus",
        criteria: ["WCAG-22"]
      )
    case .focusOnToast:
      Guide(
        swiftUI: "AccessibilityNotification.Announcement(\"…\").post(), and focus stays",
        uiKit: "UIAccessibility.post(notification: .announcement, argument: \"…\"), and focus stays",
        android: "liveRegion = LiveRegionMode.Polite on the toast, and focus stays",
        criteria: ["WCAG-6", "WCAG-30"]
      )
    case .focusOnDisabled:
      Guide(
        swiftUI: "set the @AccessibilityFocusState to the field that has to be put right",
        uiKit: "UIAccessibility.post(notification: .layoutChanged, argument: field)",
        android: "requestFocus() on the field that has to be put right",
        criteria: ["WCAG-10", "WCAG-26"]
      )
    case .movedBySmallUpdate:
      Guide(
        swiftUI: "leave the @AccessibilityFocusState alone when only a value has changed",
        uiKit: "post no notification with an element when only a value has changed",
        android: "no requestFocus() when only a value has changed; a polite live region if it has to be heard",
        criteria: ["WCAG-10", "WCAG-22"]
      )
    case .keyboardNotMoved:
      Guide(
        swiftUI: "fieldFocused = true, with .focused($fieldFocused): @FocusState beside @AccessibilityFocusState",
        uiKit: "field.becomeFirstResponder(), or setNeedsFocusUpdate() with preferredFocusEnvironments",
        android: "FocusRequester.requestFocus(): accessibility focus does not move the keyboard",
        criteria: ["WCAG-3", "WCAG-10"]
      )
    case .announcementLost:
      Guide(
        swiftUI: "post the Announcement when focus has settled, with accessibilitySpeechAnnouncementPriority = .high",
        uiKit: "post it half a second later, as an NSAttributedString with the priority .high",
        android: "a live region on what has changed, instead of announceForAccessibility",
        criteria: ["WCAG-30"]
      )
    case .askedLate:
      Guide(
        swiftUI: "set the @AccessibilityFocusState when what it names has appeared, half a second later at most",
        uiKit: "post the .layoutChanged with the element when it has appeared, and not after a timer",
        android: "requestFocus() when it has been composed, and not after a delay",
        criteria: ["WCAG-10"]
      )
    case .leftToChance:
      Guide(
        swiftUI: "set the @AccessibilityFocusState to what is left, in the update that removes the element",
        uiKit: "UIAccessibility.post(notification: .layoutChanged, argument: nextElement)",
        android: "requestFocus() on what is left, before the element is removed",
        criteria: ["WCAG-10"]
      )
    case .skeletonStays:
      Guide(
        swiftUI: ".accessibilityHidden(true) on what stands for loading, and remove it when it is done",
        uiKit: "skeleton.isAccessibilityElement = false, or removeFromSuperview(), when loading is done",
        android: "remove it from the composition, or clearAndSetSemantics { } on it",
        criteria: ["WCAG-10", "WCAG-2"]
      )
    }
  }

  /// The success criteria by number and name, as `2.4.3 Focus Order`.
  public var criteria: [String] { (guide?.criteria ?? []).compactMap { Self.names[$0] } }

  /// Those of WCAG-1 to WCAG-30 that a cause can offend against.
  private static let names = [
    "WCAG-2": "1.3.2 Meaningful Sequence",
    "WCAG-3": "2.1.1 Keyboard",
    "WCAG-4": "2.1.2 No Keyboard Trap",
    "WCAG-6": "2.2.1 Timing Adjustable",
    "WCAG-10": "2.4.3 Focus Order",
    "WCAG-22": "3.2.2 On Input",
    "WCAG-24": "3.3.1 Error Identification",
    "WCAG-26": "3.3.3 Error Suggestion",
    "WCAG-30": "4.1.3 Status Messages",
  ]
}
