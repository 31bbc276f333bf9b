/// A path as a user names it on the command line: `Checks`, `shop.check`, `shop.check:12`, `-`.
struct PathArgument: Hashable, Sendable {
  /// The path, without its line.
  var path: String
  /// The line, from 1, when one is named.
  var line: Int?

  /// Whether it stands for standard input.
  var isStandardInput: Bool { path == "-" }

  /// Takes a line, or a line and column, off the end; a thing that is there under the whole name goes before.
  init(_ argument: String, isThere: (String) -> Bool) {
    path = argument
    line = nil
    guard !isThere(argument), let (front, last) = Self.splitNumber(argument) else { return }
    guard !isThere(front), let (path, line) = Self.splitNumber(front) else {
      self.path = front
      self.line = last
      return
    }
    self.path = path
    self.line = line
  }

  private static func splitNumber(_ text: String) -> (front: String, number: Int)? {
    guard let colon = text.lastIndex(of: ":"), colon != text.startIndex else { return nil }
    let digits = text[text.index(after: colon)...]
    let isNumber = !digits.isEmpty && digits.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard isNumber, let number = Int(digits) else { return nil }
    return (String(text[..<colon]), number)
  }
}
