/// Writes a run in version 14 of the Test Anything Protocol: a point for each block and technology, and each mistake.
public enum TAPText {
  /// The whole stream, with the plan first.
  public static func render(_ events: [RunEvent], source: (String) -> SourceText?) -> String {
    let entries = events.entries(source: source).flatMap(\.entries).filter { $0.outcome != .warning }
    var text = "TAP version 14\n1..\(entries.count)\(entries.isEmpty ? " # SKIP nothing was selected" : "")\n"
    for (number, entry) in entries.enumerated() { text += point(number + 1, entry) }
    return text
  }

  private static func point(_ number: Int, _ entry: ReportEntry) -> String {
    let description = "\(number) - \(escaped(entry.location.path)) \(escaped(entry.name))\n"
    return switch entry.outcome {
    case .passed, .warning: "ok " + description
    case .skipped: "ok " + description.dropLast() + " # SKIP not asked of this technology\n"
    case .failed, .mistake: "not ok " + description + diagnostics(entry)
    }
  }

  /// A block of YAML, its texts in the quotation marks of JSON, which YAML reads too.
  private static func diagnostics(_ entry: ReportEntry) -> String {
    """
      ---
      message: \(quoted(entry.headline))
      severity: \(entry.outcome == .mistake ? "error" : "fail")
      at:
        file: \(quoted(entry.location.path))
        line: \(entry.findings.first?.location.line ?? entry.location.line)
      details: \(quoted(entry.details))
      ...

    """
  }

  private static func quoted(_ text: String) -> String { JSON.string(text).line }

  /// A description: what would begin a directive, or end the line, is escaped.
  private static func escaped(_ text: String) -> String {
    VisibleText.line(of: text).escaping { byte in
      byte == UInt8(ascii: "#") || byte == UInt8(ascii: "\\") ? "\\" + String(UnicodeScalar(byte)) : nil
    }
  }
}
