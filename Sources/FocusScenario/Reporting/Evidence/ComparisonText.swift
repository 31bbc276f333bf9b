/// Two runs side by side, as text and as JSON.
public struct ComparisonText {
  let comparison: RunComparison

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
}

extension RecordingComparison.Row {
  var partNames: [String] { parts.map(\.rawValue) }

  /// The comparison in words.
  var verdict: String {
    if isSame { return "the same" }
    if !parts.isEmpty { return "differ by \(partNames.joined(separator: ", "))" }
    return left == nil ? "only in the second" : "only in the first"
  }
}

extension RecordedFiles.Entry {
  /// Where it stands and what it is, in a few words.
  var title: String {
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
  func utterance(_ beat: Int?) -> String {
    beat.flatMap { beats.indices.contains($0) ? beats[$0].utterance : nil } ?? ""
  }
}
