/// A task line as read: its phrases, each with the built-in meanings it can have.
///
/// A phrase is open text until it is bound: an app's own `Task:` of the same words goes before a built-in.
public struct TaskLine: Hashable, Codable, Sendable {
  /// `the same error`: the task of the earlier block that names it, by the noun; the phrases are then empty.
  public var again: String?
  /// The phrases, in order.
  public var phrases: [TaskPhrase]
  /// Where the author wrote it.
  public var range: SourceRange

  /// Makes a line from its parts.
  public init(again: String? = nil, phrases: [TaskPhrase], range: SourceRange) {
    self.again = again
    self.phrases = phrases
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
  case clear(Reference)
  case turn(Reference, on: Bool)
  case increase(Reference)
  case decrease(Reference)
  case delete(Reference)
  case goBack
  case escape
  /// `reload search results`; the words after the verb, if any.
  case reload(Reference?)
  case scroll(Frame.Direction)
  /// Milliseconds.
  case wait(Int)
  case press(Key)
  /// `swipe forward past X`, `move back once`.
  case move(Frame.Direction, count: Int?, past: Reference?)
  /// `N times`, `one after the other`.
  case times(Int, TaskAction)

  /// How a context is closed, when the author says.
  public enum CloseMeans: Hashable, Codable, Sendable {
    case button(Reference)
    case key(Key)
    case swipeDown, escape, outsideTap, bySystem
  }
}
