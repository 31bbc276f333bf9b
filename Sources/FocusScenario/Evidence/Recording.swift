/// What was recorded of one task, done once on one technology.
public struct Recording: Hashable, Sendable {
  /// Where it comes from and what was done.
  public var header: RecordingHeader
  /// In the order in which they happened; numbered from 0 without a gap.
  public var beats: [RecordedBeat]

  /// Makes a recording.
  public init(header: RecordingHeader, beats: [RecordedBeat]) {
    self.header = header
    self.beats = beats
  }
}

/// Where a recording comes from, and what it is a recording of.
public struct RecordingHeader: Hashable, Sendable {
  /// Who perceived it.
  public enum Source: String, Hashable, Codable, Sendable, CaseIterable {
    case simulated, xcuitest, webdriveragent, imported
  }

  /// How utterances are written.
  public enum Style: String, Hashable, Codable, Sendable, CaseIterable {
    case document, snapshot, talkback
    case xcuitest27 = "xcuitest-27"
  }

  /// What ended a recording before its task.
  public enum Incomplete: String, Hashable, Codable, Sendable, CaseIterable {
    case stepLimit, timeLimit, noSpeech, taskStopped, interrupted, unknown
  }

  /// The app that was used.
  public struct App: Hashable, Codable, Sendable {
    /// Its name.
    public var name: String
    /// Its file.
    public var path: String?
  }

  /// The block that was followed.
  public struct Check: Hashable, Codable, Sendable {
    /// The path of its check file or document.
    public var document: String
    /// The line on which it starts, from 1.
    public var line: Int
    /// The author's words of the task.
    public var task: String
    /// The author's words of what is given, when there are any.
    public var given: String?
  }

  /// One action of the task, as its user did it.
  public struct Action: Hashable, Codable, Sendable {
    /// The action in words: `activate "Pay"`.
    public var words: String
    /// The verb with which the author's phrase begins: `submit`.
    public var verb: String
    /// The number of that phrase in the task, from 0.
    public var phrase: Int
    /// How the user got there: `4 swipes forward`.
    public var navigation: String?
    /// Steps used to get there.
    public var moves: Int?
  }

  /// Who perceived it.
  public var source: Source
  /// The technology that was used.
  public var technology: Technology
  /// How its utterances are written.
  public var style: Style
  /// The model of the device.
  public var device: String?
  /// The system and its version.
  public var system: String?
  /// The app that was used.
  public var app: App?
  /// The block that was followed; none for a walk without a check.
  public var check: Check?
  /// Which recording of the block it is, from 1, and of how many.
  public var run = 1
  /// How many recordings of the block there are.
  public var runs = 1
  /// For each close with no way named, the way that it took.
  public var ways: [String] = []
  /// The open questions that were answered by hand, in the order of the table; of a simulated run.
  ///
  /// An answer that is the baseline's is there too: it makes a difference to what a pass is worth.
  public var behaviours: [Behaviours.Choice] = []
  /// How technology and device were set; of a simulated run.
  public var settings = RecordingSettings()
  /// What was there before the first beat; of a simulated run.
  public var start = RecordingStart()
  /// What was done of the task, in order.
  public var actions: [Action] = []
  /// Why the task could not be finished, in words.
  public var stopped: String?
  /// What ended it before its task; none when it is complete.
  public var incomplete: Incomplete?
  /// What everything else in the recording comes to; shows that a byte was changed where nothing was perceived.
  public var digest: String?

  /// Makes a header with nothing but its source.
  public init(source: Source, technology: Technology, style: Style) {
    self.source = source
    self.technology = technology
    self.style = style
  }
}

/// How the technology and the device were set when a task was simulated.
public struct RecordingSettings: Hashable, Sendable {
  /// Whether hints were spoken.
  public var speaksHints = false
  /// How a switch user scanned.
  public var scanning = Scanning.manual
  /// The kind of device.
  public var idiom = App.Idiom.phone
  /// The direction of the interface.
  public var direction = App.Direction.leftToRight
  /// Whether the layout was the one for large text.
  public var hasLargeText = false

  /// The settings of a device out of its box.
  public init() {}
}

/// What was there before a simulated task began.
public struct RecordingStart: Hashable, Sendable {
  /// The context that it started on; none is the app's first screen.
  public var context: RecordedBeat.Place?
  /// Whether the technology was on.
  public var isOn = true

  /// The first screen, with the technology on.
  public init() {}
}
