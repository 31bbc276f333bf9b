/// Where the same claims come out differently on different technologies, block by block.
struct TechnologyComparison {
  /// A block with at least one claim that technologies differ in.
  struct Block {
    var location: SourceLocation
    var task: String
    var technologies: [String]
    /// The claims that differ.
    var rows: [Row]
  }

  /// A claim with its verdict on each technology.
  struct Row {
    var sentence: String
    var verdicts: [Verdict]
  }

  private(set) var blocks: [Block] = []

  /// Compares the scenarios of each block; what one technology was not asked is a difference where it counts.
  init(_ report: RunReport, countingUnasked countsUnasked: Bool = true) {
    for file in report.files {
      var rest = file.scenarios[...]
      while let first = rest.first {
        let scenarios = rest.prefix { $0.location == first.location }
        rest = rest.dropFirst(scenarios.count)
        add(Array(scenarios), first, countsUnasked)
      }
    }
  }

  private mutating func add(_ scenarios: [ScenarioResult], _ first: ScenarioResult, _ countsUnasked: Bool) {
    let rows = first.claims.indices.map { number in
      Row(
        sentence: first.claims[number].sentence,
        verdicts: scenarios.map { $0.claims.indices.contains(number) ? $0.claims[number].verdict : .notObserved }
      )
    }
    let differing = rows.filter { row in
      Set(row.verdicts.filter { countsUnasked || $0.isAnswer }).count > 1
    }
    guard !differing.isEmpty else { return }
    blocks.append(
      Block(location: first.location, task: first.task, technologies: scenarios.map(\.profile), rows: differing)
    )
  }

  // MARK: For programs

  /// One object per block.
  var json: JSON {
    .array(
      blocks.map { block in
        [
          "path": .string(block.location.path),
          "line": .number(block.location.line),
          "task": .string(block.task),
          "claims": .array(block.rows.map { json($0, of: block) }),
        ]
      }
    )
  }

  private func json(_ row: Row, of block: Block) -> JSON {
    let verdicts = zip(block.technologies, row.verdicts).map { (key: $0, value: JSON.string($1.rawValue)) }
    return ["sentence": .string(row.sentence), "verdicts": .object(verdicts)]
  }

  // MARK: For people

  /// A table per block, as wide as the text: a row for each claim, a column for each technology.
  func append(to text: inout StyledText) {
    text.append("where technologies differ", .title)
    if blocks.isEmpty { text.append(": nowhere") }
    text.endLine()
    for block in blocks {
      text.appendParagraph("line \(block.location.line): \(block.task)", lead: "  \(block.location.path), ")
      append(block, to: &text)
    }
    text.endLine()
  }

  private func append(_ block: Block, to text: inout StyledText) {
    let widths = block.technologies.indices.map { width(ofColumn: $0, in: block) }
    let left = max(20, text.width - 4 - widths.reduce(0) { $0 + $1 + 2 })
    let heads = zip(block.technologies, widths).map {
      LineWrap.lines($0, width: $1).map { ($0, StyledText.Style.quiet) }
    }
    append([[]] + heads, widths: [left] + widths, to: &text)
    for row in block.rows {
      let sentence = LineWrap.lines(row.sentence, width: left).map { ($0, StyledText.Style.plain) }
      append([sentence] + row.verdicts.map { [($0.word, $0.style)] }, widths: [left] + widths, to: &text)
    }
  }

  private func width(ofColumn column: Int, in block: Block) -> Int {
    let words = block.technologies[column].split(separator: " ").map(\.count)
    return (words + block.rows.map { $0.verdicts[column].word.count }).max() ?? 0
  }

  /// Cells side by side, each of several lines.
  private func append(_ cells: [[(String, StyledText.Style)]], widths: [Int], to text: inout StyledText) {
    for line in 0..<(cells.map(\.count).max() ?? 0) {
      // Nothing is written behind the last word of a line.
      let last = cells.lastIndex { $0.count > line } ?? 0
      text.append("    ")
      for column in 0...last {
        let (word, style) = cells[column].count > line ? cells[column][line] : ("", .plain)
        text.append(word, style)
        let gap = max(0, widths[column] - ColumnWidth.of(word)) + 2
        if column < last { text.append(String(repeating: " ", count: gap)) }
      }
      text.endLine()
    }
  }
}

extension Verdict {
  /// Whether the technology was asked, and is simulated.
  fileprivate var isAnswer: Bool { self != .notObserved && self != .notSimulated }

  /// The verdict in a cell.
  fileprivate var word: String { self == .notObserved ? "not asked" : rawValue }
}
