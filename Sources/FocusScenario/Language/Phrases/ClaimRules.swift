/// When a claim is looked at and when it holds, for each kind of frame: the table that people read.
public enum ClaimRules {
  /// What is true of all claims of some kind.
  public struct Rule: Hashable, Codable, Sendable {
    /// When it is looked at, if the author writes no moment.
    public var moment: String
    /// What decides.
    public var decides: String
    /// What must have been there, so that the claim is not untestable.
    public var witness: String
  }

  /// A rule, and the frames that it is for.
  struct Row {
    var kind: Frame.Kind
    /// None stands for all.
    var relations: Set<Frame.Relation>?
    var isDenied: Bool
    var rule: Rule

    /// Whether the rule is for a frame, unless a row above is.
    func fits(_ frame: Frame) -> Bool {
      kind == frame.kind && (relations?.contains(frame.relation) ?? true) && (!isDenied || ClaimRules.isDenied(frame))
    }
  }

  /// Of how long something is seen.
  private static let lasting = Rule(
    moment: "since the last action, and as long as it takes",
    decides: "when it came into view, and when it left it",
    witness: "it was not there before"
  )

  /// The rule for a frame: the first row that fits.
  public static func rule(for frame: Frame) -> Rule? {
    frame.duration == nil ? rows.first { $0.fits(frame) }?.rule : lasting
  }

  private static func isDenied(_ frame: Frame) -> Bool {
    frame.polarity != .holds || frame.target?.quantifier == .no
  }

  /// kind, relations, denied or not | without a moment | what decides | witness.
  static let rows: [Row] = table.split(separator: "\n").compactMap { line in
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.split(separator: " ").joined(separator: " ")
    }
    let words = cells[0].split(separator: " ").map(String.init)
    guard cells.count == 4, let name = words.first, let kind = Frame.Kind(rawValue: name) else { return nil }
    let relations = Set(words.dropFirst().compactMap(Frame.Relation.init))
    return Row(
      kind: kind,
      relations: words.contains("any") ? nil : relations,
      isDenied: words.contains("denied"),
      rule: Rule(moment: cells[1], decides: cells[2], witness: cells[3])
    )
  }

  static let table = """
    focus start-on start-in | when what was opened or gone to has settled | focus is there, and it moved there in that beat | something was opened or gone to
    focus go-to go-in return-to return-in | since the last action | focus is there, and was elsewhere before | the event of the moment happened
    focus stay-on stay-in stay leave | since the last action, and a while longer | every place of focus in that time | focus was there when the time began
    focus confined-to | while it was up, on a copy | a sweep both ways stays in it | it was up and has a stop
    focus move | since the last action | how often focus moved | the event of the moment happened
    focus none | the whole task | every place of focus | the event of the moment happened
    focus on in outside behind denied | the end of the task; of 'never', the whole task | focus is elsewhere | the event of the moment happened
    focus any | the end of the task; of what closed, while it was up | where focus is | the event of the moment happened
    speech before after | since the last action | both were heard, in that order; of 'nothing', the second was | the event of the moment happened
    speech said-as said-with | since the last action | what is said for it when focus comes to it | it is a stop
    speech only | since the last action | nothing else was heard, and it was | something was heard in the task
    speech any denied | since the last action | nothing like it began to be heard | something else was heard in the task
    speech exact contains | since the last action | the words that were heard | the event of the moment happened
    speech any | since the last action | how often it began to be heard, focused or announced | the event of the moment happened
    reach only | the end of the task | everything that a way of moving stops on | a stop was made
    reach any denied | the end of the task; behind something, while that was up | no way of moving stops on it | it had a stop before, and something else has one now
    reach any | the end of the task | some way of moving stops on it; of 'every', on each | there is such a thing, and a stop was made
    steps recovery | the whole task, its last change of context | so many steps go from where focus was left to the error, the title of what opened, or what opened what closed | a context opened or closed, or an error appeared
    steps any | the end of the task, on a copy | exactly so many steps get there; either way, unless one is written | a stop was made
    order one-stop one-group | the end of the task, on a copy | which stops belong to it, and whether others stand between | it is there
    order visited | the end of the task, on a copy | no stop is made twice in one sweep | a stop was made
    order any | the end of the task, on a copy | the order of the stops | there are stops
    count focusable | the end of the task; behind something, while that was up | how many of them are stops | there are stops
    count any | the end of the task; behind something, while that was up | how many of them are there | what it is behind was up
    value kept | since the last action | the text now is the text before | it was not empty
    value label role attribute | the end of the task | what the technology is told of it | it is there for the technology
    value any | the end of the task | the text now | the field is there
    state changes does | since the last action | whether it changed, and into what | it was there meanwhile
    state can | the end of the task; of what closes, while it was up; on a copy | what it is when that was done to it | it is there, not so already, and the user has the key
    state offers | the end of the task | the actions of the element | it is a stop
    state located | the end of the task | what it stands in; of a field, its text | both are there
    state any | the end of the task | the state now; gone is what nobody sees any more | it was there in the task
    key closes leaves stay-in | while it was up, on a copy | what one press does | it was open, and the user has the key
    key does | the end of the task, on a copy | what the thing is after one press; of 'move between', where presses lead | the user has the key, and it is not so already
    key any | the end of the task, on a copy | what one press does | the user has the key, and what is named can be reached
    next any | the end of the task, on a copy | where one step lands; from a text without a stop, at its control | what is named exists, and 'not at' names something else
    scan starts-at restarts-at | the end of the task, on a copy | where the next step of the scan lands | the user scans
    scan return-to | the end of the task | where the scan is, or lands next | it was there before
    scan stay-on | since the last action | where the scan is in every beat | the user scans
    scan stay-in | while it was up | one full cycle makes no stop elsewhere | it was up and had a stop
    scan any denied | the end of the task; behind something, while that was up | one full cycle makes no stop on it | it was a stop before it went, and the scanner made a stop
    scan any | the end of the task | the stops of one full cycle | the scanner made a stop
    trap no-trap | the end of the task, on a copy | a sweep each way from one end meets every stop | there are two stops
    trap any | while it was up, on a copy | a sweep both ways, and the gestures and keys that close | it was up and has a stop
    """
}
