import Testing

@testable import FocusScenario

@Suite("Rendered diagnostics") struct DiagnosticTextTests {
  /// A diagnostic on the words between `«` and `»`, which the source does not hold.
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var marked: String
    var label = "here"
    var help: String?
    var expected: String
  }

  static let rows: [Row] = [
    Row(
      testDescription: "the caret is under the exact words",
      marked: "first\nfocus is «onto» the error\nlast",
      help: "write 'on'",
      expected: """
        a.check:2:10: warning: wrong [w]
          focus is onto the error
                   ^^^^ here
        help: write 'on'

        """
    ),
    Row(
      testDescription: "each repair has its line, and an empty label leaves nothing behind the caret",
      marked: "«a»b",
      label: "",
      help: "one\ntwo\r\nthree",
      expected: """
        a.check:1:1: warning: wrong [w]
          ab
          ^
        help: one
        help: two
        help: three

        """
    ),
    Row(
      testDescription: "an empty range at the end of a line has one caret",
      marked: "focus is on«»\nnext",
      expected: """
        a.check:1:12: warning: wrong [w]
          focus is on
                     ^ here

        """
    ),
    Row(
      testDescription: "of several lines the first is shown",
      marked: "a «b\r\nc» d",
      expected: """
        a.check:1:3: warning: wrong [w]
          a b
            ^ here

        """
    ),
    Row(
      testDescription: "tabs and wide characters take their columns, joined ones take one character's",
      marked: "a\t設定 👩‍👩‍👧 e\u{301} «完了» b",
      expected: """
        a.check:1:10: warning: wrong [w]
          a   設定 👩‍👩‍👧 e\u{301} 完了 b
                        ^^^^ here

        """
    ),
    Row(
      testDescription:
        "control characters and direction marks are written out, and a byte-order mark in front is left out",
      marked: "\u{FEFF}a\u{1B}[2J\u{202E}\u{7F}\u{9B}«b»",
      expected: """
        a.check:1:9: warning: wrong [w]
          a\\u{1B}[2J\\u{202E}\\u{7F}\\u{9B}b
                                        ^ here

        """
    ),
    Row(
      testDescription: "a long line is cut behind the words when they stand at its start",
      marked: "«ab» " + String(repeating: "0123456789", count: 12),
      expected: """
        a.check:1:1: warning: wrong [w]
          ab \(String(repeating: "0123456789", count: 9))012…
          ^^ here

        """
    ),
    Row(
      testDescription: "a long line is cut before and behind the words",
      marked: String(repeating: "0123456789", count: 12) + "«ab»" + String(repeating: "0123456789", count: 12),
      expected: """
        a.check:1:121: warning: wrong [w]
          …0123456789012345678901234567890123456789ab012345678901234567890123456789012345678901234567890123…
                                                   ^^ here

        """
    ),
    Row(
      testDescription: "a long line is cut before the words when they stand at its end",
      marked: String(repeating: "0123456789", count: 100) + "«ab»",
      expected: """
        a.check:1:1001: warning: wrong [w]
          …0123456789012345678901234567890123456789ab
                                                   ^^ here

        """
    ),
  ]

  @Test("the place, the line, the caret, the repair", arguments: rows)
  func renders(_ row: Row) throws {
    let bytes = Array(row.marked.utf8)
    let opening = try #require(bytes.firstRange(of: Array("«".utf8)))
    let closing = try #require(bytes.firstRange(of: Array("»".utf8)))
    let text =
      bytes[..<opening.lowerBound] + bytes[opening.upperBound..<closing.lowerBound] + bytes[closing.upperBound...]
    let range = SourceRange(opening.lowerBound, closing.lowerBound - opening.count)
    let problem = Wrong(label: row.label, help: row.help)
    let source = SourceText(path: "a.check", bytes: Array(text))
    #expect(DiagnosticText.render(Diagnostic(problem, at: range, in: "a.check"), in: source) == row.expected)
  }

  @Test("without the text, the path and the words remain")
  func withoutSource() {
    let diagnostic = Diagnostic(Wrong(label: "here", help: "try"), at: SourceRange(3, 4), in: "a\u{1B}\n.check")
    #expect(DiagnosticText.render(diagnostic, in: nil) == "a\\u{1B}\\u{A}.check: warning: wrong [w]\nhere\nhelp: try\n")
  }

  @Test("the severity and the caret have a colour", arguments: [(Diagnostic.Severity.warning, "33"), (.error, "1;31")])
  func colour(severity: Diagnostic.Severity, code: String) {
    let source = SourceText(path: "a", text: "a b c")
    var diagnostic = Diagnostic(Wrong(label: "here", help: "try"), at: SourceRange(2, 3), in: "a")
    diagnostic.severity = severity
    let text = DiagnosticText.styled(diagnostic, in: source)
    let begin = "\u{1B}[\(code)m"
    let end = "\u{1B}[0m"
    let first = "a:1:3: \(begin)\(severity.rawValue):\(end) wrong [w]\n"
    let expected = first + "  a b c\n    \(begin)^ here\(end)\nhelp: try\n"
    #expect(text.text(inColour: true) == expected)
    #expect(text.text() == DiagnosticText.render(diagnostic, in: source))
  }

  @Test("a range beyond the text is shown at its end", arguments: [SourceRange(0, 99), SourceRange(99, 120)])
  func outside(range: SourceRange) {
    let text = DiagnosticText.render(
      Diagnostic(Wrong(label: "", help: nil), at: range, in: "a"),
      in: SourceText(path: "a", text: "ab")
    )
    #expect(
      text
        == (range.lower == 0 ? "a:1:1: warning: wrong [w]\n  ab\n  ^^\n" : "a:1:3: warning: wrong [w]\n  ab\n    ^\n")
    )
  }

  struct Wrong: Problem {
    var label: String
    var help: String?
    var code: String { "w" }
    var severity: Diagnostic.Severity { .warning }
    var message: String { "wrong" }
  }
}
