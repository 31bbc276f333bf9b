/// One character of a sentence as the lexer sees it: what it is for, and how many bytes it takes.
struct Glyph {
  /// What a character is for.
  enum Kind: Hashable {
    case space, quote, apostrophe, backtick, digit, letter
    /// Stands in a word only between two letters: `double-tap`, `Shift+Tab`.
    case joiner
    /// A punctuation mark, in its plain form.
    case mark(String)
  }

  let kind: Kind
  let length: Int

  /// Looks at the character that starts at a byte.
  init(_ bytes: [UInt8], at position: Int, end: Int) {
    let first = bytes[position]
    let isPlain = first < 0x80
    if !isPlain || Self.beginsDrawn(first) {
      for other in isPlain ? Self.drawn : Self.dressed where bytes[position..<end].starts(with: other.bytes) {
        self.init(other.kind, other.bytes.count)
        return
      }
    }
    if isPlain {
      self.init(Self.plainKinds[Int(first)], 1)
    } else {
      self.init(.letter, min(end - position, Self.sequenceLength(first)))
    }
  }

  private init(_ kind: Kind, _ length: Int) {
    self.kind = kind
    self.length = length
  }

  /// Whether a byte is a digit.
  static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  /// Whether a byte is an unaccented letter or a digit: in a word it stands for itself.
  static func isPlainWordPart(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  /// What the character adds to a word, in its plain form; none when the word ends before it.
  func wordPart(_ bytes: [UInt8], at position: Int, next: Kind) -> [UInt8]? {
    switch kind {
    case .letter, .digit: Array(bytes[position..<(position + length)])
    case .apostrophe where next == .letter: [UInt8(ascii: "'")]
    case .joiner where next == .letter || next == .digit:
      [bytes[position] < 0x80 ? bytes[position] : UInt8(ascii: "-")]
    default: nil
    }
  }

  private static func sequenceLength(_ first: UInt8) -> Int {
    switch first {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }

  private static let plainKinds: [Kind] = (0..<128).map { code in
    switch UInt8(code) {
    case 0x00...0x20: .space
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "'"): .apostrophe
    case UInt8(ascii: "`"): .backtick
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): .letter
    case UInt8(ascii: "-"), UInt8(ascii: "+"): .joiner
    default: .mark(String(UnicodeScalar(UInt8(code))))
    }
  }

  /// Characters that editors put in place of plain ones.
  private static let dressed: [(bytes: [UInt8], kind: Kind)] = [
    ("\u{00A0}", Kind.space), ("\u{202F}", .space), ("\u{2007}", .space), ("\u{3000}", .space), ("\u{FEFF}", .space),
    ("\u{201C}", .quote), ("\u{201D}", .quote), ("\u{201E}", .quote), ("\u{FF02}", .quote),
    ("\u{00AB}", .quote), ("\u{00BB}", .quote), ("\u{2039}", .quote), ("\u{203A}", .quote), ("\u{201F}", .quote),
    ("\u{300C}", .quote), ("\u{300D}", .quote), ("\u{300E}", .quote), ("\u{300F}", .quote), ("\u{201A}", .apostrophe),
    ("\u{2018}", .apostrophe), ("\u{2019}", .apostrophe), ("\u{2010}", .joiner), ("\u{2011}", .joiner),
    ("\u{21D2}", .mark("→")), ("\u{279C}", .mark("→")), ("\u{2794}", .mark("→")), ("\u{27F6}", .mark("→")),
    ("\u{2264}", .mark("≤")), ("\u{2265}", .mark("≥")), ("\u{2260}", .mark("≠")), ("\u{00D7}", .mark("×")),
    ("\u{FF1A}", .mark(":")), ("\u{FF0C}", .mark(",")), ("\u{FF1B}", .mark(";")), ("\u{2192}", .mark("→")),
    ("\u{2022}", .mark("•")), ("\u{2023}", .mark("•")), ("\u{25AA}", .mark("•")), ("\u{25E6}", .mark("•")),
    ("\u{2013}", .mark("–")), ("\u{2014}", .mark("—")), ("\u{2026}", .mark("…")),
  ].map { (Array($0.0.utf8), $0.1) }

  /// Whether one of the signs that are drawn with plain characters may begin with a byte.
  private static func beginsDrawn(_ first: UInt8) -> Bool {
    switch first {
    case UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"): true
    default: false
    }
  }

  /// Signs that are drawn with several plain characters, the longer before the shorter.
  private static let drawn: [(bytes: [UInt8], kind: Kind)] = [
    ("-->", Kind.mark("→")), ("->", .mark("→")), ("=>", .mark("→")), ("===", .mark("=")), ("==", .mark("=")),
    ("!=", .mark("≠")), ("<=", .mark("≤")), (">=", .mark("≥")),
  ].map { (Array($0.0.utf8), $0.1) }
}
