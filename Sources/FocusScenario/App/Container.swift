/// A context of the app: a screen, a sheet, an alert, a custom overlay.
public struct Container: Hashable, Codable, Sendable {
  /// Which platform counterpart it behaves as.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    case screen = "Screen"
    case sheet = "Sheet"
    case fullScreenCover = "Full Screen Cover"
    case alert = "Alert"
    case confirmationDialog = "Confirmation Dialog"
    case popover = "Popover"
    case menu = "Menu"
    /// A custom overlay: it moves nothing and blocks nothing by itself (VO-133).
    case overlay = "Overlay"
    case tab = "Tab"
    case toast = "Toast"

    /// Whether the system presents it: it takes focus and keeps swipes inside (VO-126).
    public var isSystemPresentation: Bool {
      switch self {
      case .sheet, .fullScreenCover, .alert, .confirmationDialog, .popover, .menu: true
      case .screen, .overlay, .tab, .toast: false
      }
    }

    /// Whether it replaces what was there instead of lying above it.
    public var isScreen: Bool { self == .screen || self == .tab }
  }

  /// The name, which is also its noun in checks.
  public var name: String
  /// Which platform counterpart it behaves as.
  public var kind: Kind
  /// Marked modal: its siblings are ignored (VO-120).
  public var isModal: Bool = false
  /// Other names that checks may use.
  public var aliases: [String] = []
  /// How a user can close it beside its buttons; none means as its kind does.
  public var closesBy: [ClosingWay]?
  /// A grabber or dismiss button that takes the first focus, where the author marked one (VO-127).
  public var hasGrabber: Bool = false
  /// What TalkBack says when the context appears, as of a window (TB-19).
  public var paneTitle: String?
  /// For how long a toast stays, in milliseconds.
  public var duration: Int?
  /// What happens when something happens to it; the first rule that fits wins.
  public var rules: [Rule] = []
  /// What is on it, in the order of the file.
  public var elements: [Element] = []

  /// Makes an empty context.
  public init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

/// A way of closing a context.
public enum ClosingWay: String, Hashable, Codable, Sendable, CaseIterable {
  /// A control whose rule closes it.
  case button
  case swipeDown = "swipe down"
  case escape
  case outsideTap = "outside tap"
  case bySystem = "by the system"
}
