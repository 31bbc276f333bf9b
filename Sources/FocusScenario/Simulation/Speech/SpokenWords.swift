/// The word of a state, and where it stands.
enum SpokenState: String, CaseIterable, Sendable {
  case selected
  case dimmed
  case expanded
  case collapsed
  case checked
  case notChecked = "not checked"
  case on
  case off
  case mixed

  /// Where a state is spoken among the other parts.
  enum Place: Sendable {
    /// VO-64
    case beforeLabel
    /// VO-63
    case beforeRole
    /// VO-67
    case afterRole
  }

  /// Where the state of these words stands; the own words of a switch stand where on and off would (VO-67).
  static func place(of words: String) -> Place {
    switch SpokenState(rawValue: words) {
    case .selected: .beforeLabel
    case .dimmed, .expanded, .collapsed, .checked, .notChecked: .beforeRole
    case .on, .off, .mixed, nil: .afterRole
    }
  }
}

/// The words of a role, as VoiceOver speaks them in English (VO-62).
enum SpokenRole: String, CaseIterable, Sendable {
  case button
  case backButton = "back button"
  case popUpButton = "pop up button"
  case switchButton = "switch button"
  case checkbox
  case tab
  case textField = "text field"
  case secureTextField = "secure text field"
  case heading
  case link
  case adjustable
  case image
  case searchField = "search field"
}

extension Element.Role {
  /// What is said for the role, in the order of VO-62; nothing for texts, rows and progress (VO-49, VO-66).
  var spoken: [SpokenRole] {
    switch self {
    case .heading: [.heading]
    case .button: [.button]
    case .link: [.link]
    case .image: [.image]
    case .textField: [.textField]
    case .secureField: [.secureTextField]
    case .searchField: [.searchField]
    case .toggle: [.switchButton]  // VO-65: without the word button
    case .checkbox: [.checkbox]
    case .slider, .stepper: [.adjustable]
    case .picker: [.button, .popUpButton]  // VO-80
    case .tab: [.tab]
    case .backButton: [.backButton]  // VO-65
    case .text, .progress, .row, .group, .card, .list, .table, .landmark, .tabBar, .segmentedControl: []
    }
  }

  /// The hint that the system adds while the element is not dimmed (VO-79).
  var systemHint: String? {
    switch self {
    case .toggle: "Double tap to toggle setting."
    case .slider, .stepper: "Swipe up or down with one finger to adjust the value."
    case .textField, .secureField, .searchField: "Double tap to edit."
    default: nil
    }
  }
}
