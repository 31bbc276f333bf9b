/// One thing that was done, and what was perceived of it.
public struct RecordedBeat: Hashable, Sendable {
  /// What it was done for.
  public enum Purpose: String, Hashable, Codable, Sendable, CaseIterable {
    case task
    /// To see what is near; the task does not go on from there.
    case probe
  }

  /// What kind of answer came.
  public enum Outcome: String, Hashable, Codable, Sendable, CaseIterable {
    case speech
    case noSpeech
    /// What the service says of itself: `VoiceOver on`, the bare name of the app.
    case serviceNoise
  }

  /// What was done.
  public struct Cause: Hashable, Sendable {
    /// The act.
    public enum Act: Hashable, Sendable {
      /// The task begins.
      case start
      /// Something that the simulator knows how to do as well.
      case intent(Intent)
      /// Into a group, and out of it: what a device offers beside steps.
      case moveIn
      case moveOut
      /// Read again, with nothing done.
      case read
    }

    /// What it is.
    public var act: Act
    /// On what, by its label.
    public var target: Place?
    /// How it was performed: `XCUITest tap`, `moveForward`.
    public var how: String
    /// Whether it did not wait until the beat before had settled.
    public var isAtOnce = false
    /// Whether a finger pointed at the target, because no technology was on.
    public var isPointed = false

    /// Names an act.
    public init(_ act: Act, on target: Place? = nil, how: String) {
      self.act = act
      self.target = target
      self.how = how
    }
  }

  /// An element that a source can name.
  public struct Place: Hashable, Codable, Sendable {
    /// Its number in the app file, where the source has one.
    public var id: Int?
    /// Its label.
    public var name: String
  }

  /// What a source knows of where focus is.
  public enum Focus: Hashable, Sendable {
    /// Not known to the source.
    case unknown
    case nowhere
    case on(Place)
  }

  /// Something heard during the beat.
  public struct Heard: Hashable, Codable, Sendable {
    /// On which channel it was heard.
    public var channel: Utterance.Channel
    /// The words, as they came.
    public var text: String
    /// Milliseconds from the start of the recording.
    public var at: Int
    /// What became of it.
    public var outcome: Utterance.Outcome
  }

  /// How a device was read until it said the same for a while, in milliseconds.
  public struct Settling: Hashable, Codable, Sendable {
    /// How many times it was read.
    public var reads: Int
    /// Milliseconds from one reading to the next.
    public var every: Int
    /// Milliseconds for which it stayed the same.
    public var stable: Int
  }

  /// Its number in the recording, from 0.
  public var sequence: Int
  /// What it was done for.
  public var purpose: Purpose
  /// What was done.
  public var cause: Cause
  /// The number of the action of the task that it belongs to, from 0.
  public var action: Int?
  /// Whether the user only moved on the way to something.
  public var isNavigation = false
  /// Milliseconds from the start of the recording.
  public var at: Int
  /// When it had been read, in milliseconds from the start of the recording.
  public var until: Int
  /// What kind of answer came.
  public var outcome: Outcome
  /// The speech read at the end, exactly as it came; none when there was none.
  public var utterance: String?
  /// What the source knows of where focus is at the end.
  public var focus = Focus.unknown
  /// Everything heard during the beat; none when the source cannot know.
  public var heard: [Heard]?
  /// How a device was read; none when nobody waited.
  public var settling: Settling?

  /// Makes a beat of which nothing but its speech is known.
  public init(
    _ sequence: Int,
    _ purpose: Purpose,
    _ cause: Cause,
    at: Int,
    until: Int,
    outcome: Outcome,
    utterance: String?
  ) {
    self.sequence = sequence
    self.purpose = purpose
    self.cause = cause
    self.at = at
    self.until = until
    self.outcome = outcome
    self.utterance = utterance
  }
}
