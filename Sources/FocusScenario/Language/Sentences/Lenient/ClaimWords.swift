/// What one frame claims, in words, without its moment.
struct ClaimWords {
  let frame: Frame

  /// Prepares to write a frame.
  init(_ frame: Frame) {
    self.frame = frame
  }

  /// The words; none when there are no words for the frame.
  var text: String? {
    guard let claim else { return nil }
    var text = claim
    if frame.again { text += " again" }
    if let duration = frame.duration { text += duration.words }
    for manner in frame.manner where manner != .throughout && (manner != .broughtAbout || frame.kind != .state) {
      text += " " + manner.words
    }
    if let avoiding = frame.avoiding {
      guard let doing = MomentClause.doing(avoiding) else { return nil }
      text += " without " + doing
    }
    if let contrast = frame.contrast {
      guard let thing = NounPhrase(contrast).text else { return nil }
      text += ", not \(preposition) \(thing)".collapsingSpaces
    }
    for effort in frame.effort { text += ", without " + effort.words }
    return text
  }

  private var claim: String? {
    switch frame.kind {
    case .focus: focus
    case .speech: speech
    case .reach: reach
    case .steps: steps
    case .order: order
    case .count: count
    case .value: value
    case .state: state
    case .key: key
    case .next: next
    case .scan: scan
    case .trap: trap
    }
  }
}

// MARK: - Verbs

extension ClaimWords {
  /// `the error is spoken once`, `no field is reachable`, `"Pay" is not selected`.
  func predicate(_ words: String, lacking: String? = nil, after tail: String = "") -> String? {
    guard let target = frame.target else { return nil }
    if target.isDenied(frame.polarity) {
      return NounPhrase(target).negatedText.map { "\($0) \(target.isPlural ? "are" : "is") \(words)\(tail)" }
    }
    guard let subject = NounPhrase(target).text else { return nil }
    let isStaying = frame.manner.contains(.throughout)
    let verb = target.isPlural ? (isStaying ? "stay" : "are") : isStaying ? "stays" : "is"
    if frame.polarity == .not, !frame.still, let lacking { return "\(subject) \(verb)\(adverbs) \(lacking)\(tail)" }
    return "\(subject) \(verb)\(negation)\(adverbs) \(words)\(tail)"
  }

  /// `scanning stops on "Pay"`, `Tab does not leave the panel`, `focus never moves to the error`.
  func action(_ subject: String, _ verb: String?, _ object: Reference?, _ tail: String = "") -> String? {
    guard let verb, let thing = object.map({ NounPhrase($0).text }) ?? "" else { return nil }
    return "\(subject) \(conjugated(verb)) \(thing)\(tail)".collapsingSpaces
  }

  /// The verb for a subject in the singular, denied as the frame is.
  func conjugated(_ phrase: String, plural: Bool = false) -> String {
    let parts = phrase.split(separator: " ", maxSplits: 1).map(String.init)
    let particles = parts.dropFirst().map { " " + $0 }.joined()
    if parts[0] == "is" { return "is\(negation)\(adverbs)\(particles)" }
    if frame.polarity == .not, !frame.still { return "\(plural ? "do" : "does") not\(adverbs) \(parts[0])\(particles)" }
    let verb = plural ? parts[0] : VerbForms(parts[0])[.singular]
    return "\(negation)\(adverbs) \(verb)\(particles)"
  }

  private var negation: String {
    if frame.polarity == .holds { return "" }
    return frame.still ? " no longer" : " " + frame.polarity.rawValue
  }

  private var adverbs: String {
    (frame.still && frame.polarity == .holds ? " still" : "") + (frame.always ? " always" : "")
  }

  /// ` with Tab or swipe`.
  var ways: String {
    frame.via.isEmpty
      ? "" : " with " + frame.via.map(Self.name).joined(separator: " or ")
  }

  private static func name(of way: Key) -> String {
    switch way {
    case .scan: "scanning"
    case .rotor: "the " + way.rawValue
    default: way.rawValue
    }
  }

  /// ` once`, ` at most 3 times`.
  var times: String {
    frame.count.map { " " + Self.times($0) } ?? ""
  }

  /// `at most 3 times`.
  static func times(_ count: Frame.Count) -> String {
    count.bound.words + (count.number == 1 ? "once" : count.number == 2 ? "twice" : "\(count.number) times")
  }

  private var reach: String? {
    if frame.relation == .only { return only("reachable") }
    let from = frame.other.map { NounPhrase($0).text.map { " from \($0)" } } ?? ""
    return from.flatMap { predicate("reachable", lacking: "unreachable", after: $0 + ways) }
  }

  private var scan: String? {
    action("scanning", Self.scanVerbs[frame.relation], frame.target, times + (frame.perCycle ? " per cycle" : ""))
  }

  private static let scanVerbs: [Frame.Relation: String] = [
    .stopsOn: "stop on", .enters: "enter", .leaves: "leave", .startsAt: "start at", .restartsAt: "restart at",
    .stayIn: "stay in", .stayOn: "stay on", .returnTo: "return to",
  ]
}

extension Reference {
  /// Whether `no` stands before it in place of a negated verb.
  fileprivate func isDenied(_ polarity: Frame.Polarity) -> Bool {
    polarity == .never && combination == nil && quantifier == .any
  }
}

extension Frame.Count.Bound {
  /// What stands before the number.
  var words: String {
    switch self {
    case .exactly: ""
    case .atMost: "at most "
    case .atLeast: "at least "
    case .moreThan: "more than "
    }
  }
}

extension Frame.Manner {
  /// How it is said at the end of a claim.
  fileprivate var words: String {
    switch self {
    case .direct: "directly"
    case .immediately: "at once"
    case .inOneUtterance: "in a single announcement"
    case .withoutMovingFocus: "without stealing focus"
    case .byItself, .separately, .inOrder, .inBothDirections, .broughtAbout, .throughout: rawValue
    }
  }
}

extension Frame.Effort {
  /// `swiping`, `moving focus`.
  fileprivate var words: String { self == .movingFocus ? "moving focus" : rawValue }
}

extension String {
  /// With one space where there were several, and none at the end.
  var collapsingSpaces: String { split(separator: " ").joined(separator: " ") }
}

extension Frame.Duration {
  /// ` for at least 5 seconds`, behind the state that lasts.
  fileprivate var words: String {
    let isWhole = milliseconds > 0 && milliseconds % 1000 == 0
    let count = isWhole ? milliseconds / 1000 : milliseconds
    let bound =
      switch bound {
      case .exactly: ""
      case .atMost: "at most "
      case .atLeast: "at least "
      case .moreThan: "more than "
      }
    return " for \(bound)\(count) " + (isWhole ? count == 1 ? "second" : "seconds" : "ms")
  }
}
