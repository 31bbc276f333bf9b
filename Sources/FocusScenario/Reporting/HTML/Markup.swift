/// Text of authors and apps inside HTML and SVG: words alone, whatever they say.
enum Markup {
  /// The beginning of a text in an element or an attribute; line breaks stay.
  static func text(_ text: String, to limit: Int = 2_000) -> String {
    escaped(VisibleText.xml(of: VisibleText.shortened(text, to: limit)))
  }

  /// The beginning of a text on one line.
  static func line(_ text: String, to limit: Int = 2_000) -> String {
    escaped(VisibleText.xml(of: VisibleText.line(of: VisibleText.shortened(text, to: limit))))
  }

  /// Words of an author on one line; those in a script of their own keep their direction to themselves.
  static func author(_ text: String) -> String {
    let line = line(text)
    return line.utf8.allSatisfy { $0 < 0x80 } ? line : "<bdi>\(line)</bdi>"
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
