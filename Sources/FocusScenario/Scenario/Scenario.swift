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
  public var sentence: String
  /// The bytes of the sentence.
  public var range: SourceRange
  /// Where the sentence starts.
  public var location: SourceLocation
  /// What is claimed.
  public var frame: Frame {
    get { placedFrame.value }
    set { placedFrame.value = newValue }
  }
  private var placedFrame: Placed<Frame>
  /// The canonical reading.
  public var reading: String { placedFrame.first.canonicalText }
  /// Why it is not asked of this technology, in a block that names several; none when it is judged.
  public var notAsked: String?

  /// Makes a claim from its parts.
  public init(
    sentence: String,
    range: SourceRange,
    location: SourceLocation,
    frame: Frame,
    notAsked: String? = nil
  ) {
    self.sentence = sentence
    self.range = range
    self.location = location
    self.placedFrame = Placed(frame)
    self.notAsked = notAsked
  }

  /// The same claim, as a sentence further on makes it.
  func moved(by distance: Int, to location: SourceLocation) -> Claim {
    var copy = self
    copy.range = SourceRange(range.lower + distance, range.upper + distance)
    copy.location = location
    copy.placedFrame = placedFrame.moved(by: distance)
    return copy
  }
}
