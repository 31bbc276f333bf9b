/// Everything that happened in one run of a task: the beats, and the running app after each.
///
/// The states are values, so a question such as "is anything behind the panel reachable?" is answered on a copy.
struct Trace: Sendable {
  /// One beat, with the app as it was when the beat had settled.
  struct Moment: Sendable {
    var beat: Beat
    /// The app at the end of the beat.
    var after: Simulator
    /// The action of the task that it belongs to; none for the start.
    var action: Int?
    /// Whether the user only moved the cursor on the way to something.
    var isNavigation: Bool

    /// Whether the user did something: a wait and the system's own doing are not.
    var isByUser: Bool {
      switch beat.intent {
      case nil, .wait: false
      case .close(_, let way): way != .bySystem
      default: true
      }
    }
  }

  /// One action of the task, as its user did it.
  struct Action: Sendable {
    /// The action in words: `activate "Pay"`.
    var words: String
    /// The verb with which the author's phrase begins: `submit`.
    var verb: String
    /// The beats that did it, navigation first; the last is the action itself.
    var moments: [Int] = []
    /// How the user got there: `4 swipes forward`.
    var navigation: String = ""
    /// Steps used to get there.
    var moves: Int = 0
  }

  /// The start of the task is the first moment.
  var moments: [Moment]
  var actions: [Action] = []
  /// For each close with no way named, the way that this run took: `Address panel by escape`.
  var ways: [String] = []
  /// Why the task could not be finished.
  var stopped: String?

  /// The app at the end.
  var end: Simulator { moments[moments.count - 1].after }

  /// The app just before a beat.
  func state(before moment: Int) -> Simulator { moments[max(0, moment - 1)].after }

  /// The beat of the last action of the user that was not mere navigation; the start when there was none.
  var lastAction: Int {
    moments.lastIndex { $0.isByUser && !$0.isNavigation } ?? 0
  }

  /// The first beat after this one in which the user did something; the number of beats when there is none.
  func nextUserMoment(after moment: Int) -> Int {
    var next = moment + 1
    while next < moments.count, !moments[next].isByUser { next += 1 }
    return next
  }

  /// The contexts that the task presented or went to, in order, the one it started on left out.
  var opened: [ContainerIdentifier] {
    moments.dropFirst().flatMap(\.beat.opened)
  }
}
