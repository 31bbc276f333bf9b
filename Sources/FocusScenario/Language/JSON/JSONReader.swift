/// Reads one JSON value as RFC 8259 writes it, and nothing that it does not.
struct JSONReader {
  private let bytes: [UInt8]
  private let end: Int
  private var position: Int
  private var depth = 0
  /// Deeper than anything that is written by hand or by a program with a purpose.
  private static let mostDepth = 32

  private init(_ range: SourceRange, of bytes: [UInt8]) {
    self.bytes = bytes
    self.end = min(range.upper, bytes.count)
    self.position = range.lower
  }

  /// The value that takes up a range of bytes, blanks around it aside; the bytes have to be UTF-8.
  static func read(_ range: SourceRange, of bytes: [UInt8]) throws(JSONMistake) -> JSONNode {
    var reader = JSONReader(range, of: bytes)
    let node = try reader.readValue()
    reader.skipBlanks()
    guard reader.position == reader.end else { throw reader.mistake(.expected("nothing more")) }
    return node
  }

  /// 0, which no value begins with and no string holds, at the end.
  private var byte: UInt8 { position < end ? bytes[position] : 0 }

  private func mistake(_ reason: JSONMistake.Reason) -> JSONMistake { JSONMistake(reason: reason, offset: position) }

  private mutating func skipBlanks() {
    while byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
  }

  private mutating func take(_ mark: Unicode.Scalar, _ what: String) throws(JSONMistake) {
    guard byte == UInt8(ascii: mark) else { throw mistake(.expected(what)) }
    position += 1
  }

  private mutating func readValue() throws(JSONMistake) -> JSONNode {
    skipBlanks()
    let start = position
    let value: JSONNode.Value
    switch byte {
    case UInt8(ascii: "{"): value = .object(try readMembers())
    case UInt8(ascii: "["): value = .array(try readElements())
    case UInt8(ascii: "\""): value = .string(try readString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = try readNumber()
    default: value = try readWord()
    }
    return JSONNode(value: value, range: SourceRange(start, position))
  }

  private mutating func readWord() throws(JSONMistake) -> JSONNode.Value {
    let words: [(String, JSONNode.Value)] = [("true", .flag(true)), ("false", .flag(false)), ("null", .null)]
    for (word, value) in words where bytes[position..<end].starts(with: word.utf8) {
      position += word.utf8.count
      return value
    }
    throw mistake(.expected("a value"))
  }

  // MARK: Objects and arrays

  private mutating func enter() throws(JSONMistake) {
    guard depth < Self.mostDepth else { throw mistake(.nestedTooDeep(limit: Self.mostDepth)) }
    depth += 1
    position += 1
    skipBlanks()
  }

  /// Whether another part follows; the closing mark is taken.
  private mutating func goesOn(to mark: Unicode.Scalar) throws(JSONMistake) -> Bool {
    skipBlanks()
    if byte == UInt8(ascii: mark) {
      position += 1
      depth -= 1
      return false
    }
    try take(",", "',' or '\(mark)'")
    skipBlanks()
    return true
  }

  private mutating func isClosed(by mark: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: mark) else { return false }
    position += 1
    depth -= 1
    return true
  }

  private mutating func readMembers() throws(JSONMistake) -> [JSONNode.Member] {
    try enter()
    if isClosed(by: "}") { return [] }
    var members: [JSONNode.Member] = []
    repeat {
      let start = position
      guard byte == UInt8(ascii: "\"") else { throw mistake(.expected("a key in quotes")) }
      let key = try readString()
      let range = SourceRange(start, position)
      skipBlanks()
      try take(":", "':'")
      members.append(JSONNode.Member(key: key, range: range, value: try readValue()))
    } while try goesOn(to: "}")
    return members
  }

  private mutating func readElements() throws(JSONMistake) -> [JSONNode] {
    try enter()
    if isClosed(by: "]") { return [] }
    var elements: [JSONNode] = []
    repeat { elements.append(try readValue()) } while try goesOn(to: "]")
    return elements
  }
}

// MARK: Strings

extension JSONReader {
  private mutating func readString() throws(JSONMistake) -> String {
    position += 1
    var text: [UInt8] = []
    while byte != UInt8(ascii: "\"") {
      guard position < end else { throw mistake(.expected("the end of the string")) }
      guard byte >= 0x20 else { throw mistake(.controlCharacter) }
      if byte == UInt8(ascii: "\\") {
        text += UTF8.encode(try readEscape()).map(Array.init) ?? []
      } else {
        text.append(byte)
        position += 1
      }
    }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  private mutating func readEscape() throws(JSONMistake) -> Unicode.Scalar {
    position += 1
    if let scalar = Self.escapes[byte] {
      position += 1
      return scalar
    }
    guard byte == UInt8(ascii: "u") else { throw mistake(.unknownEscape) }
    let first = try readUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, byte == UInt8(ascii: "\\"), position + 1 < end, bytes[position + 1] == UInt8(ascii: "u")
    else { throw mistake(.loneSurrogate) }
    position += 1
    let second = try readUnit()
    guard 0xDC00...0xDFFF ~= second,
      let scalar = Unicode.Scalar(0x1_0000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw mistake(.loneSurrogate) }
    return scalar
  }

  /// The four digits after the `u` that stands here.
  private mutating func readUnit() throws(JSONMistake) -> UInt32 {
    position += 1
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Self.digit(byte) else { throw mistake(.expected("a hexadecimal digit")) }
      unit = unit << 4 + digit
      position += 1
    }
    return unit
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}

// MARK: Numbers

extension JSONReader {
  private var isAtDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private mutating func readNumber() throws(JSONMistake) -> JSONNode.Value {
    let start = position
    if byte == UInt8(ascii: "-") { position += 1 }
    // A number does not begin with a zero, unless that is all.
    if byte == UInt8(ascii: "0") { position += 1 } else { try skipDigits() }
    if isAtDigit { throw mistake(.leadingZero) }
    let isWhole = try !skipFraction()
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, let number = Int(text) { return .integer(number) }
    guard !isWhole, let number = Double(text), number.isFinite else {
      throw JSONMistake(reason: .numberTooLarge, offset: start)
    }
    return .decimal(number)
  }

  private mutating func skipDigits() throws(JSONMistake) {
    guard isAtDigit else { throw mistake(.expected("a digit")) }
    while isAtDigit { position += 1 }
  }

  /// Skips a fraction and an exponent; whether there was one.
  private mutating func skipFraction() throws(JSONMistake) -> Bool {
    let start = position
    if byte == UInt8(ascii: ".") {
      position += 1
      try skipDigits()
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      position += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
      try skipDigits()
    }
    return position > start
  }
}
