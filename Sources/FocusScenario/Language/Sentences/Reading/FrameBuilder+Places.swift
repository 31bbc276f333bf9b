/// The place that stands before a claim: `in the sheet, every field is reachable`.
extension FrameBuilder {
  /// The claim about what is in the place; refused where the place may say something else.
  func placed(_ frame: Frame, _ place: Meaning) throws(Refusal) -> Frame {
    guard let relation = try ReferenceBuilder(source: source).relation(place) else { return frame }
    if Self.isNoPlace(relation) { throw Refusal(.saysNothing, at: place.range) }
    var frame = frame
    if frame.kind == .order, [.list, .stop].contains(frame.relation), frame.other == nil {
      frame.other = relation.reference
      return frame
    }
    guard Self.takesPlace(frame), let target = frame.target else { throw Refusal(.saysNothing, at: place.range) }
    if target.combination == nil {
      frame.target = try placed(target, relation, place)
    } else {
      for index in target.members.indices {
        frame.target?.members[index] = try placed(target.members[index], relation, place)
      }
    }
    return frame
  }

  private func placed(_ thing: Reference, _ relation: Reference.Relation, _ place: Meaning) throws(Refusal)
    -> Reference
  {
    if case .pronoun = thing.head { throw Refusal(.saysNothing, at: place.range) }
    guard thing.relations.isEmpty else { throw Refusal(.clauseOfWhich(source.text(place.range)), at: place.range) }
    var thing = thing
    thing.relations.append(relation)
    return thing
  }

  /// `on an external keyboard`: with it one does something; nothing of the app is in it.
  private static func isNoPlace(_ relation: Reference.Relation) -> Bool {
    guard case .noun(let words)? = relation.reference?.head, let last = words.split(separator: " ").last else {
      return false
    }
    return instruments.contains(String(last)) || relation.kind == .on && ReferenceDoubts.comes(words)
  }

  private static let instruments = [
    "keyboard", "device", "phone", "tablet", "hand", "end", "mode", "order", "time", "case", "turn", "way",
    "orientation", "reload", "refresh", "launch", "load", "change", "update", "close", "open", "press", "save", "step",
    "return", "swipe", "tap", "flick", "scroll", "focus", "event", "moment", "occasion", "absence", "presence", "visit",
    "attempt", "try", "day", "run", "round", "pass", "cycle", "failure", "success", "error",
  ]

  /// Whether a claim is about a thing that can be somewhere: `in the sheet, nothing is announced` may be about a time.
  private static func takesPlace(_ frame: Frame) -> Bool {
    switch frame.kind {
    case .reach, .count, .value, .state: true
    case .order: [.isStop, .oneStop].contains(frame.relation)
    case .focus: [.on, .startOn, .goTo, .returnTo, .stayOn].contains(frame.relation)
    case .speech: [.saidAs, .saidWith].contains(frame.relation) && frame.target?.isElementOfApp == true
    case .steps, .key, .next, .scan, .trap: false
    }
  }
}

extension Reference {
  /// Whether it is one or more elements in the author's words, and not whatever there is.
  fileprivate var isElementOfApp: Bool {
    switch head {
    case .noun: combination == nil
    default: false
    }
  }
}
