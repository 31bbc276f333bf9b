import Foundation
import Testing

@testable import FocusScenario

/// Input that is wrong in a way that makes programs crash or hang.
struct BadInputCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var arguments: [String] = ["x.check"]
  var input = ""
  var statuses: Set<Int32> = [2]
  /// What is said, on either stream; none when the words belong to another test.
  var message: String?
  var prepare: @Sendable (TemporaryFolder) throws -> Void = { _ in }
}

private let block = "Profile: VoiceOver\nTask: tap Go\nExpected: focus is on \"Go\"\n"
private let app = "App: Test\n\nScreen: Start\n  button \"Go\"\n"

private let loop = """
  App: Loop

  Screen: Start
    button "Go"
      on activate: open One

  Sheet: One
    on open: close, open Two
    button "Back"

  Sheet: Two
    on open: close, open One
    button "Forth"
  """

private func write(_ bytes: [UInt8], to path: String) throws {
  try Data(bytes).write(to: URL(fileURLWithPath: path))
}

/// These ask the file system alone.
private let badPaths = [
  BadInputCase(testDescription: "nothing there", statuses: [3], message: "there is no 'x.check'"),
  BadInputCase(
    testDescription: "a path below a file",
    arguments: ["a.check/b"],
    statuses: [3],
    message: "'a.check/b' cannot be there, because 'a.check' is a file"
  ) { try $0.write(block, to: "a.check") },
  BadInputCase(
    testDescription: "a dangling link",
    statuses: [3],
    message: "'x.check' is a link to something that is not there"
  ) { try $0.link("x.check", to: "gone") },
  BadInputCase(testDescription: "an empty argument", arguments: [""], statuses: [3], message: "there is no ''"),
]

/// These go through every room.
private let badTexts = [
  BadInputCase(testDescription: "a link loop", message: "is a link that leads back to itself") {
    try $0.link("x.check", to: "x.check")
  },
  BadInputCase(
    testDescription: "/dev/zero",
    arguments: ["/dev/zero"],
    message: "is a device; only regular files are read"
  ),
  BadInputCase(testDescription: "a pipe that nobody writes to", message: "is a pipe; only regular files are read") {
    mkfifo($0["x.check"], 0o600)
  },
  BadInputCase(
    testDescription: "an app file that is a pipe",
    arguments: ["x.check", "--app", "p.app"],
    message: "is a pipe"
  ) {
    try $0.write(block, to: "x.check")
    mkfifo($0["p.app"], 0o600)
  },
  BadInputCase(testDescription: "more than 64 MB", message: "is larger than 64 MB, the most that is read") {
    try $0.write("", to: "x.check")
    truncate($0["x.check"], 65 << 20)
  },
  BadInputCase(testDescription: "not UTF-8", message: "the file is not UTF-8: byte 0xFF at offset 59") {
    try write(Array(block.utf8) + [0xFF, 0xC0, 0x0A], to: $0["x.check"])
  },
  BadInputCase(testDescription: "a NUL", message: "the file is not text: a NUL byte at offset 0") {
    try write([0] + Array(block.utf8) + [0], to: $0["x.check"])
  },
  BadInputCase(testDescription: "an empty file") { try $0.write("", to: "x.check") },
  BadInputCase(testDescription: "a line of 50 MB", message: "this line has more than 100000 bytes, and is left out") {
    try $0.write(block + String(repeating: "focus is on ", count: 4_400_000), to: "x.check")
  },
  BadInputCase(
    testDescription: "a line of 50 MB in an app file",
    message: "this line has more than 100000 bytes, and is left out"
  ) { folder in
    try folder.write(block, to: "x.check")
    try folder.write(app + String(repeating: "focus is on ", count: 4_400_000), to: "x.app")
  },
  BadInputCase(testDescription: "10,000 sentences", message: "this block has more than 500 expectations") {
    try $0.write(block + String(repeating: "focus is on the error\n", count: 10_000), to: "x.check")
  },
  BadInputCase(testDescription: "10,000 nested indents", message: "this block has more than 500 expectations") {
    folder in
    let lines = (0..<10_000).map { String(repeating: " ", count: $0) + "focus is" }
    try folder.write(block + lines.joined(separator: "\n"), to: "x.check")
  },
  BadInputCase(testDescription: "10,000 nested indents in an app file", message: "is nested deeper than 32 levels") {
    folder in
    let lines = (0..<10_000).map { String(repeating: " ", count: $0) + "group \"g\"" }
    try folder.write(block, to: "x.check")
    try folder.write(app + lines.joined(separator: "\n"), to: "x.app")
  },
  BadInputCase(
    testDescription: "an app whose effects loop",
    statuses: [1],
    message: "the app never settles: on open of One"
  ) { folder in
    try folder.write(block, to: "x.check")
    try folder.write(loop, to: "x.app")
  },
  BadInputCase(
    testDescription: "a pass on an app whose effects loop",
    arguments: ["x.check", "--strict"],
    statuses: [1],
    message: "the app never settles: on open of One → on open of Two"
  ) { folder in
    try folder.write(block.replacingOccurrences(of: "is on \"Go\"", with: "is on \"Forth\""), to: "x.check")
    try folder.write(loop, to: "x.app")
  },
  BadInputCase(testDescription: "an app that includes itself", statuses: [2]) { folder in
    try folder.write(block, to: "x.check")
    try folder.write(app + "\ninclude \"x.app\"\n", to: "x.app")
  },
  BadInputCase(testDescription: "rubbish on standard input", arguments: ["-"], input: "\u{0}\u{1}("),
]

@Suite("bad input")
struct BadInputTests {
  @Test("a path that cannot be read is said, and nothing crashes or hangs", arguments: badPaths)
  func path(row: BadInputCase) throws { try run(row) }

  @Test("a text that cannot be read is said, and nothing crashes or hangs", arguments: badTexts)
  func text(row: BadInputCase) throws { try run(row) }

  private func run(_ row: BadInputCase) throws {
    let folder = try TemporaryFolder()
    try row.prepare(folder)
    let result = try FocusCheckProcess.run(row.arguments, in: folder, input: row.input)
    #expect(!result.hung && !result.crashed)
    #expect(row.statuses.contains(result.status))
    let said = result.output + result.errors
    #expect(!said.isEmpty)
    if let message = row.message { #expect(said.contains(message)) }
  }
}
