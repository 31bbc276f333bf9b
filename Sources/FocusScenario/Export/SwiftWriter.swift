/// Writes Swift as a person would: indented, and broken where a line gets long.
struct SwiftWriter {
  private(set) var text = ""
  private var depth = 0
  private static let width = 120

  /// Adds a line, or an empty one.
  mutating func line(_ line: String = "") {
    text += line.isEmpty ? "\n" : String(repeating: "  ", count: depth) + line + "\n"
  }

  /// Adds a comment, in one line whatever it says.
  mutating func comment(_ comment: String) {
    line(
      String(
        String.UnicodeScalarView(
          comment.unicodeScalars.map { $0.properties.isWhitespace || $0.value < 0x20 ? " " : $0 }
        )
      )
    )
  }

  /// Adds lines one level further in.
  mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Adds braces with what stands between them.
  mutating func block(_ head: String, opening: String = "", _ body: (inout SwiftWriter) -> Void) {
    line(head + " {" + (opening.isEmpty ? "" : " " + opening))
    indented(body)
    line("}")
  }

  /// Adds a list between a head and an end, in one line or, where that gets long, one part on each line.
  mutating func list(_ head: String, _ parts: [String], _ end: String) {
    let one = head + parts.joined(separator: ", ") + end
    guard 2 * depth + one.count > Self.width, !parts.isEmpty else { return line(one) }
    line(head)
    indented { writer in
      for (number, part) in parts.enumerated() { writer.line(part + (number + 1 < parts.count ? "," : "")) }
    }
    line(end)
  }

  /// Texts as literals, with commas between them.
  static func literals(_ texts: [String]) -> String { texts.map(literal).joined(separator: ", ") }

  /// A text as a literal that no compiler reads otherwise.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _ where needsNumber(scalar): literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// What a reader of the file could not see, or would see as something else.
  private static func needsNumber(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}
