/// Recordings as JSON Lines, as far as sources that know only speech need it: what they leave out is left out.
public enum RecordingLines {
  /// A file of recordings, read; none when it is no evidence.
  public static func read(_ source: SourceText) -> (recordings: [Recording], problem: Diagnostic?) {
    do throws(ImportedFile.Refusal) {
      return (try Reader(source: source).recordings(), nil)
    } catch {
      return ([], error.problem.diagnostic(at: error.range, in: source.path))
    }
  }

  /// A recording as the lines of a file, each with its line break.
  public static func text(of recording: Recording) -> String {
    let lines = [header(recording)] + recording.beats.map(beat)
    return lines.map { "{" + $0.joined(separator: ",") + "}\n" }.joined()
  }

  // MARK: Writing

  private static func header(_ recording: Recording) -> [String] {
    let header = recording.header
    var members = [
      "\"format\":\"focus-evidence\"", "\"version\":1", member("source", header.source.rawValue),
      member("technology", header.technology.rawValue), member("style", header.style.rawValue),
    ]
    members += [("device", header.device), ("system", header.system)].compactMap { key, text in
      text.map { member(key, $0) }
    }
    if let app = header.app {
      let parts = [member("name", app.name)] + [app.path.map { member("path", $0) }].compactMap { $0 }
      members.append("\"app\":{\(parts.joined(separator: ","))}")
    }
    if let check = header.check {
      let task = member("task", check.task)
      members.append("\"check\":{\(member("document", check.document)),\"line\":\(check.line),\(task)}")
    }
    members += ["\"run\":\(header.run)", "\"runs\":\(header.runs)"]
    let actions = header.actions.map { action in
      "{\(member("words", action.words)),\(member("verb", action.verb)),\"phrase\":\(action.phrase)}"
    }
    if !actions.isEmpty { members.append("\"actions\":[\(actions.joined(separator: ","))]") }
    if let stopped = header.stopped { members.append(member("stopped", stopped)) }
    members += ["\"beats\":\(recording.beats.count)", "\"complete\":\(header.incomplete == nil)"]
    if let incomplete = header.incomplete { members.append(member("incomplete", incomplete.rawValue)) }
    return members
  }

  private static func beat(_ beat: RecordedBeat) -> [String] {
    var cause = [member("verb", verb(of: beat.cause.act))]
    if let target = beat.cause.target { cause.append("\"target\":{\(member("name", target.name))}") }
    cause.append(member("how", beat.cause.how))
    var members = [
      "\"beat\":\(beat.sequence)", member("purpose", beat.purpose.rawValue),
      "\"cause\":{\(cause.joined(separator: ","))}",
    ]
    if let action = beat.action { members.append("\"action\":\(action)") }
    if beat.isNavigation { members.append("\"navigation\":true") }
    members += ["\"at\":\(beat.at)", "\"until\":\(beat.until)", member("outcome", beat.outcome.rawValue)]
    if let utterance = beat.utterance { members.append(member("utterance", utterance)) }
    if let settling = beat.settling {
      let numbers = "\"reads\":\(settling.reads),\"every\":\(settling.every),\"stable\":\(settling.stable)"
      members.append("\"settle\":{\(numbers)}")
    }
    return members
  }

  private static func member(_ key: String, _ text: String) -> String { "\"\(key)\":\"\(escaped(text))\"" }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      case _
      where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || [0x2028, 0x2029].contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  // MARK: Acts

  private static let acts: [(verb: String, act: RecordedBeat.Cause.Act)] = [
    ("start", .start), ("read", .read), ("moveIn", .moveIn), ("moveOut", .moveOut), ("next", .intent(.next)),
    ("previous", .intent(.previous)), ("activate", .intent(.activate)), ("escape", .intent(.escape)),
    ("increment", .intent(.increment)), ("decrement", .intent(.decrement)), ("clear", .intent(.clear)),
    ("back", .intent(.back)), ("reload", .intent(.reload)), ("magicTap", .intent(.magicTap)),
    ("done", .intent(.done)), ("turnOn", .intent(.turnOn)),
  ]

  private static func verb(of act: RecordedBeat.Cause.Act) -> String {
    acts.first { $0.act == act }?.verb ?? "read"
  }

  // MARK: Reading

  private struct Reader {
    let source: SourceText

    func recordings() throws(ImportedFile.Refusal) -> [Recording] {
      var recordings: [Recording] = []
      var beats = 0
      for number in 0..<source.lineCount {
        let range = source.lineRange(number)
        if range.lower == range.upper, number == source.lineCount - 1 { break }
        let line = try line(range)
        if line["format"] != nil {
          try checkEnd(of: recordings.last, beats, at: range)
          beats = line["beats"]?.number ?? -1
          recordings.append(try header(line, range))
        } else {
          guard !recordings.isEmpty else { throw refusal("evidence without a header", range) }
          let last = recordings.count - 1
          recordings[last].beats.append(try beat(line, recordings[last].beats.count, range))
        }
      }
      let end = SourceRange(source.bytes.count, source.bytes.count)
      guard !recordings.isEmpty else { throw ImportedFile.Refusal(.emptyTranscript, at: end) }
      try checkEnd(of: recordings.last, beats, at: end)
      return recordings
    }

    private func line(_ range: SourceRange) throws(ImportedFile.Refusal) -> CapturedJSON {
      do throws(CapturedJSON.Reader.Failure) {
        return try CapturedJSON.Reader.read(source.bytes, in: range)
      } catch {
        throw ImportedFile.Refusal(.notJSON, at: SourceRange(error.offset, min(error.offset + 1, source.bytes.count)))
      }
    }

    private func refusal(_ what: String, _ range: SourceRange) -> ImportedFile.Refusal {
      ImportedFile.Refusal(.unknownCapture(what), at: range)
    }

    private func checkEnd(of recording: Recording?, _ beats: Int, at range: SourceRange) throws(ImportedFile.Refusal) {
      guard let recording, recording.beats.count != beats else { return }
      throw refusal("recording with another number of beats than its header names", range)
    }

    private func header(_ line: CapturedJSON, _ range: SourceRange) throws(ImportedFile.Refusal) -> Recording {
      guard line["format"]?.string == "focus-evidence", line["version"]?.number == 1,
        let source = line["source"]?.string.flatMap(RecordingHeader.Source.init),
        let technology = line["technology"]?.string.flatMap(Technology.init),
        let style = line["style"]?.string.flatMap(RecordingHeader.Style.init)
      else { throw refusal("evidence of this kind", range) }
      var header = RecordingHeader(source: source, technology: technology, style: style)
      header.app = line["app"]?["name"]?.string.map {
        RecordingHeader.App(name: $0, path: line["app"]?["path"]?.string)
      }
      if let check = line["check"], let document = check["document"]?.string, let number = check["line"]?.number {
        header.check = RecordingHeader.Check(document: document, line: number, task: check["task"]?.string ?? "")
      }
      header.device = line["device"]?.string
      header.system = line["system"]?.string
      header.run = line["run"]?.number ?? 1
      header.runs = line["runs"]?.number ?? 1
      header.stopped = line["stopped"]?.string
      header.incomplete = line["incomplete"]?.string.flatMap(RecordingHeader.Incomplete.init)
      return Recording(header: header, beats: [])
    }

    private func beat(_ line: CapturedJSON, _ number: Int, _ range: SourceRange) throws(ImportedFile.Refusal)
      -> RecordedBeat
    {
      guard line["beat"]?.number == number else { throw refusal("gap between beats", range) }
      guard let purpose = line["purpose"]?.string.flatMap(RecordedBeat.Purpose.init),
        let outcome = line["outcome"]?.string.flatMap(RecordedBeat.Outcome.init),
        let how = line["cause"]?["how"]?.string
      else { throw refusal("beat of this kind", range) }
      let verb = line["cause"]?["verb"]?.string
      let target = line["cause"]?["target"]?["name"]?.string.map { RecordedBeat.Place(name: $0) }
      let act = acts.first { $0.verb == verb }?.act ?? .read
      var beat = RecordedBeat(
        number,
        purpose,
        RecordedBeat.Cause(act, on: target, how: how),
        at: line["at"]?.number ?? 0,
        until: line["until"]?.number ?? 0,
        outcome: outcome,
        utterance: line["utterance"]?.string
      )
      beat.action = line["action"]?.number
      return beat
    }
  }
}
