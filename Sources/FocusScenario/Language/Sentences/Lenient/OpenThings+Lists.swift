// Things behind each other.

extension OpenThings {
  /// Things behind each other, with a comma, an arrow or `then` between.
  ///
  /// On a way `to` may stand between them too.
  func list(at start: Int, onWay: Bool = false) -> (things: [Reference], end: Int)? {
    var (list, index): ([Reference], Int) = ([], start)
    var end = start
    while index < words.count, words[index].text != "nothing", let member = member(at: index, onWay) {
      list.append(member.reference)
      end = member.end
      index = listJoint(at: end, onWay)
      guard index > end else { return list.count > 1 ? (list, end) : nil }
    }
    // `name and price, in this order`: behind a lone comma something else may begin.
    return list.count > 1 && isPreposition(index)
      && (index == end + 1 && words[end].text == "," || words[index].text == "nothing") ? (list, end) : nil
  }

  private func member(at start: Int, _ onWay: Bool) -> Found? {
    if words[start].kind == .word, words[start].isCapitalised {
      let ends = (start + 1...min(words.count, start + 4)).filter { isListEnd($0, onWay) }
      let whole = onWay ? ends.filter { end in !words[start..<end].contains { $0.text == "to" } } : ends
      let names = whole.compactMap { end in named(start..<end, withNoun: false).map { Found(reference: $0, end: end) } }
      if let name = names.first { return name }
    }
    return all(at: start).first { found in
      isListEnd(found.end, onWay) && found.reference.combination == nil
        && !(onWay && words[start..<found.end].contains { $0.text == "to" })
    }
  }

  private func isPreposition(_ index: Int) -> Bool {
    index < words.count && ["in", "with", "without", "all", "not", "nothing", "when"].contains(words[index].text)
  }

  private func isListEnd(_ end: Int, _ onWay: Bool) -> Bool {
    end == words.count || listJoint(at: end, onWay) > end || words[end].kind == .mark
  }

  private func listJoint(at start: Int, _ onWay: Bool) -> Int {
    var index = start
    while index < words.count, words[index].kind != .quoted,
      Self.joints.contains(words[index].text) || onWay && ["to", "on"].contains(words[index].text)
    {
      index += 1
    }
    return index
  }

  private static let joints: Set<String> = [",", "→", ">", "then", "and", ";", "–"]
}
