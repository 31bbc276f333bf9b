/// What an element is at one moment of a run.
public struct ElementState: Hashable, Codable, Sendable {
  /// What it is called now; a rename changes it.
  public var label: String
  /// Its text value now.
  public var value: String?
  /// What is spoken in place of the text value.
  public var spokenValue: String?
  /// In the eye's view, scrolled-off rows included; false once removed or taken off screen.
  public var isVisible: Bool
  /// In the tree: false once removed or hidden from assistive technology.
  public var isInTree: Bool
  /// Shown and not to be used.
  public var isDisabled: Bool
  /// Chosen among its like.
  public var isSelected: Bool
  /// A placeholder while content loads.
  public var isLoading: Bool
  /// On or off; none for what has no such state.
  public var isChecked: Bool?
  /// Open or folded; none for what has no such state.
  public var isExpanded: Bool?
  /// Counts its lives: a reload gives it a new one.
  public var instance: Int

  /// The state in which an element starts.
  public init(_ element: Element) {
    label = element.label
    value = element.value
    spokenValue = element.spokenValue
    isVisible = element.isShown && !element.isOffScreen
    isInTree = element.isShown && !element.isHiddenFromAssistiveTechnology
    isDisabled = element.isDisabled
    isSelected = element.isSelected
    isLoading = element.isLoading
    isChecked = element.isChecked ?? (element.isTurnedOnAndOff ? false : nil)
    isExpanded = element.isExpanded
    instance = 0
  }
}

extension Element {
  /// Whether it is always on or off: without a mark a switch and a checkbox are off (VO-67).
  fileprivate var isTurnedOnAndOff: Bool { (role == .toggle || role == .checkbox) && isExpanded == nil && value == nil }
}

extension ElementState {
  /// Whether it is in no state that is spoken.
  var isPlain: Bool { !isSelected && !isDisabled && isChecked == nil && isExpanded == nil }
}
