// The line without an example in parentheses, and with the names of a list in quotes.

extension Respelling {
  /// The line without what stands in parentheses: an example, or the same in other words.
  var withoutParentheses: Respelling {
    var result = Respelling([])
    var depth = 0
    for index in words.indices {
      let mark = words[index].kind == .mark ? words[index].text : ""
      if mark == "(" { depth += 1 }
      if depth == 0 { result.append([words[index]], origins[index]) }
      if mark == ")" { depth = max(0, depth - 1) }
    }
    return result
  }

  /// `Tab order on the form: Email, Show password`: a list behind an order and a colon, with every name in quotes.
  func withListedNames(_ source: SourceText) -> Respelling? {
    guard let order = words.firstIndex(where: { ["order", "sequence"].contains($0.text) }),
      let colon = words[order...].firstIndex(where: { $0.kind == .mark && $0.text == ":" }), colon - order <= 6
    else { return nil }
    var result = Respelling([])
    let opening = ["the", "order", "is"].map { Word(kind: .word, text: $0, words[order].range) }
    result.append(opening, origins[order])
    var member: [Int] = []
    for index in (colon + 1)..<words.count {
      let isCut = words[index].kind == .mark || ["then", "and"].contains(words[index].text)
      if isCut { result.appendMember(member, of: self, source) }
      if isCut { member = [] } else { member.append(index) }
      if words[index].kind == .mark, [",", "→"].contains(words[index].text) {
        result.append([words[index]], origins[index])
      }
    }
    result.appendMember(member, of: self, source)
    return result
  }

  private mutating func appendMember(_ member: [Int], of line: Respelling, _ source: SourceText) {
    guard let first = member.first, let last = member.last else { return }
    let isName = line.words[first].kind == .word && line.words[first].isCapitalised
    guard isName else { return member.forEach { append([line.words[$0]], line.origins[$0]) } }
    let range = line.words[first].range.union(line.words[last].range)
    let origin = line.origins[first].lowerBound..<line.origins[last].upperBound
    append([Word(kind: .quoted, text: source.text(range), range)], origin)
  }
}
