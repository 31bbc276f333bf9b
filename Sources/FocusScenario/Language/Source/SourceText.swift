/// A file as it was read: its path, its bytes and where its lines start.
///
/// Everything that reads a source scans bytes; columns for people are counted in characters, in one place, here.
public struct SourceText: Hashable, Sendable {
  /// The path as the user named it; `-` for standard input.
  public var path: String { content.path }
  /// The bytes of the file, unchanged.
  public var bytes: [UInt8] { content.bytes }
  /// The byte offset at which each line starts; LF, CRLF and CR all end a line.
  public var lineStarts: [Int] { content.lineStarts }
  /// The most bytes of a line that any reader looks at; a longer one is left out.
  static let longestLine = 100_000

  /// Everybody who reads holds the source, and a copy of it has to cost nothing.
  private let content: Content

  /// What was read, which never changes.
  private final class Content: Sendable {
    let path: String
    let bytes: [UInt8]
    let lineStarts: [Int]

    init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
      self.lineStarts = SourceText.findLineStarts(in: bytes)
    }
  }

  /// Keeps the bytes and finds the lines.
  public init(path: String, bytes: [UInt8]) {
    self.content = Content(path: path, bytes: bytes)
  }

  /// Keeps the UTF-8 bytes of a text.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  private static func findLineStarts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    var index = ByteScan.firstLineBreak(in: bytes, from: 0)
    while index < bytes.count {
      let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      starts.append(index + (isPair ? 2 : 1))
      index = ByteScan.firstLineBreak(in: bytes, from: index + (isPair ? 2 : 1))
    }
    return starts
  }

  /// The number of lines; a file that ends in a line break has one empty line after it.
  public var lineCount: Int { lineStarts.count }

  /// The text of a range; bytes that are not UTF-8 become replacement characters.
  public func text(_ range: SourceRange) -> String {
    let lower = min(max(0, range.lower), bytes.count)
    let upper = min(max(lower, range.upper), bytes.count)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }

  /// The bytes of a range.
  func slice(_ range: SourceRange) -> ArraySlice<UInt8> {
    let lower = min(max(0, range.lower), bytes.count)
    return bytes[lower..<min(max(lower, range.upper), bytes.count)]
  }

  /// Whether two ranges hold the same bytes.
  func hasSameBytes(_ first: SourceRange, _ second: SourceRange) -> Bool {
    guard first.count == second.count else { return false }
    return slice(first).withUnsafeBytes { one in
      slice(second).withUnsafeBytes { other in ByteScan.isSame(one, other) }
    }
  }

  /// Whether two sources have the same path and the same bytes.
  public static func == (one: SourceText, other: SourceText) -> Bool {
    one.content === other.content || one.path == other.path && one.bytes == other.bytes
  }

  /// Feeds the path and the bytes to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(bytes)
  }

  /// The index, from 0, of the line that holds a byte offset; mostly it is near one that was found before.
  func lineIndex(at offset: Int, near earlier: Int) -> Int {
    for index in earlier..<min(earlier + Self.nearLines, lineCount) where lineStarts[index] <= offset {
      if index + 1 == lineCount || offset < lineStarts[index + 1] { return index }
    }
    return lineIndex(at: offset)
  }

  private static let nearLines = 8

  /// The index, from 0, of the line that holds a byte offset.
  public func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The range of a line, from 0, without its line break.
  public func lineRange(_ index: Int) -> SourceRange {
    guard lineStarts.indices.contains(index) else { return SourceRange(bytes.count, bytes.count) }
    let start = lineStarts[index]
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return SourceRange(start, end)
  }

  /// Where a byte offset stands for a person: line and column from 1, the column counted in characters.
  public func location(at offset: Int) -> SourceLocation {
    let place = place(at: offset, inLine: lineIndex(at: offset))
    return SourceLocation(path: path, line: place.line, column: place.column)
  }

  /// A line and a column, both from 1.
  struct Place: Hashable, Sendable {
    var line: Int
    var column: Int
  }

  /// Where a byte offset stands in a line, whose index from 0 is known.
  func place(at offset: Int, inLine index: Int) -> Place {
    // A byte-order mark is no character of the first line.
    let start = index == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : lineStarts[index]
    let before = SourceRange(start, max(start, offset))
    let isASCII = ByteScan.sumOfASCII(slice(before)) != nil
    let column = isASCII && !ByteScan.contains(0x0D, in: slice(before)) ? slice(before).count : text(before).count
    return Place(line: index + 1, column: column + 1)
  }
}
