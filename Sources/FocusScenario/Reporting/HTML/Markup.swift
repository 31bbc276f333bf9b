/// Text of authors and apps inside HTML and SVG: words alone, whatever they say.
enum Markup {
  /// Of a longer text the rest is counted.
  static let longest = 2_000

  /// A text in an element or an attribute; line breaks stay.
  static func text(_ text: String, atMost count: Int = longest) -> String {
    escaped(VisibleText.xml(of: capped(text, atMost: count)))
  }

  /// A text on one line.
  static func line(_ text: String, atMost count: Int = longest) -> String {
    escaped(VisibleText.xml(of: VisibleText.line(of: capped(text, atMost: count))))
  }

  /// Words of an author on one line; those in a script of their own keep their direction to themselves.
  static func author(_ text: String) -> String {
    let line = line(text)
    return line.utf8.allSatisfy { $0 < 0x80 } ? line : "<bdi>\(line)</bdi>"
  }

  /// The beginning of a text, and how many characters are left out.
  static func capped(_ text: String, atMost count: Int = longest) -> String {
    // No character takes less than a byte, so that a short text need not be counted.
    guard text.utf8.count > count else { return text }
    let scalars = text.unicodeScalars
    let rest = scalars.count - count
    guard rest > 0 else { return text }
    return String(scalars.prefix(count)) + "… (\(rest) more characters)"
  }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { escape($0) != nil }) else { return text }
    return text.escaping { escape($0) }
  }

  private static func escape(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}
