/// Why the recordings of a block are no evidence for it.
struct RecordingRefusal: Error, Hashable, Sendable {
  /// What is wrong.
  enum Reason: Error, Hashable, Sendable {
    /// The author's words of the task, or of what is given, are others.
    case otherCheck(key: String, recorded: String?, now: String?)
    /// What a run rests on is not what it was.
    case otherConditions(key: String)
    /// It was recorded of an app of another name.
    case otherApp(recorded: String, now: String)
    /// What a beat of a device did is not what its action says.
    case otherDeed(beat: Int, action: String, done: String)
    /// What is perceived when the same is done again is something else.
    case otherBeat(beat: Int, key: String, recorded: String?, now: String?)
    /// What was done cannot be done on this app.
    case impossible(beat: Int)
    /// A byte was changed where nothing is perceived.
    case edited
    /// Another file has evidence of the same block.
    case twice(path: String)
  }

  /// Which of the recordings, from 0.
  var recording: Int
  /// What is wrong.
  var reason: Reason

  /// The beat that it is about; none is the header.
  var beat: Int? {
    switch reason {
    case .otherBeat(let beat, _, _, _), .otherDeed(let beat, _, _), .impossible(let beat): beat
    case .otherCheck, .otherConditions, .otherApp, .edited, .twice: nil
    }
  }

  /// The key of the line that it is about.
  var key: String? {
    switch reason {
    case .otherBeat(_, let key, _, _), .otherConditions(let key): key
    case .otherCheck, .twice: "check"
    case .otherApp: "app"
    case .impossible, .otherDeed: "cause"
    case .edited: "digest"
    }
  }
}
