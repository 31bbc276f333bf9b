/// Drafts the claims of one part of a line.
struct ClaimDrafter {
  typealias Piece = LinePieces.Piece

  /// The words of the line.
  let words: [Word]
  /// The pieces of the line.
  let pieces: [Piece]
  /// Those of the part.
  let part: Range<Int>
  /// What the part before was about, for a part that names nothing itself.
  var inherited: Reference?

  /// Every claim that the words of the part support, in the order of the text.
  func drafts() -> [ClaimDraft] {
    var drafts: [ClaimDraft] = []
    for index in part {
      switch pieces[index].content {
      case .cues(let cues): drafts += cues.flatMap { self.drafts(of: $0, at: index) }
      case .distance(let steps): drafts += distance(steps, at: index)
      case .amount(let count, let things): drafts += amount(count, things, at: index)
      default: break
      }
    }
    return drafts + lists()
  }

  // MARK: What stands where

  func thing(_ index: Int) -> Reference? {
    if case .thing(let reference) = pieces[index].content { return reference }
    return nil
  }

  /// The things before a piece, the nearest first.
  func things(before index: Int) -> [Int] { (part.lowerBound..<index).reversed().filter { thing($0) != nil } }

  /// The things behind a piece, the nearest first; what is ruled out or left is none of them.
  func things(after index: Int) -> [Int] {
    (index + 1..<part.upperBound).filter { thing($0) != nil && !isRuledOut($0) && !isLeft($0) }
  }

  func isRuledOut(_ index: Int) -> Bool { denial(of: index) != nil }

  /// The `not` or `rather than` right before a thing, with nothing between but helpers.
  func denial(of index: Int) -> Int? {
    var place = index - 1
    while place >= part.lowerBound {
      switch pieces[place].content {
      case .helper, .subject: place -= 1
      case .negation, .insteadOf: return place
      default: return nil
      }
    }
    return nil
  }

  func isLeft(_ index: Int) -> Bool {
    guard index > part.lowerBound, case .from = pieces[index - 1].content else { return false }
    return true
  }

  func first(_ matches: (LinePieces.Content) -> Bool) -> Int? { part.first { matches(pieces[$0].content) } }
}
