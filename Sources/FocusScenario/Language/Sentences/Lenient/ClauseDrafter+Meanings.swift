// What the parts of a line come to.

extension ClauseDrafter {
  func meaning(of sequence: [Part], order: Int) -> Meaning? {
    guard let frames = frames(of: sequence), !Self.contradict(frames) else { return nil }
    var said = Set(sequence.flatMap { Array($0.range) })
    said.subtract(sequence.flatMap(\.missed))
    let claims = sequence.filter { $0.time == nil }
    guard let first = claims.first, let last = claims.last else { return nil }
    let rest = LeftOver(line, tables: tables, source: source)
    // What nobody can observe is only left out where a clause of its own says it.
    guard vague.allSatisfy({ !said.contains($0) && rest.isApart($0, said) }) else { return nil }
    guard let left = rest.words(said: said, firstClaim: first.range.lowerBound, frames: frames) else { return nil }
    let told = left.filter { !LeftOver.saysNothing(line[$0]) }
    if told.contains(where: { $0 >= last.range.upperBound }), frames.contains(where: { $0.relation == .list }) {
      return nil
    }
    if isCutFromList(first.range.lowerBound, told, frames) { return nil }
    guard told.count * 3 <= line.count * 2 else { return nil }
    // `to Pay; if the row is gone, to Save`: what stands before a condition is its other half.
    let condition = sequence.first { $0.time != nil && line[$0.range.lowerBound].text == "if" }?.range.lowerBound ?? 0
    if told.contains(where: { $0 < condition && line[$0].kind == .word }),
      line[..<condition].contains(where: { $0.text == ";" })
    {
      return nil
    }
    // `the message pops up and it is read`: without what stands before, `it` is something else.
    if told.contains(where: { $0 < first.range.lowerBound }), frames.contains(where: \.isOfPronoun) { return nil }
    return Meaning(
      frames: frames,
      leftOut: rest.ranges(of: told),
      rank: LineMeaning.Rank(leftOut: told.count, claims: frames.count, weight: said.count, order: order),
      wordings: sequence.reduce(into: [:]) { $0.merge($1.wordings) { first, _ in first } }
    )
  }

  /// `Reply, React and Delete, in that order`: what stands before a list with a comma is its first member.
  private func isCutFromList(_ start: Int, _ told: [Int], _ frames: [Frame]) -> Bool {
    start > 1 && line[start - 1].text == "," && told.contains(start - 2)
      && frames.contains { $0.relation == .list || !$0.list.isEmpty } && matcher.things.list(at: start) != nil
  }

  /// `I'd expect to be on Undo, but I'm thrown to the bar`: focus is at two places at once.
  private static func contradict(_ frames: [Frame]) -> Bool {
    let places = frames.filter { $0.kind == .focus && $0.polarity == .holds && landing.contains($0.relation) }
    return places.contains { first in
      places.contains {
        $0.target != first.target && ($0.moment == first.moment || $0.moment == nil || first.moment == nil)
      }
    }
  }

  private static let landing: Set<Frame.Relation> = [.on, .goTo, .returnTo, .startOn, .stayOn]

  /// The claims of a sequence; a moment at its head is that of all, another that of the claim before it.
  private func frames(of sequence: [Part]) -> [Frame]? {
    guard sequence.filter({ $0.time != nil }).count <= 2 else { return nil }
    var frames: [Frame] = []
    var lead: OpenMoments.Time?
    var deed: OpenMoments.Time?
    for (index, part) in sequence.enumerated() {
      if let time = part.time {
        if index == 0
          || index + 1 < sequence.count && sequence[index + 1].time == nil
            && sequence[index + 1].range.lowerBound <= part.range.upperBound + 1
        {
          lead = time
        } else {
          let isApart = line[sequence[index - 1].range.upperBound..<part.range.lowerBound].contains {
            [";", "."].contains($0.text)
          }
          guard !isApart, let last = frames.indices.last, frames[last].set(time) else { return nil }
        }
      } else {
        if let echo = part.echo {
          guard let echoed = frames.last?.echoed(by: echo.target, echo.polarity) else { return nil }
          frames.append(echoed)
        }
        frames += part.frames.map { frame in
          var frame = frame
          if let lead { _ = frame.set(lead) }
          if lead == nil, let deed, line[part.range.lowerBound - 1].text == "and" { _ = frame.set(deed) }
          return frame
        }
        deed = part.isByDeed ? part.frames.last?.moment.map { .moment($0) } : deed
      }
    }
    return frames.count <= 4 ? frames : nil
  }
}

extension Frame {
  /// The same claim about another thing.
  fileprivate func echoed(by thing: Reference, _ polarity: Polarity) -> Frame? {
    guard target != nil, contrast == nil, count == nil, self.polarity == .holds else { return nil }
    var frame = self
    frame.target = thing
    frame.polarity = polarity
    guard thing.quantifier == .no else { return frame }
    guard polarity == .holds else { return nil }
    frame.polarity = .never
    frame.target?.quantifier = .any
    if case .everything? = frame.target?.head { frame.target?.head = .everything("anything") }
    return frame
  }

  /// Sets when it is looked at; false when it says so already.
  fileprivate mutating func set(_ time: OpenMoments.Time) -> Bool {
    guard moment == nil, within == nil else { return false }
    switch time {
    case .moment(let moment): self.moment = moment
    case .within(let within): self.within = within
    }
    return true
  }
}
