import Foundation
import Testing

@testable import FocusScenario
@testable import focus_check

private let block = """
  Profile: VoiceOver
  Task: open the filters, close it
  Expected: the highlight lands on "Filters", going back
    "Back" is closely followed by the title   # asked by design
    after close, focus is on the tab
      and the toast is softly spoken   # too
    focus lands in a logical place

  """

@Suite("Repairing files")
struct RepairTests {
  private static func file(_ text: String, isDocument: Bool = false) throws -> RepairableFile {
    let source = SourceText(path: "a.check", text: text)
    let checks = CheckFileReader().read(source, isDocument: isDocument)
    return RepairableFile(checks, reader: SentenceReader())
  }

  private static func text(_ file: RepairableFile, choosing choices: [Int: Int]) -> String {
    String(decoding: file.text(choosing: choices), as: UTF8.self)
  }

  @Test("the sentences take the place of the lines, and the author's words stay above")
  func rewriting() throws {
    let file = try Self.file(block)
    #expect(file.lines.map(\.suggestions.isEmpty) == [false, false, false, true])
    #expect(
      Self.text(file, choosing: [1: 0, 2: 0]) == """
        Profile: VoiceOver
        Task: open the filters, close it
        Expected: the highlight lands on "Filters", going back
          # "Back" is closely followed by the title
          "Back" comes right before the title   # asked by design
          # after close, focus is on the tab and the toast is softly spoken   # too
          after close, focus is on the tab, and the toast is spoken
          focus lands in a logical place

        """
    )
  }

  @Test("a line that was replaced is read, and the rest of the file is as it was")
  func repairsAreRead() throws {
    let file = try Self.file(block)
    let repaired = try Self.file(Self.text(file, choosing: [0: 0, 1: 0, 2: 0]))
    #expect(repaired.lines.map(\.words) == ["focus lands in a logical place"])
    #expect(Self.text(file, choosing: [:]) == block)
    #expect(Self.text(file, choosing: [3: 0, 9: 0, 1: 7]) == block)
  }

  @Test("line ends stay, and a document gets no comment, which would be a heading", arguments: ["\r\n", "\r", "\n"])
  func lineEnds(lineEnd: String) throws {
    let text = "Profile: VoiceOver\nTask: open it\nExpected: \"Back\" is closely followed by the title"
    let lines = text.replacingOccurrences(of: "\n", with: lineEnd)
    let head = "Profile: VoiceOver\(lineEnd)Task: open it\(lineEnd)"
    let sentence = "Expected: \"Back\" comes right before the title"
    let comment = "# \"Back\" is closely followed by the title\(lineEnd)"
    #expect(Self.text(try Self.file(lines), choosing: [0: 0]) == head + comment + sentence)
    #expect(Self.text(try Self.file(lines, isDocument: true), choosing: [0: 0]) == head + sentence)
  }

  @Test(
    "the keys of the dialog",
    arguments: [
      ("1s1", [0: 0, 2: 0], false), ("111", [0: 0, 1: 0, 2: 0], false), ("x91ss", [0: 0], false), ("q11", [:], true),
      ("1", [0: 0], true), ("1\u{3}", [0: 0], true),
    ] as [(String, [Int: Int], Bool)]
  )
  func dialog(keys: String, choices: [Int: Int], ended: Bool) throws {
    var rest = Array(keys.utf8)[...]
    var dialog = RepairDialog(show: { _ in }, readKey: { rest.popFirst() })
    #expect(dialog.choices(for: try Self.file(block)) == choices)
    #expect(dialog.hasEnded == ended)
  }

  @Test("without a terminal the sentences are told, and nothing is written")
  func withoutATerminal() throws {
    let folder = try TemporaryFolder(["a.check": block])
    let result = try FocusCheckProcess.run(["fix", "a.check"], in: folder)
    #expect(result.status == 2)
    #expect(try folder.text(of: "a.check") == block)
    #expect(
      result.output == """
        a.check:3:11: the sentence ends too early, after 'back'
          the highlight lands on "Filters", [going back]
          1  focus moves to "Filters"
             leaves out 'going back'

        a.check:4:3: 'closely' cannot be read here
          "Back" is [closely] followed by the title
          1  "Back" comes right before the title
             leaves out 'closely'

        a.check:5:3: 'softly' cannot be read here
          after close, focus is on the tab and the toast is [softly] spoken
          1  after close, focus is on the tab, and the toast is spoken
             leaves out 'softly'

        a.check:7:3: 'logical' cannot be observed
          focus lands in a logical place
          say what can be observed: which element, which words, how many swipes, within
          how many milliseconds

        4 lines cannot be read, 3 of them with a suggestion

        """
    )
  }

  @Test("editors get ranges and sentences")
  func json() throws {
    let folder = try TemporaryFolder([
      "a.check": "Profile: VoiceOver\nTask: open it\nExpected: focus is on gizmo\n"
    ])
    let result = try FocusCheckProcess.run(["fix", "a.check", "--format", "json"], in: folder)
    #expect(result.status == 2)
    #expect(
      result.output == """
        [
          {
            "path": "a.check",
            "line": 3,
            "column": 11,
            "text": "focus is on gizmo",
            "pieces": [
              {
                "lower": 43,
                "upper": 60,
                "text": "focus is on gizmo"
              }
            ],
            "code": "bare-noun",
            "message": "'gizmo' is neither a name nor in quotes, and stands without 'the'",
            "suggestions": [
              {
                "sentence": "focus is on the gizmo",
                "readings": [
                  "focus.on(the gizmo)"
                ],
                "leftOut": []
              }
            ]
          }
        ]

        """
    )
  }
}
