extension Composition {
  /// The place among the accessible elements of a tab bar or segmented control (VO-71).
  func position(in order: [ElementIdentifier]) -> String? {
    guard let bar else { return nil }
    let items = order.filter { candidate in
      candidate > bar
        && Composition.ancestor(of: candidate, in: index) { $0 == .tabBar || $0 == .segmentedControl } == bar
    }
    return items.firstIndex(of: identifier).map { vocabulary.phrase(.position, $0 + 1, items.count) }
  }
}

// MARK: - Tables

extension Composition {
  /// The headers of a cell of a table, and its place there (VO-74).
  func setCell(of speech: inout Speech) {
    guard let cell = element.cell else { return }
    let table = Composition.ancestor(of: identifier, in: index) { $0 == .table }
    guard let table else { return }
    let others = cells(of: table)
    let isFirst = isFirstInRow(cell, others)
    speech.headers = headers(of: cell, others, isFirst).map(words)
    if cell.row != nil, cell.rowSpan > 1 { speech.cell.append(vocabulary.phrase(.rowSpan, cell.rowSpan)) }
    if cell.column != nil, cell.columnSpan > 1 { speech.cell.append(vocabulary.phrase(.columnSpan, cell.columnSpan)) }
    if let row = cell.row, isFirst { speech.cell.append(vocabulary.phrase(.row, row)) }
    if let column = cell.column { speech.cell.append(vocabulary.phrase(.column, column)) }
  }

  private typealias PlacedCell = (element: ElementIdentifier, cell: Element.Cell)

  /// The other cells of the table that are in the tree, in the author's order.
  private func cells(of table: ElementIdentifier) -> [PlacedCell] {
    var cells: [PlacedCell] = []
    var pending: [ElementIdentifier] = index.entries[table.index].children.reversed()
    while let next = pending.popLast() {
      guard allStates[next.index].isInTree else { continue }
      if next != identifier, let cell = index.entries[next.index].element.cell { cells.append((next, cell)) }
      pending.append(contentsOf: index.entries[next.index].children.reversed())
    }
    return cells
  }

  /// Whether no other cell takes a column before it in its row.
  private func isFirstInRow(_ cell: Element.Cell, _ others: [PlacedCell]) -> Bool {
    guard let row = cell.row, let column = cell.column else { return false }
    return !others.contains { $0.cell.covers(row: row) && ($0.cell.column ?? column) < column }
  }

  /// Row headers for the first cell of a row only, then column headers.
  ///
  /// The column header directly above the first cell of a row has just been read, and is left out.
  private func headers(of cell: Element.Cell, _ others: [PlacedCell], _ isFirst: Bool) -> [ElementIdentifier] {
    let rowHeaders = others.filter { other in
      isFirst && other.cell.header == .row && cell.row.map(other.cell.covers(row:)) ?? false
    }
    let columnHeaders = others.filter { other in
      guard other.cell.header == .column, let column = cell.column, other.cell.covers(column: column) else {
        return false
      }
      let isJustAbove = isFirst && cell.row.map { other.cell.covers(row: $0 - 1) } ?? false
      return !isJustAbove
    }
    return (rowHeaders + columnHeaders).map(\.element)
  }

  private func words(_ header: ElementIdentifier) -> String {
    let state = allStates[header.index]
    let parts = [state.label, state.value ?? ""].filter { !$0.isEmpty }
    return parts.joined(separator: ": ")
  }
}
