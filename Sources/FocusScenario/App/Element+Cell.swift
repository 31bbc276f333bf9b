extension Element {
  /// Where an element stands in a table (VO-74).
  public struct Cell: Hashable, Codable, Sendable {
    /// What a cell is the header of.
    public enum Header: String, Hashable, Codable, Sendable { case row, column }

    /// From 1; none for a cell that is in no row.
    public var row: Int?
    /// From 1; none for a cell that is in no column.
    public var column: Int?
    /// How many rows it takes, at least 1.
    public var rowSpan: Int = 1
    /// How many columns it takes, at least 1.
    public var columnSpan: Int = 1
    /// Whether it is spoken as the header of the other cells of its rows or columns.
    public var header: Header?

    /// Makes a cell of one row and one column.
    public init(row: Int? = nil, column: Int? = nil) {
      self.row = row
      self.column = column
    }

    /// Whether it takes a row, from 1.
    func covers(row wanted: Int) -> Bool { row.map { wanted >= $0 && wanted - $0 < rowSpan } ?? false }

    /// Whether it takes a column, from 1.
    func covers(column wanted: Int) -> Bool { column.map { wanted >= $0 && wanted - $0 < columnSpan } ?? false }
  }
}
