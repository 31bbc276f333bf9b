extension ClaimDrafter {
  func drafts(of cue: Cue, at index: Int) -> [ClaimDraft] {
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
    let before = things(before: index).prefix(1)
    let after = things(after: index).prefix(1)
    switch cue.shape {
    case .after, .ofKey, .ofScan, .ofStep: return after.map { ($0, nil) }
    case .before: return before.isEmpty && inherited != nil ? [(nil, nil)] : before.map { ($0, nil) }
    case .between: return before.flatMap { target in after.map { (target, $0) } }
    // `wanders to X` says where to, and is no staying when it is denied.
    case .alone: return cue.relation == .move && !after.isEmpty ? [] : [(nil, nil)]
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
    guard addActor(cue, at: index, to: &frame, &used), settleKind(&frame, at: index, isBefore: cue.shape == .before)
    else {
      return nil
    }
    addMeasures(to: &frame, at: index, &used)
    var draft = ClaimDraft(frames: [frame], used: used, missed: cue.missed, weight: pieces[index].range.count)
    guard settleNegation(of: &draft, lack: cue.value(.lacking), silent: cue.value(.silence) != nil, at: index)
    else { return nil }
    addTime(to: &draft)
    return draft
  }

  /// Who does it: the key, the scan, the step, or focus.
  private func addActor(_ cue: Cue, at index: Int, to frame: inout Frame, _ used: inout Set<Int>) -> Bool {
    switch cue.shape {
    case .ofKey:
      guard let place = key(before: index) else { return false }
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

  /// The key whose press a verb tells: the nearest one before it.
  private func key(before index: Int) -> Int? {
    (part.lowerBound..<index).last { if case .key = pieces[$0].content { true } else { false } }
  }

  /// `from X`.
  private func addOrigin(to frame: inout Frame, _ used: inout Set<Int>) {
    guard let origin = part.first(where: { thing($0) != nil && isLeft($0) }) else { return }
    frame.other = thing(origin)
    used.formUnion([origin, origin - 1])
    if frame.relation != .goesBackTo { frame.relation = .movesTo }
  }

  /// Settles what the words around a cue make of it; false when they make no claim.
  private func settleKind(_ frame: inout Frame, at cue: Int, isBefore: Bool) -> Bool {
    switch (frame.kind, frame.relation) {
    case (.speech, .saidAs):
      guard case .quoted(let text)? = frame.other?.head else { return false }
      frame.text = text
      frame.other = nil
    case (.focus, .goTo), (.focus, .on):
      guard isBefore || isAboutFocus(frame.relation, at: cue) else { return false }
      if case .subject(.firstFocus)? = first({ if case .subject(.firstFocus) = $0 { true } else { false } })
        .map({ pieces[$0].content })
      {
        frame.relation = .startOn
      }
    case (.value, .equals), (.speech, .contains):
      // `has a "Delete" action` says nothing of a value.
      guard let quoted = frame.other ?? frame.target, case .quoted(let text) = quoted.head, quoted.kindNoun == nil
      else { return false }
      frame.text = text
      frame.other = nil
      if frame.kind == .speech { frame.target = nil }
    case (.focus, _) where frame.target != nil && !isBefore:
      return isAboutFocus(frame.relation, at: cue)
    // `told apart in speech`: speech is no thing that is spoken.
    case (.speech, .said) where frame.target?.head == .noun("speech"): return false
    case (.speech, .said) where !isBefore && frame.target != nil && frame.text == nil:
      return isActive(cue)
    case (.focus, .move), (.focus, .stay), (.focus, .none):
      return first { if case .subject = $0 { true } else { false } } != nil
    default: break
    }
    return true
  }

  /// Whether a verb of saying is no passive, in which what is said stands before it.
  private func isActive(_ cue: Int) -> Bool {
    let range = pieces[cue].range
    guard range.lowerBound > 0, words[range.upperBound - 1].text != "as" else { return true }
    return !["is", "are", "be", "been", "was", "were", "get", "gets"].contains(words[range.lowerBound - 1].text)
  }

  /// Whether it is focus, or who has it, that the words say where it is.
  private func isAboutFocus(_ relation: Frame.Relation, at cue: Int) -> Bool {
    switch relation {
    case .startOn, .startIn: true
    case .leave: subject(before: cue) != nil
    case .on where pieces[cue].range.count == 1: subject(before: cue) == .focus || subject(before: cue) == .firstFocus
    default: carriesFocus(cue) || (part.lowerBound..<cue).contains { isSubject($0) }
    }
  }

  /// `puts the cursor back on X`: focus is named inside the claim words.
  private func carriesFocus(_ cue: Int) -> Bool {
    words[pieces[cue].range].contains { ["focus", "cursor", "user", "you", "me", "them"].contains($0.text) }
  }

  private func isSubject(_ index: Int) -> Bool {
    if case .subject = pieces[index].content { return true }
    return false
  }

  /// Who stands right before a piece, with nothing between but helpers and negations.
  private func subject(before index: Int) -> LinePieces.Subject? {
    for place in (part.lowerBound..<index).reversed() {
      switch pieces[place].content {
      case .subject(let subject): return subject
      case .helper, .negation, .still, .ability: continue
      default: return nil
      }
    }
    return nil
  }

  /// How often, how far, in which place.
  private func addMeasures(to frame: inout Frame, at cue: Int, _ used: inout Set<Int>) {
    for index in part {
      switch pieces[index].content {
      case .times(let count)
      where [.speech, .scan].contains(frame.kind) || [.move, .visited].contains(frame.relation):
        frame.count = count
        used.insert(index)
      case .position(let position) where frame.kind == .speech && frame.relation == .said:
        frame.position = position
        used.insert(index)
      case .distance(let steps) where frame.kind == .reach:
        frame = Frame(.steps, .steps)
          .about(frame.target, steps: steps)
        used.insert(index)
      case .ability where [.reach, .steps, .trap].contains(frame.kind):
        used.insert(index)
      case .whole where frame.kind == .speech && frame.relation == .said:
        frame.uninterrupted = true
        used.insert(index)
      case .key(let key) where frame.kind == .reach && frame.via.isEmpty:
        frame.via = [key]
        used.insert(index)
      case .still where [.value, .state].contains(frame.kind) && isBeside(cue, index):
        frame.still = true
        used.insert(index)
      case .effort(let effort):
        frame.effort.append(effort)
        used.insert(index)
      default: break
      }
    }
  }

  /// Whether nothing but helpers stands between a word and the claim words.
  private func isBeside(_ cue: Int, _ index: Int) -> Bool {
    (min(cue, index) + 1..<max(cue, index)).allSatisfy { if case .helper = pieces[$0].content { true } else { false } }
  }

  func addTime(to draft: inout ClaimDraft) {
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
  func about(_ target: Reference?, steps: Steps) -> Frame {
    var frame = self
    frame.target = target
    frame.steps = steps
    return frame
  }
}
