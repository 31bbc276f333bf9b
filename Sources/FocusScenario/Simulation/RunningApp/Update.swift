/// Changes of the app that happen together, and what set them off.
struct Update: Hashable, Sendable {
  /// One change: an effect that a rule names, or what a control or a timer does by itself.
  enum Change: Hashable, Sendable {
    case effect(Effect)
    /// Puts a context up.
    case open(ContainerIdentifier)
    /// Closes a context; one that is not up is left alone.
    case close(ContainerIdentifier)
    case goBack
    /// Turns a toggle over.
    case flip(ElementIdentifier)
    /// Selects one of several, and no other.
    case choose(ElementIdentifier)
    /// Begins to edit a field.
    case edit(ElementIdentifier)
    case setText(ElementIdentifier, String)
    /// The loading elements go, the content comes.
    case finishLoading([ElementIdentifier], content: [ElementIdentifier])
  }

  /// What set an update off.
  struct Origin: Hashable, Sendable {
    /// The context whose rule it is, or that the change is about.
    var container: ContainerIdentifier
    /// The element whose rule it is.
    var element: ElementIdentifier?
    /// What the user acted on; it is the opener of what opens now.
    var actor: ElementIdentifier?
    var event: Rule.Event
    /// The number of the rule among those of the element, or of the context; none when no rule says it.
    var rule: Int?
    /// How a context is closed by this.
    var way: ClosingWay
    /// How often the user had moved when it was set off.
    var moves: Int
    /// How many milliseconds after the event it happens.
    var delay = 0
  }

  var origin: Origin
  var changes: [Change]
}

/// A request of the app to move focus.
struct FocusRequest: Hashable, Sendable {
  /// By which means.
  enum Kind: String, Hashable, Sendable {
    case accessibilityFocus = "focus"
    case keyboardFocus = "keyboard focus"
    case screenChanged = "post screen changed"
    case layoutChanged = "post layout changed"
  }

  var kind: Kind
  /// In the words of the rule; none for a notification that names nothing.
  var target: Target?
  /// What the words mean after the tree has changed.
  var element: ElementIdentifier?
  var origin: Update.Origin
}

/// What an update leaves for the platform and the technology to do.
struct Consequences: Sendable {
  /// An announcement that the app posted.
  struct Announcement: Hashable, Sendable {
    var text: String
    var priority: Effect.Priority
  }

  /// A context that came up.
  struct Opening: Hashable, Sendable {
    var container: ContainerIdentifier
    /// Gone to, and not presented above what was there.
    var replacesScreen: Bool
  }

  var requests: [FocusRequest] = []
  var announcements: [Announcement] = []
  var opened: [Opening] = []
  var closed: [Beat.Closing] = []
  /// What came into the tree.
  var inserted: [ElementIdentifier] = []
  var replaced: [ElementIdentifier] = []
  var afterClosed: [Update] = []
  /// What happens next, at the same moment.
  var followUps: [Update] = []
  var notes: [String] = []
}

extension Update.Origin {
  /// The rule of the app that it comes from.
  var firedRule: FiredRule? { rule.map { FiredRule(container: container, element: element, number: $0) } }
}
