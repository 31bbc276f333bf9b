import Testing

/// `focus-check import` and `compare`: what goes where, with which status.
@Suite("focus-check import, compare")
struct EvidenceCommandTests {
  /// A line, its status, and what stands in its output or among its errors.
  struct Row: Sendable, CustomTestStringConvertible {
    var line: String
    var status: Int32
    var output: [String] = []
    var errors: [String] = []

    var testDescription: String { line }
  }

  private static let files = [
    "walk.txt": "current: Shop\nforward 1: Pay Button\nforward 2:\n",
    "other.txt": "current: Shop\nforward 1: Pay dimmed Button\n",
    "gap.txt": "0: Cart\n\n2: Pay\n",
    "calls.jsonl": "{\"script\":\"mobile: swipe\"}\n",
    "evidence/a.jsonl": evidence("Pay Button"), "evidence/b.jsonl": evidence("Help Button"),
    "same/a.jsonl": evidence("pay , button"), "same/b.jsonl": evidence("Help Button"),
    "more/a.jsonl": evidence("Pay Button"), "more/c.jsonl": evidence("Help Button"),
    "broken.jsonl": String(evidence("Pay Button").dropLast(20)), "empty/x.txt": "",
    "short.jsonl": evidence("Pay Button").replacing("\"beats\":1", with: "\"beats\":2"),
    "cart.app": "App: Shop\n\nScreen: Cart\n  heading \"Cart\"\n  button \"Pay\"\n",
    "cart.check": "Profile: VoiceOver\nTask: activate \"Pay\"\nExpected: focus is on \"Pay\"\n",
  ]

  private static func evidence(_ utterance: String) -> String {
    """
    {"format":"focus-evidence","version":1,"source":"imported","technology":"VoiceOver","style":"xcuitest-27","run":1,"runs":1,"beats":1,"complete":false,"incomplete":"unknown"}
    {"beat":0,"purpose":"task","cause":{"verb":"read","how":"currentSpeech"},"at":0,"until":0,"outcome":"speech","utterance":"\(utterance)"}

    """
  }

  private static let rows = [
    Row(
      line: "import transcript walk.txt --app cart.app",
      status: 0,
      output: [
        "\"app\":{\"name\":\"Shop\",\"path\":\"cart.app\"}", "\"outcome\":\"serviceNoise\"", "\"outcome\":\"noSpeech\"",
      ]
    ),
    Row(line: "import transcript walk.txt", status: 0, output: ["\"outcome\":\"speech\",\"utterance\":\"Shop\""]),
    Row(
      line: "import transcript walk.txt --check cart.check:1",
      status: 0,
      output: [
        "\"check\":{\"document\":\"cart.check\",\"line\":1,\"task\":\"activate \\\"Pay\\\"\"}", "\"name\":\"Shop\"",
      ]
    ),
    Row(line: "import transcript walk.txt --check gone.check:1", status: 2, errors: ["there is no 'gone.check'"]),
    Row(
      line: "import transcript gap.txt walk.txt --output out",
      status: 2,
      output: ["out/walk.jsonl: 3 beats, 1 without speech"],
      errors: ["gap.txt:2:1: error", "empty-transcript-line"]
    ),
    Row(line: "import transcript gone.txt", status: 2, errors: ["there is no 'gone.txt'"]),
    Row(line: "import webdriveragent calls.jsonl", status: 2, errors: ["calls.jsonl:1:1: error: 'mobile: swipe'"]),
    Row(
      line: "import transcript walk.txt other.txt",
      status: 4,
      errors: ["2 recordings are 2 files of evidence; name a folder: --output DIR"]
    ),
    Row(
      line: "import transcript walk.txt walk.txt --output out",
      status: 0,
      output: ["out/walk.jsonl: 3 beats, 1 without speech\nout/walk-2.jsonl: 3 beats"]
    ),
    Row(line: "import recording walk.txt", status: 4, errors: ["transcript or webdriveragent"]),
    Row(line: "import transcript", status: 4, errors: ["usage: focus-check import"]),
    Row(line: "compare evidence same", status: 0, output: ["1 utterance alike"]),
    Row(line: "compare evidence/a.jsonl same/a.jsonl", status: 0),
    Row(
      line: "compare evidence/a.jsonl evidence/b.jsonl",
      status: 1,
      output: ["- 'Pay Button'", "+ 'Help Button'", "by label"]
    ),
    Row(line: "compare evidence more", status: 1, output: ["only in the first run: evidence/b.jsonl"]),
    Row(line: "compare evidence/a.jsonl same --format json", status: 1, output: ["\"alike\": \"no\""]),
    Row(line: "compare evidence same --format html", status: 0, output: ["<!DOCTYPE html>", "They say the same."]),
    Row(line: "compare evidence broken.jsonl", status: 2, errors: ["broken.jsonl:2:", "evidence-truncated"]),
    Row(line: "compare short.jsonl evidence", status: 2, errors: ["the header says 2 beats, and 1 follow"]),
    Row(line: "compare evidence empty", status: 2, errors: ["'empty' holds no .jsonl file"]),
    Row(line: "compare evidence gone", status: 2, errors: ["there is no 'gone'"]),
    Row(line: "compare evidence", status: 4, errors: ["'compare' needs A B"]),
    Row(line: "compare a b c", status: 4, errors: ["takes 2 arguments"]),
    Row(line: "list cart.check --format html", status: 4, errors: ["'--format' has no 'html'"]),
  ]

  @Test("what comes of a line", arguments: rows)
  func line(row: Row) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try FocusCheckProcess.run(row.line.split(separator: " ").map(String.init), in: folder)
    #expect(result.status == row.status, "\(result.errors)")
    for text in row.output { #expect(result.output.contains(text), "\(result.output)") }
    for text in row.errors { #expect(result.errors.contains(text), "\(result.errors)") }
    if row.errors.isEmpty { #expect(result.errors == "") }
  }

  @Test("what cannot be written is said")
  func unwritable() throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try FocusCheckProcess.run(
      ["import", "transcript", "walk.txt", "--output", "walk.txt/such"],
      in: folder
    )
    #expect(result.status == 5 && result.output == "")
    #expect(result.errors.contains("'walk.txt/such' cannot be written: not a directory"))
  }
}
