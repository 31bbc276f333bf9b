/// Writes what refused lines may have meant, for people and for editors.
public enum RepairText {
  /// Every refused line of some files, each with its numbered sentences.
  public static func render(_ files: [RepairableFile]) -> StyledText {
    var text = StyledText()
    for line in files.flatMap({ file in file.lines.map { (file, $0) } }) {
      text.append(render(line.1, in: line.0.source))
      text.endLine()
    }
    text.append(counts(of: files))
    return text
  }

  /// One line: the author's words, what of them the nearest sentence leaves out, and the sentences.
  public static func render(_ line: RefusedLine, in source: SourceText) -> StyledText {
    var text = StyledText()
    text.append("\(line.location): ", .quiet)
    text.append(line.diagnostic.message)
    text.endLine()
    text.append("  ")
    appendWords(of: line, in: source, to: &text)
    text.endLine()
    for (number, suggestion) in line.suggestions.enumerated() {
      text.appendParagraph(suggestion.sentence, lead: "  \(number + 1)  ", leadStyle: .title)
      guard !suggestion.leftOut.isEmpty else { continue }
      text.appendParagraph("leaves out \(suggestion.leftOutWords(in: source))", lead: "     ", style: .quiet)
    }
    if line.suggestions.isEmpty { text.appendParagraph(line.diagnostic.advice, lead: "  ", style: .quiet) }
    return text
  }

  /// The author's words, those struck through that no sentence says.
  private static func appendWords(of line: RefusedLine, in source: SourceText, to text: inout StyledText) {
    let missed = line.suggestions.first?.leftOut ?? []
    for piece in line.phrase.pieces {
      var start = piece.lower
      for range in missed where range.lower >= piece.lower && range.upper <= piece.upper {
        text.append(source.text(SourceRange(start, range.lower)))
        text.append(source.text(range), .struck)
        start = range.upper
      }
      text.append(source.text(SourceRange(start, piece.upper)))
      if piece != line.phrase.pieces.last { text.append(" ") }
    }
  }

  private static func counts(of files: [RepairableFile]) -> StyledText {
    let lines = files.flatMap(\.lines)
    var text = StyledText()
    let helped = lines.filter { !$0.suggestions.isEmpty }.count
    text.append("\(RunCounts.phrase(lines.count, "line")) cannot be read, \(helped) of them with a suggestion")
    text.endLine()
    return text
  }

  /// The same for editors: byte ranges in the file, and the text to put in the place of the first.
  public static func json(_ files: [RepairableFile]) -> JSON {
    .array(files.flatMap { file in file.lines.map { json($0, in: file.source) } })
  }

  private static func json(_ line: RefusedLine, in source: SourceText) -> JSON {
    [
      "path": .string(source.path),
      "line": .number(line.location.line),
      "column": .number(line.location.column),
      "text": .string(line.words),
      "pieces": .array(line.phrase.pieces.map { json($0, in: source) }),
      "code": .string(line.diagnostic.code),
      "message": .string(line.diagnostic.message),
      "suggestions": .array(
        line.suggestions.map { suggestion in
          [
            "sentence": .string(suggestion.sentence),
            "readings": JSON(suggestion.frames.map(\.canonicalText)),
            "leftOut": .array(suggestion.leftOut.map { json($0, in: source) }),
          ]
        }
      ),
    ]
  }

  private static func json(_ range: SourceRange, in source: SourceText) -> JSON {
    ["lower": .number(range.lower), "upper": .number(range.upper), "text": .string(source.text(range))]
  }
}

extension Diagnostic {
  /// What to do when no sentence can be offered.
  fileprivate var advice: String { help ?? "no sentence of the language comes near" }
}
