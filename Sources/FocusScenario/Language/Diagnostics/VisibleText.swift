/// Makes what could steer a terminal, or hide in one, visible as `\u{1B}`: which character it is bears on the repair.
enum VisibleText {
  /// The text with its control characters written out; line breaks and tabs stay.
  static func of(_ text: String) -> String {
    of(text) { isHarmful($0) }
  }

  /// The text on one line: line breaks and tabs are written out too.
  static func line(of text: String) -> String {
    of(text) { isHarmful($0) || $0 == "\n" || $0 == "\t" }
  }

  /// The beginning of a text that nobody reads to its end, with the number of characters that are left out.
  static func shortened(_ text: String, to limit: Int = 2_000) -> String {
    let scalars = text.unicodeScalars
    // A text of fewer bytes has fewer characters; most are never counted.
    guard text.utf8.count > limit,
      let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex)
    else { return text }
    let rest = scalars.distance(from: end, to: scalars.endIndex)
    return rest == 0 ? text : String(scalars[..<end]) + "… (\(rest) more characters)"
  }

  /// The text as XML 1.0 can hold it: of what it cannot, the two characters at the end of the first plane are no controls.
  static func xml(of text: String) -> String {
    of(text) { isHarmful($0) || $0.value == 0xFFFE || $0.value == 0xFFFF }
  }

  /// Controls but line breaks and tabs, line and paragraph separators, and the marks that turn the direction of text.
  static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  private static func of(_ text: String, writingOut isWrittenOut: (Unicode.Scalar) -> Bool) -> String {
    guard text.unicodeScalars.contains(where: isWrittenOut) else { return text }
    var visible = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isWrittenOut(scalar) {
        visible.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        visible.append(scalar)
      }
    }
    return String(visible)
  }
}

extension UInt8 {
  /// The byte as a reference writes it (RFC 3986): `%20`.
  var percentEscaped: String { (self < 16 ? "%0" : "%") + String(self, radix: 16, uppercase: true) }
}

extension String {
  /// The text with some bytes of ASCII, or parts of other characters, written in another way; none leaves a byte alone.
  func escaping(_ escape: (UInt8) -> String?) -> String {
    var bytes: [UInt8] = []
    for byte in utf8 {
      if let escaped = escape(byte) { bytes += escaped.utf8 } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
