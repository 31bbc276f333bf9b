/// When a claim is looked at.
public indirect enum Moment: Hashable, Codable, Sendable {
  /// `right after E`: E's beat when it has settled, before any action of the user.
  case rightAfter(Event)
  /// `after E`: from E's beat to the next action; of several, the last.
  case after(Event)
  /// `before E`.
  case before(Event)
  /// `while S`: every beat in which S holds.
  case during(State)
  /// `until E`.
  case until(Event)
  /// `at the start`: before the user does anything.
  case atStart
  /// `at the end`.
  case atEnd
}

/// Something that happens in a task, in the author's words.
public struct Event: Hashable, Codable, Sendable {
  /// What happens.
  public enum Happening: Hashable, Codable, Sendable {
    /// A control is activated, named bare: `after Pay`.
    case activate(String)
    /// A verb of the language, by its lemma: `close`, `reload`, `submit`, `delete`, `appear`.
    case verb(String)
    /// A key is pressed.
    case key(Key)
    /// Focus arrives on the object.
    case focusOn
    /// Time passes, in milliseconds.
    case wait(Int)
  }

  /// Which of several events of this kind.
  public enum Choice: Hashable, Codable, Sendable {
    /// The last one, unless the author chose.
    case last
    /// Counted from 1: `the second close`.
    case nth(Int)
    /// `each`, `every`.
    case each
  }

  /// What happens.
  public var happening: Happening
  /// What it happens to, when the author said.
  public var object: Reference?
  /// What the author adds to it, in the words of the text: `to the basket`, `with two fingers`.
  ///
  /// Open words like those of a noun; what is done in the task has to bear them out.
  public var details: String?
  /// Which of several.
  public var choice: Choice
  /// Where the author wrote it.
  public var range: SourceRange

  /// Makes an event from its parts.
  public init(
    _ happening: Happening,
    object: Reference? = nil,
    details: String? = nil,
    choice: Choice = .last,
    range: SourceRange = SourceRange(0, 0)
  ) {
    self.happening = happening
    self.object = object
    self.details = details
    self.choice = choice
    self.range = range
  }
}

/// Something that lasts, in the author's words.
public struct State: Hashable, Codable, Sendable {
  /// What lasts.
  public enum Condition: Hashable, Codable, Sendable {
    /// The user types.
    case typing
    /// The object is in a state, by its word: `open`, `visible`, `selected`.
    case isIn(String)
    /// The object does something, by the lemma: `update`, `load`, `scroll`.
    case does(String)
    /// Focus is on or in the object.
    case hasFocus
    /// The user moves through the object.
    case movingThrough
  }

  /// What lasts.
  public var condition: Condition
  /// What it is about; none for typing.
  public var object: Reference?
  /// Where the author wrote it.
  public var range: SourceRange

  /// Makes a state from its parts.
  public init(_ condition: Condition, object: Reference? = nil, range: SourceRange = SourceRange(0, 0)) {
    self.condition = condition
    self.object = object
    self.range = range
  }
}

extension Moment {
  /// What has happened when it begins.
  var event: Event? {
    switch self {
    case .rightAfter(let event), .after(let event): event
    case .before, .during, .until, .atStart, .atEnd: nil
    }
  }

  /// Whether it is the time up to something: `before E`, `until E`.
  var isEndedByEvent: Bool {
    switch self {
    case .before, .until: true
    case .rightAfter, .after, .during, .atStart, .atEnd: false
    }
  }

  /// Whether it is a length of time after the last action.
  var isAfterWait: Bool {
    guard case .after(let event) = self, case .wait = event.happening else { return false }
    return true
  }
}
