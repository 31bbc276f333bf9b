/// A wording of a team's own and what it means: `Say: VO lands on X = focus is on X`.
public struct Saying: Hashable, Sendable {
  /// One side of the `=`.
  struct Side: Hashable, Sendable {
    /// A word that stands as it is, or a place for a noun phrase.
    enum Part: Hashable, Sendable {
      case word(Word)
      case slot(String, SourceRange)
    }

    /// The words and slots, in order.
    var parts: [Part]
    /// As written.
    var text: String
    /// Where it is written.
    var range: SourceRange

    /// The names of its slots, in order, a repeated one too.
    var slots: [(name: String, range: SourceRange)] {
      parts.compactMap { if case .slot(let name, let range) = $0 { (name, range) } else { nil } }
    }
  }

  /// What the team writes.
  let wordingSide: Side
  /// What it means, in words of the language.
  let meaningSide: Side
  /// The path of the file that says it.
  public let path: String
  /// The line that says it, from 1.
  public let line: Int

  /// What the team writes, slots included.
  public var wording: String { wordingSide.text }
  /// What it means, in words of the language.
  public var meaning: String { meaningSide.text }
  /// Both sides, where they are written.
  public var range: SourceRange { wordingSide.range.union(meaningSide.range) }
}
