/// Writes a run as the summary page of a pipeline: the counts, a table of the documents, and each failure to unfold.
public enum MarkdownText {
  /// The whole page.
  public static func render(_ events: [RunEvent], source: (String) -> SourceText?) -> String {
    let files = events.entries(source: source)
    let all = files.flatMap(\.entries)
    let isFine = !all.contains { $0.outcome == .failed || $0.outcome == .mistake }
    var text = "## Focus checks: \(isFine ? "passed" : "failed")\n\n"
    text += "| document | passed | failed | mistakes | not asked |\n|---|---:|---:|---:|---:|\n"
    for file in files { text += row(escaped(file.path), file.entries) }
    text += row("**all**", all)
    for entry in all where entry.outcome != .passed && entry.outcome != .skipped { text += section(entry) }
    return text
  }

  private static func row(_ name: String, _ entries: [ReportEntry]) -> String {
    let outcomes: [ReportEntry.Outcome] = [.passed, .failed, .mistake, .skipped]
    let cells = outcomes.map { outcome in "\(entries.count { $0.outcome == outcome })" }
    return "| \(name) | \(cells.joined(separator: " | ")) |\n"
  }

  private static func section(_ entry: ReportEntry) -> String {
    let title = "<summary>\(JUnitText.escaped(VisibleText.line(of: "\(entry.location.path), \(entry.name)")))</summary>"
    return "\n<details>\(title)\n\n\(fenced(entry.details))\n</details>\n"
  }

  /// A text as it is, in a fence longer than any run of backquotes in it.
  private static func fenced(_ text: String) -> String {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)text\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)\n"
  }

  /// A text in a cell of a table.
  private static func escaped(_ text: String) -> String {
    let marks = Set("\\`*_{}[]<>()#+!|~&".utf8)
    return VisibleText.line(of: text).escaping { marks.contains($0) ? "\\" + String(UnicodeScalar($0)) : nil }
  }
}
