/// What a device has to do, and how it has to be read, for the blocks of some check files.
public struct DevicePlan: Hashable, Sendable {
  /// One check file or document.
  public struct File: Hashable, Sendable {
    /// As the user named it.
    public var path: String
    /// In the order of the text.
    public var tests: [Test]
  }

  /// A block for one technology.
  public struct Test: Hashable, Sendable {
    /// Where the block starts.
    public var location: SourceLocation
    /// The block as its evidence names it.
    public var check: RecordingHeader.Check
    /// The technology, in its published spelling.
    public var profile: String
    /// The author's words of the task.
    public var task: String
    /// The name of the app, and the path of its file.
    public var app: String
    /// The path of the app file.
    public var appFile: String
    /// Why nothing of it can be done on a device; none when it can.
    public var refusal: String?
    /// The claims that are looked at, each by its number.
    public var claims: [Claim] = []
    /// Once for the task, and once more for each place from which something is tried.
    public var recordings: [Recording] = []
    /// What the service cannot show.
    public var notes: [String] = []
  }

  /// A sentence that a device can show.
  public struct Claim: Hashable, Sendable {
    /// The author's words.
    public var sentence: String
    /// Where the sentence starts.
    public var location: SourceLocation
    /// When it is looked at, in words.
    public var window: String
    /// How often it is looked at.
    public var looks = 0
    /// Whether one look that passes is enough.
    public var needsOne = false
  }

  /// The task, done once.
  public struct Recording: Hashable, Sendable {
    /// The ways of closing that it takes.
    public var ways: [String]
    /// Whether it ends before the task does.
    public var isPartOfTask = false
    /// What is done and looked at, in order.
    public var steps: [Step]
  }

  /// One thing to do, or to look at.
  public enum Step: Hashable, Sendable {
    /// The screen at which the app has to start; none is its first.
    case start(at: String?)
    case action(words: String, verb: String, phrase: Int)
    /// With the number in the app file.
    case touch(Target, number: Int)
    case activate(Target)
    case type(String, Target)
    case clear(Target)
    case increment(Target)
    case decrement(Target)
    case magicTap, back
    case scroll(forward: Bool)
    /// Milliseconds.
    case wait(Int)
    case move(forward: Bool)
    /// Reads a second time, later.
    case readLater
    case probe(forward: Bool, steps: Int)
    /// Back, then forward, so many steps each.
    case sweep(Int)
    case look(claim: Int, Look)
  }

  /// What a reading, or the probes after it, must come to; of each thing any of its utterances.
  public enum Look: Hashable, Sendable {
    case hears([String])
    case hearsNone([String])
    case hearsWords([String])
    case reaches([String], steps: ClosedRange<Int>)
    case meetsEach([[String]])
    case meetsNone([String])
    case meetsInOrder([[String]], unbroken: Bool)
  }

  /// An element as a test finds it.
  public struct Target: Hashable, Sendable {
    /// What XCUITest calls its kind; `any` where an app is free to choose.
    public var kind: String
    /// Its label at that moment.
    public var label: String
    /// Its `id` in the app file.
    public var identifier: String?
  }

  /// In the order of the suite.
  public var files: [File]
}
