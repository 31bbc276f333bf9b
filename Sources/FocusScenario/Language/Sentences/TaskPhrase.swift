/// A task line as read: its phrases, each with the built-in meanings it can have.
///
/// A phrase is open text until it is bound: an app's own `Task:` of the same words goes before a built-in.
public struct TaskLine: Hashable, Codable, Sendable {
  /// `the same error`: the task of the earlier block that names it, by the noun; the phrases are then empty.
  public var again: String?
  /// The phrases, in order.
  public var phrases: [TaskPhrase]
  /// The author's words, all of them: the whole line is tried first.
  public var text: String
  /// The words of the line in the form in which tasks are compared.
  public var key: String
  /// Where the author wrote it.
  public var range: SourceRange

  /// Makes a line from its parts.
  public init(again: String? = nil, phrases: [TaskPhrase], text: String = "", key: String = "", range: SourceRange) {
    self.again = again
    self.phrases = phrases
    self.text = text
    self.key = key
    self.range = range
  }
}

/// One thing a task does: `submit the payment form with an expired card`.
public struct TaskPhrase: Hashable, Codable, Sendable {
  /// The author's words.
  public var text: String
  /// The words in the form in which tasks are compared: lower case outside quotes, articles dropped, one space.
  public var key: String
  /// What a built-in would do; none when only the app can know.
  public var action: TaskAction?
  /// Where the author wrote it.
  public var range: SourceRange

  /// Makes a phrase from its parts.
  public init(text: String, key: String, action: TaskAction?, range: SourceRange) {
    self.text = text
    self.key = key
    self.action = action
    self.range = range
  }
}

/// What a built-in task phrase asks the user to do.
public indirect enum TaskAction: Hashable, Codable, Sendable {
  /// `open C`: the one reachable control whose rule opens or goes to C.
  case open(Reference)
  /// `close it`, `close the panel with the Done button`.
  case close(Reference?, with: CloseMeans?)
  /// `change X`.
  case change(Reference)
  /// `activate`, `tap`, `press`, `double-tap`, `choose`, `select`, and a bare name.
  case activate(Reference)
  /// `type "11/25" in X`; text none is a text of the runner's choosing.
  case type(String?, in: Reference?)
  /// `clear X`.
  case clear(Reference)
  /// `turn on X`, `turn X off`.
  case turn(Reference, on: Bool)
  /// `increase X`.
  case increase(Reference)
  /// `decrease X`.
  case decrease(Reference)
  /// `delete X`.
  case delete(Reference)
  /// `go back`.
  case goBack
  /// `do the escape gesture`.
  case escape
  /// `reload search results`; the words after the verb, if any.
  case reload(Reference?)
  /// `scroll down`, `scroll up`.
  case scroll(Frame.Direction)
  /// Milliseconds.
  case wait(Int)
  /// `press Escape`.
  case press(Key)
  /// `swipe forward past X`, `move back once`.
  case move(Frame.Direction, count: Int?, past: Reference?)
  /// `swipe right until "Pay"`: step by step, until focus is on it.
  case moveTo(Frame.Direction, Reference)
  /// `use the rotor to go to the next heading`.
  case rotor(Rotor, Frame.Direction)
  /// `put a finger on X`: it takes focus, and is not activated.
  case touch(Reference)
  /// `use the action "Archive" on X`.
  case custom(String, Reference)
  /// `do the magic tap`.
  case magicTap
  /// `put the keyboard away`.
  case putKeyboardAway
  /// `N times`, `one after the other`.
  case times(Int, TaskAction)

  /// How a context is closed, when the author says.
  public enum CloseMeans: Hashable, Codable, Sendable {
    /// `with the Done button`.
    case button(Reference)
    /// `with Escape`.
    case key(Key)
    /// `by swiping down`.
    case swipeDown
    /// `with the escape gesture`.
    case escape
    /// `by tapping outside`.
    case outsideTap
    /// `by the system`.
    case bySystem
  }
}
