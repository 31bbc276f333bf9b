/// One thing on a screen: what it is, what it says, and what acting on it does.
public struct Element: Hashable, Codable, Sendable {
  /// What it is, as a designer calls it.
  public enum Role: String, Hashable, Codable, Sendable, CaseIterable {
    case heading, text, button, link, image
    case textField = "text field"
    case secureField = "secure field"
    case searchField = "search field"
    case toggle, checkbox, slider, stepper, picker, tab
    case backButton = "back button"
    case progress
    case row
    /// Groups its children for the order and says nothing (VO-36).
    case group
    /// One element made of its children's labels (VO-19).
    case card
    case list
    case tabBar = "tab bar"
    case segmentedControl = "segmented control"

    /// Whether a user acts on it: a stop for switches and for the keyboard (SC-13, FKA-6).
    public var isInteractive: Bool {
      switch self {
      case .heading, .text, .image, .progress, .group, .card, .list, .tabBar, .segmentedControl: false
      default: true
      }
    }

    /// Whether text is typed into it.
    public var isTextInput: Bool { self == .textField || self == .secureField || self == .searchField }
  }

  /// How children are read (VO-18 to VO-21).
  public enum Children: String, Hashable, Codable, Sendable { case contain, combine, ignore }

  /// A frame on the screen, in points.
  public struct Frame: Hashable, Codable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    /// Makes a frame.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  public var role: Role
  /// What it is called; what VoiceOver says first.
  public var label: String
  /// The text value, for a field, a slider, a picker.
  public var value: String?
  /// Spoken in place of the text value.
  public var spokenValue: String?
  public var placeholder: String?
  public var hint: String?
  /// A stable name for tests and rules.
  public var id: String?
  /// Other names that checks and rules may use: `as the address`.
  public var aliases: [String] = []
  /// The label of the control whose error this is.
  public var errorOf: String?
  /// Names of custom actions.
  public var actions: [String] = []

  /// Not there at first: neither for the eye nor in the tree.
  public var isShown: Bool = true
  /// Gone for the sighted, still in the tree.
  public var isOffScreen: Bool = false
  /// In the eye's view, not in the tree (VO-4).
  public var isHiddenFromAssistiveTechnology: Bool = false
  public var isDisabled: Bool = false
  public var isSelected: Bool = false
  /// A placeholder while content loads.
  public var isLoading: Bool = false
  public var isChecked: Bool?
  public var isExpanded: Bool?
  /// False takes it out of the keyboard's order only (FKA-5).
  public var isForKeyboard: Bool = true
  /// Overrides the role: a text with a tap is interactive, a button may be not (SC-14).
  public var isInteractive: Bool?

  /// Where it is; without frames elements stack from top to bottom.
  public var frame: Frame?
  /// Higher is read earlier among its level (VO-42).
  public var sortPriority: Double = 0
  /// Labels of children in the order in which they are read; the others disappear (VO-2).
  public var explicitOrder: [String]?
  public var childrenBehaviour: Children?
  /// Whether descendants are visited before leaving (VO-36).
  public var isGroup: Bool = false
  public var children: [Element] = []
  public var rules: [Rule] = []

  /// Makes an element with a role and a label.
  public init(_ role: Role, _ label: String) {
    self.role = role
    self.label = label
  }
}
