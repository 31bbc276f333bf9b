/// Numbers and lengths of time, as an app file writes them.
enum Quantity {
  /// The longest time that an app file can name: a day, in milliseconds.
  static let longestDuration = 86_400_000

  private static let units: [(names: [String], milliseconds: Double)] = [
    (["ms", "millisecond", "milliseconds"], 1),
    (["s", "second", "seconds"], 1_000),
    (["minute", "minutes"], 60_000),
  ]

  /// A decimal number of at most nine digits before the point: `20`, `-0.5`.
  static func number(_ text: String) -> Double? {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    guard text.utf8.count - digits.count <= 1, let first = digits.first, isDigit(first) else { return nil }
    guard digits.prefix(while: isDigit).count <= 9, digits.count <= 20 else { return nil }
    guard digits.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") }) else { return nil }
    return Double(text)
  }

  /// A whole number from 1 to 9,999.
  static func count(_ text: String) -> Int? {
    guard text.utf8.count <= 4, text.utf8.allSatisfy(isDigit), let count = Int(text), count > 0 else { return nil }
    return count
  }

  /// The milliseconds of a number and a unit, both lower case; more than none.
  static func milliseconds(_ number: String, _ unit: String) -> Int? {
    guard let number = Self.number(number), let factor = units.first(where: { $0.names.contains(unit) }) else {
      return nil
    }
    let milliseconds = number * factor.milliseconds + 0.5  // the cast below rounds down
    return milliseconds >= 1 && milliseconds <= Double(longestDuration) + 0.5 ? Int(milliseconds) : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

extension AppFileCompiler {
  /// The milliseconds that a clause says; none, and reported, when it says no length of time.
  mutating func duration(_ clause: AppFileClause) -> Int? {
    let words = clause.tokens.map { $0.text.lowercased() }
    if words.count == 2, let milliseconds = Quantity.milliseconds(words[0], words[1]) { return milliseconds }
    report(AppWordProblem.duration(source.text(clause.range)), at: clause.range)
    return nil
  }
}
