// What a fit claims.

extension Fit {
  /// What a pattern claims of what its places took; none when its denials say more than a claim can.
  func frames(of pattern: ClausePattern) -> [Frame]? {
    guard case .frame(let kind, let relation) = pattern.meaning else { return nil }
    var frame = Frame(kind, relation)
    frame.target = target
    frame.other = other
    frame.text = text ?? pattern.settings["text"]
    frame.count = count ?? pattern.settings["number"].flatMap(Int.init).map { Frame.Count(.exactly, $0) }
    frame.steps = steps
    frame.key = key
    frame.nextSteps = pattern.settings["step"].flatMap(Frame.Step.init).map { [$0] } ?? nextSteps
    frame.list = list
    frame.channel = pattern.settings["channel"].flatMap(Frame.Channel.init) ?? .spoken
    frame.position = pattern.settings["position"].flatMap(Frame.Position.init)
    frame.via = pattern.settings["via"].flatMap(Key.init).map { [$0] } ?? []
    frame.still = isStill || pattern.settings["still"] != nil
    frame.always = isAlways
    if pattern.settings["still"] == "throughout" { frame.lastThroughout() }
    frame.uninterrupted = pattern.settings["uninterrupted"] != nil
    if let event {
      guard pattern.settings["done"] == nil || event.isSomethingDone else { return nil }
      frame.moment = .after(event)
    }
    if pattern.settings["silence"] != nil {
      guard denials.isEmpty else { return nil }
      frame.target = Reference(.everything("anything"), quantifier: .any)
      frame.polarity = .never
      return [frame]
    }
    if pattern.settings["swap"] != nil { swap(&frame.target, &frame.other) }
    if pattern.settings["before"] != nil {
      frame.target = Reference(.noun("element"), relations: [Reference.Relation(.hadFocusBefore)])
    }
    if let effort = pattern.settings["effort"] { frame.effort = [Frame.Effort(rawValue: effort) ?? .swiping] }
    if let verb = pattern.settings["event"] { frame.moment = .after(Event(.verb(verb), object: other)) }
    if pattern.settings["unquoted"] != nil, case .quoted? = other?.head { return nil }
    if pattern.settings["drops"] != nil { frame.other = nil }
    guard settleNegation(of: &frame, pattern) else { return nil }
    frame.settleStill()
    return [frame]
  }

  /// Whether something done brings about what it claims.
  var isByDeed: Bool { event?.isSomethingDone == true }

  /// Puts the one denial that a claim can have where it belongs.
  private func settleNegation(of frame: inout Frame, _ pattern: ClausePattern) -> Bool {
    var denials = self.denials
    if pattern.settings["never"] != nil { denials.append(.never) }
    if pattern.settings["lacking"] != nil {
      // `never gets stuck`: not lacking it is having it; and when no card is skipped, every card is reached.
      if denials.count == 1, target?.quantifier != .no {
        denials = []
      } else if denials.isEmpty, target?.quantifier == .no, frame.target?.isNoun == true {
        frame.target?.quantifier = .every
      } else if denials.isEmpty, target?.quantifier == .every, frame.target?.isNoun == true {
        // `all tips are skipped`: no tip is reached.
        frame.target?.quantifier = .any
        denials.append(.never)
      } else {
        denials.append(.not)
      }
    }
    if frame.target?.quantifier == .no {
      denials.append(.never)
      frame.target?.quantifier = .any
      if case .everything? = frame.target?.head { frame.target?.head = .everything("anything") }
    }
    if pattern.settings["denied"] != nil {
      guard denials.count == 1, frame.target?.quantifier != .any || pattern.settings["anything"] != nil else {
        return false
      }
      denials = []
      if pattern.settings["anything"] != nil { frame.target = nil }
    }
    guard denials.count <= 1 else { return false }
    frame.polarity = denials.first ?? .holds
    frame.settleDistance()
    if frame.target?.quantifier == .every, frame.polarity != .holds { return false }
    return frame.settleCount()
  }
}

extension Event {
  /// Whether it is something that somebody does, and not a thing that does something when it is activated.
  fileprivate var isSomethingDone: Bool { happening != .verb("activate") || object == nil || choice != .last }
}

extension Frame {
  /// The claim with what it rules out; none when it is of a kind that rules nothing out.
  func contrasted(with thing: Reference) -> [Frame]? {
    guard polarity == .holds, contrast == nil else { return nil }
    var ruling = self
    switch (kind, relation) {
    case (.focus, .stay), (.focus, .none), (.focus, .move): return nil
    case (.focus, _), (.next, _), (.scan, .startsAt), (.scan, .restartsAt): ruling.contrast = thing
    case (.speech, .said), (.speech, .saidWith):
      ruling.count = nil
      if relation == .said { ruling.target = thing } else { ruling.other = thing }
      ruling.polarity = .not
      return [self, ruling]
    case (.speech, .saidAs):
      guard case .quoted(let text) = thing.head, thing.kindNoun == nil else { return nil }
      ruling.text = text
      ruling.polarity = .not
      return [self, ruling]
    case (.key, .movesTo):
      ruling.target = thing
      ruling.polarity = .not
      return [self, ruling]
    default: return nil
    }
    return [ruling]
  }

  /// `not twice` is at most once; no other count is denied.
  fileprivate mutating func settleCount() -> Bool {
    guard kind == .speech, let count, polarity != .holds else { return true }
    guard count.bound == .exactly, count.number > 1 else { return false }
    self.count = Count(.atMost, count.number - 1)
    polarity = .holds
    return true
  }

  /// No key is more than 6 steps away: every key is at most 6 steps away.
  fileprivate mutating func settleDistance() {
    guard kind == .steps, polarity == .never, target?.quantifier == .any, steps?.count.bound == .moreThan else {
      return
    }
    polarity = .holds
    target?.quantifier = .every
    steps?.count.bound = .atMost
  }

  /// Where focus still is, it stays.
  fileprivate mutating func settleStill() {
    guard kind == .focus, still, polarity == .holds else { return }
    if relation == .on { (relation, still) = (.stayOn, false) }
    if relation == .in { (relation, still) = (.stayIn, false) }
    if [.stayOn, .stayIn, .returnTo].contains(relation) { still = false }
  }
}
