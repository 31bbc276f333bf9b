/// The rules of one assistive technology: what it stops on, how it moves, and what moves it.
///
/// A driver holds no state: the session asks it and keeps what follows. A new technology is one more conformance and
/// one more row of `AssistiveDrivers.all`.
protocol AssistiveDriver: Sendable {
  var technology: Technology { get }

  /// Whether it stops on an element that is in the tree.
  func stops(on element: Element) -> Bool

  /// What a step past the last stop does.
  var edge: Edge { get }

  /// Whether a modal mark keeps it inside.
  var modalConfinement: Dependence { get }

  /// Whether a request of the app moves it.
  func reaction(to kind: FocusRequest.Kind, namesElement: Bool) -> Dependence

  /// Where focus goes by itself on an occasion; none when it goes nowhere.
  func ruling(on occasion: Occasion) -> Ruling?

  /// What its user can do with fingers.
  var gestures: Gestures { get }

  /// To whom an escape is offered; none when the technology has no such gesture.
  var escape: EscapeRoute? { get }

  /// Whether the next step lands on the place where it resumes, instead of moving on from it.
  var resumesAtPlace: Bool { get }

  /// What a key does while an element has focus; none for a key that it has no use for.
  func meaning(of key: Key, on element: Element?) -> Movement?

  /// What of a context it can visit, in its own order; elements that are no stops may be among them.
  ///
  /// A technology that heeds modal marks leaves out the siblings of an element that has one.
  func order(of container: ContainerIdentifier, in app: RunningApp, heedingModals: Bool) -> ReadingOrder

  /// What it says for an element; `order` is all that can be visited.
  func speech(
    of element: ElementIdentifier,
    in app: RunningApp,
    order: [ElementIdentifier],
    vocabulary: SpokenVocabulary
  ) -> Speech

  /// The same in one line, where that is known without its parts.
  func plainText(of element: ElementIdentifier, in app: RunningApp, vocabulary: SpokenVocabulary) -> String?

  /// What it says of where focus goes in, when it comes to an element from another one, or from nowhere.
  func entered(
    by element: ElementIdentifier,
    from previous: ElementIdentifier?,
    in app: RunningApp,
    vocabulary: SpokenVocabulary
  ) -> [String]

  /// Whether it says that behind everything else of the element.
  var saysEntryLast: Bool { get }

  /// What it says of an element that was acted on and kept focus.
  var repetition: Repetition { get }

  /// Whether it says regions that changed and titles of panes that appeared.
  var hearsRegions: Bool { get }

  /// Whether it keeps where focus was in each window.
  var remembersWindows: Bool { get }

  /// Whether the keyboard's own order counts: an element may name the next one.
  var followsNextFocus: Bool { get }

  /// Whether devices differ on a disabled control as a stop.
  var mayPassOverDisabled: Bool { get }

  /// How long it waits before it moves focus by itself, in milliseconds.
  func delay(on occasion: Occasion) -> Int
}

extension AssistiveDriver {
  /// Whether focus can be put on what a finger touches.
  var hasTouch: Bool { gestures.contains(.touch) }
  var repetition: Repetition { .shortened }
  var saysEntryLast: Bool { false }
  var hearsRegions: Bool { false }
  var remembersWindows: Bool { false }
  var followsNextFocus: Bool { false }
  var mayPassOverDisabled: Bool { false }

  func delay(on occasion: Occasion) -> Int { 0 }

  /// VoiceOver's order, which the others on its system share (SC-9).
  func order(of container: ContainerIdentifier, in app: RunningApp, heedingModals: Bool) -> ReadingOrder {
    ReadingOrder(
      of: container,
      in: app.index,
      states: app.states,
      arrangement: app.arrangement,
      heedingModals: heedingModals
    )
  }

  func speech(
    of element: ElementIdentifier,
    in app: RunningApp,
    order: [ElementIdentifier],
    vocabulary: SpokenVocabulary
  ) -> Speech {
    SpeechComposer.speech(
      of: element,
      in: app.index,
      states: app.states,
      order: order,
      editing: app.editing,
      vocabulary: vocabulary
    )
  }

  func plainText(of element: ElementIdentifier, in app: RunningApp, vocabulary: SpokenVocabulary) -> String? {
    SpeechComposer.plainText(
      of: element,
      in: app.index,
      states: app.states,
      editing: app.editing,
      vocabulary: vocabulary
    )
  }

  func entered(
    by element: ElementIdentifier,
    from previous: ElementIdentifier?,
    in app: RunningApp,
    vocabulary: SpokenVocabulary
  ) -> [String] {
    SpeechComposer.entered(
      by: element,
      from: previous,
      in: app.index,
      states: app.states,
      vocabulary: vocabulary
    )
  }
}

/// What a step past the last stop does.
enum Edge: Hashable, Sendable {
  /// It goes on at the first.
  case wraps
  /// As the behaviour answers.
  case asked(BehaviourIdentifier)
  /// The first step signals the edge, the second goes on (TB-11).
  case signalsFirst
}

/// What is said of an element that was acted on and kept focus.
enum Repetition: Hashable, Sendable {
  /// Label and state, as the behaviour answers (VO-70).
  case shortened
  /// Only the states, when they changed.
  case changedStates
}

/// A rule that always holds, never, or as a behaviour is answered.
enum Dependence: Hashable, Sendable {
  case always
  case never
  /// It holds when the answer in force is one of these.
  case when(BehaviourIdentifier, [AlternativeIdentifier])
}

/// An occasion on which a platform moves focus by itself.
enum Occasion: Hashable, Sendable {
  case presented(Container.Kind)
  case pushed
  /// A context that confined focus is gone.
  case closed
  case vanished
  /// The app posts that the screen changed and names no element.
  case screenChanged
}

/// Where a platform puts focus on an occasion.
struct Ruling: Hashable, Sendable {
  /// What is asked when devices differ.
  var behaviour: BehaviourIdentifier?
  /// What is done where they do not.
  var answer = AlternativeIdentifier.firstStop
  /// What the baseline rests on for this technology.
  var fact: String
  var confidence: Confidence
}

/// To whom an escape is offered.
enum EscapeRoute: Hashable, Sendable {
  /// From the element in focus outwards; a sibling's handler is not found (VO-196).
  case fromFocus
  /// To the topmost context first.
  case fromTop
  /// To the topmost context first, and past the last to the screen before: Android's back.
  case back

  /// Whether a screen that was gone to is left by it (VO-198).
  var popsNavigation: Bool { self != .fromTop }
}

/// What a key does.
enum Movement: Hashable, Sendable {
  case intent(Intent)
  /// A step that does not leave the group.
  case withinGroup(forward: Bool)
  /// To the first stop of the next group, or of the one before.
  case toGroup(forward: Bool)

  /// Whether it goes on; what is no step does.
  var isForward: Bool {
    switch self {
    case .intent: true
    case .withinGroup(let forward), .toGroup(let forward): forward
    }
  }
}

/// What a user can do with fingers, beside steps.
struct Gestures: OptionSet, Hashable, Sendable {
  let rawValue: Int

  /// Focus follows what a finger touches (VO-194).
  static let touch = Gestures(rawValue: 1)
  /// To the next element of a kind (VO-190, VO-205, TB-12).
  static let rotor = Gestures(rawValue: 2)
  /// Two fingers, twice (VO-191).
  static let magicTap = Gestures(rawValue: 4)
  /// Four fingers at an edge (VO-193).
  static let ends = Gestures(rawValue: 8)
  /// A popover and a menu end in an element that dismisses them (VO-83).
  static let dismissElement = Gestures(rawValue: 16)
  /// Text is typed on the screen, on a keyboard that comes and goes (VO-181).
  static let onScreenKeyboard = Gestures(rawValue: 32)
  /// To the next element of a rotor of the app's own (VO-202).
  static let customRotor = Gestures(rawValue: 64)
  /// Speech is paused, silenced, or read on (VO-191, VO-192).
  static let speechControl = Gestures(rawValue: 128)
}

/// The technologies that are simulated.
enum AssistiveDrivers {
  /// The driver of a technology.
  static func driver(for technology: Technology) -> any AssistiveDriver {
    switch technology {
    case .voiceOver: VoiceOverDriver()
    case .switchControl: SwitchControlDriver()
    case .fullKeyboardAccess: FullKeyboardAccessDriver()
    case .talkBack: TalkBackDriver()
    }
  }
}
