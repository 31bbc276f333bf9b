/// What an element is at one moment of a run.
public struct ElementState: Hashable, Codable, Sendable {
  public var label: String
  public var value: String?
  public var spokenValue: String?
  /// In the eye's view, scrolled-off rows included; false once removed or taken off screen.
  public var isVisible: Bool
  /// In the tree: false once removed or hidden from assistive technology.
  public var isInTree: Bool
  public var isDisabled: Bool
  public var isSelected: Bool
  public var isLoading: Bool
  public var isChecked: Bool?
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
    isChecked = element.isChecked
    isExpanded = element.isExpanded
    instance = 0
  }
}
