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
    case list, table, landmark
    case tabBar = "tab bar"
    case segmentedControl = "segmented control"
    /// The bar above the content: its back button is read first, then its title (VO-41).
    case navigationBar = "navigation bar"
    /// A group whose label is spoken on entering it; without a name it is only a view (VO-21, VO-40).
    case semanticGroup = "semantic group"
    /// A plain view: it leaves no trace, what stands in it joins the level around it (VO-3).
    case view

    /// Whether a user acts on it: a stop for switches and for the keyboard (SC-13, FKA-6).
    public var isInteractive: Bool {
      switch self {
      case .heading, .text, .image, .progress, .group, .card, .list, .table, .landmark, .tabBar,
        .segmentedControl, .navigationBar, .semanticGroup, .view:
        false
      default: true
      }
    }

    /// Whether it is nothing but its words.
    var isOnlyWords: Bool { self == .text || self == .heading }

    /// Whether text is typed into it.
    public var isTextInput: Bool { self == .textField || self == .secureField || self == .searchField }
  }

  /// How children are read (VO-18 to VO-21).
  public enum Children: String, Hashable, Codable, Sendable { case contain, combine, ignore }

  /// How urgently TalkBack says a region whose content has changed (TB-20).
  public enum LiveRegion: String, Hashable, Codable, Sendable { case polite, assertive }

  /// A frame on the screen, in points.
  public struct Frame: Hashable, Codable, Sendable {
    /// The left edge.
    public var x: Double
    /// The upper edge.
    public var y: Double
    /// To the right of the left edge.
    public var width: Double
    /// Below the upper edge.
    public var height: Double

    /// Makes a frame.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// What it is.
  public var role: Role
  /// What it is called; what VoiceOver says first.
  public var label: String
  /// The text value, for a field, a slider, a picker.
  public var value: String?
  /// Spoken in place of the text value.
  public var spokenValue: String?
  /// What an empty field shows.
  public var placeholder: String?
  /// What acting on it will do, spoken last.
  public var hint: String?
  /// A stable name for tests and rules.
  public var id: String?
  /// Other names that checks and rules may use: `as the address`.
  public var aliases: [String] = []
  /// The label of the control whose error this is.
  public var errorOf: String?
  /// Names of the app's own rotors that stop on it (VO-202).
  public var rotors: [String] = []
  /// Names of custom actions.
  public var actions: [String] = []

  /// Not there at first: neither for the eye nor in the tree.
  public var isShown: Bool = true
  /// Gone for the sighted, still in the tree.
  public var isOffScreen: Bool = false
  /// In the eye's view, not in the tree (VO-4).
  public var isHiddenFromAssistiveTechnology: Bool = false
  /// Whether acting on it does nothing: spoken as dimmed.
  public var isDisabled: Bool = false
  /// Whether it is the chosen one.
  public var isSelected: Bool = false
  /// A placeholder while content loads.
  public var isLoading: Bool = false
  /// On or off, for what can be switched; none for the rest.
  public var isChecked: Bool?
  /// Expanded or collapsed, for what can be either; none for the rest.
  public var isExpanded: Bool?
  /// False takes it out of the keyboard's order only (FKA-5).
  public var isForKeyboard: Bool = true
  /// The label of the control to which the keyboard goes next; a screen reader takes no notice (TB-4, TB-24).
  public var nextFocus: String?
  /// Whether it takes focus when focus is moved by the system (VO-163, TB-6).
  public var isDefaultFocus: Bool = false
  /// Whether TalkBack says it again when what is in it changes, and how urgently (TB-20).
  public var liveRegion: LiveRegion?
  /// Overrides the role: a text with a tap is interactive, a button may be not (SC-14).
  public var isInteractive: Bool?

  /// Where it is; without frames elements stack from top to bottom.
  public var frame: Frame?
  /// Where it is when the text is large; none where that makes no difference.
  public var largeTextFrame: Frame?
  /// Whether large text pushes it off the screen: a finger does not find it there (VO-194, TB-5).
  public var isOffScreenWithLargeText: Bool = false
  /// Higher is read earlier among its level (VO-42).
  public var sortPriority: Double = 0
  /// Labels of children in the order in which they are read; the others disappear (VO-2).
  public var explicitOrder: [String]?
  /// How its children are read; none means as its role does.
  public var childrenBehaviour: Children?
  /// Whether descendants are visited before leaving (VO-36).
  public var isGroup: Bool = false
  /// Whether children outside its frame are cut off; without a size it cuts off all of them (VO-7).
  public var clips: Bool = false
  /// Whether its content moves under it: it is read where its own frame is (VO-48).
  public var scrolls: Bool = false
  /// Marked modal: what stands beside it is ignored (VO-120).
  public var isModal: Bool = false
  /// Traits beside those that its role and its states give it.
  public var traits: Traits = []
  /// What its badge shows; not spoken (VO-72).
  public var badge: String?
  /// Where it stands in the table around it.
  public var cell: Cell?
  /// What stands inside it, in the order of the file.
  public var children: [Element] = []
  /// What happens when something happens to it; the first rule that fits wins.
  public var rules: [Rule] = []

  /// Makes an element with a role and a label.
  public init(_ role: Role, _ label: String) {
    self.role = role
    self.label = label
  }
}
