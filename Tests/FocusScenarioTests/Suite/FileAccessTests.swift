import Foundation
import Testing

@testable import FocusScenario

/// A path that cannot be read: how it comes about, and what is said of it.
struct UnreadableCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var path: String
  var message: String
  var prepare: @Sendable (TemporaryFolder) throws -> Void = { _ in }
}

private let unreadableCases = [
  UnreadableCase(testDescription: "nothing there", path: "no.check", message: "there is no 'no.check'"),
  UnreadableCase(
    testDescription: "below a file",
    path: "a.check/b/c.check",
    message: "'a.check/b/c.check' cannot be there, because 'a.check' is a file"
  ) { try $0.write("", to: "a.check") },
  UnreadableCase(
    testDescription: "a dangling link",
    path: "l.check",
    message: "'l.check' is a link to something that is not there"
  ) { try $0.link("l.check", to: "gone") },
  UnreadableCase(
    testDescription: "a link loop",
    path: "l.check",
    message: "'l.check' is a link that leads back to itself"
  ) { try $0.link("l.check", to: "l.check") },
  UnreadableCase(testDescription: "a folder", path: "f.check", message: "'f.check' is a folder, where a file is needed")
  {
    try $0.write("", to: "f.check/x")
  },
  UnreadableCase(
    testDescription: "a pipe",
    path: "p.check",
    message: "'p.check' is a pipe; only regular files are read"
  ) { mkfifo($0["p.check"], 0o600) },
  UnreadableCase(
    testDescription: "too large",
    path: "b.check",
    message: "'b.check' is larger than 10 bytes, the most that is read"
  ) { try $0.write("01234567890", to: "b.check") },
  UnreadableCase(
    testDescription: "a name longer than the system allows",
    path: String(repeating: "n", count: 300),
    message: "'\(String(repeating: "n", count: 300))' cannot be read: file name too long"
  ),
]

/// The system says of it that it has a page of text, and gives a few bytes.
private let shrinking = "/sys/devices/system/cpu/online"

@Suite("files")
struct FileAccessTests {
  @Test("what cannot be read is said", arguments: unreadableCases)
  func unreadable(row: UnreadableCase) throws {
    let folder = try TemporaryFolder()
    try row.prepare(folder)
    let access = FileAccess(sizeLimit: 10)
    let error = #expect(throws: FileError.self) { try access.read(folder[row.path]) }
    #expect(error.map { folder.hidden($0.message) } == row.message)
  }

  @Test("a device is no file", arguments: ["/dev/zero", "/dev/null"])
  func device(path: String) {
    let error = #expect(throws: FileError.self) { try FileAccess().read(path) }
    #expect(error?.message == "'\(path)' is a device; only regular files are read")
  }

  @Test("a file of exactly the limit is read, byte for byte")
  func limit() throws {
    let folder = try TemporaryFolder(["x.check": "0123\r\n\u{0}é."])
    #expect(try FileAccess(sizeLimit: 10).read(folder["x.check"]).bytes == Array("0123\r\n\u{0}é.".utf8))
  }

  @Test("a file that is shorter than it said is refused", .enabled(if: FileAccess().isFile(shrinking)))
  func shrunk() {
    let error = #expect(throws: FileError.self) { try FileAccess().read(shrinking) }
    #expect(error?.message == "'\(shrinking)' became shorter while it was read")
  }

  @Test("a file without permission is refused", .enabled(if: getuid() != 0, "the superuser may read everything"))
  func permission() throws {
    let folder = try TemporaryFolder(["x.check": ""])
    chmod(folder["x.check"], 0)
    let error = #expect(throws: FileError.self) { try FileAccess().read(folder["x.check"]) }
    #expect(error.map { folder.hidden($0.message) } == "'x.check' may not be read by you")
  }
}

/// A folder and what a search of it finds.
struct SearchCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var files: [String]
  var links: [[String]] = []
  var found: [String]
  var errors: [String] = []
}

private let searches = [
  SearchCase(
    testDescription: "by extension, in the order of bytes",
    files: ["b.check", "B.md", "a.TXT", "é.markdown", "x.swift", "y"],
    found: ["B.md", "a.TXT", "b.check", "é.markdown"]
  ),
  SearchCase(
    testDescription: "in folders, but not in hidden and foreign ones",
    files: ["a/b/c.check", ".git/x.txt", ".build/x.txt", "a/node_modules/x.md", ".hidden.txt"],
    found: ["a/b/c.check"]
  ),
  SearchCase(
    testDescription: "a loop of links is entered once",
    files: ["a/x.check"],
    links: [["a/loop", ".."], ["b", "a"]],
    found: ["a/x.check"]
  ),
  SearchCase(
    testDescription: "a link to elsewhere is followed",
    files: ["a/x.check", "a/.far/y.check"],
    links: [["a/near", ".far"], ["a/one.check", ".far/y.check"]],
    found: ["a/near/y.check", "a/one.check", "a/x.check"]
  ),
  SearchCase(
    testDescription: "a dangling link with the name of a check is an error, another is not",
    files: ["x.check"],
    links: [["y.check", "gone"], ["z", "gone"]],
    found: ["x.check"],
    errors: ["'y.check' is a link to something that is not there"]
  ),
]

@Suite("searching folders")
struct FolderSearchTests {
  @Test("what is found", arguments: searches)
  func search(row: SearchCase) throws {
    let folder = try TemporaryFolder()
    for file in row.files { try folder.write("", to: file) }
    for link in row.links { try folder.link(link[0], to: link[1]) }
    let findings = FolderSearch.search(folder.path, with: FileAccess())
    #expect(findings.files.map(folder.hidden) == row.found)
    #expect(findings.errors.map { folder.hidden($0.message) } == row.errors)
  }

  @Test("a pipe with the name of a check is an error, and nothing waits for it")
  func pipe() throws {
    let folder = try TemporaryFolder()
    mkfifo(folder["p.check"], 0o600)
    let findings = FolderSearch.search(folder.path, with: FileAccess())
    #expect(findings.errors.map { folder.hidden($0.message) } == ["'p.check' is a pipe; only regular files are read"])
  }
}
