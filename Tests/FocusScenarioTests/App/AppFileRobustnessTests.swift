import Foundation
import Testing

@testable import FocusScenario

@Suite("app files, whatever they hold")
struct AppFileRobustnessTests {
  private func read(_ bytes: [UInt8]) -> AppFileReading {
    AppFileReader().read(SourceText(path: "x.app", bytes: bytes)) { _ in nil }
  }

  @Test("a damaged file is read twice alike, and every place lies in the file")
  func survivesDamage() throws {
    let bytes = Array(try AppFixture(url: AppFixtures.checks.appendingPathComponent("shop.app")).text().utf8)
    for offset in stride(from: 0, to: bytes.count, by: 11) {
      for damaged in [
        Array(bytes[..<offset]), bytes.removing(offset), bytes.replacing(offset, by: UInt8(offset % 256)),
      ] {
        let reading = read(damaged)
        #expect(reading.diagnostics == read(damaged).diagnostics)
        #expect(reading.diagnostics.allSatisfy { $0.range.lower >= 0 && $0.range.upper <= max(1, damaged.count) })
      }
    }
  }

  struct Hostile: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: @Sendable () -> [UInt8]
    var codes: [String]

    init(_ name: String, _ codes: [String], _ text: @escaping @Sendable () -> [UInt8]) {
      testDescription = name
      self.text = text
      self.codes = codes
    }
  }

  static let hostile = [
    Hostile("NUL", ["nul-byte"]) { Array("Screen: A\0".utf8) },
    Hostile("not UTF-8", ["not-utf-8"]) { Array("Screen: ".utf8) + [0xC3, 0x28] },
    Hostile("1,000 nested lines", ["nested-too-deep"]) {
      Array(
        ("Screen: A\n" + (1...1_000).map { String(repeating: " ", count: $0) + "group" }.joined(separator: "\n")).utf8
      )
    },
    Hostile("a long line", ["line-too-long"]) { Array("Screen: A\n".utf8) + Array(repeating: 0x61, count: 1_000_000) },
    Hostile("10,000 commas", []) { Array(("Screen: A\n  text \"A\"" + String(repeating: ",\n", count: 10_000)).utf8) },
    Hostile("5,000 colons", ["nested-too-deep"]) {
      Array(("Screen: A\n  on open: " + String(repeating: "after 1 second: ", count: 5_000) + "nothing").utf8)
    },
    Hostile("2,000 rows with rules", []) {
      let labels = (1...2_000).map { "\"\($0)\"" }.joined(separator: ",\n")
      return Array("Screen: A\n  rows \(labels) each:\n    on activate: remove this, focus the next one".utf8)
    },
  ]

  @Test("hostile files end in a message, not in a crash", arguments: hostile)
  func survives(hostile: Hostile) {
    #expect(read(hostile.text()).diagnostics.map(\.code).sorted() == hostile.codes)
  }

  @Test("an app may not have too many files")
  func manyFiles() {
    let reading = AppFileReader().read(SourceText(path: "0", text: "Screen: A\ninclude \"1\"")) { path in
      SourceText(path: path, text: "include \"\((Int(path) ?? 0) + 1)\"")
    }
    #expect(reading.diagnostics.map(\.message) == ["an app may have at most 64 files"])
  }

  @Test("a file that is included twice counts once")
  func includedTwice() {
    let texts = [
      "left": "include \"common\"\nTask: left\n  escape", "right": "include \"common\"\nTask: right\n  escape",
      "common": "Screen: Common",
    ]
    let main = SourceText(
      path: "main.app",
      text: "App: Main\ninclude \"left\"\ninclude \"right\"\nTask: last\n  escape"
    )
    let reading = AppFileReader().read(main) { path in texts[path].map { SourceText(path: path, text: $0) } }
    #expect(AppFixtures.dump(reading) == "")
    #expect(reading.app.containers.map(\.name) == ["Common"])
    #expect(reading.app.tasks.map(\.name) == ["left", "right", "last"])
    #expect(reading.taskPaths == ["left", "right", "main.app"])
    #expect(reading.sources.map(\.path) == ["main.app", "left", "common", "right"])
  }

  @Test("the title is the file's name when the file has none")
  func title() {
    let reading = AppFileReader().read(SourceText(path: "Checks/shop-before.app", text: "Screen: A")) { _ in nil }
    #expect(reading.app.name == "shop-before")
  }
}

extension [UInt8] {
  fileprivate func removing(_ offset: Int) -> [UInt8] { Array(self[..<offset] + self[(offset + 1)...]) }

  fileprivate func replacing(_ offset: Int, by byte: UInt8) -> [UInt8] {
    var copy = self
    copy[offset] = byte
    return copy
  }
}
