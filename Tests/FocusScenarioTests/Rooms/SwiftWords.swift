/// The words of a Swift file, without comments and strings; code inside an interpolation counts.
struct SwiftWords {
  /// A word with what stands around it.
  struct Word {
    var text: String
    /// How many braces are open.
    var depth: Int
    /// Whether it follows a dot, as a member does.
    var isMember: Bool
    var line: Int
  }

  private(set) var words: [Word] = []
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private var line = 1
  private var last: UInt8 = 0

  /// Goes through a file.
  init(_ text: String) {
    bytes = Array(text.utf8) + [0, 0, 0]
    readCode(untilParenthesis: false)
  }

  private var byte: UInt8 { bytes[min(position, bytes.count - 3)] }
  private var isAtEnd: Bool { position >= bytes.count - 3 }

  private func isNext(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { position + $0.count <= bytes.count && bytes[position...].starts(with: $0) }
  }

  private mutating func step(_ count: Int = 1) {
    for _ in 0..<count where !isAtEnd {
      if byte == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  /// Reads to the end, or to the parenthesis that ends an interpolation.
  private mutating func readCode(untilParenthesis: Bool) {
    var parentheses = 0
    while !isAtEnd {
      if isNext("//") {
        skipLine()
      } else if isNext("/*") {
        skipComment()
      } else if isWordByte(byte) {
        readWord()
      } else {
        if startsString() { continue }
        if byte == UInt8(ascii: "(") { parentheses += 1 }
        if byte == UInt8(ascii: ")") { parentheses -= 1 }
        if byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: "}") { depth -= 1 }
        if byte > 0x20 { last = byte }
        step()
        if untilParenthesis && parentheses < 0 { return }
      }
    }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  private mutating func readWord() {
    let start = position
    while !isAtEnd && isWordByte(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    words.append(Word(text: text, depth: depth, isMember: last == UInt8(ascii: "."), line: line))
    last = 0
  }

  private mutating func skipLine() {
    while !isAtEnd && byte != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipComment() {
    var open = 0
    repeat {
      if isNext("/*") {
        open += 1
        step(2)
      } else if isNext("*/") {
        open -= 1
        step(2)
      } else {
        step()
      }
    } while open > 0 && !isAtEnd
  }

  /// Skips a string if one starts here: its marks are `"` or three of them, with any number of `#` before.
  private mutating func startsString() -> Bool {
    var hashes = 0
    while bytes[min(position + hashes, bytes.count - 1)] == UInt8(ascii: "#") { hashes += 1 }
    guard bytes[min(position + hashes, bytes.count - 1)] == UInt8(ascii: "\"") else { return false }
    step(hashes)
    let quotes = isNext("\"\"\"") ? 3 : 1
    step(quotes)
    let end =
      [UInt8](repeating: UInt8(ascii: "\""), count: quotes) + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    let escape = [UInt8(ascii: "\\")] + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    while !isAtEnd {
      if bytes[position...].starts(with: end) {
        step(end.count)
        return true
      }
      guard bytes[position...].starts(with: escape) else {
        step()
        continue
      }
      step(escape.count)
      let isInterpolation = byte == UInt8(ascii: "(")
      step()
      if isInterpolation { readCode(untilParenthesis: true) }
    }
    return true
  }
}
