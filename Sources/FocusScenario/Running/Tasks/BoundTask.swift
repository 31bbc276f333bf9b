/// A task whose phrases are bound to an app: where it starts, and what its user does.
struct BoundTask: Sendable {
  /// One thing the user does.
  enum Step: Hashable, Sendable {
    case activate(Reference)
    case type(String, Reference)
    case clear(Reference)
    /// A field's text becomes a different one.
    case change(Reference)
    case open(ContainerIdentifier)
    /// None named: the context on top.
    case close(Reference?, TaskAction.CloseMeans?)
    case increase(Reference)
    case decrease(Reference)
    case custom(String, Reference)
    case turn(Reference, on: Bool)
    case delete(Reference)
    case escape
    case back
    case reload
    case scroll(forward: Bool)
    /// Milliseconds.
    case wait(Int)
    /// A number of steps, or until the cursor is past something.
    case move(forward: Bool, count: Int?, past: Reference?)
    /// Step by step, until the cursor is on something.
    case moveTo(forward: Bool, Reference)
    case press(Key)
    /// To the next or previous element of a kind (VO-205).
    case rotor(Rotor, forward: Bool)
    case customRotor(String, forward: Bool)
    /// Focus by touch (VO-194).
    case touch(Reference)
    case magicTap
    case putKeyboardAway
    /// The next action does not wait until the one before it has settled.
    case atOnce
  }

  /// A phrase of the author's, or the whole of an app's task.
  struct Phrase: Hashable, Sendable {
    /// The author's words.
    var words: String
    /// The first of them: the name by which a moment can call it.
    var verb: String
    var steps: [Step]
    /// The index of the app's task that it is, when it is one.
    var task: Int?
  }

  /// The screen that it starts on; none means the app's first.
  var start: ContainerIdentifier?
  var phrases: [Phrase]
  /// What has to be up before the technology is turned on; none when it is on from the start.
  var turnedOnAfter: ContainerIdentifier?
}
