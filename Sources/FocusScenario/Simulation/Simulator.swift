/// A running app under one assistive technology: a value, so that a copy is a fork.
public struct Simulator: Sendable {
  /// The app's tables, shared by all copies.
  public let index: AppIndex
  /// The technology that is simulated.
  public let technology: Technology

  private var session: Session
  /// The run as it was before the last action settled.
  private var unsettled: Session?

  /// Where focus is and why.
  public var focus: FocusReading { session.cursor.reading }
  /// The simulated time in milliseconds.
  public var now: Int { session.app.now }

  /// Sets the app up as it starts; nothing has focus yet.
  ///
  /// The vocabulary is the language in which VoiceOver adds words to the app's own; without one, the app's language.
  public init(
    _ index: AppIndex,
    technology: Technology,
    behaviours: Behaviours = .baseline,
    scanning: Scanning = .manual,
    vocabulary: SpokenVocabulary? = nil,
    speaksHints: Bool = false
  ) {
    self.index = index
    self.technology = technology
    let driver = AssistiveDrivers.driver(for: technology)
    self.session = Session(index, driver: driver, behaviours: behaviours, scanning: scanning)
    let spoken = SpokenVocabulary.all.first { $0.language == index.app.language.rawValue }
    session.vocabulary = vocabulary ?? spoken ?? .english
    session.speaksHints = speaksHints
  }

  /// Whether the rules of a technology are known here; all that have a name here are.
  public static func simulates(_ technology: Technology) -> Bool { true }

  /// Shows the screen on which the task starts (none: the app's first) and puts focus on its first stop.
  ///
  /// A context that is presented is shown above the first screen.
  ///
  /// With the technology off, a sighted user acts by touch until the intent that turns it on (VO-136).
  public mutating func start(on screen: ContainerIdentifier? = nil, turnedOn: Bool = true) -> Beat {
    session.isOn = turnedOn
    session.start(on: screen)
    session.settle(for: Clock.settleWindow)
    return session.closeBeat()
  }

  /// Does one thing and lets it settle; navigation has no settle window of its own.
  public mutating func perform(_ intent: Intent) -> Beat { perform(intent, withoutFocusEffects: false) }

  private mutating func perform(
    _ intent: Intent,
    withoutFocusEffects: Bool,
    atMost longest: Int = .max
  ) -> Beat {
    unsettled = nil
    session.skipsFocusEffects = withoutFocusEffects
    let window = session.begin(intent)
    if window == .settling { unsettled = session }
    session.settle(for: min(window.duration, longest))
    return session.closeBeat()
  }

  /// Does one thing and lets it settle no longer than some milliseconds, to look at a moment inside its beat.
  public mutating func perform(_ intent: Intent, settlingAtMost milliseconds: Int) -> Beat {
    perform(intent, withoutFocusEffects: false, atMost: milliseconds)
  }

  /// Leaves out the app's focus effects in the next intent, to see what the layout alone does.
  public mutating func performWithoutFocusEffects(_ intent: Intent) -> Beat {
    perform(intent, withoutFocusEffects: true)
  }

  /// Lets the next intent follow at once: the settle window of the one before it is skipped.
  ///
  /// The run goes back to the moment of the action before. What that action's beat had settled happens, if at all, in
  /// this beat: the beat that was returned says what would have come without the haste.
  public mutating func performAtOnce(_ intent: Intent) -> Beat {
    if let unsettled { session = unsettled }
    return perform(intent)
  }
}

extension Simulator {
  /// The stops of this technology from here, in order: what a sweep would visit.
  public var stops: [ElementIdentifier] { session.traversal.stops }

  /// What touching finds: on screen, in scope; empty for a technology without touch.
  public var touchable: [ElementIdentifier] {
    session.driver.hasTouch ? session.traversal.stops.filter(session.app.isSeen) : []
  }

  /// Whether a step forward at the last stop goes on at the first.
  public var wraps: Bool {
    switch session.driver.edge {
    case .wraps: true
    case .asked(let behaviour): session.behaviours[behaviour] == .wraps
    case .signalsFirst: false
    }
  }

  /// Whether the user of the technology has a gesture at all, whatever comes of it.
  func has(_ intent: Intent) -> Bool {
    switch intent {
    case .rotor: session.driver.gestures.contains(.rotor)
    case .customRotor: session.driver.gestures.contains(.customRotor)
    case .magicTap: session.driver.gestures.contains(.magicTap)
    case .done: session.driver.gestures.contains(.onScreenKeyboard)
    case .touch, .touchPoint: session.driver.hasTouch
    case .firstElement, .lastElement: session.driver.gestures.contains(.ends)
    case .escape: session.driver.escape != nil
    case .read, .pauseSpeech, .mute: session.driver.gestures.contains(.speechControl)
    default: true
    }
  }

  /// Whether the technology is on.
  var isOn: Bool { session.isOn }

  /// Points at something with a finger, for the next intent of a user who has no technology on yet.
  mutating func point(at element: ElementIdentifier) { session.point(at: element) }

  /// Whether the next scan resumes at a place that was named or remembered, instead of moving on from the highlight.
  var resumesElsewhere: Bool { session.driver.resumesAtPlace && session.cursor.resumption != nil }

  /// The group that is highlighted as a whole.
  var highlightedGroup: ElementIdentifier? { session.cursor.scan.group }

  /// The group whose items are scanned.
  var enteredGroup: ElementIdentifier? { session.cursor.scan.entered }

  /// The items of the group that was entered; none outside of groups.
  var itemsOfEnteredGroup: [ElementIdentifier] { session.itemsOfEnteredGroup }

  /// The names of the custom actions that an element offers now.
  func actions(of element: ElementIdentifier) -> [String] { session.app.actions(of: element) }

  /// Where what the app moved stands.
  var arrangement: Arrangement { session.app.arrangement }

  /// How a switch user scans.
  var scanning: Scanning { session.scanning }

  /// The menu that a switch user has open.
  public var scanMenu: ScanMenu? { session.cursor.scan.menu }

  /// What the technology says for an element now.
  public func speech(of element: ElementIdentifier) -> Speech { session.speech(of: element) }

  /// What is said for the element in focus; empty when focus is nowhere.
  ///
  /// For a silent technology, what its user would read there.
  public func currentSpeech() -> String { session.currentSpeech }

  /// Whether a sighted person sees it now, scrolled-off rows included.
  public func isVisible(_ element: ElementIdentifier) -> Bool { session.app.isSeen(element) }

  /// Whether it is in the accessibility tree, whatever a modal covers.
  public func isInTree(_ element: ElementIdentifier) -> Bool { session.app.isPresent(element) }

  /// Label, value and states now.
  public func state(of element: ElementIdentifier) -> ElementState { session.app.states[element.index] }

  /// Whether a context is up now: the current screen, or presented above it.
  public func isPresented(_ container: ContainerIdentifier) -> Bool { session.app.isUp(container) }

  /// The contexts that are up, bottom first.
  public var presented: [ContainerIdentifier] { session.app.contexts.map(\.container) }

  /// What opened a context that is up; an opener that is gone stands for the opener of its context.
  public func opener(of container: ContainerIdentifier) -> ElementIdentifier? {
    guard session.app.isUp(container) else { return nil }
    return session.app.standingOpener(of: container) ?? session.app.openers[container.index]
  }

  /// The elements of a context as VoiceOver reads them, whatever else is up.
  func readingOrder(of container: ContainerIdentifier) -> [ElementIdentifier] {
    ReadingOrder(of: container, in: index, states: session.app.states, arrangement: arrangement).elements
  }

  /// What decides how the app can go on.
  var future: Future { Future(session.app) }

  /// When something is due that nobody has to set off, in milliseconds of simulated time.
  var nextDue: Int? { session.app.timers.nextDue }

  /// When an announcement that waits for its turn may be heard, in milliseconds of simulated time.
  var nextAnnouncement: Int? { session.voice.nextAnnouncement }

  /// Where the app will ask for focus by itself, the soonest first.
  var dueFocus: [DueFocus] { session.dueFocus }

  /// Whether a field is being edited.
  var isEditing: Bool { session.app.editing != nil }

  /// Whether its user has a gesture or a key that closes what is on top.
  var hasEscape: Bool { session.driver.escape != nil }

  /// Whether there is a screen to go back to.
  var canGoBack: Bool { !session.app.history.isEmpty }

  /// The ways in which a context that is up can be closed now, buttons first.
  public func waysToClose(_ container: ContainerIdentifier) -> [WayToClose] { session.waysToClose(container) }

  /// What a sighted person sees to close a context that is up, and this technology's user cannot use.
  func closingControlsOutOfReach(of container: ContainerIdentifier) -> [ElementIdentifier] {
    session.closingControlsOutOfReach(of: container)
  }
}

/// A way to close a context, with the control when it is a button.
public struct WayToClose: Hashable, Codable, Sendable {
  /// How it closes.
  public var way: ClosingWay
  /// The control that closes it, when that is the way.
  public var control: ElementIdentifier?
}
