/// The longest common subsequence of two rows of things, by Myers' way of halving: time with what differs, little memory.
struct CommonSubsequence {
  /// The pairs that are the same, in order.
  private(set) var pairs: [(left: Int, right: Int)] = []
  private let isSame: (Int, Int) -> Bool

  /// Lines up two rows of so many things.
  init(_ left: Int, _ right: Int, isSame: @escaping (Int, Int) -> Bool) {
    self.isSame = isSame
    align(0..<left, 0..<right)
  }

  private mutating func align(_ left: Range<Int>, _ right: Range<Int>) {
    var (left, right) = (left, right)
    while let first = left.first, let other = right.first, isSame(first, other) {
      pairs.append((first, other))
      (left, right) = (left.dropFirst(), right.dropFirst())
    }
    var ends: [(left: Int, right: Int)] = []
    while let last = left.last, let other = right.last, isSame(last, other) {
      ends.append((last, other))
      (left, right) = (left.dropLast(), right.dropLast())
    }
    if !left.isEmpty, !right.isEmpty, let middle = middle(left, right) {
      align(left.lowerBound..<middle.left, right.lowerBound..<middle.right)
      align(middle.left..<left.upperBound, middle.right..<right.upperBound)
    }
    pairs += ends.reversed()
  }

  /// Where a shortest way from one corner to the other is half done; none when nothing is shared.
  private func middle(_ left: Range<Int>, _ right: Range<Int>) -> (left: Int, right: Int)? {
    let (n, m) = (left.count, right.count)
    let most = (n + m + 1) / 2
    let delta = n - m
    var ahead = Front(most)
    var behind = Front(most)
    for distance in 0...most {
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let x = ahead.step(diagonal, distance, n, m) { isSame(left.lowerBound + $0, right.lowerBound + $1) }
        let opposite = delta - diagonal
        guard x >= 0, delta % 2 != 0, abs(opposite) < distance, let back = behind[opposite], x + back >= n else {
          continue
        }
        return split(x, x - diagonal, left, right)
      }
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let x = behind.step(diagonal, distance, n, m) { isSame(left.upperBound - 1 - $0, right.upperBound - 1 - $1) }
        let opposite = delta - diagonal
        guard x >= 0, delta % 2 == 0, abs(opposite) <= distance, let front = ahead[opposite], x + front >= n else {
          continue
        }
        return split(n - x, m - (x - diagonal), left, right)
      }
    }
    return nil
  }

  /// A split that leaves less on both sides; a corner would go on for ever.
  private func split(_ x: Int, _ y: Int, _ left: Range<Int>, _ right: Range<Int>) -> (left: Int, right: Int)? {
    let (x, y) = (min(max(0, x), left.count), min(max(0, y), right.count))
    guard (x, y) != (0, 0), (x, y) != (left.count, right.count) else { return nil }
    return (left.lowerBound + x, right.lowerBound + y)
  }

  /// How far each diagonal was followed.
  private struct Front {
    /// What no step leads out of.
    private static let nowhere = Int.min / 2
    private var reached: [Int]
    private let offset: Int

    init(_ most: Int) {
      reached = Array(repeating: Self.nowhere, count: 2 * most + 3)
      offset = most + 1
    }

    subscript(diagonal: Int) -> Int? {
      guard reached.indices.contains(diagonal + offset), reached[diagonal + offset] >= 0 else { return nil }
      return reached[diagonal + offset]
    }

    /// One more difference on a diagonal, and all that is the same behind it.
    mutating func step(_ diagonal: Int, _ distance: Int, _ n: Int, _ m: Int, _ isSame: (Int, Int) -> Bool) -> Int {
      let (low, high) = (reached[diagonal - 1 + offset], reached[diagonal + 1 + offset])
      let isDown = diagonal == -distance || (diagonal != distance && low < high)
      var x = distance == 0 ? 0 : isDown ? high : low + 1
      guard 0...n ~= x, 0...m ~= x - diagonal else {
        reached[diagonal + offset] = Self.nowhere
        return Self.nowhere
      }
      while x < n, x - diagonal < m, isSame(x, x - diagonal) { x += 1 }
      reached[diagonal + offset] = x
      return x
    }
  }
}
