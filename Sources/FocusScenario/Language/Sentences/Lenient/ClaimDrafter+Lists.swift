extension ClaimDrafter {
  /// `2 swipes from the title to Pay`, without a word for reaching.
  func distance(_ steps: Frame.Steps, at index: Int) -> [ClaimDraft] {
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
  func amount(_ count: Frame.Count, _ things: Reference, at index: Int) -> [ClaimDraft] {
    guard case .noun(let noun) = things.head else { return [] }
    var frame = Frame(.count, Self.stops.contains(noun) ? .focusable : .exist)
    guard frame.relation == .focusable || saysThere(before: index) else { return [] }
    frame.count = count
    frame.target = things
    if frame.relation == .focusable { frame.target?.head = .noun(count.number == 1 ? "element" : "elements") }
    var draft = ClaimDraft(frames: [frame], used: [index], weight: 1)
    addTime(to: &draft)
    return [draft]
  }

  private func saysThere(before index: Int) -> Bool {
    words[..<pieces[index].range.lowerBound].contains { $0.text == "there" }
  }

  private static let stops: Set<String> = ["stops", "stop", "elements", "element", "tab stops", "focusable elements"]

  /// `the order is A, B, C`; `focus goes A, then B`.
  func lists() -> [ClaimDraft] {
    guard let start = listStart, let listing = listing(before: start) else { return [] }
    var members: [Int] = []
    for index in start..<part.upperBound {
      switch pieces[index].content {
      case .thing: members.append(index)
      case .separator: continue
      // `Sign in` is more than its first word.
      case .helper where members.last == index - 1: return []
      case .helper: continue
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

  /// The first thing of a list: behind the colon of an order, `Tab order on the form: …`, when it has one.
  private var listStart: Int? {
    let things = part.filter { thing($0) != nil }
    guard let order = part.first(where: { if case .order = pieces[$0].content { true } else { false } }),
      let colon = part.first(where: { $0 > order && words[pieces[$0].range.lowerBound].text == ":" })
    else { return things.first }
    return things.first { $0 > colon }
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
