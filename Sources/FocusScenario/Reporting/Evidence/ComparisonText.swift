/// Two runs side by side, as text and as JSON.
public struct ComparisonText {
  private let comparison: RunComparison

  /// Prepares a comparison.
  public init(_ comparison: RunComparison) { self.comparison = comparison }

  // MARK: Text

  /// Every place where they part, with what was heard before it; what is alike is counted.
  public func render() -> StyledText {
    var text = StyledText()
    for pair in comparison.pairs { append(pair, to: &text) }
    for (entries, side) in [(comparison.onlyLeft, "the first run"), (comparison.onlyRight, "the second run")] {
      for entry in entries { text.append("only in \(side): \(entry.title)\n", .failed) }
    }
    return text
  }

  private func append(_ files: RunComparison.Pair, to text: inout StyledText) {
    let pair = files.comparison
    text.append("- \(files.left.title)\n", .title)
    text.append("+ \(files.right.title)\n", .title)
    var last = -1
    for (number, row) in pair.rows.enumerated() where !row.isSame {
      if number > 0, last < number - 1 {
        if number - 2 > last { text.append("  …\n", .quiet) }
        append(pair.rows[number - 1], pair, to: &text)
      }
      append(row, pair, to: &text)
      last = number
    }
    let same = pair.rows.count { $0.isSame }
    let parted = pair.rows.count - same
    text.append("  \(RunCounts.phrase(same, "utterance")) alike")
    text.append(parted == 0 ? "\n" : ", \(RunCounts.phrase(parted, "place")) where they part\n")
  }

  private func append(_ row: RecordingComparison.Row, _ pair: RecordingComparison, to text: inout StyledText) {
    if row.isSame {
      text.append("    '\(pair.left.utterance(row.left))'\n", .quiet)
      return
    }
    if row.left != nil { text.append("  - '\(pair.left.utterance(row.left))'\n", .failed) }
    if row.right != nil { text.append("  + '\(pair.right.utterance(row.right))'\n", .passed) }
    if !row.parts.isEmpty { text.append("      by \(row.partNames.joined(separator: ", "))\n", .caution) }
  }

  // MARK: JSON

  /// The same for a program.
  public func json() -> JSON {
    [
      "alike": .string(comparison.isAlike ? "yes" : "no"),
      "pairs": .array(comparison.pairs.map(json)),
      "onlyInFirst": JSON(comparison.onlyLeft.map(\.title)),
      "onlyInSecond": JSON(comparison.onlyRight.map(\.title)),
    ]
  }

  private func json(_ files: RunComparison.Pair) -> JSON {
    let pair = files.comparison
    return [
      "first": .string(files.left.title),
      "second": .string(files.right.title),
      "alike": .number(pair.rows.count { $0.isSame }),
      "parted": .array(pair.rows.filter { !$0.isSame }.map { json($0, pair) }),
    ]
  }

  private func json(_ row: RecordingComparison.Row, _ pair: RecordingComparison) -> JSON {
    [
      "first": row.left.map { side($0, pair.left) } ?? .null,
      "second": row.right.map { side($0, pair.right) } ?? .null,
      "by": JSON(row.partNames),
    ]
  }

  private func side(_ beat: Int, _ recording: Recording) -> JSON {
    ["beat": .number(beat), "utterance": .string(recording.utterance(beat))]
  }

  // MARK: HTML

  /// A page by itself: a table for each pair, in which words and not only colours say what differs.
  public func html() -> String {
    let tables = comparison.pairs.map(table).joined()
    let alone =
      comparison.onlyLeft.map { "<p>Only in the first run: \(escaped($0.title))</p>\n" }
      + comparison.onlyRight.map { "<p>Only in the second run: \(escaped($0.title))</p>\n" }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Two runs compared</title>
      <style>
      body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; color: #111; background: #fff; }
      table { border-collapse: collapse; margin: 1rem 0 2rem; }
      caption { font-weight: bold; text-align: left; padding: .5rem 0; }
      th, td { border: 1px solid #767676; padding: .25rem .75rem; text-align: left; vertical-align: top; }
      tr.parted td { background: #fff3c4; }
      @media (prefers-color-scheme: dark) {
        body { color: #eee; background: #111; }
        tr.parted td { background: #4a3c00; }
      }
      </style>
      </head>
      <body>
      <main>
      <h1>Two runs compared</h1>
      <p>\(comparison.isAlike ? "They say the same." : "They part.")</p>
      \(tables)\(alone.joined())</main>
      </body>
      </html>

      """
  }

  private func table(_ files: RunComparison.Pair) -> String {
    let pair = files.comparison
    let rows = pair.rows.map { row in
      let cells = [row.verdict, pair.left.utterance(row.left), pair.right.utterance(row.right)].map(escaped)
      let kind = row.isSame ? "" : " class=\"parted\""
      return "<tr\(kind)><th scope=\"row\">\(cells[0])</th><td>\(cells[1])</td><td>\(cells[2])</td></tr>\n"
    }
    let titles = [files.left.title, files.right.title].map(escaped)
    return """
      <table>
      <caption>\(titles[0]) and \(titles[1])</caption>
      <thead><tr><th scope="col">Comparison</th><th scope="col">First</th><th scope="col">Second</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>

      """
  }

  private func escaped(_ text: String) -> String {
    VisibleText.line(of: text).escaping { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      default: nil
      }
    }
  }
}

extension RecordingComparison.Row {
  fileprivate var partNames: [String] { parts.map(\.rawValue) }

  /// The comparison in words.
  fileprivate var verdict: String {
    if isSame { return "the same" }
    if !parts.isEmpty { return "differ by \(partNames.joined(separator: ", "))" }
    return left == nil ? "only in the second" : "only in the first"
  }
}

extension RecordedFiles.Entry {
  /// Where it stands and what it is, in a few words.
  fileprivate var title: String {
    let header = recording.header
    let device = [header.device, header.system].compactMap { $0 }.joined(separator: ", ")
    let source = device.isEmpty ? header.source.rawValue : "\(header.source.rawValue) (\(device))"
    let check = header.check.map { "\($0.document):\($0.line), " } ?? ""
    let number = header.runs > 1 ? ", recording \(header.run) of \(header.runs)" : ""
    return "\(path): \(check)\(header.technology.rawValue), \(source)\(number)"
  }
}

extension Recording {
  /// What was heard in a beat.
  fileprivate func utterance(_ beat: Int?) -> String {
    beat.flatMap { beats.indices.contains($0) ? beats[$0].utterance : nil } ?? ""
  }
}
