extension Element {
  /// What the system can say about an element, by the numbers of the platform's bits (VO-220).
  ///
  /// Selected and dimmed are states of an element, and no traits here.
  public struct Traits: OptionSet, Hashable, Codable, Sendable {
    /// A bit for each trait.
    public var rawValue: UInt64

    /// Takes bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    private init(bit: UInt64) { rawValue = 1 << bit }

    /// Spoken as a button.
    public static let button = Traits(bit: 0)
    /// Spoken as a link.
    public static let link = Traits(bit: 1)
    /// Spoken as an image.
    public static let image = Traits(bit: 2)
    /// Not spoken (VO-66).
    public static let playsSound = Traits(bit: 4)
    /// A key of a keyboard: it is not spoken as a button (VO-65).
    public static let keyboardKey = Traits(bit: 5)
    /// Not spoken (VO-66).
    public static let staticText = Traits(bit: 6)
    /// Not spoken (VO-66).
    public static let summary = Traits(bit: 7)
    /// Not spoken (VO-66).
    public static let updatesFrequently = Traits(bit: 9)
    /// Spoken as a search field.
    public static let searchField = Traits(bit: 10)
    /// Not spoken (VO-66).
    public static let startsMedia = Traits(bit: 11)
    /// Spoken as adjustable.
    public static let adjustable = Traits(bit: 12)
    /// Not spoken (VO-66).
    public static let directInteraction = Traits(bit: 13)
    /// Not spoken (VO-66).
    public static let causesPageTurn = Traits(bit: 14)
    /// Not spoken on an element (VO-66).
    public static let tabBar = Traits(bit: 15)
    /// Spoken as a heading.
    public static let header = Traits(bit: 16)
    /// Spoken as a text field.
    public static let textEntry = Traits(bit: 18)
    /// Spoken as being edited (VO-76).
    public static let isEditing = Traits(bit: 21)
    /// Spoken as a secure text field.
    public static let secureTextField = Traits(bit: 24)
    /// Spoken as a back button.
    public static let backButton = Traits(bit: 27)
    /// Spoken as a tab.
    public static let tab = Traits(bit: 28)
    /// A field of more than one line: its hint also names the rotor (VO-76).
    public static let scrollable = Traits(bit: 33)
    /// Spoken as a pop up button.
    public static let popUpButton = Traits(bit: 40)
    /// Not spoken (VO-66).
    public static let supportsZoom = Traits(bit: 46)
    /// Spoken as a switch, its value as on, off or mixed (VO-67).
    public static let toggle = Traits(bit: 53)
  }
}

extension Element.Role {
  /// The traits that come with the role.
  var traits: Element.Traits {
    switch self {
    case .heading: .header
    case .text: .staticText
    case .button: .button
    case .link: .link
    case .image: .image
    case .textField: .textEntry
    case .secureField: [.textEntry, .secureTextField]
    case .searchField: .searchField
    case .toggle: [.button, .toggle]
    case .slider, .stepper: .adjustable
    case .picker: [.button, .popUpButton]  // VO-80
    case .tab: .tab
    case .backButton: [.button, .backButton]
    case .progress: .updatesFrequently
    case .checkbox, .row, .group, .card, .list, .table, .landmark, .tabBar, .segmentedControl, .navigationBar,
      .semanticGroup, .view:
      []
    }
  }
}
