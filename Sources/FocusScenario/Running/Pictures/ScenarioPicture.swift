/// A run of a task as pictures: the screens, each once, and what happened in each beat.
public struct ScenarioPicture: Hashable, Codable, Sendable {
  /// What happened in one beat, and where focus was at its end.
  public struct Moment: Hashable, Codable, Sendable {
    /// The number of its screen.
    public var screen: Int
    /// Stays the same while the same things can be seen: a path of focus is drawn over one scene.
    public var scene: Int
    /// What was done: `activate "Pay"`, `swipe forward`.
    public var words: String
    /// Whether the user only moved the cursor on the way to something.
    public var isNavigation: Bool
    /// When it began, in milliseconds of simulated time.
    public var time: Int
    /// Where focus was; none for nowhere.
    public var focus: ElementIdentifier?
    /// Whether that is gone.
    public var isGone: Bool
    /// Where focus was, in words.
    public var focusWords: String
    /// What was heard, in order.
    public var heard: [Utterance]
    /// What opened, closed, appeared and vanished, and what the simulator noted.
    public var changes: [String]
  }

  /// The ways of closing that this run took, where the task names none: `Address panel by escape`.
  public var ways: [String]
  /// Each screen once, in the order in which they were met.
  public var screens: [ScreenPicture]
  /// The beats, the start of the task first.
  public var moments: [Moment]
  /// How many beats there were beyond those kept.
  public var leftOut: Int
}

extension ScenarioPicture {
  /// More beats than anybody steps through.
  static let mostMoments = 250

  /// A run as pictures.
  init(_ trace: Trace) {
    ways = trace.ways
    screens = []
    moments = []
    leftOut = max(0, trace.moments.count - Self.mostMoments)
    for number in trace.moments.indices.prefix(Self.mostMoments) { add(trace, number) }
    align()
  }

  private mutating func add(_ trace: Trace, _ number: Int) {
    let moment = trace.moments[number]
    let beat = moment.beat
    // Nothing changed: the screen is the one before, and need not be looked at.
    let isSame = number > 0 && beat.changeTimes.isEmpty
    let screen = isSame ? moments[number - 1].screen : screen(ScreenPicture(moment.after))
    let scene = Scene(trace, at: number)
    let reading = beat.focusAfter
    moments.append(
      Moment(
        screen: screen,
        scene: number == 0 ? 0 : moments[number - 1].scene + (showsSame(screen, moments[number - 1].screen) ? 0 : 1),
        words: words(of: trace, number),
        isNavigation: moment.isNavigation,
        time: beat.startedAt,
        focus: reading.element,
        isGone: scene.isGone(reading),
        focusWords: scene.words(of: reading),
        heard: beat.utterances,
        changes: StepRecords.changes(beat, scene)
      )
    )
  }

  private mutating func screen(_ picture: ScreenPicture) -> Int {
    if let known = screens.lastIndex(of: picture) { return known }
    screens.append(picture)
    return screens.count - 1
  }

  /// Whether two screens show the same things at the same places, whatever their values.
  private func showsSame(_ one: Int, _ other: Int) -> Bool {
    guard one != other else { return true }
    let (left, right) = (screens[one].shapes, screens[other].shapes)
    return left.count == right.count && zip(left, right).allSatisfy { $0.element == $1.element && $0.frame == $1.frame }
  }

  /// Screens of one run have one size, so that nothing jumps when they follow each other.
  private mutating func align() {
    guard let height = screens.map(\.device.height).max(), screens.allSatisfy({ $0.source == .readingOrder }) else {
      return
    }
    for screen in screens.indices { screens[screen].device.height = height }
  }

  private func words(of trace: Trace, _ number: Int) -> String {
    let moment = trace.moments[number]
    guard let intent = moment.beat.intent else { return "the task starts" }
    if let action = moment.action, trace.actions[action].moments.last == number { return trace.actions[action].words }
    return intent.words(with: moment.after.technology)
  }
}

extension Scene {
  fileprivate func isGone(_ reading: FocusReading) -> Bool {
    guard let element = reading.element else { return false }
    return reading.instance != simulator.state(of: element).instance || !simulator.isInTree(element)
  }

  /// Where focus is, as it is spoken there.
  fileprivate func words(of reading: FocusReading) -> String {
    let spoken = simulator.currentSpeech()
    guard reading.element != nil, !isGone(reading), !spoken.isEmpty else { return name(reading) }
    return spoken
  }
}

extension Intent {
  /// What its user does on the way to something.
  fileprivate func words(with technology: Technology) -> String {
    switch self {
    case .next: "\(technology.stepNoun) forward"
    case .previous: "\(technology.stepNoun) back"
    case .activate: "activate"
    case .escape: "escape"
    case .increment: "increase"
    case .decrement: "decrease"
    case .type: "type"
    case .clear: "clear"
    case .customAction(let name): "use the action \"\(name)\""
    case .back: "go back"
    case .reload: "reload"
    case .scroll(let forward): forward ? "scroll forward" : "scroll back"
    case .touch, .touchPoint: "put a finger on the screen"
    case .rotor(let rotor, let forward): "\(forward ? "next" : "previous") of the \(rotor.rawValue) with the rotor"
    case .customRotor(let name, let forward): "\(forward ? "next" : "previous") of the rotor \"\(name)\""
    case .magicTap: "magic tap"
    case .firstElement: "go to the first element"
    case .lastElement: "go to the last element"
    case .done: "put the keyboard away"
    case .read(let fromTop): fromTop ? "read from the top" : "read on"
    case .pauseSpeech: "pause speech"
    case .mute: "mute speech"
    case .turnOn: "turn on \(technology.rawValue)"
    case .press(let key): "press \(key.rawValue)"
    case .arrow(let forward): forward ? "arrow forward" : "arrow back"
    case .group(let forward): forward ? "next group" : "previous group"
    case .wait(let milliseconds): "wait \(milliseconds) ms"
    case .close(_, let way): "it closes, \(way.rawValue)"
    }
  }
}
