/// How many columns of a terminal a text takes.
enum ColumnWidth {
  /// The columns of all characters.
  static func of(_ text: String) -> Int { text.reduce(0) { $0 + of($1) } }

  /// The columns that a character takes: none for a mark, two for a wide one.
  private static func of(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    return of(first)
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }
  }

  /// East Asian wide and full-width characters, and pictures.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x23E9...0x23F3, 0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653,
    0x26A1...0x26A1, 0x26BD...0x26BE, 0x2705...0x2705, 0x2728...0x2728, 0x274C...0x274C, 0x2753...0x2757,
    0x2795...0x2797, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF,
    0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F7E0...0x1F7EB, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF,
    0x20000...0x3FFFD,
  ]
}
