/// One word, number, quotation or mark of a sentence, in the form in which the tables compare it.
struct Word: Hashable, Sendable {
  /// What kind of token it is.
  enum Kind: Hashable, Sendable {
    /// A word, lower case in `text`.
    case word
    /// A whole number, written in digits or as a word.
    case number(Int)
    /// A place in a row, counted from 1: `21st`, `eleventh`; the words for the first ten are in the lexicon.
    case ordinal(Int)
    /// A number with a fraction, in thousandths.
    case decimal(Int)
    /// Quoted text; `text` is without its quotes.
    case quoted
    /// A punctuation mark.
    case mark
  }

  /// What kind of token it is.
  var kind: Kind
  /// The form that the tables compare; of a quotation, its content.
  var text: String
  /// Whether the author began it with a capital letter.
  var isCapitalised: Bool
  /// Where the author wrote it; the parts of a contraction share out its letters.
  var range: SourceRange

  /// Whether it is the same word or number, wherever it stands; quotations and marks may be repeated.
  func repeats(_ other: Word) -> Bool {
    text == other.text && kind == other.kind && kind != .quoted && kind != .mark
  }
}
