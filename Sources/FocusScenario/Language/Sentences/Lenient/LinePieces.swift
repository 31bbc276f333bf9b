/// What the lenient reader picks out of a line: stretches of words that mean something, in the order of the text.
struct LinePieces {
  /// What a stretch of words is.
  enum Content {
    case thing(Reference)
    case moment(Moment)
    case within(Frame.Within)
    /// A moment in words that no row knows.
    case unknownMoment
    /// Claim words; the first of the cues is the longest.
    case cues([Cue])
    /// `not`, `never`, and whether it holds in the whole window.
    case negation(Frame.Polarity)
    /// `once`, `at most 3 times`.
    case times(Frame.Count)
    /// `3 results`.
    case amount(Frame.Count, Reference)
    /// `2 swipes back`.
    case distance(Frame.Steps)
    /// `the next Tab or scan`.
    case nextSteps([Frame.Step])
    case key(Key)
    /// Who or what has focus, or hears: `focus`, `the cursor`, `I`, `VoiceOver`.
    case subject(Subject)
    case scanning
    /// `the order`, `the swipe order is`: what follows is a list.
    case order
    case effort(Frame.Effort)
    case position(Frame.Position)
    case still
    /// `from X`, where the words before a thing say that it is left.
    case from
    case exactly
    /// `, not X`, `rather than X`.
    case insteadOf
    case separator
    /// `can`: part of a claim about what can be reached or left, and of no other.
    case ability
    /// `to the end`, `in full`.
    case whole
    /// Words that say nothing by themselves.
    case helper
    /// A quantifier or a number that nothing has taken up.
    case weight
    /// Any other word.
    case other
  }

  /// Who a claim is about, when it is no thing of the app.
  enum Subject: Hashable { case focus, firstFocus, user, reader }

  /// A stretch of words.
  struct Piece {
    var content: Content
    var range: Range<Int>
  }

  /// The words of the line.
  let words: [Word]
  private(set) var pieces: [Piece] = []

  /// Picks what it can out of some words.
  init(_ words: [Word], tables: LanguageTables, source: SourceText) {
    self.words = words
    let picker = Picker(words: words, tables: tables, source: source)
    var index = 0
    while index < words.count {
      let piece = picker.piece(at: index)
      pieces.append(piece)
      index = max(piece.range.upperBound, index + 1)
    }
  }
}
