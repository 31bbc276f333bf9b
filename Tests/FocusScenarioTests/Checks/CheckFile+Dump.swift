@testable import FocusScenario

extension CheckFile {
  /// The blocks in a form that people read: each part with the line and column at which it begins.
  var dump: String {
    blocks.map(dump).joined(separator: "\n")
  }

  /// The rendered messages.
  var renderedDiagnostics: String {
    diagnostics.map { DiagnosticText.render($0, in: source) }.joined(separator: "\n")
  }

  private func dump(_ block: CheckBlock) -> String {
    var lines = ["block at \(place(block.range.lower)) to \(place(block.range.upper)), section \(block.section)"]
    if let app = block.app { lines.append(dump("app", app)) }
    for profile in block.profiles {
      let isSimulated = profile.technology == nil ? ", not simulated" : ""
      lines.append("  \(place(profile.range.lower)) profile \(profile.name)\(isSimulated)")
    }
    if let given = block.given { lines.append(dump("given", given)) }
    lines.append(dump("task", block.task))
    lines += block.expectations.map { dump("expected", $0) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func dump(_ part: String, _ phrase: Phrase) -> String {
    let pieces = phrase.pieces.map { "\(place($0.lower)) '\(source.text($0))'" }
    return "  \(part) " + pieces.joined(separator: " + ")
  }

  private func place(_ offset: Int) -> String {
    let location = source.location(at: offset)
    return "\(location.line):\(location.column)"
  }
}
