/// A claim that a part of a line may make, and the pieces that it says.
struct ClaimDraft {
  /// The frames; more than one when the words rule something else out beside.
  var frames: [Frame]
  /// The pieces, by their numbers in the line, that the frames say.
  var used: Set<Int>
  /// Words inside those pieces that the frames do not say.
  var missed: [Int] = []
  /// How many words make the claim words; more are surer.
  var weight: Int
}

/// Drafts the claims of one part of a line.
struct ClaimDrafter {
  typealias Piece = LinePieces.Piece

  /// The pieces of the line.
  let pieces: [Piece]
  /// Those of the part.
  let part: Range<Int>
  /// What the part before was about, for a part that names nothing itself.
  var inherited: Reference?

  /// Every claim that the words of the part support, in the order of the text.
  func drafts() -> [ClaimDraft] {
    var drafts: [ClaimDraft] = []
    for index in part {
      switch pieces[index].content {
      case .cues(let cues): drafts += cues.flatMap { self.drafts(of: $0, at: index) }
      case .distance(let steps): drafts += distance(steps, at: index)
      case .amount(let count, let things): drafts += amount(count, things, at: index)
      default: break
      }
    }
    return drafts + lists()
  }

  // MARK: What stands where

  private func thing(_ index: Int) -> Reference? {
    if case .thing(let reference) = pieces[index].content { return reference }
    return nil
  }

  /// The things before a piece, the nearest first.
  private func things(before index: Int) -> [Int] { (part.lowerBound..<index).reversed().filter { thing($0) != nil } }

  /// The things behind a piece, the nearest first; what is ruled out or left is none of them.
  private func things(after index: Int) -> [Int] {
    (index + 1..<part.upperBound).filter { thing($0) != nil && !isRuledOut($0) && !isLeft($0) }
  }

  private func isRuledOut(_ index: Int) -> Bool { denial(of: index) != nil }

  /// The `not` or `rather than` right before a thing, with nothing between but helpers.
  private func denial(of index: Int) -> Int? {
    var place = index - 1
    while place >= part.lowerBound {
      switch pieces[place].content {
      case .helper, .subject: place -= 1
      case .negation, .insteadOf: return place
      default: return nil
      }
    }
    return nil
  }

  private func isLeft(_ index: Int) -> Bool {
    guard index > part.lowerBound, case .from = pieces[index - 1].content else { return false }
    return true
  }

  private func first(_ matches: (LinePieces.Content) -> Bool) -> Int? { part.first { matches(pieces[$0].content) } }
}

// MARK: - Drafts

extension ClaimDrafter {
  private func drafts(of cue: Cue, at index: Int) -> [ClaimDraft] {
    var frame = Frame(cue.kind, cue.relation)
    frame.text = cue.value(.text)
    frame.channel = cue.value(.channel).flatMap(Frame.Channel.init) ?? .spoken
    frame.position = cue.value(.position).flatMap(Frame.Position.init)
    frame.still = cue.value(.still) != nil
    frame.uninterrupted = cue.value(.uninterrupted) != nil
    frame.nextSteps = cue.value(.step).flatMap(Frame.Step.init).map { [$0] } ?? []
    frame.via = cue.value(.via).flatMap(Key.init).map { [$0] } ?? []
    let places = places(of: cue, at: index)
    return places.compactMap { place in draft(frame, cue, at: index, about: place) }
  }

  /// The things that a cue can be about, nearest first: the one meant, and the second one of a relation.
  private func places(of cue: Cue, at index: Int) -> [(target: Int?, other: Int?)] {
    let before = things(before: index).prefix(2)
    let after = things(after: index).prefix(2)
    switch cue.shape {
    case .after, .ofKey, .ofScan, .ofStep: return after.map { ($0, nil) }
    case .before: return before.isEmpty && inherited != nil ? [(nil, nil)] : before.map { ($0, nil) }
    case .between: return before.flatMap { target in after.map { (target, $0) } }
    case .alone: return [(nil, nil)]
    }
  }

  private func draft(
    _ plain: Frame,
    _ cue: Cue,
    at index: Int,
    about place: (target: Int?, other: Int?)
  ) -> ClaimDraft? {
    var frame = plain
    var used: Set<Int> = [index]
    frame.target = place.target.flatMap { thing($0) } ?? (cue.shape == .before ? inherited : nil)
    if let target = place.target { used.insert(target) }
    if let other = place.other {
      frame.other = thing(other)
      used.insert(other)
    }
    guard addActor(cue, to: &frame, &used), settleKind(&frame, at: index) else { return nil }
    addMeasures(to: &frame, &used)
    var draft = ClaimDraft(frames: [frame], used: used, missed: cue.missed, weight: pieces[index].range.count)
    guard settleNegation(of: &draft, lack: cue.value(.lacking), silent: cue.value(.silence) != nil, at: index)
    else { return nil }
    addTime(to: &draft)
    return draft
  }

  /// Who does it: the key, the scan, the step, or focus.
  private func addActor(_ cue: Cue, to frame: inout Frame, _ used: inout Set<Int>) -> Bool {
    switch cue.shape {
    case .ofKey:
      guard let place = first({ if case .key = $0 { true } else { false } }) else { return false }
      if case .key(let key) = pieces[place].content { frame.key = key }
      used.insert(place)
      addOrigin(to: &frame, &used)
    case .ofScan:
      guard let place = first({ if case .scanning = $0 { true } else { false } }) else { return false }
      used.insert(place)
    case .ofStep:
      guard let place = first({ if case .nextSteps = $0 { true } else { false } }) else { return false }
      if case .nextSteps(let steps) = pieces[place].content { frame.nextSteps = steps }
      used.insert(place)
    default:
      let isOther = first { content in
        switch content {
        case .key, .scanning, .nextSteps: true
        default: false
        }
      }
      if cue.kind == .focus, isOther != nil { return false }
    }
    return true
  }

  /// `from X`.
  private func addOrigin(to frame: inout Frame, _ used: inout Set<Int>) {
    guard let origin = part.first(where: { thing($0) != nil && isLeft($0) }) else { return }
    frame.other = thing(origin)
    used.formUnion([origin, origin - 1])
    if frame.relation != .goesBackTo { frame.relation = .movesTo }
  }

  /// Settles what the words around a cue make of it; false when they make no claim.
  private func settleKind(_ frame: inout Frame, at cue: Int) -> Bool {
    switch (frame.kind, frame.relation) {
    case (.speech, .saidAs):
      guard case .quoted(let text)? = frame.other?.head else { return false }
      frame.text = text
      frame.other = nil
    case (.focus, .goTo), (.focus, .on):
      guard isAboutFocus(frame.relation, at: cue) else { return false }
      if case .subject(.firstFocus)? = first({ if case .subject(.firstFocus) = $0 { true } else { false } })
        .map({ pieces[$0].content })
      {
        frame.relation = .startOn
      }
    case (.value, .equals), (.speech, .contains):
      guard case .quoted(let text)? = (frame.other ?? frame.target)?.head else { return false }
      frame.text = text
      frame.other = nil
      if frame.kind == .speech { frame.target = nil }
    case (.focus, .move), (.focus, .stay), (.focus, .none):
      return first { if case .subject = $0 { true } else { false } } != nil
    default: break
    }
    return true
  }

  /// `on X` alone is a claim only right after who has focus.
  private func isAboutFocus(_ relation: Frame.Relation, at cue: Int) -> Bool {
    guard relation == .on, pieces[cue].range.count == 1 else { return true }
    guard cue > part.lowerBound, case .subject(let subject) = pieces[cue - 1].content else { return false }
    return subject == .focus || subject == .firstFocus
  }

  /// How often, how far, in which place.
  private func addMeasures(to frame: inout Frame, _ used: inout Set<Int>) {
    for index in part {
      switch pieces[index].content {
      case .times(let count) where [.speech, .scan].contains(frame.kind) || [.move, .visited].contains(frame.relation):
        frame.count = count
        used.insert(index)
      case .position(let position) where frame.kind == .speech && frame.relation == .said:
        frame.position = position
        used.insert(index)
      case .distance(let steps) where frame.kind == .reach:
        frame = Frame(.steps, .steps)
          .about(frame.target, steps: steps)
        used.insert(index)
      case .still where [.value, .state].contains(frame.kind):
        frame.still = true
        used.insert(index)
      case .effort(let effort):
        frame.effort.append(effort)
        used.insert(index)
      default: break
      }
    }
  }

  private func addTime(to draft: inout ClaimDraft) {
    for index in part {
      switch pieces[index].content {
      case .moment(let moment) where draft.frames[0].moment == nil && draft.frames[0].within == nil:
        for frame in draft.frames.indices { draft.frames[frame].moment = moment }
        draft.used.insert(index)
      case .within(let within) where draft.frames[0].moment == nil && draft.frames[0].within == nil:
        for frame in draft.frames.indices { draft.frames[frame].within = within }
        draft.used.insert(index)
      default: break
      }
    }
  }
}

extension Frame {
  /// The frame with a target and a distance.
  fileprivate func about(_ target: Reference?, steps: Steps) -> Frame {
    var frame = self
    frame.target = target
    frame.steps = steps
    return frame
  }
}

// MARK: - Negations

extension ClaimDrafter {
  /// Puts every negation of the part where it belongs; false when there are more than a claim can have.
  private func settleNegation(of draft: inout ClaimDraft, lack: String?, silent: Bool, at cue: Int) -> Bool {
    settleContrast(of: &draft, at: cue)
    var frame = draft.frames[0]
    var denials = lack != nil || silent ? 1 : 0
    var polarity: Frame.Polarity = lack != nil ? .not : .holds
    if let negation = negation(of: cue), case .negation(let own) = pieces[negation].content {
      denials += 1
      polarity = own
      draft.used.insert(negation)
    }
    if frame.target?.quantifier == .no {
      denials += 1
      polarity = .never
      frame.target?.quantifier = .any
      if case .everything? = frame.target?.head { frame.target?.head = .everything("anything") }
    }
    if silent { frame.target = Reference(.everything("anything"), quantifier: .any) }
    if lack == "denied" {
      guard denials == 2, frame.target?.quantifier != .any else { return false }
      (denials, polarity) = (0, .holds)
    }
    guard denials <= 1 else { return false }
    frame.polarity = silent ? .never : polarity
    guard settleNames(of: &frame) else { return false }
    draft.frames[0] = frame
    return true
  }

  /// The negation that stands at a cue, with nothing between but words that say nothing.
  private func negation(of cue: Int) -> Int? {
    var place = cue - 1
    while place >= part.lowerBound {
      switch pieces[place].content {
      case .helper, .still, .exactly, .subject: place -= 1
      case .negation: return place
      default: return nil
      }
    }
    return nil
  }

  /// What a denied claim is called: not moving is staying, not losing a value is keeping it.
  private func settleNames(of frame: inout Frame) -> Bool {
    if frame.kind == .focus, frame.relation == .move, frame.count == nil {
      guard frame.polarity != .holds else { return false }
      frame = frame.renamed(.stay)
    }
    if frame.kind == .speech, let count = frame.count, frame.polarity != .holds {
      guard count.bound == .exactly, count.number > 1 else { return false }
      frame.count = Frame.Count(.atMost, count.number - 1)
      frame.polarity = .holds
    }
    if frame.target?.quantifier == .every, frame.polarity != .holds { return false }
    return true
  }

  /// `, not on Y`: a contrast of focus, a claim of its own for speech.
  private func settleContrast(of draft: inout ClaimDraft, at cue: Int) {
    guard let ruledOut = part.first(where: { $0 > cue && thing($0) != nil && isRuledOut($0) }),
      let denial = denial(of: ruledOut), let other = thing(ruledOut), draft.frames[0].target != nil
    else { return }
    switch draft.frames[0].kind {
    case .focus, .next: draft.frames[0].contrast = other
    case .speech, .key, .scan:
      var second = draft.frames[0]
      second.target = other
      second.other = nil
      second.polarity = .not
      second.count = nil
      draft.frames.append(second)
    default: return
    }
    draft.used.formUnion([ruledOut, denial])
  }
}

extension Frame {
  /// The frame with another relation, holding.
  fileprivate func renamed(_ relation: Relation) -> Frame {
    var frame = self
    frame.relation = relation
    frame.polarity = .holds
    return frame
  }
}

// MARK: - Distances, numbers, lists

extension ClaimDrafter {
  /// `2 swipes from the title to Pay`, without a word for reaching.
  private func distance(_ steps: Frame.Steps, at index: Int) -> [ClaimDraft] {
    let places = things(after: index).prefix(1) + things(before: index).prefix(1)
    return places.compactMap { place in
      guard let target = thing(place), target.quantifier != .no else { return nil }
      var frame = Frame(.steps, .steps).about(target, steps: steps)
      var used: Set<Int> = [index, place]
      if let origin = part.first(where: { thing($0) != nil && isLeft($0) && $0 != place }) {
        frame.other = thing(origin)
        used.formUnion([origin, origin - 1])
      }
      var draft = ClaimDraft(frames: [frame], used: used, weight: 1)
      guard settleNegation(of: &draft, lack: nil, silent: false, at: index) else { return nil }
      addTime(to: &draft)
      return draft
    }
  }

  /// `there are 3 results`, `4 stops on the card`.
  private func amount(_ count: Frame.Count, _ things: Reference, at index: Int) -> [ClaimDraft] {
    guard case .noun(let noun) = things.head else { return [] }
    var frame = Frame(.count, Self.stops.contains(noun) ? .focusable : .exist)
    frame.count = count
    frame.target = things
    if frame.relation == .focusable { frame.target?.head = .noun(count.number == 1 ? "element" : "elements") }
    var draft = ClaimDraft(frames: [frame], used: [index], weight: 1)
    addTime(to: &draft)
    return [draft]
  }

  private static let stops: Set<String> = ["stops", "stop", "elements", "element", "tab stops", "focusable elements"]

  /// `the order is A, B, C`; `focus goes A, then B`.
  private func lists() -> [ClaimDraft] {
    guard let start = part.first(where: { thing($0) != nil }), let listing = listing(before: start) else { return [] }
    var members: [Int] = []
    for index in start..<part.upperBound {
      switch pieces[index].content {
      case .thing: members.append(index)
      case .separator, .helper: continue
      default: break
      }
      if members.last != index { break }
    }
    guard members.count > 1, areSeparated(members) else { return [] }
    var frame = Frame(.order, .list)
    frame.list = members.compactMap { thing($0) }
    var draft = ClaimDraft(frames: [frame], used: Set(members).union(listing), weight: 2)
    addTime(to: &draft)
    return [draft]
  }

  /// Between two members stands a comma, an arrow or `then`.
  private func areSeparated(_ members: [Int]) -> Bool {
    zip(members, members.dropFirst()).allSatisfy { first, second in
      (first + 1..<second).contains { if case .separator = pieces[$0].content { true } else { false } }
    }
  }

  /// The words that make a list of things an order.
  private func listing(before start: Int) -> [Int]? {
    let order = (part.lowerBound..<start).filter { if case .order = pieces[$0].content { true } else { false } }
    return order.isEmpty ? nil : order
  }
}
