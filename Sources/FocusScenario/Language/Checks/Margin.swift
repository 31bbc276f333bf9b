/// What stands before the content of a line: white space and, in a document, markers of quotations and one of a list.
struct Margin {
  /// Columns; a tab goes on to the next multiple of four.
  private(set) var width = 0
  /// The offset of the first byte after it.
  private(set) var end: Int
  /// How deep in quotations the line stands.
  private(set) var quotes = 0

  /// Measures the margin of a line.
  init(of line: SourceRange, in source: SourceText, isDocument: Bool) {
    self.end = line.lower
    skipBlanks(in: source, before: line.upper)
    if isDocument { skipMarkers(in: source, before: line.upper) }
  }

  private mutating func skipMarkers(in source: SourceText, before limit: Int) {
    while source.byte(end, limit) == UInt8(ascii: ">") {
      step(1)
      quotes += 1
      skipBlanks(in: source, before: limit)
    }
    let rest = source.trimmed(SourceRange(end, limit))
    guard !Self.isRule(rest, in: source) else { return }
    let marker = listMarkerLength(in: source, before: limit)
    step(marker)
    skipBlanks(in: source, before: limit)
    guard marker > 0, hasCheckbox(in: source, before: limit) else { return }
    end += 3
    skipBlanks(in: source, before: limit)
  }

  /// Whether `[ ]` or `[x]`, and a blank, follow the marker of a list.
  private func hasCheckbox(in source: SourceText, before limit: Int) -> Bool {
    let isOpen = source.byte(end, limit) == UInt8(ascii: "[") && source.byte(end + 2, limit) == UInt8(ascii: "]")
    return isOpen && [0x20, 0x58, 0x78].contains(source.byte(end + 1, limit))
      && source.blankLength(at: end + 3, before: limit) > 0
  }

  /// Whether a line is nothing but three or more of one of `-=*_`, with or without spaces.
  static func isRule(_ content: SourceRange, in source: SourceText) -> Bool {
    let mark = source.byte(content.lower, content.upper)
    guard [0x2D, 0x3D, 0x2A, 0x5F].contains(mark) else { return false }
    var count = 0
    for index in content.lower..<content.upper {
      let byte = source.byte(index, content.upper)
      guard byte == mark || byte == 0x20 else { return false }
      if byte == mark { count += 1 }
    }
    return count >= 3
  }

  /// The length of `-`, `*`, `+`, `•`, `1.` or `1)` when white space follows it; else 0.
  private func listMarkerLength(in source: SourceText, before limit: Int) -> Int {
    let length = bulletLength(in: source, before: limit) ?? numberLength(in: source, before: limit)
    return source.blankLength(at: end + length, before: limit) > 0 ? length : 0
  }

  private func bulletLength(in source: SourceText, before limit: Int) -> Int? {
    switch source.byte(end, limit) {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): 1
    case 0xE2 where source.byte(end + 1, limit) == 0x80 && source.byte(end + 2, limit) == 0xA2: 3
    default: nil
    }
  }

  private func numberLength(in source: SourceText, before limit: Int) -> Int {
    var length = 0
    while length < 9, 0x30...0x39 ~= source.byte(end + length, limit) { length += 1 }
    let mark = source.byte(end + length, limit)
    return length > 0 && (mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")")) ? length + 1 : 0
  }

  private mutating func skipBlanks(in source: SourceText, before limit: Int) {
    skipSpaces(in: source, before: limit)
    while case let length = source.blankLength(at: end, before: limit), length > 0 {
      // A byte-order mark takes no room.
      let isMark = source.byte(end, limit) == 0xEF
      let isTab = source.byte(end, limit) == 0x09
      width += isMark ? 0 : isTab ? 4 - width % 4 : 1
      end += length
      skipSpaces(in: source, before: limit)
    }
  }

  private mutating func skipSpaces(in source: SourceText, before limit: Int) {
    guard end < limit else { return }
    let next = ByteScan.firstNonSpace(in: source.bytes[end..<limit])
    width += next - end
    end = next
  }

  private mutating func step(_ length: Int) {
    end += length
    width += min(length, 2)
  }
}
