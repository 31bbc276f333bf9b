import Foundation
import Testing

@Suite("rooms")
struct RoomsTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/FocusScenario").path

  private static func libraryFiles() throws -> [Rooms.File] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources).filter { $0.hasSuffix(".swift") }.sorted()
    return try paths.map { path in
      let text = try String(contentsOfFile: sources + "/" + path, encoding: .utf8)
      return Rooms.File(room: String(path.prefix { $0 != "/" }), path: path, text: text)
    }
  }

  @Test("a room names only rooms upstream of it")
  func directions() throws {
    let files = try Self.libraryFiles()
    #expect(Set(files.map(\.room)) == Set(Rooms.upstream.keys))
    #expect(Rooms(files).violations == [])
  }

  @Test("the library prints nothing, ends nothing, and does not import Foundation")
  func quiet() throws {
    let forbidden: Set<String> = ["print", "debugPrint", "exit", "abort", "Foundation", "Regex"]
    for file in try Self.libraryFiles() {
      let words = SwiftWords(file.text).words.filter { !$0.isMember && forbidden.contains($0.text) }
      #expect(words.map { "\(file.path):\($0.line): \($0.text)" } == [])
    }
  }

  /// What stands in a file of the room Language beside a type `Runner` of the room Running, and whether it is a violation.
  private static let planted: [(String, Bool)] = [
    ("let runner: Runner", true), ("func f() -> [Runner]? { nil }", true), ("extension Runner {}", true),
    ("let text = \"\\(Runner().name) runs\"", true), ("let text = #\"\\#(Runner())\"#", true),
    ("// Runner\n/* Runner /* nested */ Runner */", false), ("let text = \"Runner \\\" Runner\"", false),
    ("let text = \"\"\"\n  Runner \"quoted\"\n  \"\"\"", false), ("let text = #\"\\(Runner)\"#", false),
    ("let runner = other.Runner", false), ("let RunnerUp = 1", false), ("struct Runner {}\nlet runner: Runner", false),
  ]

  @Test("a planted violation is found", arguments: planted)
  func violation(text: String, isViolation: Bool) {
    let rooms = Rooms([
      Rooms.File(room: "Language", path: "Language/A.swift", text: "\n" + text),
      Rooms.File(room: "Running", path: "Running/B.swift", text: "public struct Runner { enum Inner {} }"),
      Rooms.File(room: "Reporting", path: "Reporting/C.swift", text: "let runner: Runner"),
    ])
    #expect(rooms.violations == (isViolation ? ["Language/A.swift:2: Language names Runner of Running"] : []))
  }

  @Test("the simulation takes three names from the language")
  func simulation() {
    let rooms = Rooms([
      Rooms.File(room: "Language", path: "L.swift", text: "enum Key {}\nstruct Frame {}"),
      Rooms.File(room: "Simulation", path: "S.swift", text: "let key: Key\nlet frame: Frame"),
    ])
    #expect(rooms.violations == ["S.swift:2: Simulation names Frame of Language"])
  }
}
