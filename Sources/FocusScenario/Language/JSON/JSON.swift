/// A JSON value whose members keep the order in which they are written.
public indirect enum JSON: Sendable {
  case string(String)
  case number(Int)
  case decimal(Double)
  case flag(Bool)
  case array([JSON])
  case object([(key: String, value: JSON)])
  case null

  /// The text, indented by two spaces, with a line break at its end.
  public var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes, depth: 0)
    bytes.append(UInt8(ascii: "\n"))
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  /// An object, its members in this order.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }

  /// A string, or null.
  init(_ text: String?) { self = text.map { .string($0) } ?? .null }
  /// An array of strings.
  init(_ texts: [String]) { self = .array(texts.map { .string($0) }) }
}

extension JSON {
  private func write(to bytes: inout [UInt8], depth: Int) {
    switch self {
    case .string(let text): Self.write(text, to: &bytes)
    case .number(let number): bytes += String(number).utf8
    // What is no number cannot be written as one; who needs it finds it missing.
    case .decimal(let number): bytes += (number.isFinite ? String(number) : "null").utf8
    case .flag(let flag): bytes += (flag ? "true" : "false").utf8
    case .null: bytes += "null".utf8
    case .array(let values):
      Self.write(values, between: "[]", to: &bytes, depth: depth) { value, bytes in
        value.write(to: &bytes, depth: depth + 1)
      }
    case .object(let members):
      Self.write(members, between: "{}", to: &bytes, depth: depth) { member, bytes in
        Self.write(member.key, to: &bytes)
        bytes += ": ".utf8
        member.value.write(to: &bytes, depth: depth + 1)
      }
    }
  }

  /// The text on one line, with no blank outside strings and no line break at its end.
  public var line: String {
    var bytes: [UInt8] = []
    writeLine(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func writeLine(to bytes: inout [UInt8]) {
    switch self {
    case .array(let values):
      for (number, value) in values.enumerated() {
        bytes.append(UInt8(ascii: number == 0 ? "[" : ","))
        value.writeLine(to: &bytes)
      }
      bytes += (values.isEmpty ? "[]" : "]").utf8
    case .object(let members):
      for (number, member) in members.enumerated() {
        bytes.append(UInt8(ascii: number == 0 ? "{" : ","))
        Self.write(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.writeLine(to: &bytes)
      }
      bytes += (members.isEmpty ? "{}" : "}").utf8
    case .string, .number, .decimal, .flag, .null: write(to: &bytes, depth: 0)
    }
  }

  private static func write<Part>(
    _ parts: [Part],
    between brackets: String,
    to bytes: inout [UInt8],
    depth: Int,
    writePart: (Part, inout [UInt8]) -> Void
  ) {
    guard !parts.isEmpty else {
      bytes += brackets.utf8
      return
    }
    bytes += brackets.utf8.prefix(1)
    for (number, part) in parts.enumerated() {
      bytes += (number == 0 ? "\n" : ",\n").utf8
      bytes += repeatElement(UInt8(ascii: " "), count: 2 * (depth + 1))
      writePart(part, &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
    bytes += brackets.utf8.suffix(1)
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\t": bytes += "\\t".utf8
      case _ where VisibleText.isHarmful(scalar): bytes += escape(scalar).utf8
      default: bytes += UTF8.encode(scalar).map(Array.init) ?? []
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Every harmful character has at most four hexadecimal digits.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
