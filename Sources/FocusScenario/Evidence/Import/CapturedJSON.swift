/// A JSON value of a capture, its members in their order, each value with where it stands.
struct CapturedJSON: Sendable {
  /// What it is.
  indirect enum Value: Sendable {
    case object([(key: String, value: CapturedJSON)])
    case array([CapturedJSON])
    case string(String)
    case number(Int)
    /// A number with a fraction, or too large.
    case otherNumber
    case bool(Bool)
    case null
  }

  var value: Value
  var range: SourceRange

  /// A member of an object; none when it is missing or null.
  subscript(_ key: String) -> CapturedJSON? {
    guard case .object(let members) = value, let found = members.first(where: { $0.key == key })?.value else {
      return nil
    }
    if case .null = found.value { return nil }
    return found
  }

  /// The members of an object.
  var members: [(key: String, value: CapturedJSON)]? {
    if case .object(let members) = value { return members }
    return nil
  }

  var elements: [CapturedJSON]? {
    if case .array(let elements) = value { return elements }
    return nil
  }

  var string: String? {
    if case .string(let text) = value { return text }
    return nil
  }

  var number: Int? {
    if case .number(let number) = value { return number }
    return nil
  }
}

extension CapturedJSON {
  /// Reads JSON by its bytes; the place of the first byte that cannot stand there when it is none.
  struct Reader {
    /// Where it is no JSON.
    struct Failure: Error { var offset: Int }

    private let bytes: [UInt8]
    private var position: Int
    private let end: Int
    private static let deepest = 64

    /// Reads one value that takes a whole range.
    static func read(_ bytes: [UInt8], in range: SourceRange) throws(Failure) -> CapturedJSON {
      var reader = Reader(bytes: bytes, position: range.lower, end: min(range.upper, bytes.count))
      let value = try reader.value(depth: 0)
      reader.skipBlanks()
      guard reader.position == reader.end else { throw Failure(offset: reader.position) }
      return value
    }

    private init(bytes: [UInt8], position: Int, end: Int) {
      self.bytes = bytes
      self.position = position
      self.end = end
    }

    private var byte: UInt8? { position < end ? bytes[position] : nil }

    private mutating func skipBlanks() {
      while let byte, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
    }

    private mutating func take(_ text: StaticString) -> Bool {
      let length = text.utf8CodeUnitCount
      guard position + length <= end else { return false }
      let isThere = text.withUTF8Buffer { bytes[position..<position + length].elementsEqual($0) }
      if isThere { position += length }
      return isThere
    }

    private mutating func expect(_ wanted: Character) throws(Failure) {
      skipBlanks()
      guard byte == wanted.asciiValue else { throw Failure(offset: position) }
      position += 1
    }

    private mutating func value(depth: Int) throws(Failure) -> CapturedJSON {
      skipBlanks()
      let start = position
      guard depth < Self.deepest, let byte else { throw Failure(offset: position) }
      let value: Value
      switch byte {
      case UInt8(ascii: "{"): value = .object(try members(depth))
      case UInt8(ascii: "["): value = .array(try elements(depth))
      case UInt8(ascii: "\""): value = .string(try string())
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = try number()
      default:
        if take("true") {
          value = .bool(true)
        } else if take("false") {
          value = .bool(false)
        } else {
          guard take("null") else { throw Failure(offset: position) }
          value = .null
        }
      }
      return CapturedJSON(value: value, range: SourceRange(start, position))
    }

    private mutating func members(_ depth: Int) throws(Failure) -> [(key: String, value: CapturedJSON)] {
      var members: [(key: String, value: CapturedJSON)] = []
      try expect("{")
      skipBlanks()
      if take("}") { return [] }
      repeat {
        skipBlanks()
        let start = position
        guard byte == UInt8(ascii: "\"") else { throw Failure(offset: position) }
        let key = try string()
        // Of two members of one name nobody knows which is meant.
        guard !members.contains(where: { $0.key == key }) else { throw Failure(offset: start) }
        try expect(":")
        members.append((key, try value(depth: depth + 1)))
        skipBlanks()
      } while take(",")
      try expect("}")
      return members
    }

    private mutating func elements(_ depth: Int) throws(Failure) -> [CapturedJSON] {
      var elements: [CapturedJSON] = []
      try expect("[")
      skipBlanks()
      if take("]") { return [] }
      repeat {
        elements.append(try value(depth: depth + 1))
        skipBlanks()
      } while take(",")
      try expect("]")
      return elements
    }

    private mutating func number() throws(Failure) -> Value {
      let start = position
      while let byte, "+-.eE0123456789".utf8.contains(byte) { position += 1 }
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      if let number = Int(text) { return .number(number) }
      guard Double(text) != nil else { throw Failure(offset: start) }
      return .otherNumber
    }

    private mutating func string() throws(Failure) -> String {
      try expect("\"")
      var text: [UInt8] = []
      while let byte, byte != UInt8(ascii: "\"") {
        guard byte >= 0x20 else { throw Failure(offset: position) }
        position += 1
        if byte == UInt8(ascii: "\\") { try escape(to: &text) } else { text.append(byte) }
      }
      try expect("\"")
      return String(decoding: text, as: UTF8.self)
    }

    private static let escapes: [UInt8: UInt8] = [
      UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F, UInt8(ascii: "b"): 0x08,
      UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    ]

    private mutating func escape(to text: inout [UInt8]) throws(Failure) {
      guard let byte else { throw Failure(offset: position) }
      position += 1
      if let plain = Self.escapes[byte] { return text.append(plain) }
      guard byte == UInt8(ascii: "u") else { throw Failure(offset: position - 1) }
      var code = try fourDigits()
      if (0xD800..<0xDC00).contains(code), take("\\u") {
        let low = try fourDigits()
        guard (0xDC00..<0xE000).contains(low) else { throw Failure(offset: position - 4) }
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(code), let bytes = UTF8.encode(scalar) else {
        throw Failure(offset: position - 4)
      }
      text += bytes
    }

    private mutating func fourDigits() throws(Failure) -> UInt32 {
      guard position + 4 <= end,
        let code = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
      else { throw Failure(offset: position) }
      position += 4
      return code
    }
  }
}
