/// A stretch of a source, in byte offsets; the upper end is not part of it.
public struct SourceRange: Hashable, Codable, Sendable {
  /// The offset of the first byte.
  public var lower: Int
  /// The offset after the last byte.
  public var upper: Int

  /// Makes a range from two byte offsets.
  public init(_ lower: Int, _ upper: Int) {
    self.lower = lower
    self.upper = max(lower, upper)
  }

  /// The number of bytes.
  public var count: Int { upper - lower }

  /// The smallest range that holds both.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(lower, other.lower), max(upper, other.upper))
  }

  /// Whether an offset lies inside.
  public func contains(_ offset: Int) -> Bool { lower <= offset && offset < upper }
}

/// A place that a person can find: path, line and column, both from 1.
public struct SourceLocation: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The path as the user named it.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int

  /// Makes a place from its parts.
  public init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// The form that tools parse: `file:line:column`.
  public var description: String { "\(path):\(line):\(column)" }
}

extension SourceRange {
  /// The same stretch of text at another place; a part without a place keeps none.
  func moved(by distance: Int) -> SourceRange {
    count > 0 ? SourceRange(lower + distance, upper + distance) : self
  }
}
