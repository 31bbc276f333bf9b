/// Writes diagnostics for people: place first, then the line, a caret under the exact words, and a repair.
public struct DiagnosticText: Sendable {
  /// Writes one diagnostic, several lines, the last one ended.
  public static func render(_ diagnostic: Diagnostic, in source: SourceText?) -> String {
    styled(diagnostic, in: source).text()
  }

  /// Writes one diagnostic, its severity and its caret in the colour of the severity.
  static func styled(_ diagnostic: Diagnostic, in source: SourceText?) -> StyledText {
    DiagnosticText(of: diagnostic, in: source).styled
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

  /// Takes a diagnostic apart; each part but the excerpt stays on one line.
  init(of diagnostic: Diagnostic, in source: SourceText?) {
    let location = source?.location(at: diagnostic.range.lower)
    self.place = VisibleText.line(of: location?.description ?? diagnostic.path)
    self.severity = diagnostic.severity
    self.message = VisibleText.line(of: diagnostic.message)
    self.code = VisibleText.line(of: diagnostic.code)
    self.excerpt = source.map { SourceExcerpt(of: diagnostic.range, in: $0) }
    self.label = VisibleText.line(of: diagnostic.label)
    self.help = (diagnostic.help ?? "").split(whereSeparator: \.isNewline).map { VisibleText.line(of: String($0)) }
  }

  private var styled: StyledText {
    var text = StyledText()
    text.append("\(place): ")
    text.append("\(severity.rawValue):", severity.style)
    text.append(" \(message) [\(code)]\n")
    if let excerpt {
      text.append("\(excerpt.line)\n")
      let margin = excerpt.caret.prefix { $0 == " " }
      text.append(String(margin))
      text.append(excerpt.caret.dropFirst(margin.count) + (label.isEmpty ? "" : " \(label)"), severity.style)
      text.endLine()
    } else if !label.isEmpty {
      text.append("\(label)\n")
    }
    for repair in help { text.append("help: \(repair)\n") }
    return text
  }
}

extension Diagnostic.Severity {
  fileprivate var style: StyledText.Style {
    switch self {
    case .error: .failed
    case .warning: .caution
    }
  }
}
