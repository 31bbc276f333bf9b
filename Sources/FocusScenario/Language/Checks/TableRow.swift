/// A row of a Markdown table: no block is read in it, so one that seems to stand there is told of.
struct TableRow {
  /// Whether its cells hold a Check block, or head the columns of one.
  let holdsBlock: Bool

  /// The row that a line is; none when it is none.
  init?(_ content: SourceRange, in source: SourceText) {
    let bar = UInt8(ascii: "|")
    let isFramed = source.byte(content.lower, content.upper) == bar
    guard isFramed || source.bytes[content.lower..<content.upper].contains(bar) else { return nil }
    let parts = Self.parts(of: content, in: source)
    let keys = Set(parts.compactMap { Self.key(of: $0, in: source) })
    holdsBlock = keys.count > 1 || isFramed && parts.contains { Self.isProfile($0, in: source) }
    guard isFramed || holdsBlock else { return nil }
  }

  /// More cells than any table of criteria has.
  private static let mostParts = 64

  /// The cells, and in them the lines that `<br>` makes.
  private static func parts(of content: SourceRange, in source: SourceText) -> [SourceRange] {
    var parts: [SourceRange] = []
    var start = content.lower
    var index = start
    while index <= content.upper, parts.count < mostParts {
      let length = index == content.upper ? 1 : separatorLength(at: index, before: content.upper, in: source)
      if length > 0 {
        let part = source.trimmed(SourceRange(start, index))
        if part.count > 0 { parts.append(part) }
        start = index + length
      }
      index += max(1, length)
    }
    return parts
  }

  private static func separatorLength(at index: Int, before end: Int, in source: SourceText) -> Int {
    let byte = source.byte(index, end)
    if byte == UInt8(ascii: "|") { return index > 0 && source.byte(index - 1, end) == UInt8(ascii: "\\") ? 0 : 1 }
    guard byte == UInt8(ascii: "<") else { return 0 }
    for tag: StaticString in ["<br>", "<br/>", "<br />"]
    where source.isWord(SourceRange(index, min(end, index + tag.utf8CodeUnitCount)), tag) {
      return tag.utf8CodeUnitCount
    }
    return 0
  }

  private static let blockKeys: Set<CheckKey> = [.profile, .task, .expected]

  /// The key that a cell begins with, or all that stands in it.
  private static func key(of cell: SourceRange, in source: SourceText) -> CheckKey? {
    let scanner = KeyScanner(source: source, content: cell)
    if let part = scanner.keyPart { return part.isMisspelt || !blockKeys.contains(part.key) ? nil : part.key }
    let plain = source.text(cell).filter { $0 != "*" && $0 != "_" && $0 != "`" }
    return blockKeys.first { $0.rawValue.lowercased() == plain.lowercased() }
  }

  private static func isProfile(_ cell: SourceRange, in source: SourceText) -> Bool {
    guard let part = KeyScanner(source: source, content: cell).keyPart, part.key == .profile else { return false }
    return !part.isMisspelt && ProfileList([part.value], in: source).isAboutTechnologies
  }
}
