/// One cause and what settled from it.
public struct Beat: Hashable, Sendable {
  /// Counted from 0 in a run.
  public var sequence: Int
  /// What the user did; none for the start of the task.
  public var intent: Intent?
  /// What had focus when it was done to it: the element that was activated, typed into, adjusted.
  public var target: ElementIdentifier?
  /// When the cause happened, in milliseconds of simulated time.
  public var startedAt: Int
  /// When the beat was read: the end of its settle window.
  public var endedAt: Int
  /// The reading of focus when the cause happened, before anything settled.
  public var focusBefore: FocusReading
  /// The reading of focus at the end.
  public var focusAfter: FocusReading
  /// Every change of focus, in order; the last is `focusAfter` when there is one.
  public var focusEvents: [FocusEvent] = []
  /// Everything heard, in the order in which it began.
  public var utterances: [Utterance] = []
  /// What began in an earlier beat and was cut off in this one; there it still counts as spoken.
  public var cutOff: [Utterance] = []
  /// Contexts that were presented or gone to.
  public var opened: [ContainerIdentifier] = []
  /// Contexts that were closed or left, with the way.
  public var closed: [Closing] = []
  /// Elements that came into the eye's view, in the order of the app file.
  public var appeared: [ElementIdentifier] = []
  /// Elements that left the eye's view, in the order of the app file.
  public var vanished: [ElementIdentifier] = []
  /// Elements that came into the eye's view and left it again, in the order of the app file.
  public var glimpsed: [ElementIdentifier] = []
  /// When the app changed, in milliseconds of simulated time: between two of them it was as after the first.
  public var changeTimes: [Int] = []
  /// Elements whose label, value or state changed, in the order of the app file.
  public var changed: [ElementIdentifier] = []
  /// Elements that were reloaded: replaced by new ones with the same words.
  public var replaced: [ElementIdentifier] = []
  /// Elements that were moved among those beside them, in the order of the app file (VO-175).
  public var moved: [ElementIdentifier] = []
  /// The rules of the app that had effects in this beat, in order, each once.
  public var fired: [FiredRule] = []
  /// What a reader of the run should know: a focus request that was lost, and why.
  public var notes: [String] = []
  /// Whether a limit ended it: what would have come after is not known.
  public var isCutShort = false
  /// The behaviours that decided something in this beat, in order, each once.
  public var consulted: [BehaviourIdentifier] = []

  /// A context that was closed.
  public struct Closing: Hashable, Codable, Sendable {
    /// What was closed.
    public var container: ContainerIdentifier
    /// How.
    public var way: ClosingWay
    /// What opened it.
    public var opener: ElementIdentifier?

    /// Makes a closing.
    public init(container: ContainerIdentifier, way: ClosingWay, opener: ElementIdentifier?) {
      self.container = container
      self.way = way
      self.opener = opener
    }
  }

  /// When it was otherwise than at the end, in milliseconds of simulated time: the changes before it.
  var instants: [Int] { changeTimes.filter { $0 < endedAt } }

  /// Elements to which something happened: they came, went, moved or changed.
  var touched: Set<ElementIdentifier> { Set([appeared, vanished, glimpsed, changed, moved].joined()) }

  /// When what it is about happened, in milliseconds of simulated time: of a wait, the first thing that came by itself.
  var happenedAt: Int {
    if case .wait = intent { return changeTimes.first ?? startedAt }
    return startedAt
  }

  /// Makes a beat in which nothing has happened yet.
  public init(sequence: Int, intent: Intent?, target: ElementIdentifier?, at time: Int, focus: FocusReading) {
    self.sequence = sequence
    self.intent = intent
    self.target = target
    self.startedAt = time
    self.endedAt = time
    self.focusBefore = focus
    self.focusAfter = focus
  }
}

/// A rule of the app, by its place.
public struct FiredRule: Hashable, Codable, Sendable {
  /// The context that it belongs to.
  public var container: ContainerIdentifier
  /// The element that has it; none for a rule of the context itself.
  public var element: ElementIdentifier?
  /// Its number among the rules of its owner, from 0.
  public var number: Int

  /// Names a rule.
  public init(container: ContainerIdentifier, element: ElementIdentifier?, number: Int) {
    self.container = container
    self.element = element
    self.number = number
  }
}

extension AppIndex {
  /// The rule at a place that a beat names.
  func rule(_ fired: FiredRule) -> Rule {
    (fired.element.map { entries[$0.index].element.rules } ?? container(fired.container).rules)[fired.number]
  }
}

/// Where focus is, and why.
public struct FocusReading: Hashable, Codable, Sendable {
  /// The element; none is nowhere.
  public var element: ElementIdentifier?
  /// Which life of the element: a reload gives it a new one, and focus on the old one is on something gone.
  public var instance: Int
  /// Why it is there.
  public var cause: FocusCause

  /// Makes a reading.
  public init(element: ElementIdentifier?, instance: Int = 0, cause: FocusCause) {
    self.element = element
    self.instance = instance
    self.cause = cause
  }
}

/// A change of focus.
public struct FocusEvent: Hashable, Codable, Sendable {
  /// In milliseconds of simulated time.
  public var time: Int
  /// Where focus is from then on.
  public var reading: FocusReading

  /// Makes an event.
  public init(time: Int, reading: FocusReading) {
    self.time = time
    self.reading = reading
  }
}

/// Why focus is where it is.
public enum FocusCause: Hashable, Codable, Sendable {
  /// The task starts here.
  case start
  /// The user moved there.
  case user
  /// The app asked for it; the words name the effect and its rule.
  case app(String)
  /// The platform put it there by a fact; with the behaviour, when devices differ.
  case platform(fact: String, confidence: Confidence, behaviour: BehaviourIdentifier?)
  /// The facts call the outcome undefined (VO-170 to VO-173).
  case undefined(BehaviourIdentifier)
}

extension FocusCause {
  /// Whether the app asked for it.
  var isByApp: Bool {
    if case .app = self { return true }
    return false
  }

  /// Whether neither the app nor the user chose the place.
  var isByPlatform: Bool {
    switch self {
    case .platform, .undefined: true
    case .start, .user, .app: false
    }
  }
}

/// How well a fact is known.
public enum Confidence: String, Hashable, Codable, Sendable {
  /// Documented by the vendor.
  case documented = "V"
  /// Read in code.
  case read = "R"
  /// Reported by practitioners.
  case practised = "P"
  /// A guess: nothing was seen.
  case guess = "G"
}

/// Something heard.
public struct Utterance: Hashable, Codable, Sendable {
  /// On which channel.
  public enum Channel: String, Hashable, Codable, Sendable {
    /// What the technology says for the element in focus.
    case focus
    /// What the app had announced.
    case announcement
  }

  /// What became of it.
  public enum Outcome: String, Hashable, Codable, Sendable {
    case spoken
    /// Begun, then cut off by another.
    case interrupted
    /// Never begun.
    case dropped
  }

  /// On which channel it is heard.
  public var channel: Channel
  /// The words.
  public var text: String
  /// What it is said for; none for an announcement.
  public var element: ElementIdentifier?
  /// When it began, or would have, in milliseconds of simulated time.
  public var time: Int
  /// What became of it.
  public var outcome: Outcome

  /// Makes an utterance.
  public init(channel: Channel, text: String, element: ElementIdentifier?, time: Int, outcome: Outcome) {
    self.channel = channel
    self.text = text
    self.element = element
    self.time = time
    self.outcome = outcome
  }
}
