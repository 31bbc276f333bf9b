/// The line of a source that a range begins on, cut to fit, and the carets that go below it.
struct SourceExcerpt: Hashable, Sendable {
  /// The line as it is shown, indented.
  let line: String
  /// Spaces, then carets under the exact words.
  let caret: String

  /// The columns that a line may take.
  private static let width = 100
  /// The columns that stay visible before the first caret when a line is cut.
  private static let lead = 40
  private static let indentation = "  "
  private static let ellipsis = "…"

  /// Shows the part of a range that stands on its first line.
  init(of range: SourceRange, in source: SourceText) {
    let whole = source.lineRange(source.lineIndex(at: range.lower))
    let lower = min(range.lower, whole.upper)
    let marked = SourceRange(lower, min(range.upper, whole.upper))
    let window = Self.window(around: lower, in: whole, of: source)
    let cells = Self.cells(of: window, marked: marked, in: source)
    let shown = Self.shownCells(of: cells, mark: cells.firstIndex { $0.end > lower } ?? cells.count)
    let isCutBefore = shown.lowerBound > 0 || window.lower > whole.lower
    let isCutAfter = shown.upperBound < cells.count || window.upper < whole.upper
    let text = cells[shown].map(\.text).joined()
    let margin = Self.indentation + (isCutBefore ? Self.ellipsis : "")
    self.line = text.isEmpty ? "" : margin + text + (isCutAfter ? Self.ellipsis : "")
    let before = cells[shown].prefix { $0.end <= lower }.reduce(margin.count) { $0 + $1.width }
    let under = cells[shown].reduce(0) { $0 + ($1.isMarked ? $1.width : 0) }
    self.caret = String(repeating: " ", count: before) + String(repeating: "^", count: max(1, under))
  }

  /// One character as it is shown.
  private struct Cell {
    var text: String
    var width: Int
    /// The offset after its last byte.
    var end: Int
    var isMarked: Bool
  }

  /// Enough bytes around an offset to fill a line, so that a line of any length costs the same.
  private static func window(around offset: Int, in line: SourceRange, of source: SourceText) -> SourceRange {
    var lower = max(line.lower, offset - 4 * width)
    var upper = min(line.upper, offset + 8 * width)
    while lower > line.lower, source.bytes[lower] & 0xC0 == 0x80 { lower -= 1 }
    while upper < line.upper, source.bytes[upper] & 0xC0 == 0x80 { upper += 1 }
    return SourceRange(lower, upper)
  }

  private static func cells(of window: SourceRange, marked: SourceRange, in source: SourceText) -> [Cell] {
    var cells: [Cell] = []
    var column = 0
    var offset = window.lower
    for character in source.text(window) {
      let end = offset + character.utf8.count
      // Most characters are shown as they are, and the tables of Unicode take their time for each.
      let isPlain = character.asciiValue.map { $0 >= 0x20 && $0 < 0x7F } ?? false
      let text = isPlain ? String(character) : shownText(of: character, isFirst: offset == 0, column: column)
      let width = isPlain ? 1 : ColumnWidth.of(text)
      let isMarked = end > marked.lower && offset < marked.upper
      cells.append(Cell(text: text, width: width, end: end, isMarked: isMarked))
      column += width
      offset = end
    }
    return cells
  }

  /// A character as it is shown; a byte-order mark in front of the file is no part of its text.
  private static func shownText(of character: Character, isFirst: Bool, column: Int) -> String {
    switch character {
    case "\t": String(repeating: " ", count: 4 - column % 4)
    case "\u{FEFF}" where isFirst: ""
    default: VisibleText.line(of: String(character))
    }
  }

  /// The cells that fit, the marked ones among them.
  private static func shownCells(of cells: [Cell], mark: Int) -> Range<Int> {
    let room = width - indentation.count - 2
    guard cells.reduce(0, { $0 + $1.width }) > room else { return 0..<cells.count }
    let first = mark - count(of: cells[..<mark].reversed(), within: lead)
    let start = count(of: Array(cells[..<mark]), within: room / 2) == mark ? 0 : first
    return start..<(start + count(of: Array(cells[start...]), within: room))
  }

  /// How many cells from the first one on fit into so many columns.
  private static func count(of cells: [Cell], within columns: Int) -> Int {
    var left = columns
    return cells.prefix {
      left -= $0.width
      return left >= 0
    }.count
  }
}
