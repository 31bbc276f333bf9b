/// How a switch user scans: the settings that decide what is highlighted, and when (SC-1, SC-2, SC-5 to SC-7).
public struct Scanning: Hashable, Codable, Sendable {
  /// Whether what stands together in a group is highlighted as one first (SC-2, SC-5, SC-11, SC-12).
  public var groupsItems: Bool
  /// After how many milliseconds the highlight moves by itself; none when a switch moves it (SC-1).
  public var interval: Int?
  /// After how many cycles the highlight hides; none means never (SC-6).
  public var loops: Int?
  /// Whether a select opens the menu in place of a tap (SC-2, SC-16).
  public var opensMenu: Bool
  /// After how many milliseconds without a press a single switch selects what it moved to; none when another switch
  /// selects (SC-1).
  public var dwell: Int?

  /// One item after the other, moved by a switch; a select taps.
  public static let manual = Scanning()

  /// Makes settings.
  public init(
    groupsItems: Bool = false,
    interval: Int? = nil,
    loops: Int? = nil,
    opensMenu: Bool = false,
    dwell: Int? = nil
  ) {
    self.groupsItems = groupsItems
    self.interval = interval
    self.loops = loops
    self.opensMenu = opensMenu
    self.dwell = dwell
  }
}

/// The menu that a select opens, and what is highlighted in it (SC-2, SC-4, SC-16).
public struct ScanMenu: Hashable, Codable, Sendable {
  /// What can be selected in it.
  public enum Entry: Hashable, Codable, Sendable {
    case tap
    /// A custom action, on the first level (SC-16).
    case action(String)
    /// Closes the menu and does nothing (SC-4).
    case escape
  }

  /// What it offers, in order.
  public var entries: [Entry]
  /// The place of the highlight.
  public var highlighted = 0

  /// Makes the menu of an element with custom actions.
  public init(actions: [String]) {
    entries = [.tap] + actions.map(Entry.action) + [.escape]
  }
}
