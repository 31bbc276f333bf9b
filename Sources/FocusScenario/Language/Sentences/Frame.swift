/// What one sentence of an `Expected:` line claims: every wording ends in a frame, and the frame is what is judged.
public struct Frame: Hashable, Codable, Sendable {
  /// What the claim is about.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    case focus, speech, reach, steps, order, count, value, state, key, next, scan, trap
  }

  /// What is said of it; the kinds each have their own.
  public enum Relation: String, Hashable, Codable, Sendable, CaseIterable {
    // focus
    case on, `in`, outside, behind
    case startOn = "start-on"
    case startIn = "start-in"
    case goTo = "go-to"
    case goIn = "go-in"
    case returnTo = "return-to"
    case returnIn = "return-in"
    case stayOn = "stay-on"
    case stayIn = "stay-in"
    /// Focus does not move at all.
    case stay
    case leave
    /// No step of the user's leads out: `focus is confined to the panel`.
    case confinedTo = "confined-to"
    /// Focus is nowhere.
    case none
    /// Focus moves, counted.
    case move
    // speech; `said` of anything with polarity never is silence
    case said, before, after, only, exact, contains
    case saidAs = "said-as"
    case saidWith = "said-with"
    // reach
    case reachable
    // steps
    case steps
    /// From where focus was left by the last change of context to where the task goes on.
    case recovery
    // order (also before, after)
    case list
    case rightBefore = "right-before"
    case rightAfter = "right-after"
    case between
    case stop
    /// From which side to which; the words are in `text`.
    case direction
    case inOrder = "in-order"
    case isStop = "is-stop"
    case oneStop = "one-stop"
    case oneGroup = "one-group"
    case visited
    // count
    case exist, focusable, has
    // value
    case kept, equals, empty
    /// The name it is known by.
    case label
    /// What kind of control it is.
    case role
    /// A name, state or other part of what it says.
    case attribute
    // state
    case `is`, changes, can, covers, located
    /// A question comes before what is done; what is asked is in `text`.
    case asks
    /// The custom actions it has.
    case offers
    // key: what one press does
    /// The verb is in `text`.
    case does
    case movesTo = "moves-to"
    case goesBackTo = "goes-back-to"
    case reaches, leaves, enters, activates, closes, opens, toggles, nothing
    // next
    case startsAt = "starts-at"
    case landsOn = "lands-on"
    // scan (also enters, leaves)
    case stopsOn = "stops-on"
    case restartsAt = "restarts-at"
    // trap (also leave)
    case wayOut = "way-out"
    case noTrap = "no-trap"
  }

  /// Whether the claim holds, does not hold, or never holds in its window.
  public enum Polarity: String, Hashable, Codable, Sendable {
    case holds
    /// It does not hold at one moment.
    case not
    /// It holds at no beat of the window.
    case never
  }

  /// A number with its bound.
  public struct Count: Hashable, Codable, Sendable {
    /// How the number bounds.
    public enum Bound: String, Hashable, Codable, Sendable {
      case exactly = "="
      case atMost = "≤"
      case atLeast = "≥"
      case moreThan = ">"
    }
    /// How the number bounds.
    public var bound: Bound
    /// The number.
    public var number: Int

    /// Makes a count.
    public init(_ bound: Bound, _ number: Int) {
      self.bound = bound
      self.number = number
    }

    /// Whether a number meets the bound.
    public func admits(_ value: Int) -> Bool {
      switch bound {
      case .exactly: value == number
      case .atMost: value <= number
      case .atLeast: value >= number
      case .moreThan: value > number
      }
    }
  }

  /// First or last of what is spoken.
  public enum Position: String, Hashable, Codable, Sendable { case first, last }

  /// The kind of a navigation step.
  public enum Step: String, Hashable, Codable, Sendable { case swipe, tab, scan, flick, move }

  /// A direction along the order.
  public enum Direction: String, Hashable, Codable, Sendable { case forward, back }

  /// A distance along the order.
  public struct Steps: Hashable, Codable, Sendable {
    /// How many.
    public var count: Count
    /// Of which kind.
    public var step: Step
    /// In which direction; none means either.
    public var direction: Direction?

    /// Makes a distance.
    public init(_ count: Count, _ step: Step, _ direction: Direction? = nil) {
      self.count = count
      self.step = step
      self.direction = direction
    }
  }

  /// What the user did not have to do.
  public enum Effort: String, Hashable, Codable, Sendable {
    case swiping, searching, scrolling, tapping
    case movingFocus = "moving-focus"
  }

  /// A length of simulated time and the event it counts from.
  public struct Within: Hashable, Codable, Sendable {
    /// The length in milliseconds.
    public var milliseconds: Int
    /// The event; none means the last action.
    public var event: Event?

    /// Makes a length of time.
    public init(milliseconds: Int, event: Event? = nil) {
      self.milliseconds = milliseconds
      self.event = event
    }
  }

  /// How long something lasts.
  public struct Duration: Hashable, Codable, Sendable {
    /// How the length bounds.
    public var bound: Count.Bound
    /// The length in milliseconds.
    public var milliseconds: Int

    /// Makes a length of time.
    public init(_ bound: Count.Bound, milliseconds: Int) {
      self.bound = bound
      self.milliseconds = milliseconds
    }
  }

  /// How something happens, each with what shows it in a run.
  public enum Manner: String, Hashable, Codable, Sendable {
    /// No other place of focus comes between the event and the landing: `goes straight to X`.
    case direct
    /// The user's own step is not what did it: `automatically`, `by itself`.
    case byItself = "by itself"
    /// In the beat of the last action, before the user does anything else: `immediately`.
    case immediately
    /// Each in an utterance, or as a stop, in which the others have no part: `separately`.
    case separately
    /// In the order of the sentence, or of the app file for `every`: `in order`.
    case inOrder = "in order"
    /// Both by going on from one end and by going back from the other.
    case inBothDirections = "in both directions"
    /// One utterance has all of the words: `in a single announcement`.
    case inOneUtterance = "in one utterance"
    /// What is done brings it about: it was not so before. `"Pay" opens the sheet`.
    case broughtAbout = "brought about"
    /// Nothing but the user moves focus meanwhile: `without stealing focus`.
    case withoutMovingFocus = "without moving focus"
    /// From the moment looked at on it is never otherwise: `stays dimmed`, where `is still dimmed` is how it is then.
    case throughout
  }

  /// Says that it stays so, as far as that can be told of it: `stays dimmed`; what does not stay so is no longer so.
  mutating func lastThroughout() {
    guard polarity == .holds, within == nil, duration == nil else { return }
    switch (kind, relation) {
    case (.state, .is), (.reach, .reachable), (.value, .empty):
      still = false
      manner.append(.throughout)
    default: break
    }
  }

  /// On which channel something is heard.
  public enum Channel: String, Hashable, Codable, Sendable {
    /// Any speech.
    case spoken
    /// The author wrote *announced*.
    case announced
  }

  /// What the claim is about.
  public var kind: Kind
  /// What is said of it.
  public var relation: Relation
  /// Whether the claim holds, does not hold, or never holds.
  public var polarity: Polarity = .holds
  /// Who does it, when that is a thing of the app (`there are 3 rows in Q`: none).
  public var subject: Reference?
  /// What the claim is about: where focus is, what is spoken, what is reached.
  public var target: Reference?
  /// The second thing of a relation: before what, from where.
  public var other: Reference?
  /// The things of a list, in order.
  public var list: [Reference] = []
  /// How often, or how many.
  public var count: Count?
  /// Whether the count is for each full scan cycle.
  public var perCycle = false
  /// First or last of what is spoken, or of the stops.
  public var position: Position?
  /// When the claim is looked at; none means the default of its kind.
  public var moment: Moment?
  /// Within what time it holds; never together with a moment.
  public var within: Within?
  /// What the user did not have to do for it.
  public var effort: [Effort] = []
  /// How far the target is.
  public var steps: Steps?
  /// The keys or ways that may be used: `with Tab`.
  public var via: [Key] = []
  /// The steps that a `next` claim names: `the next scan or Tab`.
  public var nextSteps: [Step] = []
  /// `, not on Y`.
  public var contrast: Reference?
  /// On which channel something is heard.
  public var channel: Channel = .spoken
  /// Text that is compared as it stands: `speech is "…"`, a state word, a value.
  public var text: String?
  /// The key that is pressed.
  public var key: Key?
  /// Spoken to the end: an interrupted utterance does not count.
  public var uninterrupted = false
  /// The author wrote *still*, or *stays*; of a denial *no longer*: it was so before.
  public var still = false
  /// The window opens when focus arrives, as the claim before says: `moves to the error and stays there`.
  public var fromArrival = false
  /// The author wrote *again*.
  public var again = false
  /// The author wrote *always*.
  public var always = false
  /// What the user did not do for it: `without opening the menu`.
  public var avoiding: Event?
  /// How it happens, in the order of the text.
  public var manner: [Manner] = []
  /// Under which technologies or settings it is claimed; none means all of the block.
  public var contexts: [Context] = []
  /// For how long it lasts.
  public var duration: Duration?

  /// Makes a frame of a kind and relation; the other fields start empty.
  public init(_ kind: Kind, _ relation: Relation) {
    self.kind = kind
    self.relation = relation
  }
}

/// A key of a keyboard, or a way of moving, that a sentence names.
public enum Key: Hashable, Sendable {
  case tab, shiftTab, escape, `return`, space, arrows, controlTab, upArrow, downArrow, leftArrow, rightArrow
  /// Not a key: two fingers drawing a Z.
  case escapeGesture
  /// Not a key: two fingers tapping twice.
  case magicTap
  /// Not a key: a swipe of one finger.
  case swipe
  /// Not a key: touch at a point.
  case touch
  /// Not a key: a switch scan.
  case scan
  /// Not a key: what activates the thing in focus.
  case select
  /// Not a key: the rotor, set to a kind of element (VO-205).
  case rotor(Rotor)
  /// A key or a gesture that is read and not simulated, as it is written: `Cmd-F`, `swipe up`.
  case other(String)
}

extension Key: RawRepresentable, CaseIterable, Codable {
  /// Those that are simulated.
  public static let allCases: [Key] =
    [
      .tab, .shiftTab, .escape, .return, .space, .arrows, .controlTab, .upArrow, .downArrow, .leftArrow, .rightArrow,
      .escapeGesture, .magicTap, .swipe, .touch, .scan, .select,
    ] + Rotor.allCases.map(Key.rotor)

  /// Whether it is simulated at all.
  public var isSimulated: Bool {
    if case .other = self { return false }
    return true
  }

  /// The key of a name; none if no table and no keyboard has it.
  public init?(rawValue: String) {
    if let known = Self.allCases.first(where: { $0.rawValue == rawValue }) {
      self = known
    } else if Self.unsimulated.contains(rawValue) || Self.isShortcut(rawValue.lowercased()) {
      self = .other(rawValue)
    } else {
      return nil
    }
  }

  /// How the key is written.
  public var rawValue: String {
    switch self {
    case .tab: "Tab"
    case .shiftTab: "Shift-Tab"
    case .escape: "Escape"
    case .return: "Return"
    case .space: "Space"
    case .arrows: "arrow keys"
    case .controlTab: "Ctrl-Tab"
    case .upArrow: "up arrow"
    case .downArrow: "down arrow"
    case .leftArrow: "left arrow"
    case .rightArrow: "right arrow"
    case .escapeGesture: "escape gesture"
    case .magicTap: "magic tap"
    case .swipe: "swipe"
    case .touch: "touch"
    case .scan: "scan"
    case .select: "select"
    case .rotor(let rotor): rotor.rawValue + " rotor"
    case .other(let name): name
    }
  }

  /// Reads the name of a key.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let key = Key(rawValue: name) else {
      let reason = "no key is called '\(name)'"
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: reason))
    }
    self = key
  }

  /// Writes the name of the key.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  private static let unsimulated: Set<String> = [
    "Home key", "End key", "Page Up", "Page Down", "Delete key", "Backspace key", "swipe up", "swipe down",
    "long press",
    "three-finger swipe", "play key", "mute key",
  ]

  /// Whether a word in lower case is a shortcut or a function key: `cmd-f`, `ctrl+right`, `f6`.
  static func isShortcut(_ word: String) -> Bool {
    if word.utf8.count <= 3, word.utf8.first == UInt8(ascii: "f"), functionKeys.contains(word) { return true }
    guard word.utf8.contains(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }) else { return false }
    guard !tabShortcuts.contains(word) else { return false }
    let parts = word.split(whereSeparator: { $0 == "-" || $0 == "+" }).map(String.init)
    guard let last = parts.last, parts.count > 1, parts.dropLast().allSatisfy(keysHeld.contains) else { return false }
    return last.utf8.count == 1 || keysOfMoreLetters.contains(last) || functionKeys.contains(last)
  }

  private static let tabShortcuts: Set<String> = [
    "ctrl-tab", "ctrl+tab", "control-tab", "control+tab", "shift-tab", "shift+tab",
  ]
  private static let functionKeys = Set((1...12).map { "f\($0)" })
  private static let keysHeld: Set<String> = [
    "cmd", "command", "ctrl", "control", "opt", "option", "alt", "shift", "meta",
  ]
  private static let keysOfMoreLetters: Set<String> = [
    "tab", "return", "enter", "space", "escape", "esc", "delete", "del", "backspace", "home", "end", "up", "down",
    "left", "right", "plus", "minus", "slash", "comma", "arrow", "arrows",
  ]
}
