/// Reads a transcript of plain lines, one utterance each: bare, `N: …`, or `current: …` and `forward N: …`.
struct TranscriptReader {
  /// What stands before the utterance.
  private enum Mark: Equatable {
    case none
    case number(Int)
    case current
    case step(forward: Bool, Int)

    /// Which kind of transcript it belongs to.
    var kind: Int {
      switch self {
      case .none: 0
      case .number: 1
      case .current, .step: 2
      }
    }
  }

  private struct Line {
    var mark: Mark
    var text: String
    var range: SourceRange
  }

  let source: SourceText
  let origin: ImportedFile.Origin

  /// The one recording of the file.
  func parts() throws(ImportedFile.Refusal) -> [ImportedFile.Part] {
    let lines = try lines()
    guard let first = lines.first else {
      throw ImportedFile.Refusal(.emptyTranscript, at: SourceRange(0, source.bytes.count))
    }
    var header = RecordingHeader(.imported, origin)
    if header.app == nil, lines.count > 1 {
      header.app = ServiceNoise.nameInFront(of: first.text, before: lines[1].text).map { RecordingHeader.App(name: $0) }
    }
    // Nobody says of a plain transcript why it ends.
    header.incomplete = .unknown
    let noise = ServiceNoise(nameOfApp: header.app?.name)
    let beats = lines.enumerated().map { number, line in beat(number, line, noise) }
    return [ImportedFile.Part(name: nil, recording: Recording(header: header, beats: beats))]
  }

  private func beat(_ number: Int, _ line: Line, _ noise: ServiceNoise) -> RecordedBeat {
    let cause: RecordedBeat.Cause =
      switch line.mark {
      case .current: .reading
      case .step(let forward, _): .step(forward: forward)
      case .none, .number: number == 0 ? .reading : .step(forward: true)
      }
    return RecordedBeat(walk: number, cause, heard: line.text, noise)
  }

  // MARK: Lines

  private func lines() throws(ImportedFile.Refusal) -> [Line] {
    var lines: [Line] = []
    var count = source.lineCount
    while count > 0, isBlank(source.lineRange(count - 1)) { count -= 1 }
    for number in 0..<count {
      let range = source.lineRange(number)
      if isBlank(range) { throw ImportedFile.Refusal(.emptyTranscriptLine, at: range) }
      let line = line(in: range)
      if let first = lines.first, first.mark.kind != line.mark.kind {
        throw ImportedFile.Refusal(.mixedTranscript, at: range)
      }
      try check(line, after: lines.last)
      lines.append(line)
    }
    return lines
  }

  private func isBlank(_ range: SourceRange) -> Bool {
    source.bytes[range.lower..<range.upper].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// The mark, one blank, and the rest as it stands: a blank at its end counts to 64.
  private func line(in range: SourceRange) -> Line {
    let text = source.text(range)
    let bare = Line(mark: .none, text: text, range: range)
    guard let colon = text.firstIndex(of: ":"), let mark = mark(text[..<colon]) else { return bare }
    let rest = text[text.index(after: colon)...]
    // `11:30 Alarm` is a time.
    guard rest.isEmpty || rest.first == " " else { return bare }
    return Line(mark: mark, text: String(rest.dropFirst()), range: range)
  }

  /// The words of a mark, in whatever capitals somebody wrote them.
  private func mark(_ written: Substring) -> Mark? {
    let text = written.lowercased()
    if let number = number(text) { return .number(number) }
    if text == "current" { return .current }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, words[0] == "forward" || words[0] == "backward", let number = number(words[1]) else {
      return nil
    }
    return .step(forward: words[0] == "forward", number)
  }

  private func number(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
  }

  /// Numbers go on by one; those of lines begin with 0 or 1, those of steps with 1, anew after a turn.
  private func check(_ line: Line, after last: Line?) throws(ImportedFile.Refusal) {
    let (number, expected): (Int, Int)
    switch (line.mark, last?.mark) {
    case (.number(let here), .number(let before)?): (number, expected) = (here, before + 1)
    case (.number(let here), _): (number, expected) = (here, here > 1 ? 0 : here)
    case (.step(let way, let here), .step(let wayBefore, let before)?) where way == wayBefore:
      (number, expected) = (here, before + 1)
    case (.step(_, let here), _): (number, expected) = (here, 1)
    default: return
    }
    guard number == expected else {
      throw ImportedFile.Refusal(.wrongStepNumber(number, expected: expected), at: line.range)
    }
  }
}
