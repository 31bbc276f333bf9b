// Claims as they may be offered.

extension Frame {
  /// The claim as what is so after it happened, and of what is heard without that it is.
  var plainer: Frame {
    var frame = self
    frame.manner.removeAll { $0 == .broughtAbout }
    if frame.kind == .speech { frame.target?.relations.removeAll { $0.kind == .spoken } }
    return frame
  }

  /// The claim without its moment.
  var atNoTime: Frame {
    var frame = self
    frame.moment = nil
    frame.within = nil
    return frame
  }

  /// The claim without its moment, and in one form where two say the same.
  var atAnyTime: Frame {
    var frame = self
    frame.moment = nil
    frame.within = nil
    frame.channel = .spoken
    if kind == .order, relation == .after || relation == .rightAfter {
      frame.relation = relation == .after ? .before : .rightBefore
      swap(&frame.target, &frame.other)
    }
    if kind == .focus, relation == .leave, polarity == .not { (frame.relation, frame.polarity) = (.stayOn, .holds) }
    return frame
  }

  /// Whether what it claims can be judged: that something starts, or blinks, cannot.
  var isWorthOffering: Bool {
    guard !things.contains(where: \.holdsVerb) else { return false }
    // `in one go` is no way to move.
    if kind == .focus, manner.contains(.inOneUtterance) { return false }
    // `the Ready button does not change position`: nothing is done by it.
    if kind == .state, polarity == .not, [.does, .changes].contains(relation), moment?.isOfThing == true {
      return false
    }
    guard kind == .state, relation == .does else { return true }
    return ["update", "change", "reload", "load"].contains(text ?? "")
  }
}

extension Reference {
  /// Whether its noun swallowed the verb of the line: `the escape means`, `all tab cycles`.
  fileprivate var holdsVerb: Bool {
    if members.contains(where: \.holdsVerb) { return true }
    if relations.contains(where: { $0.reference?.holdsVerb == true }) { return true }
    guard case .noun(let noun) = head else { return false }
    return Self.noThings.contains(noun)
      || noun.split(separator: " ").dropFirst().contains { Self.verbs.contains(String($0)) }
  }

  /// `the why`, `the going`: words that name nothing.
  private static let noThings: Set<String> = ["why", "how", "going", "coming", "being", "having"]
  private static let verbs: Set<String> = [
    "says", "reads", "means", "jumps", "gets", "takes", "keeps", "leaves", "goes", "puts", "sends", "brings", "lands",
    "stays", "cycles", "speaks", "starts", "opens", "closes", "becomes", "has", "does", "tells", "announces", "returns",
    "adds", "counts", "changes", "moves", "steps", "makes", "gives", "shows", "is", "are", "comes", "sits", "drops",
    "loses", "reaches", "follows", "waits", "begins", "ends", "turns", "works", "uses", "lets", "steals", "wraps",
  ]
}

extension Moment {
  /// Whether it comes after a thing that is named by a noun was activated.
  fileprivate var isOfThing: Bool {
    guard case .after(let event) = self else { return false }
    return event.happening == .verb("activate") && event.object != nil
  }
}
