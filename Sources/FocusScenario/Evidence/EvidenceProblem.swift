/// Why a file of evidence proves nothing.
enum EvidenceProblem: Hashable, Sendable {
  /// Why a recording is not complete, though it says so.
  enum Gap: Hashable, Sendable {
    case noBeat
    case stopped
    /// The last thing that was done, or the last of the task, could not be heard.
    case noSpeech(beat: Int)
    /// An action of the task that no beat belongs to.
    case action(String)
    case reason
  }

  case empty
  case notJSON(JSONMistake.Reason)
  case truncated
  case unknownFormat(String)
  case unknownVersion(Int)
  case unknownKey(String, nearest: String?)
  case duplicateKey(String)
  case missingKey(String)
  case wrongType(key: String, kind: String)
  case unknownValue(key: String, value: String)
  case noHeader
  case wrongBeat(Int, expected: Int)
  case wrongCount(Int, found: Int)
  case timeGoesBack(Int, before: Int)
  case wrongRun(Int, of: Int, expected: Int)
  case missingRuns(found: Int, of: Int)
  case otherHeader(key: String)
  case taskAfterProbe
  case noSuchAction(Int, count: Int)
  case actionGoesBack(Int, after: Int)
  /// An utterance where nothing came, or none where something did.
  case wrongOutcome(RecordedBeat.Outcome)
  case notComplete(Gap)
  /// It does not say what ended it.
  case noReason
}
