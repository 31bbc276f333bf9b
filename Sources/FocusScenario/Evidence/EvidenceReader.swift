/// Reads the lines of a file of evidence and holds them against each other; goes on after a mistake, and tells all.
struct EvidenceReader {
  /// A problem with the bytes that it is about.
  struct Finding {
    var problem: any Problem
    var range: SourceRange
  }

  private(set) var findings: [Finding] = []
  private(set) var recordings: [Recording] = []
  private(set) var headerLines: [Int] = []
  private let source: SourceText
  private var claims: [RecordingRules.Claims] = []
  private var beatLines: [[Int]] = []

  /// Prepares to read a text.
  init(_ source: SourceText) { self.source = source }

  /// Reads all of it.
  mutating func read() {
    if let mistake = source.encodingProblem() { return note(mistake.problem, mistake.range) }
    guard let last = source.bytes.last else { return note(EvidenceProblem.empty, SourceRange(0, 0)) }
    var count = source.lineCount
    if last == 0x0A { count -= 1 } else { note(EvidenceProblem.truncated, source.lineRange(count - 1)) }
    for line in 0..<count { read(line, isTruncated: last != 0x0A && line == count - 1) }
    // What lines say together means nothing when one of them could not be read.
    guard findings.isEmpty else { return }
    for (number, recording) in recordings.enumerated() { check(recording, number) }
    checkRuns()
  }

  private mutating func note(_ problem: some Problem, _ range: SourceRange) {
    findings.append(Finding(problem: problem, range: range))
  }

  private mutating func note(_ findings: [RecordFields.Finding]) {
    self.findings += findings.map { Finding(problem: $0.problem, range: $0.range) }
  }

  // MARK: Lines

  private mutating func read(_ line: Int, isTruncated: Bool) {
    let range = source.lineRange(line)
    let node: JSONNode
    do throws(JSONMistake) {
      node = try JSONReader.read(range, of: source.bytes)
      guard case .object = node.value else { throw JSONMistake(reason: .expected("an object"), offset: range.lower) }
    } catch {
      // That a line was cut off has been said.
      if !isTruncated { note(EvidenceProblem.notJSON(error.reason), SourceRange(error.offset, error.offset + 1)) }
      return
    }
    if node["format"] != nil {
      readHeader(node, line)
    } else if line == 0 {
      note(EvidenceProblem.noHeader, range)
    } else {
      readBeat(node, line)
    }
  }

  private mutating func readHeader(_ node: JSONNode, _ line: Int) {
    var fields = RecordFields(node)
    let format = fields.string("format")
    let version = fields.number("version")
    if let format, format != RecordingHeader.format {
      fields.refuse(.unknownFormat(format), at: "format")
    } else if let version, version != RecordingHeader.version {
      fields.refuse(.unknownVersion(version), at: "version")
    } else {
      let beats = fields.number("beats")
      let isComplete = fields.flag("complete")
      let header = RecordingHeader(&fields)
      fields.end()
      if let beats, let isComplete, let header {
        claims.append(RecordingRules.Claims(beats: beats, isComplete: isComplete))
        recordings.append(Recording(header: header, beats: []))
        headerLines.append(line)
        beatLines.append([])
      }
    }
    note(fields.findings)
  }

  private mutating func readBeat(_ node: JSONNode, _ line: Int) {
    var fields = RecordFields(node)
    let beat = RecordedBeat(&fields)
    fields.end()
    note(fields.findings)
    guard let beat, !recordings.isEmpty else { return }
    recordings[recordings.count - 1].beats.append(beat)
    beatLines[beatLines.count - 1].append(line)
  }

  // MARK: Together

  private mutating func check(_ recording: Recording, _ number: Int) {
    for (problem, key, beat) in RecordingRules(recording, claims[number]).broken {
      let line = beat.map { beatLines[number][$0] } ?? headerLines[number]
      note(problem, range(of: key, line))
    }
  }

  private mutating func checkRuns() {
    guard let first = recordings.first?.header else { return }
    for (number, header) in recordings.map(\.header).enumerated() {
      let line = headerLines[number]
      if header.run != number + 1 || header.run > header.runs {
        note(EvidenceProblem.wrongRun(header.run, of: header.runs, expected: number + 1), range(of: "run", line))
      }
      for key in first.common(with: header) { note(EvidenceProblem.otherHeader(key: key), range(of: key, line)) }
    }
    if recordings.count < first.runs {
      note(
        EvidenceProblem.missingRuns(found: recordings.count, of: first.runs),
        range(of: "runs", headerLines[0])
      )
    }
  }

  private func range(of key: String, _ line: Int) -> SourceRange {
    let range = source.lineRange(line)
    return (try? JSONReader.read(range, of: source.bytes))?[key]?.range ?? range
  }
}

extension RecordingHeader {
  /// The keys that all recordings of a file share, and which these two do not.
  fileprivate func common(with other: RecordingHeader) -> [String] {
    let keys = [
      "source", "technology", "style", "device", "system", "app", "check", "runs", "behaviours", "settings", "start",
    ]
    let (own, others) = (json(beats: 0), other.json(beats: 0))
    return keys.filter { own.line(of: $0) != others.line(of: $0) }
  }
}

extension JSON {
  /// The value of a key as bytes on one line; none when it is not there.
  func line(of key: String) -> [UInt8]? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }.map { Array($0.value.line.utf8) }
  }
}
