/// What the grammar finds in some words: it depends only on what each of them may be, so that other words can share it.
final class Shape: Sendable {
  /// A derivation that took up every word: what it says, or why it says nothing.
  enum Derivation: Hashable, Sendable {
    case says(Recipe)
    case contradictsItself(Recipe.Conflict)
  }

  /// The derivations that differ, in the order in which they were found.
  let derivations: [Derivation]
  /// The first word that nothing could read.
  let furthest: Int
  /// Whether the line has more derivations than the limit.
  let isOverfull: Bool

  /// Reads some words as a rule of the grammar.
  fileprivate init(_ chart: consuming Chart, rule: String) {
    var chart = chart
    let found = chart.derivations(of: rule)
    self.furthest = chart.furthest
    self.isOverfull = chart.isOverfull
    var derivations: [Derivation] = []
    var met: Set<Derivation> = []
    for node in isOverfull ? [] : found {
      let derivation: Derivation
      do throws(Recipe.Conflict) { derivation = .says(try chart.recipe(of: node)) } catch {
        derivation = .contradictsItself(error)
      }
      if met.insert(derivation).inserted { derivations.append(derivation) }
    }
    self.derivations = derivations
  }
}

/// The shapes of the lines that were read before, for any number of threads at once.
final class Shapes: @unchecked Sendable {
  /// What each word of a line may be, in numbers.
  private struct Key: Hashable {
    var rule: Int
    var count: Int
    var matches: [Vocabulary.Match]

    static func == (one: Key, other: Key) -> Bool {
      one.rule == other.rule && one.count == other.count && one.matches == other.matches
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(matches.reduce(UInt64(rule << 8 | count)) { ByteScan.mixed($0, $1.number) })
    }
  }

  /// More are not kept: what no text needs must not fill the memory.
  private static let most = 4_000

  private let lock = Lock()
  /// Only of lines that have a derivation; guarded by the lock.
  private var shapes: [Key: Shape] = [:]

  /// The shape of some words, read as a rule.
  func shape(of words: [Word], rule: String, _ tables: LanguageTables) -> Shape {
    let finder = Chart.Matches(words, tables)
    guard let number = tables.grammar.rule(rule), words.count <= Chart.longest else {
      return Shape(Chart(words, tables, finder), rule: rule)
    }
    let key = Key(rule: number, count: words.count, matches: finder.all)
    if let known = lock.locked({ shapes[key] }) { return known }
    let shape = Shape(Chart(words, tables, finder), rule: rule)
    if !shape.derivations.isEmpty { remember(shape, key) }
    return shape
  }

  private func remember(_ shape: Shape, _ key: Key) {
    lock.locked {
      if shapes.count >= Self.most { shapes = [:] }
      shapes[key] = shape
    }
  }
}
