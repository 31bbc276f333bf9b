/// How many slips of the hand lie between two words: a letter more, less, other, or two neighbours swapped.
enum EditDistance {
  /// The distance in bytes, or none when it is more than the bound; the time is their length times the bound.
  static func between(_ first: [UInt8], _ second: [UInt8], atMost bound: Int) -> Int? {
    guard bound >= 0, abs(first.count - second.count) <= bound else { return nil }
    if first == second { return 0 }
    guard bound > 0 else { return nil }
    var rows = Rows(width: second.count + 1, beyond: bound + 1)
    for row in 1...max(1, first.count) where row <= first.count {
      let band = max(0, row - bound)...min(second.count, row + bound)
      rows.advance(to: band)
      for column in band { rows.fill(row, column, first, second) }
      if rows.current[band].min() ?? 0 > bound { return nil }
    }
    let distance = rows.current[second.count]
    return distance <= bound ? distance : nil
  }

  /// Whether one letter is wrong, missing or too many, or two neighbours are swapped.
  static func isWithinOne(_ first: [UInt8], _ second: [UInt8]) -> Bool { between(first, second, atMost: 1) != nil }

  /// Whether two neighbouring letters are swapped, and nothing else.
  static func isSwap(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    guard first.count == second.count else { return false }
    let differences = first.indices.filter { first[$0] != second[$0] }
    guard differences.count == 2, differences[0] + 1 == differences[1] else { return false }
    return first[differences[0]] == second[differences[1]] && first[differences[1]] == second[differences[0]]
  }

  /// The last three rows of the table; cells outside the band hold more than the bound.
  private struct Rows {
    var beforeLast: [Int]
    var last: [Int]
    var current: [Int]
    let beyond: Int

    init(width: Int, beyond: Int) {
      self.beyond = beyond
      self.beforeLast = Array(repeating: beyond, count: width)
      self.last = beforeLast
      self.current = (0..<width).map { min($0, beyond) }
    }

    mutating func advance(to band: ClosedRange<Int>) {
      (beforeLast, last, current) = (last, current, beforeLast)
      if band.lowerBound > 0 { current[band.lowerBound - 1] = beyond }
    }

    mutating func fill(_ row: Int, _ column: Int, _ first: [UInt8], _ second: [UInt8]) {
      guard column > 0 else { return current[0] = min(row, beyond) }
      let same = first[row - 1] == second[column - 1]
      var best = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (same ? 0 : 1))
      if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
        best = min(best, beforeLast[column - 2] + 1)
      }
      current[column] = min(best, beyond)
    }
  }
}
