/// What can be read and cannot be shown by a run, with what to write instead: refused before the run, never guessed.
///
/// A manner, an effort or a way that a claim names is looked at when the claim holds; a denial of one leaves open which
/// part is denied, and is refused as well.
struct NotJudged {
  private let frame: Frame

  /// What to write in place of a claim that nothing can show; none for a claim that can be judged.
  static func advice(for frame: Frame) -> String? {
    let limits = NotJudged(frame: frame)
    return limits.deed ?? limits.manner ?? limits.condition ?? limits.measure
  }

  // MARK: What is done

  private var deed: String? {
    switch (frame.kind, frame.relation) {
    case (.key, _) where frame.key?.isSimulated == false:
      "the key is not simulated; do what it does in the task, and claim what is so after it"
    case (.state, .covers): "what covers what is for the eye; write 'nothing behind the panel is reachable'"
    case (.order, .direction): "list the stops instead: 'the order is \"A\", \"B\", \"C\"'"
    case (.order, .inOrder) where frame.target?.combination != .each:
      "list the stops instead: 'the order is \"A\", \"B\", \"C\"'"
    case (.state, .located) where !["in", "outside", "above", "below", "next-to"].contains(frame.text):
      "what is behind what is for the eye; write 'nothing behind the panel is reachable'"
    case (.state, .does) where !Self.happenings.contains(frame.text ?? ""):
      "say what is seen of it: 'X changes to \"…\"', 'X is gone', 'X is open'"
    case (.state, .can) where !Self.possible.contains(frame.text ?? ""):
      "do it in the task, and claim what is so after it"
    case (.key, .does) where frame.text != "move through" && frame.text != "move between" && Deed(frame.text) == nil:
      "say what it changes: 'Escape closes the panel', or press it in the task and claim what is so after it"
    case (.state, .asks): "say what opens: 'after Pay, the alert is open'"
    case (.state, .is) where frame.other != nil: "what is seen on what is for the eye; write 'focus is on X'"
    case (.key, let relation) where relation != .does && frame.text != nil:
      "press it in the task and claim what is so after it"
    case (.key, .does) where frame.target == nil: "name what the key acts on"
    case (.scan, _) where !frame.via.isEmpty: "select it in the task, and claim where the scan is after it"
    default: nil
    }
  }

  private static let happenings = ["update", "change", "reload", "load"]
  private static let possible = ["activate", "close", "open", "leave"] + Deed.ofUser.map(\.rawValue)

  // MARK: How it happens

  private var manner: String? {
    guard !frame.manner.isEmpty else { return nil }
    if frame.polarity != .holds, frame.manner != [.broughtAbout], !(frame.manner == [.byItself] && frame.kind == .focus)
    {
      return "deny one thing at a time: say without 'how' what must not happen"
    }
    return frame.manner.lazy.compactMap { advice(against: $0) }.first
  }

  private func advice(against manner: Frame.Manner) -> String? {
    switch manner {
    case .direct: frame.isLanding || frame.kind == .next || frame.isOnePress ? nil : "write which step lands on it"
    case .byItself:
      (frame.kind == .focus && frame.relation != .move) || frame.relation == .said
        ? nil : "leave it out: the task shows who did it"
    case .immediately: frame.canBeImmediate ? nil : "write 'right after' what happens"
    case .separately:
      frame.isOfSeveral && (frame.relation == .said || frame.kind == .reach || frame.relation == .isStop)
        ? nil : "name the parts: '\"A\" and \"B\" are spoken separately', or write 'X is a stop'"
    case .inOrder:
      frame.isOfSeveral && (frame.relation == .said || frame.kind == .reach) || frame.relation == .saidWith
        ? nil : "list the stops: 'the order is \"A\", \"B\", \"C\"'"
    case .inBothDirections:
      [.list, .visited, .reachable, .confinedTo].contains(frame.relation) || frame.isSwipedInside
        || (frame.kind == .trap && frame.relation == .leave) ? nil : "write one claim for each direction"
    case .inOneUtterance:
      [.said, .saidAs, .saidWith, .exact].contains(frame.relation) ? nil : "write 'X is one stop'"
    case .broughtAbout, .throughout: nil
    case .withoutMovingFocus:
      [.speech, .state, .value, .count].contains(frame.kind) ? nil : "write 'focus stays on X' as a claim of its own"
    }
  }

  // MARK: What it is claimed with

  private var condition: String? {
    if frame.avoiding != nil, frame.polarity != .holds { return "deny one thing at a time" }
    if !frame.effort.isEmpty, !frame.canSpareEffort { return "write in how many steps: 'two swipes reach \"Pay\"'" }
    if frame.contrast != nil, !frame.canBeContrasted { return "write what is not so as a claim of its own" }
    if frame.again, !frame.isOfOneMoment, frame.relation != .said {
      return "write after what: 'after the second close'"
    }
    if frame.still, frame.polarity != .holds, !frame.isOfOneMoment { return "write after what it is not so" }
    if frame.fromArrival, frame.polarity != .holds { return "write where focus moves instead" }
    if frame.subject != nil, frame.kind != .focus || frame.moment != nil || frame.within != nil {
      return "name the moment instead: 'after X, focus is on Y'"
    }
    return nil
  }

  private var measure: String? {
    if frame.duration != nil, frame.polarity != .holds || !["visible", "open"].contains(frame.text) {
      return "say how long a thing is seen: 'the toast stays at least 5 seconds'"
    }
    if frame.steps != nil, frame.kind != .steps { return "do it in the task, and claim what is so after it" }
    if frame.relation == .oneStop, !frame.list.isEmpty {
      return "say how it is read: 'the card is one stop, \"Milk, 2 dollars\"'"
    }
    if !frame.via.isEmpty, !frame.canHaveWay { return "write 'X is reachable with Tab'" }
    if frame.kind == .focus, frame.count != nil, ![.goTo, .move].contains(frame.relation) {
      return "write how often focus moves to it"
    }
    if frame.kind == .focus, frame.other != nil, frame.relation != .goTo { return "write where focus moves" }
    return nil
  }
}

// MARK: - What fits what

extension Frame {
  /// Whether it says that focus comes to be somewhere.
  var isLanding: Bool {
    guard kind == .focus else { return false }
    return [.on, .in, .outside, .behind, .startOn, .startIn, .goTo, .goIn, .returnTo, .returnIn].contains(relation)
  }

  /// Whether the claim is about one press of a key that brings focus somewhere.
  fileprivate var isOnePress: Bool { kind == .key && [.movesTo, .goesBackTo].contains(relation) }

  /// Whether the claim is about several things, each of which can be met by itself.
  fileprivate var isOfSeveral: Bool { target?.combination == .each || target?.quantifier == .every }

  /// `swiping stays in the panel`: a claim about all swipes.
  var isSwipedInside: Bool { kind == .focus && !via.isEmpty && [.stayIn, .leave].contains(relation) }

  /// Whether the claim can be read at the end of any beat.
  var isOfOneMoment: Bool {
    switch kind {
    case .state: relation != .changes && relation != .does
    case .value, .reach, .count, .order: true
    case .focus: isLanding
    case .speech, .steps, .key, .next, .scan, .trap: false
    }
  }

  fileprivate var canBeImmediate: Bool {
    guard kind == .speech || kind == .state || kind == .value || kind == .count || isLanding else { return false }
    switch moment {
    case nil, .rightAfter, .after: return within == nil
    case .before, .during, .until, .atStart, .atEnd: return false
    }
  }

  fileprivate var canSpareEffort: Bool {
    if polarity != .holds { return false }
    if kind == .key { return effort == [.movingFocus] }
    return isLanding || kind == .speech || kind == .state || kind == .value
  }

  fileprivate var canBeContrasted: Bool {
    if kind == .next { return true }
    guard polarity == .holds else { return false }
    if isLanding || relation == .stayOn { return true }
    guard target?.combination == nil else { return false }
    switch kind {
    case .speech: return [.said, .saidAs].contains(relation)
    case .reach, .steps, .scan: return true
    case .key: return [.movesTo, .goesBackTo, .reaches].contains(relation)
    case .order: return relation == .stop
    case .focus, .next, .count, .value, .state, .trap: return false
    }
  }

  fileprivate var canHaveWay: Bool {
    kind == .reach || kind == .order || isSwipedInside || (kind == .state && relation == .can)
  }
}
