/// A named sequence of a user's actions: an app cannot fake with it what a check expects.
public struct AppTask: Hashable, Codable, Sendable {
  /// One action of the user.
  public enum Step: Hashable, Codable, Sendable {
    /// Where the task starts; only as the first step.
    case startOn(String)
    case activate(String)
    case type(String, in: String)
    case clear(String)
    case increase(String)
    case decrease(String)
    case action(String, on: String)
    case escape
    case back
    case reload
    case scroll(forward: Bool)
    /// Milliseconds.
    case wait(Int)
    /// Moves the cursor; a count of elements.
    case move(forward: Bool, Int)
    /// To the next or previous element of a kind (VO-205).
    case rotor(Rotor, forward: Bool)
    /// To the next or previous element of a rotor of the app's own (VO-202).
    case customRotor(String, forward: Bool)
    /// Puts focus where a finger is, and activates nothing (VO-194).
    case touch(String)
    /// Two fingers, twice (VO-200).
    case magicTap
    /// Ends editing by the key on the on-screen keyboard (VO-179).
    case putKeyboardAway
    /// Closes the named context by the ways it offers.
    case close(String)
    /// The action after this one follows before the one before it has settled.
    case atOnce
  }

  /// The words, as checks write them.
  public var name: String
  /// What the user does, in order.
  public var steps: [Step]

  /// Makes a task.
  public init(name: String, steps: [Step]) {
    self.name = name
    self.steps = steps
  }
}
