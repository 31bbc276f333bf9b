/// What was found by trying everything that a user can do with an app.
public struct Exploration: Hashable, Sendable {
  /// How much is tried.
  public struct Limits: Hashable, Sendable {
    /// The most actions that are tried for each technology.
    public var actions: Int
    /// The most actions in a row, from where the app starts.
    public var depth: Int

    /// Makes limits.
    public init(actions: Int = 20_000, depth: Int = 24) {
      self.actions = actions
      self.depth = depth
    }
  }

  /// What one technology's user came to.
  public struct Tour: Hashable, Sendable {
    /// The technology.
    public var technology: Technology
    /// How many actions were tried.
    public var actions: Int
    /// How many different states of the app were met.
    public var states: Int
    /// Why not everything was tried; none when it was.
    public var stoppedAt: String?
  }

  /// The title of the app.
  public var app: String
  /// In the order in which the technologies were asked for.
  public var tours: [Tour]
  /// By kind, then by technology, the shorter way first.
  public var findings: [Finding]
}

/// One thing that leaves a user of an assistive technology behind, and the shortest way to it.
public struct Finding: Hashable, Sendable {
  /// What happens.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    case leftBehind = "something opened, and focus was left behind"
    case errorWithoutFocus = "an error appeared, and focus is elsewhere"
    case announcedInstead = "something was announced where focus needs a place"
    case focusOnGone = "focus is on something that is gone"
    case notReturned = "something closed, and focus did not return to what opened it"
    case jumpedToTop = "focus jumped to the top"
    case trap = "there is no way out"
    case unreachable = "a control can be seen and not reached"
    case reachableBehind = "what lies behind can be reached"
    case vanishedWhileFocused = "what had focus vanished by itself"
    case escapeDoesNothing = "the escape gesture does nothing"
    case announcementLost = "an announcement was lost"
    case movedBySmallUpdate = "a small update moved focus"
    case movedWhileTyping = "focus moved while the user was typing"
    case focusOnToast = "focus went to a toast, which disappears"
    case focusOnDisabled = "focus went to a disabled control, and what would enable it is above"
  }

  /// What happens.
  public var kind: Kind
  /// The technology.
  public var technology: Technology
  /// What it happens to: the label of an element, or the name of a context.
  public var subject: String
  /// Where focus was afterwards, as spoken; empty when it was nowhere.
  public var focus: String
  /// The shortest way to it, as a task line says it.
  public var way: [String]
  /// A block that fails on the app because of it; none when no sentence of the language says it.
  public var block: FindingBlock?
}
