/// Why a derivation does not make a claim, though every word was read.
struct Refusal: Error {
  var problem: SentenceProblem
  var range: SourceRange

  /// Keeps a problem and its place.
  init(_ problem: SentenceProblem, at range: SourceRange) {
    self.problem = problem
    self.range = range
  }

  /// Words a conflict of two settings.
  init(_ conflict: Meaning.Conflict, in source: SourceText) {
    let first = source.text(conflict.first)
    let second = source.text(conflict.second)
    self.range = conflict.second
    switch conflict.field {
    case .moment, .within: self.problem = .twoMoments(first: first, second: second)
    case .polarity: self.problem = .doubleNegation(first: first, second: second)
    default: self.problem = .saidTwice(first: first, second: second)
    }
  }
}
