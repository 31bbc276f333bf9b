import Testing

@testable import FocusScenario

@Suite("comparing recordings")
struct ComparisonTests {
  private static func recording(
    _ utterances: [String],
    _ style: RecordingHeader.Style = .xcuitest27,
    app: String? = nil
  ) -> FocusScenario.Recording {
    var header = RecordingHeader(source: .imported, technology: .voiceOver, style: style)
    header.app = app.map { RecordingHeader.App(name: $0) }
    let noise = ServiceNoise(nameOfApp: app)
    let beats = utterances.enumerated().map { number, text in
      RecordedBeat(
        number,
        number == 0 ? .task : .probe,
        RecordedBeat.Cause(number == 0 ? .read : .intent(.next), how: "moveForward"),
        at: 0,
        until: 0,
        outcome: noise.outcome(of: text),
        utterance: text
      )
    }
    return FocusScenario.Recording(header: header, beats: beats)
  }

  // MARK: Lining up

  /// The length of a longest common subsequence, by the table.
  private static func length(_ left: [Int], _ right: [Int]) -> Int {
    var table = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for i in left.indices {
      for j in right.indices {
        table[i + 1][j + 1] = left[i] == right[j] ? table[i][j] + 1 : max(table[i][j + 1], table[i + 1][j])
      }
    }
    return table[left.count][right.count]
  }

  @Test("no longer row of pairs is common, and the pairs are in order", arguments: 0..<400)
  func longest(seed: Int) {
    var state = UInt64(seed) &* 2_654_435_769 &+ 12_345
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let letters = 1 + next(5)
    let (left, right) = ((0..<next(25)).map { _ in next(letters) }, (0..<next(25)).map { _ in next(letters) })
    let pairs = CommonSubsequence(left.count, right.count) { left[$0] == right[$1] }.pairs
    #expect(pairs.count == Self.length(left, right))
    #expect(pairs.allSatisfy { left[$0.left] == right[$0.right] })
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.left < $1.left && $0.right < $1.right })
  }

  @Test("ten thousand utterances are lined up in a moment")
  func long() {
    let utterances = (0..<10_000).map { "Row \($0) Button" }
    var other = utterances
    for number in stride(from: 0, to: 10_000, by: 100) { other[number] = "Line \(number) Heading" }
    let start = ContinuousClock.now
    let comparison = RecordingComparison(Self.recording(utterances), Self.recording(other))
    #expect(comparison.rows.count { $0.isSame } == 9_900)
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  // MARK: What is the same

  private static let same: [(String, String)] = [
    ("Convert Button", "convert, button"),
    ("Conversion settings , Traditional Button", "Conversion settings, Traditional, button"),
    ("Cafe\u{301}", "Café"),
    (
      "Import, or drop here, one UTF-8 TXT file or plain text, up to 10",
      "Import, or drop here, one UTF-8 TXT file or plain text, up to 10 MB, button"
    ),
    ("Überschrift Taste", "überschrift, Taste"),
  ]

  @Test("words count, not strings, and not what is cut off", arguments: same)
  func alike(left: String, right: String) {
    #expect(RecordingComparison(Self.recording([left]), Self.recording([right])).isAlike)
    #expect(RecordingComparison(Self.recording([right]), Self.recording([left])).isAlike)
  }

  @Test("a trailing blank counts to 64, and ends the last word")
  func trailingBlank() {
    let cut = "Convert this TXT directly to a file without loading it into the "
    #expect(cut.count == 64)
    let same = HeardText(cut + "editor", style: .document), other = HeardText(cut.dropLast() + "ory", style: .document)
    #expect(HeardText(cut, style: .xcuitest27).saysSame(as: same))
    #expect(!HeardText(cut, style: .xcuitest27).saysSame(as: other))
    #expect(
      HeardText(String(cut.dropLast(2)) + "ey", style: .xcuitest27).saysSame(as: HeardText(cut, style: .document))
        == false
    )
  }

  @Test("63 characters are whole")
  func notCut() {
    let text = String(repeating: "a", count: 63)
    #expect(!HeardText(text, style: .xcuitest27).saysSame(as: HeardText(text + "b", style: .document)))
  }

  @Test("the app's name in front and the service's words do not count, nor hints that one side never says")
  func noise() {
    let device = Self.recording(
      ["VoiceOver on", "Shop", "Shop Cart Heading", "Code Text field Double tap to edit."],
      app: "Shop"
    )
    let simulated = Self.recording(["Cart, heading", "Code, text field"], .document)
    #expect(RecordingComparison(device, simulated).isAlike)
    #expect(!RecordingComparison(device, Self.recording(["Cart Heading", "Code Text field"])).isAlike)
  }

  @Test("of a hint a cut may leave two words, and other words are no hint")
  func cutHint() {
    let plain = Self.recording(["Street, 1, text field, is editing, insertion point at start"], .document)
    let start = "Street 1 Text field Is editing insertion point at start "
    #expect(RecordingComparison(Self.recording([start + "Use the "]), plain).isAlike)
    #expect(!RecordingComparison(Self.recording([start + "Open the"]), plain).isAlike)
    #expect(!RecordingComparison(Self.recording([start + "Use the"]), plain).isAlike)
  }

  @Test("a title that is called like the app is not taken for its name")
  func titleLikeTheApp() {
    let before = Self.recording(["Shop Heading", "Pay Button"], app: "Shop")
    let after = Self.recording(["Shop Shop Heading", "Pay Button"], app: "Shop")
    #expect(RecordingComparison(before, after).isAlike)
    #expect(!RecordingComparison(before, Self.recording(["Cart Heading", "Pay Button"], app: "Shop")).isAlike)
  }

  // MARK: Where they part

  private static let parted: [(String, String, [UtteranceParts.Part])] = [
    ("Pay Button", "Pay dimmed Button", [.state]), ("Pay Button", "Pay Link", [.role]),
    ("Live count 50", "Live count 51", [.value]), ("Home Tab 1 of 3", "Home Tab 2 of 3", [.position]),
    ("Code Text field", "Code Text field Double tap to edit.", [.hint]),
    ("Simplified Chinese Button", "Target Language Simplified Chinese Button", [.container]),
    ("Pay Button", "Buy now Pay later Button", [.label]), ("selected Pay Button", "Pay Heading", [.state, .role]),
    ("Weiter Taste", "Weiter Grau dargestellt Taste", [.state]),
  ]

  @Test("the part of the speech that differs is named", arguments: 0..<parted.count)
  func parts(number: Int) {
    let row = Self.parted[number]
    let comparison = RecordingComparison(Self.recording([row.0]), Self.recording([row.1]))
    #expect(comparison.rows.map(\.parts) == [row.2])
  }

  @Test("what is heard in another place is another order")
  func order() {
    let comparison = RecordingComparison(Self.recording(["A", "B", "C"]), Self.recording(["B", "C", "A"]))
    #expect(comparison.rows.map(\.parts) == [[.order], [], [], [.order]])
    #expect(comparison.rows.map(\.isSame) == [false, true, true, false])
  }

  @Test("what is missing is told on its side, and equal utterances are not lost")
  func missing() {
    let comparison = RecordingComparison(Self.recording(["Same", "Same", "End"]), Self.recording(["Same", "End"]))
    #expect(comparison.rows.count { $0.isSame } == 2)
    #expect(comparison.rows.count { $0.right == nil } == 1)
  }

  @Test("an element with another value stands beside itself, and not beside its neighbour")
  func akin() {
    let before = Self.recording(["Card number Text field", "Expiration date Text field", "Pay Button"])
    let after = Self.recording([
      "Card number 4111 Text field", "Expiration date 11/20 Text field", "Card expired. Enter a date",
      "Pay dimmed Button",
    ])
    let rows = RecordingComparison(before, after).rows
    #expect(rows.map { [$0.left, $0.right] } == [[0, 0], [1, 1], [nil, 2], [2, 3]])
    #expect(rows.map(\.parts) == [[.value], [.value], [], [.state]])
  }

  @Test("text, JSON and page say the same, and the page escapes what was heard")
  func texts() throws {
    let left = Self.recording(["Cart Heading", "Pay <b>& Button", "Live count 50"])
    let right = Self.recording(["Cart Heading", "Pay <b>& dimmed Button", "Live count 51", "Help Button"])
    let entries = [("before.jsonl", left), ("after.jsonl", right)].map {
      RecordedFiles.Entry(path: $0, name: nil, recording: $1)
    }
    let text = ComparisonText(RunComparison([entries[0]], [entries[1]]))
    try Fixture(path: "evidence/comparison").expect(text.render().text(), stage: "txt")
    try Fixture(path: "evidence/comparison").expect(text.json().text, stage: "json")
    let page = text.html()
    let body = try #require(page.range(of: "<body>"))
    try Fixture(path: "evidence/comparison").expect(String(page[body.lowerBound...]), stage: "html")
    #expect(!text.html().contains("<b>&"))
  }
}
