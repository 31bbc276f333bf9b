@testable import FocusScenario

/// Does what the help of a diagnostic says, as an author would.
struct Repair {
  /// The bytes to replace, and with what.
  var range: SourceRange
  var text: String

  /// Every diagnostic of a file repaired, from the last to the first so that ranges stay true.
  static func all(of file: CheckFile) -> SourceText {
    let repairs = file.diagnostics.filter { $0.severity == .error }.compactMap { Repair($0, in: file.source) }
    var bytes = file.source.bytes
    let order = repairs.enumerated().sorted {
      ($0.element.range.lower, $0.offset) > ($1.element.range.lower, $1.offset)
    }
    for repair in order.map(\.element) {
      bytes.replaceSubrange(repair.range.lower..<repair.range.upper, with: repair.text.utf8)
    }
    return SourceText(path: file.source.path, bytes: bytes)
  }

  /// The repair of one diagnostic; none for a help that leaves the choice to the author in a way no test can.
  init?(_ diagnostic: Diagnostic, in source: SourceText) {
    guard let help = diagnostic.help else { return nil }
    let line = source.lineIndex(at: diagnostic.range.lower)
    let whole = SourceRange(source.lineRange(line).lower, source.lineRange(line + 1).lower)
    let quoted = help.split(separator: "'").dropFirst().first.map(String.init) ?? ""
    switch (help.prefix { $0 != " " }, diagnostic.code) {
    case ("write", "unknown-switch"): self.init(diagnostic.range, "<!-- \(quoted) -->\n<!-- focus-check: on -->")
    case ("write", _): self.init(diagnostic.range, quoted)
    case ("add", "no-block"): self.init(diagnostic.range, "\(quoted)\nTask: pay\nExpected: focus is on the title\n")
    case ("add", _) where help.hasSuffix("below"): self.init(SourceRange(whole.upper, whole.upper), quoted + "\n")
    case ("add", _): self.init(SourceRange(whole.lower, whole.lower), quoted + "\n")
    case ("name", "unknown-profile"): self.init(diagnostic.range, "Full Keyboard Access")
    case ("remove", _): self.init(whole, "")
    case ("begin", _): self.init(SourceRange(whole.lower, whole.lower), "# ")
    case ("move", "below-block"): self.init(SourceRange(source.lineRange(line - 1).lower, whole.lower), "")
    case ("move", _):
      let task = source.lineRange(line + 1)
      self.init(SourceRange(whole.lower, task.upper), source.text(task) + "\n" + source.text(source.lineRange(line)))
    default: return nil
    }
  }

  private init(_ range: SourceRange, _ text: String) {
    self.range = range
    self.text = text
  }
}
