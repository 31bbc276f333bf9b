extension SourceText {
  /// The author's words for a message: the text of a range, cut when it is long, on one line.
  func excerpt(_ range: SourceRange) -> String {
    let head = text(SourceRange(range.lower, min(range.upper, range.lower + Self.excerptBytes)))
    guard range.count > Self.excerptBytes || head.count > Self.excerptCharacters else { return head }
    return head.prefix(Self.excerptCharacters) + "…"
  }

  private static let excerptCharacters = 60
  private static let excerptBytes = 240
}
