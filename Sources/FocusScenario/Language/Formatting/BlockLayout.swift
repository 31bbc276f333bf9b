/// Where the lines of one block should begin: keys in one column, what they say in another.
struct BlockLayout {
  private let block: CheckBlock
  private let lines: ArraySlice<CheckLine>
  private let source: SourceText
  /// What stands before the first key, markers of lists as blanks.
  private let margin: [UInt8]
  /// How far right of the margin the values begin, in characters.
  private let column: Int

  /// Between the longest key and what it says.
  private static let gap = 2
  /// How much farther right a line begins that goes on with the one above.
  private static let continuationIndent = 2

  /// Measures a block that stands in these lines of a source.
  init(_ block: CheckBlock, among lines: [CheckLine], in source: SourceText) {
    self.block = block
    self.source = source
    let first = lines.partitioningIndex { $0.content.upper > block.range.lower }
    let end = lines.partitioningIndex { $0.content.lower >= max(block.range.upper, block.range.lower + 1) }
    self.lines = lines[first..<max(first, end)]
    self.margin = Self.margin(of: lines[first..<max(first, end)].first, in: source)
    let marks = self.lines.compactMap(\.keyPart?.mark).map { source.text($0).count }
    self.column = (marks.max() ?? 0) + Self.gap
  }

  /// What has to change.
  var edits: [CheckFileFormatter.Edit] {
    let starts = pieceStarts
    return lines.flatMap { line -> [CheckFileFormatter.Edit] in
      if let isContinuation = starts[line.content.lower] {
        return edits(of: line, indent: column + (isContinuation ? Self.continuationIndent : 0))
      }
      guard let part = line.keyPart, starts[part.value.lower] == false || part.value.count == 0 else { return [] }
      return edits(of: line, indent: 0) + edits(after: part)
    }
    .filter { $0.bytes[...] != source.bytes[$0.range.lower..<$0.range.upper] }
  }

  /// The offset at which each line of a phrase begins, and whether it goes on with the line above.
  private var pieceStarts: [Int: Bool] {
    var starts: [Int: Bool] = [:]
    for profile in block.profiles { starts[profile.range.lower] = false }
    for phrase in [block.given, block.task].compactMap({ $0 }) + block.expectations {
      for (number, piece) in phrase.pieces.enumerated() { starts[piece.lower] = number > 0 }
    }
    return starts
  }

  // MARK: Edits

  /// The line's own markers stay where they are.
  private func edits(of line: CheckLine, indent: Int) -> [CheckFileFormatter.Edit] {
    let range = Self.marginRange(of: line, in: source)
    let own = source.bytes[range.lower..<range.upper]
    guard !Self.hasListMarker(own), Self.quotes(in: own) == Self.quotes(in: margin[...]) else { return [] }
    return [CheckFileFormatter.Edit(range: range, bytes: margin + blanks(indent))]
  }

  private func edits(after part: CheckLine.KeyPart) -> [CheckFileFormatter.Edit] {
    guard part.value.count > 0 else { return [] }
    let width = source.text(part.mark).count
    return [
      CheckFileFormatter.Edit(range: SourceRange(part.mark.upper, part.value.lower), bytes: blanks(column - width))
    ]
  }

  private func blanks(_ count: Int) -> [UInt8] { Array(repeating: UInt8(ascii: " "), count: count) }

  // MARK: Margins

  private static func margin(of line: CheckLine?, in source: SourceText) -> [UInt8] {
    guard let line else { return [] }
    let range = marginRange(of: line, in: source)
    let own = source.bytes[range.lower..<range.upper]
    guard hasListMarker(own) else { return Array(own) }
    return source.text(range).flatMap { character -> [UInt8] in
      character == ">" || character == "\t" ? Array(character.utf8) : [UInt8(ascii: " ")]
    }
  }

  /// From the start of the line to its content, without a byte-order mark.
  private static func marginRange(of line: CheckLine, in source: SourceText) -> SourceRange {
    let start = source.lineRange(line.index).lower
    let mark = source.bytes[start..<line.content.lower].starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return SourceRange(start + mark, line.content.lower)
  }

  private static func hasListMarker(_ margin: ArraySlice<UInt8>) -> Bool {
    margin.contains { 0x21...0x7E ~= $0 && $0 != UInt8(ascii: ">") } || margin.contains(0xE2)
  }

  private static func quotes(in margin: ArraySlice<UInt8>) -> Int {
    margin.count { $0 == UInt8(ascii: ">") }
  }
}

extension [CheckLine] {
  /// The position of the first line that is so, when all lines after it are so too.
  fileprivate func partitioningIndex(_ isBehind: (CheckLine) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
