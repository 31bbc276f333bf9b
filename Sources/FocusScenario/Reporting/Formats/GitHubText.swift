/// Writes a run as workflow commands of GitHub Actions, which it shows beside the lines of the checks.
public enum GitHubText {
  /// Errors first, then warnings, then one line with the counts: only the first of each kind are shown there.
  public static func render(_ events: [RunEvent], source: (String) -> SourceText?) -> String {
    let entries = events.entries(source: source).flatMap(\.entries)
    let errors = entries.filter { $0.outcome == .failed || $0.outcome == .mistake }.flatMap { commands("error", $0) }
    let warnings = entries.filter { $0.outcome == .warning }.flatMap { commands("warning", $0) }
    return (errors + warnings + ["::notice title=focus-check::\(data(events.last.map(summary) ?? ""))\n"]).joined()
  }

  private static func summary(_ last: RunEvent) -> String {
    guard case .runFinished(let counts) = last else { return "the run did not finish" }
    let verdicts = RunCounts.order.filter { counts.scenarios[$0] > 0 }.map { "\(counts.scenarios[$0]) \($0.rawValue)" }
    let mistakes = counts.errors > 0 ? [RunCounts.phrase(counts.errors, "error")] : []
    return "\(RunCounts.phrase(counts.scenarios.total, "scenario")): " + (verdicts + mistakes).joined(separator: ", ")
  }

  /// One for each thing that is wrong, at its own line.
  private static func commands(_ name: String, _ entry: ReportEntry) -> [String] {
    entry.findings.map { finding in
      let location = finding.location
      let place = "file=\(property(location.path)),line=\(location.line),col=\(location.column)"
      let text = finding.headline + "\n\n" + finding.details
      return "::\(name) \(place),title=\(property(entry.name))::\(data(text))\n"
    }
  }

  /// What follows the second pair of colons, on one line.
  private static func data(_ text: String) -> String {
    VisibleText.of(text).escaping { byte in
      switch byte {
      case UInt8(ascii: "%"): "%25"
      case UInt8(ascii: "\r"): "%0D"
      case UInt8(ascii: "\n"): "%0A"
      default: nil
      }
    }
  }

  /// A value among others: their marks are escaped too.
  private static func property(_ text: String) -> String {
    data(text).escaping { $0 == UInt8(ascii: ":") ? "%3A" : $0 == UInt8(ascii: ",") ? "%2C" : nil }
  }
}
