/// One block for one technology, as meaning: no syntax is left, and no element is known yet.
public struct Scenario: Hashable, Sendable {
  /// Distinct in a run: path, line, technology.
  public var id: String
  /// Where the block starts.
  public var location: SourceLocation
  /// The technology it is run with.
  public var profile: Profile
  /// The author's words of the task.
  public var taskText: String
  /// The task; `the same error` has been replaced by the task it names.
  public var task: TaskLine {
    get { placedTask.value }
    set { placedTask.value = newValue }
  }
  private var placedTask: Placed<TaskLine>
  /// Where the task starts and how the device is set, when there is a `Given:` line.
  public var given: Given?
  /// The name on the `App:` line in force.
  public var app: String?
  /// What is expected, in the order of the text; a sentence with several frames gives several.
  public var claims: [Claim]
  /// Index of the block in its file.
  public var block: Int

  /// Makes a scenario from its parts.
  public init(
    id: String,
    location: SourceLocation,
    profile: Profile,
    taskText: String,
    task: TaskLine,
    given: Given?,
    app: String?,
    claims: [Claim],
    block: Int
  ) {
    self.init(
      id: id,
      location: location,
      profile: profile,
      taskText: taskText,
      task: Placed(task),
      given: given,
      app: app,
      claims: claims,
      block: block
    )
  }

  /// Makes a scenario of a task that others may share.
  init(
    id: String,
    location: SourceLocation,
    profile: Profile,
    taskText: String,
    task: Placed<TaskLine>,
    given: Given?,
    app: String?,
    claims: [Claim],
    block: Int
  ) {
    self.id = id
    self.location = location
    self.profile = profile
    self.taskText = taskText
    self.placedTask = task
    self.given = given
    self.app = app
    self.claims = claims
    self.block = block
  }
}

/// One thing expected: a frame whose pronouns are resolved.
public struct Claim: Hashable, Sendable {
  /// The author's words of the whole sentence.
  public var sentence: String {
    get { said.first.sentence }
    set { change { $0.sentence = newValue } }
  }
  /// The bytes of the sentence.
  public var range: SourceRange
  /// Where the sentence starts.
  public var location: SourceLocation {
    get { SourceLocation(path: said.first.path, line: place.line, column: place.column) }
    set {
      place = SourceText.Place(line: newValue.line, column: newValue.column)
      change { $0.path = newValue.path }
    }
  }
  /// What is claimed.
  public var frame: Frame {
    get { said.value.frame }
    set { change { $0.frame = newValue } }
  }
  /// The canonical reading.
  public var reading: String { said.first.frame.canonicalText }
  /// Why it is not asked of this technology, in a block that names several; none when it is judged.
  public var notAsked: String? {
    get { said.first.notAsked }
    set { change { $0.notAsked = newValue } }
  }

  private var said: Placed<Said>
  private var place: SourceText.Place

  /// Makes a claim from its parts.
  public init(
    sentence: String,
    range: SourceRange,
    location: SourceLocation,
    frame: Frame,
    notAsked: String? = nil
  ) {
    let said = Said(sentence: sentence, path: location.path, frames: [frame], number: 0, notAsked: notAsked)
    self.init(said, range: range, at: SourceText.Place(line: location.line, column: location.column))
  }

  /// Makes a claim of what several may share.
  init(_ said: Said, range: SourceRange, at place: SourceText.Place) {
    self.said = Placed(said)
    self.range = range
    self.place = place
  }

  /// The same claim, as a sentence further on makes it.
  func moved(by distance: Int, to place: SourceText.Place) -> Claim {
    var copy = self
    copy.range = range.moved(by: distance)
    copy.place = place
    copy.said = said.moved(by: distance)
    return copy
  }

  private mutating func change(_ change: (inout Said) -> Void) {
    var own = said.value
    change(&own)
    said.value = own
  }
}

extension Claim {
  /// What a claim says wherever it stands: all sentences of the same words share it, and it shares the frames of theirs.
  struct Said: Movable {
    var sentence: String
    var path: String
    /// What was read of the sentence; the claim is one of it.
    private var frames: [Frame]
    private var number: Int
    var notAsked: String?

    init(sentence: String, path: String, frames: [Frame], number: Int, notAsked: String?) {
      self.sentence = sentence
      self.path = path
      self.frames = frames
      self.number = number
      self.notAsked = notAsked
    }

    /// What is claimed.
    var frame: Frame {
      get { frames[number] }
      set { (frames, number) = ([newValue], 0) }
    }

    func moved(by distance: Int) -> Said {
      var copy = self
      copy.frame = frame.moved(by: distance)
      return copy
    }

    static func == (one: Said, other: Said) -> Bool {
      one.sentence == other.sentence && one.path == other.path && one.notAsked == other.notAsked
        && one.frame == other.frame
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(sentence)
      hasher.combine(path)
      hasher.combine(notAsked)
      hasher.combine(frame)
    }
  }
}
