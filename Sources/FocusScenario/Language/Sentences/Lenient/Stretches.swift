/// The parts of a line that the strict reader takes as they stand, cut at marks and at words that join.
struct Stretches {
  /// A part of the line that claims something, or says when.
  struct Stretch {
    var range: Range<Int>
    var words: [Word]
    var isMoment: Bool
  }

  private let line: Respelling
  private let tables: LanguageTables
  /// The places at which a part may begin or end.
  private let cuts: [Int]

  /// Prepares a line.
  init(_ line: Respelling, tables: LanguageTables) {
    self.line = line
    self.tables = tables
    let words = line.words
    let inner = words.indices.dropFirst().flatMap { index -> [Int] in
      if words[index].text == "with", words[index].kind == .word { return [index, index + 1] }
      if Self.isMoving(words[index]) || Self.beginsClaim(at: index, of: words, tables) { return [index] }
      return Self.isJoint(words[index]) ? [index, index + 1] : []
    }
    self.cuts = [0] + inner + [words.count]
  }

  /// Longer lines have too many parts to try.
  static let mostCuts = 16

  /// Every sequence of parts that claims something, the fullest parts first.
  func sequences() -> [[Stretch]] {
    guard cuts.count <= Self.mostCuts else { return [] }
    let places = cuts.enumerated().filter { $0.offset == 0 || cuts[$0.offset - 1] < $0.element }.map(\.element)
    var parts: [Int: [Stretch]] = [:]
    for (offset, start) in places.enumerated() {
      parts[start] = Array(places[(offset + 1)...].reversed().lazy.flatMap { self.parts(start..<$0) }.prefix(3))
    }
    return Array(continuations(from: places[...], parts).filter { $0.contains { !$0.isMoment } }.prefix(Self.most))
  }

  private static let most = 60

  private func continuations(from places: ArraySlice<Int>, _ parts: [Int: [Stretch]]) -> [[Stretch]] {
    guard let start = places.first else { return [[]] }
    let rest = places.dropFirst()
    var found: [[Stretch]] = []
    for part in parts[start] ?? [] {
      let behind = rest.drop { $0 < part.range.upperBound }
      found += continuations(from: behind, parts).prefix(Self.most).map { [part] + $0 }
    }
    return found + continuations(from: rest, parts).prefix(Self.most)
  }

  /// The part between two cuts, when it is a claim or a moment by itself; `the panel closed` can be either.
  private func parts(_ range: Range<Int>) -> [Stretch] {
    let words = Array(line.words[range])
    guard words.count > 1, let first = words.first, let last = words.last, first.kind != .mark, last.kind != .mark
    else { return [] }
    guard !isComplaint(range) else { return [] }
    var found: [Stretch] = []
    if derives(words, "Claim") { found.append(Stretch(range: range, words: words, isMoment: false)) }
    let openings = Self.isMoving(first) ? [""] : tellsWhen(range, isClaim: !found.isEmpty) ? ["after", "when"] : []
    for opening in openings {
      let added = Word(kind: .word, text: opening, isCapitalised: false, range: first.range)
      var rest = words
      // `Removing the row → …` names nothing.
      if first.text.hasSuffix("ing") { rest[0].isCapitalised = false }
      let whole = opening.isEmpty ? words : [added] + rest
      if derives(whole, "Moment") || derives(whole, "Within") {
        return found + [Stretch(range: range, words: whole, isMoment: true)]
      }
    }
    return found
  }

  /// Whether the line begins with what somebody said, before a colon.
  static func beginsWithComplaint(_ words: [Word]) -> Bool {
    words.prefix { $0.kind != .mark || $0.text != ":" }.contains { $0.isSpeech }
      && words.contains { $0.kind == .mark && $0.text == ":" }
  }

  /// `The complaint "it reads over me" is gone: …` tells what somebody said, and claims nothing.
  private func isComplaint(_ range: Range<Int>) -> Bool {
    guard range.lowerBound == 0, range.upperBound < line.words.count, line.words[range.upperBound].text == ":" else {
      return false
    }
    return line.words[range].contains { $0.isSpeech }
  }

  /// Whether a part at the head of the line can say when without saying so: `popup closes → focus is on Pay`.
  ///
  /// One that is a claim with its verb, and joined to the next as one, is none.
  private func tellsWhen(_ range: Range<Int>, isClaim: Bool) -> Bool {
    guard range.upperBound < line.words.count, line.words[..<range.lowerBound].allSatisfy({ $0.kind != .quoted }) else {
      return false
    }
    let isHead = range.lowerBound == 0 || line.words[range.lowerBound - 1].text == ":"
    let next = line.words[range.upperBound]
    // `Switch Access: …` is a heading, and nothing that happens.
    if next.text == ":", line.words[range].allSatisfy(\.isCapitalised) { return false }
    if [":", "→", ">", "–", "—"].contains(next.text) { return isHead }
    let isPlain =
      isClaim && line.words[range].contains { ["is", "are", "should", "must", "does", "do"].contains($0.text) }
    return isHead && !isPlain && !["and", "but", ";", "."].contains(next.text)
  }

  private func derives(_ words: [Word], _ rule: String) -> Bool {
    var chart = Chart(words, tables)
    return !chart.derivations(of: rule).isEmpty && !chart.isOverfull
  }

  /// A mark, or a word that joins two parts.
  static func isJoint(_ word: Word) -> Bool {
    word.kind == .mark ? word.text != "[" : word.kind == .word && (joining.contains(word.text) || isMoving(word))
  }

  private static let joining: Set<String> = ["and", "but", "or", "so", "then", "that", "because", "which"]

  /// Whether a claim begins at a word with no mark before it: `after rerouting focus is on End`.
  private static func beginsClaim(at index: Int, of words: [Word], _ tables: LanguageTables) -> Bool {
    let isHeaded = words[index].text == "the" && index + 1 < words.count
    let subject = words[isHeaded ? index + 1 : index].text
    guard
      (isHeaded ? ["focus", "user"] : ["focus", "i", "you", "we", "voiceover", "talkback", "scanning"]).contains(
        subject
      )
    else { return false }
    let before = words[index - 1]
    // `the little i`
    if words[index].text == "i", index + 1 == words.count || words[index + 1].kind == .mark { return false }
    return before.kind == .word && !tables.vocabulary.isDeterminer(before.text)
      && !tables.vocabulary.traits(of: before.text).contains(.function)
  }

  /// A word with which a part begins that says when.
  private static func isMoving(_ word: Word) -> Bool { word.kind == .word && moving.contains(word.text) }

  private static let moving: Set<String> = [
    "after", "before", "when", "while", "until", "once", "if", "as", "during", "on", "upon", "within", "right",
    "whenever", "irrespective", "regardless", "even", "till", "following", "immediately", "in", "with", "without",
  ]
}

extension Word {
  /// Whether it is a quotation of several words, as of what somebody said.
  var isSpeech: Bool { kind == .quoted && text.split(separator: " ").count > 2 }
}
