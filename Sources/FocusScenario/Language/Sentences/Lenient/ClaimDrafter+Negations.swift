extension ClaimDrafter {
  /// Puts every negation of the part where it belongs; false when there are more than a claim can have.
  func settleNegation(of draft: inout ClaimDraft, lack: String?, silent: Bool, at cue: Int) -> Bool {
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
    guard denials <= 1, lack == nil || frame.kind != .steps else { return false }
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
