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
      if Self.isMoving(words[index]) || Self.trailing.contains(words[index].text)
        || Self.beginsClaim(at: index, of: words, tables)
      {
        return [index]
      }
      return Self.isJoint(words[index]) ? [index, index + 1] : []
    }
    self.cuts = ([0] + inner + Self.leadEnds(of: words, tables) + [words.count]).sorted()
  }

  /// Where what the line begins with may end, when no comma stands there: `after the door is unlocked the button is …`.
  private static func leadEnds(of words: [Word], _ tables: LanguageTables) -> [Int] {
    guard let first = words.first, words.count > 4, isMoving(first) else { return [] }
    var moments = Chart(words, tables)
    var things = Chart(Array(words.dropFirst()), tables)
    let ends = moments.ends(of: "Moment").union(moments.ends(of: "Within"))
      .union(things.ends(of: "Reference").map { $0 + 1 })
    return ends.filter { $0 > 2 && $0 < words.count - 2 && opensSubject(words[$0], tables) }.sorted().suffix(
      mostLeadEnds
    )
  }

  /// Whether a word is the first of what a claim is about.
  static func opensSubject(_ word: Word, _ tables: LanguageTables) -> Bool {
    word.kind == .quoted || word.kind == .word && (word.isCapitalised || subjects.contains(word.text))
      || word.kind == .word && tables.vocabulary.isDeterminer(word.text)
  }

  private static let subjects: Set<String> = [
    "focus", "voiceover", "talkback", "i", "you", "we", "they", "it", "he", "she", "nothing", "everything", "only",
    "no",
    "cursor", "scanning", "all",
  ]

  private static let mostLeadEnds = 4

  /// Longer lines have too many parts to try.
  static let mostCuts = 26

  /// Every sequence of parts that claims something, the fullest parts first.
  func sequences() -> [[Stretch]] {
    guard cuts.count <= Self.mostCuts else { return [] }
    let places = cuts.enumerated().filter { $0.offset == 0 || cuts[$0.offset - 1] < $0.element }.map(\.element)
    var parts: [Int: [Stretch]] = [:]
    var opening: Opening?
    for (offset, start) in places.dropLast().enumerated() where line.words[start].kind != .mark {
      let claims = ends(of: ["Claim"], line.words[start...])
      let stops = Array(places[(offset + 1)...].reversed())
      let shared = claims.isEmpty ? sharingSubject(opening, from: start, to: stops) : []
      parts[start] = shared + self.parts(from: start, to: stops, claims: claims)
      opening = self.opening(at: start, claims: claims) ?? opening
    }
    return Array(continuations(from: places[...], parts).filter { $0.contains { !$0.isMoment } }.prefix(Self.most))
  }

  /// The parts that begin at a place and end at one of some others, the longest first.
  private func parts(from start: Int, to stops: [Int], claims: Set<Int>) -> [Stretch] {
    let first = line.words[start]
    var found: [Stretch] = []
    let openings = Self.isMoving(first) ? [""] : ["after", "when"]
    var moments: [(opening: String, words: [Word], ends: Set<Int>)] = []
    for opening in openings {
      let words = opened(opening, from: start)
      let added = words.count - (line.words.count - start)
      let ends = self.ends(of: ["Moment", "Within"], words[...])
      moments.append((opening, words, Set(ends.map { $0 + start - added })))
    }
    for end in stops where end - start > 1 && line.words[end - 1].kind != .mark && found.count < Self.mostParts {
      let range = start..<end
      guard !isInsideWording(end), !isComplaint(range) else { continue }
      let isClaim = claims.contains(end - start)
      if isClaim { found.append(Stretch(range: range, words: Array(line.words[range]), isMoment: false)) }
      // `even if the screen is locked`: it holds then too, and not only then.
      guard first.text != "even", Self.isMoving(first) || tellsWhen(range, isClaim: isClaim),
        let moment = moments.first(where: { $0.ends.contains(end) })
      else { continue }
      let count = moment.words.count - (line.words.count - end)
      found.append(Stretch(range: range, words: Array(moment.words.prefix(count)), isMoment: true))
    }
    return found
  }

  private static let mostParts = 5

  /// Whether a place stands between two words that stand for the same words of the author.
  private func isInsideWording(_ place: Int) -> Bool {
    guard place > 0, place < line.words.count else { return false }
    return !line.origins[place].isEmpty && line.origins[place] == line.origins[place - 1]
  }

  /// The thing and the verb of a claim that begins at a cut.
  private struct Opening {
    var subject: Range<Int>
    /// The longest end of the claim.
    var end: Int
  }

  /// `…, and is called "Pay"`: a part that goes on about the thing that the claim before is about.
  private func sharingSubject(_ opening: Opening?, from start: Int, to stops: [Int]) -> [Stretch] {
    guard start > 0, let opening, opening.subject.upperBound < start, Self.isJoint(line.words[start - 1]),
      line.words[start].kind == .word
    else { return [] }
    guard Self.predicating.contains(line.words[start].text) else {
      return sharingPredicate(of: opening, from: start, to: stops)
    }
    let words = Array(line.words[opening.subject]) + line.words[start...]
    let ends = ends(of: ["Claim"], words[...])
    let count = opening.subject.count
    guard let stop = stops.first(where: { ends.contains($0 - start + count) }), stop - start > 1 else { return [] }
    return [Stretch(range: start..<stop, words: Array(words.prefix(count + stop - start)), isMoment: false)]
  }

  /// `bullets are spoken, the password is not`: a part that denies of another thing what the claim before says.
  private func sharingPredicate(of opening: Opening, from start: Int, to stops: [Int]) -> [Stretch] {
    let verb = opening.subject.upperBound
    guard ["is", "are"].contains(line.words[verb].text), verb + 1 < opening.end, opening.end <= start else { return [] }
    let said = line.words[(verb + 1)..<opening.end]
    guard !said.contains(where: { ["not", "never", "no"].contains($0.text) }) else { return [] }
    for stop in stops where stop - start > 2 && line.words[stop - 1].text == "not" {
      guard ["is", "are"].contains(line.words[stop - 2].text) else { continue }
      let words = Array(line.words[start..<stop]) + said
      guard ends(of: ["Claim"], words[...]).contains(words.count) else { return [] }
      return [Stretch(range: start..<stop, words: words, isMoment: false)]
    }
    return []
  }

  /// The thing that the claim at a cut begins with.
  private func opening(at start: Int, claims: Set<Int>) -> Opening? {
    guard let claim = claims.max() else { return nil }
    let things = ends(of: ["Reference"], line.words[start...]).filter { $0 < claim - 1 }
    return things.max().map { Opening(subject: start..<start + $0, end: start + claim) }
  }

  /// Words that say something of a thing named before.
  private static let predicating: Set<String> = [
    "is", "are", "has", "have", "gets", "get", "takes", "receives", "keeps", "keep", "says", "say", "reads", "stays",
    "remains", "does", "do", "must", "should", "shall", "will", "can", "never", "still", "becomes", "changes", "comes",
    "announces", "loses", "not", "only", "always", "turns", "flips", "shows", "tells", "contains",
  ]

  /// The words from a place on, behind a word that makes a moment of them.
  private func opened(_ opening: String, from start: Int) -> [Word] {
    var rest = Array(line.words[start...])
    guard !opening.isEmpty, let first = rest.first else { return rest }
    // `Removing the row → …` names nothing.
    if first.text.hasSuffix("ing") { rest[0].isCapitalised = false }
    return [Word(kind: .word, text: opening, isCapitalised: false, range: first.range)] + rest
  }

  private func ends(of rules: [String], _ words: ArraySlice<Word>) -> Set<Int> {
    var chart = Chart(Array(words), tables)
    let ends = rules.reduce(into: Set<Int>()) { $0.formUnion(chart.ends(of: $1)) }
    return chart.isOverfull ? [] : ends
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
    // `Switch Access: …` is a heading, and `Hi Ann, …` speaks to somebody: nothing happens.
    if [":", ","].contains(next.text), line.words[range].allSatisfy(\.isCapitalised) { return false }
    if [":", "→", ">", "–", "—"].contains(next.text) { return isHead }
    let isPlain =
      isClaim && line.words[range].contains { ["is", "are", "should", "must", "does", "do"].contains($0.text) }
    return isHead && !isPlain && !["and", "but", "with", ";", "."].contains(next.text)
  }

  /// A mark, or a word that joins two parts.
  static func isJoint(_ word: Word) -> Bool {
    word.kind == .mark ? word.text != "[" : word.kind == .word && (joining.contains(word.text) || isMoving(word))
  }

  private static let joining: Set<String> = ["and", "but", "or", "so", "then", "that", "because", "which"]

  /// Whether a claim begins at a word with no mark before it: `after rerouting focus is on End`.
  static func beginsClaim(at index: Int, of words: [Word], _ tables: LanguageTables) -> Bool {
    let isHeaded = words[index].text == "the" && index + 1 < words.count
    let subject = words[isHeaded ? index + 1 : index].text
    guard
      (isHeaded
        ? ["focus", "user", "scanner", "cursor"] : ["focus", "i", "you", "we", "voiceover", "talkback", "scanning"])
        .contains(
          subject
        )
    else { return false }
    let before = words[index - 1]
    // `the little i`
    if words[index].text == "i", index + 1 == words.count || words[index + 1].kind == .mark { return false }
    guard before.kind != .quoted else { return true }
    // `keeps the focus`
    if isHeaded || words[index].text == "focus", takingFocus.contains(before.text) { return false }
    let traits = tables.vocabulary.traits(of: before.text)
    if ["it", "this", "that", "them"].contains(before.text) { return index > 1 }
    return before.kind == .word && !tables.vocabulary.isDeterminer(before.text)
      && (!traits.contains(.function) || traits.contains(.noun) || before.isCapitalised)
  }

  private static let takingFocus: Set<String> = [
    "keeps", "keep", "takes", "take", "gets", "get", "has", "have", "holds", "hold", "steals", "steal", "grabs", "grab",
    "loses", "lose", "retains", "retain", "receives", "receive", "gains", "gain", "moves", "move", "puts", "put",
    "returns", "return", "sends", "send", "place", "places", "sets", "set", "trap", "traps", "gives", "give",
  ]

  /// Words with which something may begin that a part does not say.
  static let trailing: Set<String> = [
    "from", "by", "for", "through", "at", "to", "over", "like", "about", "against", "since", "instead", "rather",
    "even", "only", "just", "except", "apart", "because", "who", "whose", "where", "via", "under", "between", "among",
    "not", "never", "too", "again", "inside", "outside", "irrespective", "regardless", "despite", "in", "of",
    "afterwards", "together", "along", "itself", "themselves", "anymore",
  ]

  /// A word with which a part begins that says when.
  static func isMoving(_ word: Word) -> Bool { word.kind == .word && moving.contains(word.text) }

  private static let moving: Set<String> = [
    "after", "before", "when", "while", "until", "once", "if", "as", "during", "on", "upon", "within", "right",
    "whenever", "irrespective", "regardless", "even", "till", "following", "immediately", "in", "with", "without",
  ]
}

extension Word {
  /// Whether it may be what somebody is doing.
  var isGerund: Bool { kind == .word && text.hasSuffix("ing") && text.utf8.count > 5 }

  /// Whether it is a quotation of several words, as of what somebody said.
  var isSpeech: Bool { kind == .quoted && text.split(separator: " ").count > 2 }
}
