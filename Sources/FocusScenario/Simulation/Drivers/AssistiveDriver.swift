/// The rules of one assistive technology: what it stops on, how it moves, and what moves it.
///
/// A driver holds no state: the session asks it and keeps what follows. A new technology is one more conformance and
/// one more row of `AssistiveDrivers.all`.
protocol AssistiveDriver: Sendable {
  var technology: Technology { get }

  /// Whether it stops on an element that is in the tree.
  func stops(on element: Element) -> Bool

  /// What decides whether a step past the last stop goes on at the first; none when it always does.
  var edge: BehaviourIdentifier? { get }

  /// Whether a modal mark keeps it inside.
  var modalConfinement: Dependence { get }

  /// Whether a request of the app moves it.
  func reaction(to kind: FocusRequest.Kind, namesElement: Bool) -> Dependence

  /// Where focus goes by itself on an occasion; none when it goes nowhere.
  func ruling(on occasion: Occasion) -> Ruling?

  /// Whether focus can be put on what a finger touches.
  var hasTouch: Bool { get }

  /// To whom an escape is offered; none when the technology has no such gesture.
  var escape: EscapeRoute? { get }

  /// Whether the next step lands on the place where it resumes, instead of moving on from it.
  var resumesAtPlace: Bool { get }

  /// What a key does while an element has focus; none for a key that it has no use for.
  func meaning(of key: Key, on element: Element?) -> Movement?
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
  /// What is asked when devices differ; without one, the first stop.
  var behaviour: BehaviourIdentifier?
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
}

/// What a key does.
enum Movement: Hashable, Sendable {
  case intent(Intent)
  /// A step that does not leave the group.
  case withinGroup
  /// To the first stop of the next group.
  case nextGroup
}

/// The technologies that are simulated.
enum AssistiveDrivers {
  static let all: [any AssistiveDriver] = [VoiceOverDriver(), SwitchControlDriver(), FullKeyboardAccessDriver()]

  /// The driver of a technology; one that is not simulated has no stops, so that nothing can pass on it.
  static func driver(for technology: Technology) -> any AssistiveDriver {
    all.first { $0.technology == technology } ?? UnsimulatedDriver(technology: technology)
  }
}

/// A technology that is known and not simulated.
struct UnsimulatedDriver: AssistiveDriver {
  let technology: Technology
  let edge: BehaviourIdentifier? = nil
  let modalConfinement = Dependence.never
  let hasTouch = false
  let escape: EscapeRoute? = nil
  let resumesAtPlace = false

  func stops(on element: Element) -> Bool { false }
  func reaction(to kind: FocusRequest.Kind, namesElement: Bool) -> Dependence { .never }
  func ruling(on occasion: Occasion) -> Ruling? { nil }
  func meaning(of key: Key, on element: Element?) -> Movement? { nil }
}
