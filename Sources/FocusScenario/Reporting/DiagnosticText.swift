/// Writes diagnostics for people: place first, then the line, a caret under the exact words, and a repair.
public struct DiagnosticText: Sendable {
  /// Writes one diagnostic, several lines, the last one ended.
  public static func render(_ diagnostic: Diagnostic, in source: SourceText?) -> String {
    DiagnosticText(of: diagnostic, in: source).plain
  }

  /// `path:line:column`, or the path alone when the text is not at hand.
  var place: String
  var severity: Diagnostic.Severity
  var message: String
  var code: String
  /// The line with its caret; none when the text is not at hand.
  var excerpt: SourceExcerpt?
  var label: String
  /// One repair a line.
  var help: [String]

  /// Takes a diagnostic apart; nothing in the parts can move a terminal's cursor.
  init(of diagnostic: Diagnostic, in source: SourceText?) {
    let location = source?.location(at: diagnostic.range.lower)
    self.place = DisplayText.harmless(location?.description ?? diagnostic.path)
    self.severity = diagnostic.severity
    self.message = DisplayText.harmless(diagnostic.message)
    self.code = DisplayText.harmless(diagnostic.code)
    self.excerpt = source.map { SourceExcerpt(of: diagnostic.range, in: $0) }
    self.label = DisplayText.harmless(diagnostic.label)
    self.help = (diagnostic.help ?? "").split(whereSeparator: \.isNewline).map { DisplayText.harmless(String($0)) }
  }

  /// The parts on their lines, without colour.
  private var plain: String {
    var lines = ["\(place): \(severity.rawValue): \(message) [\(code)]"]
    if let excerpt {
      lines.append(excerpt.line)
      lines.append(label.isEmpty ? excerpt.caret : "\(excerpt.caret) \(label)")
    } else if !label.isEmpty {
      lines.append(label)
    }
    lines += help.map { "help: \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }
}
