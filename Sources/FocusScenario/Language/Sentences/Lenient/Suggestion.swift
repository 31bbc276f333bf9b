/// A sentence that may say what the author of a refused line meant; it is offered, never executed.
public struct Suggestion: Hashable, Codable, Sendable {
  /// The sentence, which the strict reader takes.
  public var sentence: String
  /// What it claims.
  public var frames: [Frame]
  /// The words of the author's line that it does not say, in the order of the text.
  public var leftOut: [SourceRange]

  /// Makes a suggestion from its parts.
  public init(sentence: String, frames: [Frame], leftOut: [SourceRange]) {
    self.sentence = sentence
    self.frames = frames
    self.leftOut = leftOut
  }
}
