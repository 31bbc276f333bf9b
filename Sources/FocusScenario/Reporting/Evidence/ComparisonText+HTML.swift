extension ComparisonText {
  /// A page by itself: a table for each pair, in which words and not only colours say what differs.
  public func html() -> String {
    let verdict =
      comparison.isAlike
      ? "<span class=\"chip passed\">They say the same.</span>" : "<span class=\"chip reserved\">They part.</span>"
    let body = """
      <main>
      <h1>Two runs compared</h1>
      <p>\(verdict)</p>
      \(comparison.pairs.map(table).joined())\(alone.joined())</main>

      """
    return HTMLPage(title: "Two runs compared", body: body).text
  }

  private var alone: [String] {
    [(comparison.onlyLeft, "first"), (comparison.onlyRight, "second")].flatMap { entries, side in
      entries.map { "<p>Only in the \(side) run: \(Markup.line($0.title))</p>\n" }
    }
  }

  private func table(_ files: RunComparison.Pair) -> String {
    let pair = files.comparison
    return """
      <table>
      <caption>\(Markup.line(files.left.title)) and \(Markup.line(files.right.title))</caption>
      <thead><tr><th scope="col">Comparison</th><th scope="col">First</th><th scope="col">Second</th></tr></thead>
      <tbody>
      \(pair.rows.map { row($0, pair) }.joined())</tbody>
      </table>

      """
  }

  private func row(_ row: RecordingComparison.Row, _ pair: RecordingComparison) -> String {
    let verdict = row.isSame ? row.verdict : "<span class=\"chip reserved\">\(row.verdict)</span>"
    let cells = [pair.left.utterance(row.left), pair.right.utterance(row.right)].map { Markup.author($0) }
    return "<tr><th scope=\"row\">\(verdict)</th><td>\(cells[0])</td><td>\(cells[1])</td></tr>\n"
  }
}
