// Words that look as if they weighed something, and may be left out.

extension LeftOver {
  /// Where `can we make sure that`, `SC 2.4.3 –` or `QA-17:` ends at the head of the line: it asks, or counts lines.
  var prefaceEnd: Int {
    if let dash = line.prefix(6).firstIndex(where: { $0.kind == .mark && [":", "–", "—", "-"].contains($0.text) }),
      line[..<dash].contains(where: { Picker.isNumber($0) }),
      line[..<dash].allSatisfy({ Picker.isNumber($0) || $0.isCapitalised || $0.kind == .mark })
    {
      return dash + 1
    }
    if let end = stepEnd { return end }
    let asked = Self.prefaces.first { preface in
      line.count > preface.count && zip(line, preface).allSatisfy { $0.text == $1 && $0.kind == .word }
    }
    return asked?.count ?? 0
  }

  /// Where `Press Escape twice and check that` ends at the head of the line: it says what is done, and claims nothing.
  private var stepEnd: Int? {
    guard let first = line.first, first.kind == .word, Self.steps.contains(first.text),
      let end = line.firstIndex(where: { [":", ";"].contains($0.text) || Self.looking.contains($0.text) }),
      line[end].kind == .mark || ["and", ",", "then"].contains(line[end - 1].text),
      !line[..<end].contains(where: { Self.claiming.contains($0.text) })
    else { return nil }
    return end + 1
  }

  /// Words of a claim, and of no step.
  private static let claiming: Set<String> = [
    "is", "are", "gets", "takes", "has", "does", "do", "never", "not", "no", "nothing", "must", "should", "can", "will",
    "only", "without", "until", "unless", "if", "stays", "keeps", "remains", "goes", "moves", "returns", "lands",
  ]

  private static let looking: Set<String> = ["check", "verify", "note", "confirm", "see", "ensure", "listen"]
  private static let steps: Set<String> = [
    "press", "open", "close", "turn", "lock", "toggle", "delete", "swipe", "tap", "kill", "force", "run", "rotate",
    "type",
    "select", "choose", "launch", "start", "flick", "scroll", "navigate", "enter", "let", "double-tap", "go", "remove",
    "hit", "dismiss", "submit", "activate", "send", "unlock", "put",
  ]

  private static let prefaces = [
    "can you make it", "can you please", "can you",
    "can we make sure that", "can we make sure", "could we make sure", "can you make sure", "can we", "could we",
    "it would be nice if", "would be nice if", "i would like that", "we would like that", "we would expect that",
    "can you please make sure", "it can be verified that", "i also want that", "just make sure", "just check that",
  ].map { $0.split(separator: " ").map(String.init) }

  /// A place in a row or in time, in a clause of its own: `…, right now it comes first`.
  func standsApart(_ index: Int, _ said: Set<Int>) -> Bool {
    Self.placing.contains(line[index].text) && isApart(index, said)
  }

  static func parts(_ word: Word) -> Bool { word.kind == .mark || ["and", "but", "so"].contains(word.text) }

  private static let placing: Set<String> = [
    "missing",
    "before", "under", "over", "first", "second", "third", "last", "same", "again", "another", "other", "whole",
    "single",
  ]

  /// `either way`, `both ways`: however it is done.
  func saysEitherWay(_ index: Int) -> Bool {
    ["either", "both"].contains(line[index].text) && index + 1 < line.count
      && ["way", "ways"].contains(line[index + 1].text)
  }

  /// `one by one`, `step by step`.
  func saysOneByOne(_ index: Int) -> Bool {
    index + 2 < line.count && line[index + 1].text == "by" && line[index + 2].text == line[index].text
      || index > 1 && line[index - 1].text == "by" && line[index - 2].text == line[index].text
  }

  /// `with three fingers`: how many fingers it takes is no count of anything that is claimed.
  func saysNoNumber(_ index: Int) -> Bool {
    guard Picker.isNumber(line[index]), index + 1 < line.count else { return false }
    if index == 0, ["star", "stars"].contains(line[1].text) { return true }
    return ["finger", "fingers", "hand", "hands", "taps", "switch", "switches"].contains(line[index + 1].text)
  }

  /// `Pixel 7`, `build 412`: a number that is a name.
  func isNumbered(_ index: Int) -> Bool {
    guard index > 0, Picker.isNumber(line[index]), line[index - 1].kind == .word else { return false }
    let before = line[index - 1]
    if ["build", "version", "step", "finding", "test"].contains(before.text) { return true }
    let isWordOfItsOwn = !tables.vocabulary.traits(of: before.text).isDisjoint(with: [.function, .closed])
    return before.isCapitalised && !isWordOfItsOwn
  }

  /// `because both labels are joined, …`: a reason, of which nothing that is claimed depends.
  func givesReason(_ index: Int) -> Bool {
    guard let start = line[...index].lastIndex(where: { ["because", "since"].contains($0.text) && $0.kind == .word })
    else { return false }
    let isHead = start == 0 || [":", ";", "."].contains(line[start - 1].text)
    guard isHead || line[start].text == "because" else { return false }
    return !line[start..<index].contains { [",", ";", "."].contains($0.text) }
  }

  /// `…, anyone else?`: it asks the others.
  func asksOthers(_ index: Int) -> Bool {
    line[index].text == "else" && index > 0 && ["anyone", "anybody"].contains(line[index - 1].text)
      && line[(index + 1)...].allSatisfy { $0.kind == .mark }
  }

  /// `even if the screen is locked`: it holds then as well.
  func concedes(_ index: Int) -> Bool {
    line[index].text == "if" && index > 0 && line[index - 1].text == "even"
  }

  /// `at first`, which says when; `so that one can change one's mind`, which says what for.
  func isPurpose(_ index: Int) -> Bool {
    if line[index].text == "first", index > 0, line[index - 1].text == "at" { return true }
    guard let start = line[..<index].lastIndex(where: { $0.kind == .mark || $0.text == "so" }) else { return false }
    return line[start].text == "so" && start + 1 < line.count && line[start + 1].text == "that"
  }

  /// `once the code is typed, …`, `if the bulb is offline, …`: a clause at the head of a sentence that the task brings
  /// about, as far as its first word goes.
  func opensCondition(_ index: Int, before claim: Int) -> Bool {
    if opensOnce(index) { return true }
    guard ["once", "if"].contains(line[index].text), index < claim,
      line[index..<claim].contains(where: { $0.kind == .mark || $0.text == "then" })
    else { return false }
    return index == 0 || line[index - 1].kind == .mark && ![",", "("].contains(line[index - 1].text)
  }

  /// `once data is in`: a clause that says when, and no count.
  private func opensOnce(_ index: Int) -> Bool {
    guard line[index].text == "once", index + 2 < line.count, line[index + 1].kind == .word else {
      return false
    }
    let determiners: Set<String> = ["the", "a", "an", "i", "you", "they", "we", "it", "data", "that", "this", "all"]
    let bounds: Set<String> = ["only", "exactly", "just", "than", "most", "least", "not"]
    return determiners.contains(line[index + 1].text) && (index == 0 || !bounds.contains(line[index - 1].text))
  }

  /// `the failed submit`, `wrong postcode:`: which one it is, and not that something goes wrong.
  func tellsWhich(_ index: Int) -> Bool {
    guard ["failed", "wrong", "missing", "broken"].contains(line[index].text), index + 1 < line.count else {
      return false
    }
    let next = line[index + 1]
    return next.kind == .word && !tables.vocabulary.traits(of: next.text).contains(.function)
  }
}
