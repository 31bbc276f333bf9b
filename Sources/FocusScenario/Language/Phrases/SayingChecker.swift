/// Checks that a team's wordings say something new, each one thing, in words of the language.
struct SayingChecker {
  /// A mistake in one saying.
  struct Finding {
    var problem: SayingProblem
    var range: SourceRange
    var path: String

    /// The mistake in words.
    var diagnostic: Diagnostic { Diagnostic(problem, at: range, in: path) }
  }

  private let readSentence: TeamReader.ReadSentence
  /// Those that may be used, in order.
  private(set) var usable: [Saying]
  private(set) var findings: [Finding] = []

  /// Checks sayings one after the other, beside others that were checked before.
  init(_ sayings: [Saying], beside known: [Saying], readSentence: TeamReader.ReadSentence? = nil) {
    let readSentence = TeamReader([], readSentence: readSentence).readSentence
    self.readSentence = readSentence
    self.usable = known
    let all = TeamReader(known + sayings, readSentence: readSentence)
    for saying in sayings {
      if let finding = finding(in: saying, all: all) { findings.append(finding) } else { usable.append(saying) }
    }
  }

  private func finding(in saying: Saying, all: TeamReader) -> Finding? {
    if let reading = languageReading(of: saying) {
      return Finding(problem: .isLanguage(reading: reading), range: saying.wordingSide.range, path: saying.path)
    }
    if let other = usable.first(where: { overlap($0, saying) }) {
      let problem = SayingProblem.overlap(with: other.wording, path: other.path, line: other.line)
      return Finding(problem: problem, range: saying.wordingSide.range, path: saying.path)
    }
    return unreadable(saying, all: all)
  }

  /// How the language reads the wording; none when it does not, as it should be.
  private func languageReading(of saying: Saying) -> String? {
    for instance in instances(of: saying.wordingSide, path: saying.path) {
      let frames = readSentence(instance.phrase, instance.source).frames
      if !frames.isEmpty { return frames.map(\.canonicalText).joined(separator: " and ") }
    }
    return nil
  }

  /// Whether a line of one wording can be one of the other too.
  private func overlap(_ first: Saying, _ second: Saying) -> Bool {
    [(first, second), (second, first)].contains { saying, other in
      let reader = TeamReader([other], readSentence: readSentence)
      return instances(of: saying.wordingSide, path: saying.path).contains {
        reader.saying(of: $0.phrase, in: $0.source) != nil
      }
    }
  }

  private func unreadable(_ saying: Saying, all: TeamReader) -> Finding? {
    var reason: Diagnostic?
    for instance in instances(of: saying.meaningSide, path: saying.path) {
      let reading = instance.placed(readSentence(instance.phrase, instance.source))
      if !reading.frames.isEmpty { return nil }
      if let other = all.saying(of: instance.phrase, in: instance.source) {
        return Finding(problem: .meansSaying(other.wording), range: saying.meaningSide.range, path: saying.path)
      }
      reason = reason ?? reading.diagnostics.first
    }
    let problem = SayingProblem.unreadableMeaning(why: reason?.message ?? "", help: reason?.help)
    return Finding(problem: problem, range: reason?.range ?? saying.meaningSide.range, path: saying.path)
  }

  // MARK: Trying a side

  /// What may stand in a slot: a quotation, a noun, a name. Not every place of a sentence takes all three.
  private enum Filler: CaseIterable {
    case quotation, noun, name

    func text(_ slot: String) -> String {
      switch self {
      case .quotation: "\"\(slot)\""
      case .noun: "the thing"
      case .name: "Thing"
      }
    }
  }

  /// A side with its slots filled in every way, all alike first.
  private func instances(of side: Saying.Side, path: String) -> [Expansion] {
    Self.fillings(side.slots.count).map { fillers in
      var next = 0
      let pieces = side.pieces(
        filling: { name, range in
          defer { next += 1 }
          return [Expansion.Piece(text: fillers[next].text(name), place: range, isExact: false)]
        },
        placing: { Expansion.Piece(text: $0, place: $1, isExact: true) }
      )
      return Expansion(pieces, whole: side.range, path: path)
    }
  }

  private static func fillings(_ count: Int) -> [[Filler]] {
    guard count > 0 else { return [[]] }
    let alike = Filler.allCases.map { Array(repeating: $0, count: count) }
    guard count > 1, count <= mostMixed else { return alike }
    var mixed: [[Filler]] = [[]]
    for _ in 0..<count { mixed = mixed.flatMap { start in Filler.allCases.map { start + [$0] } } }
    return alike + mixed.filter { !alike.contains($0) }
  }

  /// Beyond so many slots the ways to mix fillers are too many to try.
  private static let mostMixed = 3
}
