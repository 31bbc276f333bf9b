/// A claim that a part of a line may make, and the pieces that it says.
struct ClaimDraft {
  /// The frames; more than one when the words rule something else out beside.
  var frames: [Frame]
  /// The pieces, by their numbers in the line, that the frames say.
  var used: Set<Int>
  /// Words inside those pieces that the frames do not say.
  var missed: [Int] = []
  /// How many words make the claim words; more are surer.
  var weight: Int
}
