extension Frame {
  /// The frame with the place of every part in it changed; a part without a place keeps none.
  func movingPlaces(_ move: (SourceRange) -> SourceRange) -> Frame {
    var copy = self
    copy.moment = moment?.movingPlaces(move)
    copy.within?.event = within?.event?.movingPlaces(move)
    copy.subject = subject?.movingPlaces(move)
    copy.target = target?.movingPlaces(move)
    copy.other = other?.movingPlaces(move)
    copy.list = list.map { $0.movingPlaces(move) }
    copy.contrast = contrast?.movingPlaces(move)
    copy.avoiding = avoiding?.movingPlaces(move)
    return copy
  }
}

extension Reference {
  fileprivate func movingPlaces(_ move: (SourceRange) -> SourceRange) -> Reference {
    var copy = self
    copy.range = range.moved(move)
    copy.relations = relations.map { relation in
      var relation = relation
      relation.reference = relation.reference?.movingPlaces(move)
      return relation
    }
    copy.members = members.map { $0.movingPlaces(move) }
    return copy
  }
}

extension Moment {
  fileprivate func movingPlaces(_ move: (SourceRange) -> SourceRange) -> Moment {
    switch self {
    case .rightAfter(let event): .rightAfter(event.movingPlaces(move))
    case .after(let event): .after(event.movingPlaces(move))
    case .before(let event): .before(event.movingPlaces(move))
    case .until(let event): .until(event.movingPlaces(move))
    case .during(let state): .during(state.movingPlaces(move))
    case .atStart: .atStart
    case .atEnd: .atEnd
    }
  }
}

extension Event {
  fileprivate func movingPlaces(_ move: (SourceRange) -> SourceRange) -> Event {
    Event(
      happening,
      object: object?.movingPlaces(move),
      details: details,
      choice: choice,
      range: range.moved(move)
    )
  }
}

extension State {
  fileprivate func movingPlaces(_ move: (SourceRange) -> SourceRange) -> State {
    State(condition, object: object?.movingPlaces(move), range: range.moved(move))
  }
}

extension SourceRange {
  fileprivate func moved(_ move: (SourceRange) -> SourceRange) -> SourceRange { count > 0 ? move(self) : self }
}
