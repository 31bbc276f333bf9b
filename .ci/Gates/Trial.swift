import FocusScenario

/// What became of one sentence and its slips.
struct Trial: Sendable {
  var typos = 0
  var swaps = 0
  var drops = 0
  /// Slips that are read, and as the same claim.
  var unchanged = 0
  /// Slips that are read with another noun, name or quotation.
  var renamed = 0
  /// Slips that make one thing of several, or several of one.
  var renumbered = 0
  /// Slips that make one word of the language another.
  var otherWords: [String] = []
  /// Slips whose line claims something else, in a name or a noun that no app with the right names has.
  var otherNames = 0
  /// Slips whose line claims something else, in words of the language.
  var otherClaims: [String] = []
  /// Words that can be left out without a change, and are not known to say nothing.
  var idleWords: [String] = []
  var asked = 0
  var advised = 0
  /// Typos whose first advice is none, or wrong.
  var illAdvised: [String] = []
  /// Sentences whose names an app of their own has, so that slips in them can be tried on it.
  var named = 0
  /// Slips in a name that were tried on an app.
  var bound = 0
  /// Slips in a name that nothing could be tried on.
  var untried = 0
  /// Slips of a name that an app has too.
  var stillBound: [String] = []
}

extension Trial {
  static func + (first: Trial, second: Trial) -> Trial {
    var sum = first
    sum.typos += second.typos
    sum.swaps += second.swaps
    sum.drops += second.drops
    sum.unchanged += second.unchanged
    sum.renamed += second.renamed
    sum.renumbered += second.renumbered
    sum.otherWords += second.otherWords
    sum.otherNames += second.otherNames
    sum.otherClaims += second.otherClaims
    sum.idleWords += second.idleWords
    sum.asked += second.asked
    sum.advised += second.advised
    sum.illAdvised += second.illAdvised
    sum.named += second.named
    sum.bound += second.bound
    sum.untried += second.untried
    sum.stillBound += second.stillBound
    return sum
  }
}

/// Makes every slip of a sentence and looks at what the reader makes of it.
struct Examiner: Sendable {
  private let reader = SentenceReader()
  private let compiler = ScenarioCompiler()
  private let apps: BoundChecks
  /// Of the letters that an alphabet offers every which is tried.
  let stride: Int
  /// Of the typos that are tried, every which is asked for advice.
  static let advisedEvery = 50

  init(apps: BoundChecks, stride: Int) {
    self.apps = apps
    self.stride = stride
  }

  func readings(of line: String) -> [[Frame]] {
    reader.readings(of: Phrase(pieces: [SourceRange(0, line.utf8.count)]), in: SourceText(path: "slip", text: line))
  }

  func trial(of line: GateLine, number: Int) -> Trial {
    let original = readings(of: line.text)
    guard original.count == 1 else { return Trial() }
    let worded = WordedLine(line.text)
    let app = NamedApp(original[0])
    var trial = Trial()
    trial.named = app == nil ? 0 : 1
    for (place, slip) in worded.typos(stride: stride, from: number).enumerated() {
      trial.typos += 1
      let readings = readings(of: slip.line)
      examine(slip, of: line, readings, original[0], app, &trial)
      if readings.isEmpty, (place + number) % Self.advisedEvery == 0 { ask(slip, original[0], &trial) }
    }
    for slip in worded.swaps() {
      trial.swaps += 1
      examine(slip, of: line, readings(of: slip.line), original[0], app, &trial)
    }
    for slip in worded.drops() {
      trial.drops += 1
      let readings = readings(of: slip.line)
      guard readings.map(texts) == [texts(original[0])], !Known.saysNothing(slip, in: line.text) else { continue }
      trial.idleWords.append("\(slip.from): \(line.text)")
    }
    return trial
  }

  private func texts(_ frames: [Frame]) -> [String] { frames.map(\.canonicalText) }

  private func examine(
    _ slip: Slip,
    of line: GateLine,
    _ readings: [[Frame]],
    _ original: [Frame],
    _ app: NamedApp?,
    _ trial: inout Trial
  ) {
    guard let read = readings.first else { return }
    if texts(read) == texts(original) || read.map(\.meaning) == original.map(\.meaning) {
      trial.unchanged += 1
    } else if read.map(\.unnumbered) == original.map(\.unnumbered) {
      trial.renumbered += 1
    } else if read.map(\.outline) == original.map(\.outline) {
      trial.renamed += 1
      let isBound = (apps.binds(slip.line, for: line) ?? app?.binds(read)).map { $0 && Happenings(original).hold(read) }
      if isBound == nil { trial.untried += 1 } else { trial.bound += 1 }
      if isBound == true, !slip.changesNumber, !Known.isOtherWord(slip),
        !Known.sameThings.contains([slip.from, slip.to])
      {
        trial.stillBound.append("\(slip.from) → \(slip.to): \(slip.line)")
      }
    } else if slip.changesNumber {
      trial.renumbered += 1
    } else if Known.isOtherWord(slip) {
      trial.otherWords.append("\(slip.from) → \(slip.to): \(slip.line)")
    } else if app?.binds(read) == false || !Happenings(original).hold(read) || pointsAtNothing(slip, line) {
      trial.otherNames += 1
    } else {
      trial.otherClaims.append("\(slip.from) → \(slip.to): \(slip.line)\n      \(texts(read)) was \(texts(original))")
    }
  }

  /// Whether a slip speaks of an `it` that nothing before it names, and the line does not: no check can hold it.
  private func pointsAtNothing(_ slip: Slip, _ line: GateLine) -> Bool {
    !isWhole(slip.line) && isWhole(line.text)
  }

  private func isWhole(_ line: String) -> Bool {
    let lead = "Profile: VoiceOver\nTask: wait 1 second\nExpected: "
    let file = CheckFileReader().read(SourceText(path: "slip", text: lead + line), isDocument: false)
    return !compiler.compile(file).diagnostics.contains { $0.severity == .error }
  }

  /// Whether the first advice for a refused typo leads back to the claim.
  private func ask(_ slip: Slip, _ original: [Frame], _ trial: inout Trial) {
    trial.asked += 1
    let lead = "Profile: VoiceOver\nTask: open the menu\nExpected: "
    let source = SourceText(path: "slip", text: lead + slip.line)
    let file = CheckFileReader().read(source, isDocument: false)
    let diagnostic = compiler.compile(file).diagnostics.first { $0.severity == .error }
    let advised = diagnostic.flatMap { Advice($0, in: source)?.line(after: lead.utf8.count) }
    if let advised, readings(of: advised).map(texts) == [texts(original)] {
      trial.advised += 1
    } else {
      let help = (diagnostic?.help ?? "no help").split(separator: "\n").joined(separator: " / ")
      trial.illAdvised.append("\(slip.from) → \(slip.to): \(slip.line)\n      [\(diagnostic?.code ?? "none")] \(help)")
    }
  }
}

/// What the help of a diagnostic says to write.
private struct Advice {
  private let bytes: [UInt8]
  private let whole: String?

  /// The first thing that the help offers; none when it offers no words.
  init?(_ diagnostic: Diagnostic, in source: SourceText) {
    let offers = (diagnostic.help ?? "").split(separator: "\n").map(String.init)
    guard let offer = offers.first(where: { $0.hasPrefix("write '") || $0.hasPrefix("did you mean: ") }) else {
      return nil
    }
    if offer.hasPrefix("did you mean: ") {
      self.whole = String(offer.dropFirst("did you mean: ".count))
      self.bytes = []
      return
    }
    let rest = offer.dropFirst("write '".count)
    guard let last = rest.lastIndex(of: "'") else { return nil }
    let end = rest.indices.first { rest[$0...].hasPrefix("', or") } ?? last
    var bytes = source.bytes
    bytes.replaceSubrange(diagnostic.range.lower..<diagnostic.range.upper, with: rest[..<end].utf8)
    self.whole = nil
    self.bytes = bytes
  }

  func line(after lead: Int) -> String { whole ?? String(decoding: bytes.dropFirst(lead), as: UTF8.self) }
}
