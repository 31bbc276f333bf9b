/// What one code of a diagnostic means: what it is about, why it matters, a wrong text and a right one.
public struct MistakeExplanation: Hashable, Sendable {
  /// What the example is.
  enum Subject: String, Hashable, Sendable {
    /// A line of an `Expected:` part.
    case sentence
    /// A check file.
    case check
    /// A document with a block in it.
    case document
    /// An app file.
    case app
    /// A check file and its app file.
    case both
    /// A part of a file of evidence.
    case evidence
    /// What is typed on the command line, or done to a file: nothing that a text could show.
    case command
  }

  /// The code, as diagnostics print it.
  public let code: String
  /// What it says.
  public let what: String
  /// Why it is refused.
  public let why: String
  let subject: Subject
  /// A text that gives the code.
  public let wrong: String
  /// The text put right.
  public let right: String

  /// Every explanation, by topic.
  public static let all = [
    lines, sayings, sentences, blocks, binding, appNames, appWords, appRules, files, evidence, recordings,
  ]
  .flatMap { $0.split(separator: "\n\n") }.compactMap { MistakeExplanation($0) }

  /// The explanation of a code.
  public static func of(_ code: String) -> MistakeExplanation? { all.first { $0.code == code } }

  /// The known code that is nearest to a word.
  public static func nearest(to word: String) -> String? { Spelling.nearest(to: word, among: all.map(\.code)) }

  /// Whether a word looks like a code: lower case with hyphens.
  public static func looksLikeCode(_ word: String) -> Bool {
    !word.isEmpty
      && word.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
  }

  /// Reads an entry of a table: code and subject, what, why, then the example.
  ///
  /// A line of the example begins with `-` when only the wrong text has it, with `+` when only the right one does,
  /// and with `|` when both do.
  private init?(_ entry: Substring) {
    let lines = entry.split(separator: "\n")
    let head = lines.first?.split(separator: " ").map(String.init) ?? []
    guard lines.count > 4, head.count == 2, let subject = Subject(rawValue: head[1]) else { return nil }
    let example = lines.dropFirst(3)
    self.code = head[0]
    self.subject = subject
    self.what = String(lines[1])
    self.why = String(lines[2])
    self.wrong = Self.text(example, marked: "-|")
    self.right = Self.text(example, marked: "+|")
  }

  private static func text(_ lines: ArraySlice<Substring>, marked marks: String) -> String {
    lines.filter { $0.first.map(marks.contains) == true }.map { $0.dropFirst(2) + "\n" }.joined()
  }
}

extension MistakeExplanation {
  /// The explanation as it is printed.
  public var rendered: StyledText {
    var text = StyledText()
    text.append(code, .title)
    text.endLine()
    text.appendParagraph(what, lead: "  ")
    text.appendParagraph(why, lead: "  ")
    append(wrong, under: "wrong", style: .failed, to: &text)
    append(right, under: "right", style: .passed, to: &text)
    return text
  }

  private func append(_ example: String, under title: String, style: StyledText.Style, to text: inout StyledText) {
    text.endLine()
    text.append("  \(title)", style)
    text.endLine()
    for line in example.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      text.append(line.isEmpty ? "\n" : "    \(line)\n")
    }
  }
}
