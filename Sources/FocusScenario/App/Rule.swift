/// What happens when something happens: an event, an optional condition, and effects that are one update.
public struct Rule: Hashable, Codable, Sendable {
  /// What sets a rule off.
  public enum Event: Hashable, Codable, Sendable {
    case activate
    case open
    /// Closed; with a way, only that way.
    case close(ClosingWay?)
    case appear
    case type
    case escape
    case increment
    case decrement
    /// A custom action, by name.
    case action(String)
    case back
    case reload
    case scroll
    /// Two fingers, twice: the app's main action (VO-200).
    case magicTap
    /// Editing a field ends by the key on the on-screen keyboard (VO-179).
    case done
    /// Once, this many milliseconds after the context appeared.
    case after(Int)
    /// Again and again, at this interval in milliseconds, while the context is up.
    case every(Int)
  }

  /// What sets it off.
  public var event: Event
  /// When it applies; none means always.
  public var condition: Condition?
  /// In the order of the file; all of them are one update.
  public var effects: [Effect]

  /// Makes a rule.
  public init(on event: Event, when condition: Condition? = nil, _ effects: [Effect]) {
    self.event = event
    self.condition = condition
    self.effects = effects
  }

  /// Why focus goes where the rule has it go: its `because`.
  public var reason: String? { effects.flatMap(\.flattened).lazy.compactMap(\.reason).first }
}

/// When a rule applies.
public indirect enum Condition: Hashable, Codable, Sendable {
  case value(Target, equals: String)
  case valueIsEmpty(Target)
  case isShown(Target)
  case isSelected(Target)
  case isChecked(Target)
  case isOpen(String)
  case not(Condition)
  case all([Condition])
}

/// An element that a rule names.
public enum Target: Hashable, Codable, Sendable {
  /// By label, alias or id; in the rule's own context first, then in the whole app.
  case named(String)
  /// The control that opened the context; one that is gone stands for the opener of its context.
  case opener
  /// The error element of the context.
  case error
  /// The title: the alert's, the bar's, else the first heading.
  case title
  /// The element whose rule this is.
  case this
  /// The row after the one whose rule this is.
  case next
  /// The row before the one whose rule this is.
  case previous
}

/// One change of the app.
public indirect enum Effect: Hashable, Codable, Sendable {
  /// How urgent an announcement is (VO-154); a queued one waits for what is being said (VO-155).
  public enum Priority: String, Hashable, Codable, Sendable { case low, normal = "default", high, queued }

  /// A notification that can carry a text (VO-149, VO-159).
  public enum Notification: String, Hashable, Codable, Sendable {
    case screenChanged = "screen changed"
    case layoutChanged = "layout changed"
    case pageScrolled = "page scrolled"
  }

  /// Where among those beside it an element is moved.
  public enum Place: Hashable, Codable, Sendable {
    case before(Target)
    case after(Target)
    case top
    case end
  }

  case show(Target)
  /// Out of the eye's view and out of the tree.
  case remove(Target)
  /// Out of the eye's view only: still in the tree.
  case takeOffScreen(Target)
  /// Out of the tree only.
  case hide(Target)
  /// Back into the tree.
  case reveal(Target)
  /// Into the tree in the same update (VO-162).
  case insert(Target)
  /// Elsewhere among those beside it; it stays the element that it is (VO-175).
  case move(Target, Place)
  case rename(Target, String)
  case setValue(Target, String)
  /// Adds to a number value.
  case addValue(Target, Int)
  case spokenValue(Target, String)
  case enable(Target)
  case disable(Target)
  case select(Target)
  case deselect(Target)
  case check(Target)
  case uncheck(Target)
  case toggle(Target)
  case expand(Target)
  case collapse(Target)
  case open(String)
  /// Closes the named context, or the one whose rule this is.
  case close(String?)
  case goTo(String)
  case goBack
  /// Loading marks now, then content after this many milliseconds: the loading targets go, the content targets come.
  case load([Target], for: Int, instead: [Target])
  /// The elements are replaced by new ones with the same words (none: all of the context).
  case reload([Target])
  case toast(String, for: Int)
  /// `AccessibilityFocusState` (VO-161).
  case focus(Target)
  /// `FocusState`, first responder (FKA-12).
  case keyboardFocus(Target)
  case postScreenChanged(Target?)
  case postLayoutChanged(Target?)
  case announce(String, Priority)
  /// A notification with a text in place of an element: it is spoken, and moves nothing.
  case postText(Notification, String)
  /// Later, in milliseconds.
  case after(Int, [Effect])
  case afterClosed([Effect])
  case nothing
  /// Sets nothing off: why focus goes where it goes, when that is otherwise than anybody would expect.
  case because(String)

  /// The effect itself, or those that it holds for later.
  var flattened: [Effect] {
    switch self {
    case .after(_, let effects), .afterClosed(let effects): effects.flatMap(\.flattened)
    default: [self]
    }
  }

  /// The reason that it gives; none for an effect that sets something off.
  var reason: String? { if case .because(let reason) = self { reason } else { nil } }

  /// Whether it asks for focus, directly or by a notification; leaving these out shows what the layout alone does.
  public var asksForFocus: Bool {
    switch self {
    case .focus, .keyboardFocus, .postScreenChanged, .postLayoutChanged: true
    default: false
    }
  }
}
