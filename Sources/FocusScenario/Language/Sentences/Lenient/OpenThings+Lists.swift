// Things behind each other.

extension OpenThings {
  /// Things behind each other, with a comma, an arrow or `then` between.
  func list(at start: Int) -> (things: [Reference], end: Int)? {
    var (list, index): ([Reference], Int) = ([], start)
    while index < words.count, let member = member(at: index) {
      list.append(member.reference)
      let next = listJoint(at: member.end)
      guard next > member.end else { return list.count > 1 ? (list, member.end) : nil }
      index = next
    }
    return nil
  }

  private func member(at start: Int) -> Found? {
    if words[start].kind == .word, words[start].isCapitalised {
      let ends = (start + 1...min(words.count, start + 4)).filter { isListEnd($0) }
      let names = ends.compactMap { end in named(start..<end, withNoun: false).map { Found(reference: $0, end: end) } }
      if let name = names.first { return name }
    }
    return all(at: start).first { isListEnd($0.end) }
  }

  private func isListEnd(_ end: Int) -> Bool {
    end == words.count || listJoint(at: end) > end || words[end].kind == .mark
  }

  private func listJoint(at start: Int) -> Int {
    var index = start
    while index < words.count, [",", "→", ">", "then", "and", ";", "–"].contains(words[index].text),
      words[index].kind != .quoted
    {
      index += 1
    }
    return index
  }
}
