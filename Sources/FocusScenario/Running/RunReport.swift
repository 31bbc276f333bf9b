/// What a run found: every file, every scenario, every claim.
public struct RunReport: Hashable, Codable, Sendable {
  /// In the order in which the paths were given, then by name.
  public var files: [FileReport]
  /// How many scenarios were left out, because the run was stopped before them.
  public var notRun = 0

  /// Makes a report.
  public init(files: [FileReport]) { self.files = files }
}

/// What a run found in one check file or document.
public struct FileReport: Hashable, Codable, Sendable {
  /// As the user named it.
  public var path: String
  /// Mistakes of the text, of its app file, and of binding the one to the other.
  public var diagnostics: [Diagnostic]
  /// In the order of the text; empty when an error stopped the file.
  public var scenarios: [ScenarioResult]

  /// Makes a report of a file.
  public init(path: String, diagnostics: [Diagnostic], scenarios: [ScenarioResult]) {
    self.path = path
    self.diagnostics = diagnostics
    self.scenarios = scenarios
  }
}

/// How a claim or a scenario came out.
public enum Verdict: String, Hashable, Codable, Sendable {
  case passed
  case failed
  /// There was no witness: nothing was proven either way. Fails the run.
  case untestable
  /// The source of the evidence cannot know.
  case notObserved = "not observed"
  /// The technology is known and not simulated. Fails the run.
  case notSimulated = "not simulated"
}

/// What weakens a pass.
public struct Reservation: Hashable, Codable, Sendable {
  /// In which way it is weak.
  public enum Kind: String, Hashable, Codable, Sendable {
    /// An alternative seen on devices breaks it.
    case fragile
    /// It rests on a fact that is a guess.
    case assumed
    /// The layout alone gives the same landing.
    case byLayout = "by layout"
    /// It was looked for so far and no farther: so many moves on a device.
    case bounded
  }

  /// In which way it is weak.
  public var kind: Kind
  /// One sentence: the behaviour or fact, and what would make it safe.
  public var reason: String

  /// Makes a reservation.
  public init(_ kind: Kind, reason: String) {
    self.kind = kind
    self.reason = reason
  }
}

/// How one block came out for one technology.
public struct ScenarioResult: Hashable, Codable, Sendable {
  /// Distinct in the whole run: path, line, technology.
  public var id: String
  /// Where the block starts.
  public var location: SourceLocation
  /// The technology, in its published spelling.
  public var profile: String
  /// The author's words of the task.
  public var task: String
  /// The title and path of the app file.
  public var app: String
  /// The worst of its claims; failed when the task could not be finished.
  public var verdict: Verdict
  /// In the order of the text.
  public var claims: [ClaimResult]
  /// What the user did, in order.
  public var steps: [StepRecord]
  /// What the task cost its user; none when it was not run.
  public var cost: ScenarioCost?
  /// Why the task could not be finished; the claims after it are then untestable.
  public var stopped: String?
  /// What every claim rests on, told even of passes: a button to close by that its user cannot use.
  public var cautions: [String] = []
  /// The run in pictures, once for each way of closing; none unless somebody asked for them.
  public var pictures: [ScenarioPicture] = []

  /// Makes a result with no claims yet.
  public init(id: String, location: SourceLocation, profile: String, task: String, app: String) {
    self.id = id
    self.location = location
    self.profile = profile
    self.task = task
    self.app = app
    self.verdict = .untestable
    self.claims = []
    self.steps = []
    self.cost = nil
    self.stopped = nil
  }

  /// What weakens its passes, each once, in the order of the claims.
  public var reservations: [Reservation] {
    var seen: [Reservation] = []
    for claim in claims {
      for reservation in claim.reservations where !seen.contains(reservation) { seen.append(reservation) }
    }
    return seen
  }
}

/// How one expectation came out.
public struct ClaimResult: Hashable, Codable, Sendable {
  /// The author's words.
  public var sentence: String
  /// Where the sentence starts.
  public var location: SourceLocation
  /// The canonical reading.
  public var reading: String
  /// How each reference was resolved: the author's words, then the element.
  public var resolved: [String]
  /// How it came out; the worst over all ways of closing.
  public var verdict: Verdict
  /// What weakens a pass.
  public var reservations: [Reservation]
  /// What was looked at: the beats of the window, in words.
  public var window: String
  /// What was found there.
  public var found: String
  /// What proves a pass: the beat and the observation.
  public var witness: String?
  /// What came nearest to a pass.
  public var nearestMiss: String?
  /// Which root cause fits the trace.
  public var cause: RootCause?
  /// More that a reader should know: what focus passed through, on which way of closing it failed.
  public var notes: [String]
  /// Those of the notes that are told even of a pass.
  public var cautions: [String] = []

  /// Makes a result of a claim.
  public init(sentence: String, location: SourceLocation, reading: String, verdict: Verdict) {
    self.sentence = sentence
    self.location = location
    self.reading = reading
    self.resolved = []
    self.verdict = verdict
    self.reservations = []
    self.window = ""
    self.found = ""
    self.witness = nil
    self.nearestMiss = nil
    self.cause = nil
    self.notes = []
  }
}

/// One action of the task and what came of it.
public struct StepRecord: Hashable, Codable, Sendable {
  /// The action in words: `activate "Pay"`.
  public var action: String
  /// How the user got there: `4 swipes forward, double tap`.
  public var navigation: String
  /// The number of swipes, scans or Tabs used to get there.
  public var moves: Int
  /// Where focus was afterwards, as spoken.
  public var focus: String
  /// What was heard, in order, with what became of it.
  public var heard: [String]
  /// What opened, closed, appeared and vanished, and what the simulator noted.
  public var changes: [String]
  /// When it happened, in milliseconds of simulated time.
  public var time: Int

  /// Makes a record.
  public init(action: String, navigation: String, moves: Int, focus: String, time: Int) {
    self.action = action
    self.navigation = navigation
    self.moves = moves
    self.focus = focus
    self.heard = []
    self.changes = []
    self.time = time
  }
}
