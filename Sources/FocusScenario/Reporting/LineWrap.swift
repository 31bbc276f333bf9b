/// Breaks text into lines between words.
public enum LineWrap {
  /// The width that nearly every terminal has, in columns.
  public static let width = 80
  /// The width below which text is no longer broken: a terminal as narrow breaks it itself.
  static let leastWidth = 40

  /// Lines of at most a width, in characters; a longer word has a line of its own, and no line is empty but an only one.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var length = 0
    for word in text.split(whereSeparator: { $0 == " " || $0.isNewline || $0 == "\t" }) {
      let count = word.count
      if length > 0 && length + 1 + count > width {
        lines.append(line)
        line = ""
        length = 0
      }
      if length > 0 {
        line += " "
        length += 1
      }
      line += word
      length += count
    }
    return lines + (length > 0 || lines.isEmpty ? [line] : [])
  }
}

extension StyledText {
  /// Adds a paragraph: the first line after a lead of its own, the others indented as deep as the lead ends.
  mutating func appendParagraph(_ text: String, lead: String, leadStyle: Style = .plain, style: Style = .plain) {
    let indent = lead.count
    for (number, line) in LineWrap.lines(text, width: max(20, width - indent)).enumerated() {
      if number == 0 {
        append(lead, leadStyle)
      } else {
        append(String(repeating: " ", count: indent))
      }
      append(line, style)
      endLine()
    }
  }
}
