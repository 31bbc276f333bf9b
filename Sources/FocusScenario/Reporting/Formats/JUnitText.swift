/// Writes a run for what reads JUnit's XML: a suite for each document, a case for each block and technology.
///
/// It fits the schema of the xUnit plug-in of Jenkins, which knows a file for a suite and no line for a case: the line
/// is in the name. No time is written, because none is measured that two runs would agree in.
public enum JUnitText {
  /// The whole file.
  public static func render(_ events: [RunEvent], source: (String) -> SourceText?) -> String {
    let files = events.entries(source: source)
    let all = files.flatMap(\.entries)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"focus-check\"\(counts(all))>\n"
    for file in files { text += suite(file.path, file.entries) }
    return text + "</testsuites>\n"
  }

  private static func suite(_ path: String, _ entries: [ReportEntry]) -> String {
    let skipped = entries.count { $0.outcome == .skipped }
    var text =
      "  <testsuite name=\"\(attribute(path))\"\(counts(entries)) skipped=\"\(skipped)\" file=\"\(attribute(path))\">\n"
    for entry in entries where entry.outcome != .warning { text += testCase(entry) }
    return text + "  </testsuite>\n"
  }

  private static func counts(_ entries: [ReportEntry]) -> String {
    let tests = entries.count { $0.outcome != .warning }
    let failures = entries.count { $0.outcome == .failed }
    let errors = entries.count { $0.outcome == .mistake }
    return " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  private static func testCase(_ entry: ReportEntry) -> String {
    let start = "    <testcase name=\"\(attribute(entry.name))\" classname=\"\(attribute(entry.location.path))\""
    guard let element = element(entry) else { return start + "/>\n" }
    return start + ">\n      \(element)\n    </testcase>\n"
  }

  private static func element(_ entry: ReportEntry) -> String? {
    let message = "message=\"\(attribute(entry.headline))\""
    return switch entry.outcome {
    case .passed, .warning: nil
    case .skipped: "<skipped message=\"not asked of this technology\"/>"
    case .failed: "<failure type=\"failed\" \(message)>\(escaped(entry.details))</failure>"
    case .mistake: "<error type=\"mistake\" \(message)>\(escaped(entry.details))</error>"
    }
  }

  /// A text in an attribute, on one line.
  private static func attribute(_ text: String) -> String { escaped(VisibleText.line(of: text)) }

  /// A text inside an element or an attribute; what XML cannot hold is written out.
  static func escaped(_ text: String) -> String {
    VisibleText.xml(of: text).escaping { byte in
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
