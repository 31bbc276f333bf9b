// What the judge asks of a claim: at which moments it has to hold, of how many things, and in which shape it is judged.

extension Frame {
  /// The same claim in the shape in which it is judged: `can be left with Tab` is what Tab does, `is updated` a change.
  var asJudged: Frame {
    var frame = self
    if kind == .trap, relation == .leave, let way = via.first {
      if [.swipe, .tab, .shiftTab, .scan].contains(way) {
        frame.kind = .focus
      } else if via.count == 1 {
        (frame.kind, frame.relation, frame.key, frame.via) = (.key, .leaves, way, [])
      }
    }
    // `a button is never dimmed`: none of them.
    if polarity == .never, !still, target?.quantifier == .a, kind == .state || kind == .value {
      frame.target?.quantifier = .any
    }
    guard kind == .state, relation == .is else { return frame }
    switch text {
    case "updated", "changed": (frame.relation, frame.text) = (.changes, nil)
    case "unchanged":
      (frame.relation, frame.text, frame.still) = (.changes, nil, false)
      frame.manner.removeAll { $0 == .throughout }
      frame.polarity = polarity == .holds ? .not : .holds
    case "cleared":
      (frame.kind, frame.relation, frame.text) = (.value, .empty, nil)
      // Of `every field is cleared` some may have been empty before.
      if target?.quantifier != .every, !still, !again { frame.manner.append(.broughtAbout) }
    default: break
    }
    return frame
  }

  /// `each error comes right after its field`: of each of several, another.
  var isOfPairs: Bool {
    guard let target, target.quantifier == .every, let other, kind == .order || kind == .steps else { return false }
    return other.relations.contains { $0.kind == .of && $0.reference?.quantifier == .every }
  }

  /// Whether `never` or `always` stands in the sentence: `nothing` and `no X` deny at one moment.
  var saysNeverOrAlways: Bool {
    guard polarity == .never, !always else { return always }
    guard let target else { return true }
    if case .everything = target.head { return false }
    return target.quantifier != .any && target.quantifier != .no
  }

  /// Whether each beat of the window is looked at by itself: `never`, `always` and `until` of what holds at one moment.
  var isAboutEveryBeat: Bool {
    switch kind {
    // What never comes about is looked for from one moment to the next.
    case .state, .reach, .scan, .value, .count, .order: (saysNeverOrAlways || lasts) && !deniesComingAbout
    case .speech, .steps, .next: isOfWhatIsSo && (saysNeverOrAlways || lasts)
    case .focus, .key, .trap: false
    }
  }

  /// `stays visible`, `is visible until E`: at every moment, and not only at the last.
  var lasts: Bool {
    if manner.contains(.throughout) { return true }
    if kind == .value, relation == .kept, polarity == .holds { return true }
    return isOfItsWholeMoment && (isOfOneMoment || isOfWhatIsSo) && !manner.contains(.broughtAbout)
  }

  /// Whether it says how things are at one moment after something.
  var isOfOneMomentAfter: Bool {
    guard case .after = moment, !isAboutEveryBeat, !manner.contains(.broughtAbout), within == nil else { return false }
    return [.state, .value, .reach, .count, .order].contains(kind) && isOfOneMoment && !still && !again
  }

  /// `while S`, `until E`, and `not … before E`: of all that time, and not of its end.
  var isOfItsWholeMoment: Bool {
    switch moment {
    case .until, .during: true
    case .before: polarity != .holds
    case nil, .rightAfter, .after, .atStart, .atEnd: false
    }
  }

  /// Whether it is about how a thing is read, or where a step leads, which is tried on the app as it stands.
  private var isOfWhatIsSo: Bool {
    switch kind {
    case .speech: relation == .saidAs || relation == .saidWith
    case .steps: relation != .recovery
    case .next: true
    case .focus, .reach, .order, .count, .value, .state, .key, .scan, .trap: false
    }
  }

  /// Whether the claim is about the whole task when the author names no moment.
  var isAboutWholeTask: Bool {
    switch kind {
    // What is read on the user's own way is heard in any order.
    case .speech: relation == .said && (saysNeverOrAlways || again) || channel == .announced && saysNeverOrAlways
    case .focus: saysNeverOrAlways && relation != .move
    default: saysNeverOrAlways && isAboutEveryBeat
    }
  }

  /// Whether it says that a thing is not there.
  var isOfAbsence: Bool {
    kind == .state && relation == .is && text.map(ElementState.wordsOfAbsence.contains) ?? false
  }

  /// Whether it says that something comes about, at no time that it names.
  var comesAbout: Bool {
    guard polarity == .holds, manner.contains(.broughtAbout), within == nil else { return false }
    switch moment {
    case nil: return true
    case .after(let event):
      if case .wait = event.happening { return false }
      return true
    case .rightAfter, .before, .during, .until, .atStart, .atEnd: return false
    }
  }

  /// Whether it is about what follows each time that something happens: `never after close`, `it stays gone`.
  var isOfEachOccurrence: Bool { saysNeverOrAlways || deniesComingAbout || manner.contains(.throughout) }

  /// Whether it says that something does not come about: `the toast does not disappear`.
  var deniesComingAbout: Bool { polarity != .holds && manner.contains(.broughtAbout) }

  /// Whether the claim is about each thing by itself: of values, states and what is heard, `A or B` is two claims.
  var isOfOneThing: Bool {
    switch kind {
    case .value, .state: true
    case .speech: [.said, .saidAs, .saidWith].contains(relation)
    case .focus, .reach, .steps, .order, .count, .key, .next, .scan, .trap: false
    }
  }

  /// Whether the claim is about several things at once: `A and B come in that order`, `are spoken separately`, and `only A
  /// and B are reachable`.
  var isAboutAllTogether: Bool {
    relation == .inOrder || relation == .only
      || !Set(manner).isDisjoint(with: [.separately, .inOrder, .inOneUtterance])
  }

  /// Whether `not on Y` is looked at together with where focus is.
  var weighsContrast: Bool { kind == .next || (kind == .focus && relation != .stayOn) }
}

extension Moment {
  /// The same moment, each time that its event happens.
  var ofEachOccurrence: Moment {
    switch self {
    case .rightAfter(let event): .rightAfter(event.eachTime)
    case .after(let event): .after(event.eachTime)
    case .before, .during, .until, .atStart, .atEnd: self
    }
  }
}

extension Event {
  /// Each of several occurrences, where the author does not say which.
  fileprivate var eachTime: Event {
    guard choice == .last else { return self }
    var event = self
    event.choice = .each
    return event
  }
}
