import Foundation
import Testing

@testable import FocusScenario

/// An input of a test, kept as a file: its name states the behaviour, and beside it stands one expected file per stage.
///
/// `Fixtures/checks/bad/misspelt-key.check` has `misspelt-key.check.blocks` and `misspelt-key.check.diagnostics`.
/// A missing expected file is written and the test fails, so that a person reads it before it counts;
/// `FOCUS_RECORD=1 swift test` writes all of them anew.
struct Fixture: Sendable, CustomTestStringConvertible {
  /// The path below `Fixtures`, the path that diagnostics name too.
  var path: String

  var testDescription: String { path }

  /// The folder that all fixtures stand in.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// The inputs of a folder below `Fixtures` whose names end in one of the extensions, by name.
  static func all(in folder: String, extensions: [String]) -> [Fixture] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)) ?? []
    return names.filter { name in extensions.contains { name.hasSuffix("." + $0) } }
      .sorted().map { Fixture(path: "\(folder)/\($0)") }
  }

  /// The names of the folders in a folder below `Fixtures`, by name.
  static func folders(in folder: String) -> [String] {
    let place = root.appendingPathComponent(folder)
    let folders = (try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)) ?? []
    return folders.filter(\.hasDirectoryPath).map(\.lastPathComponent).sorted()
  }

  /// Whether expected texts are written anew.
  static let isRecording = ProcessInfo.processInfo.environment["FOCUS_RECORD"] == "1"

  /// The bytes of the input.
  var source: SourceText {
    get throws { SourceText(path: path, bytes: Array(try Data(contentsOf: url))) }
  }

  /// Compares what a stage came to with its expected file.
  func expect(_ actual: String, stage: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    let file = url.appendingPathExtension(stage)
    if !Self.isRecording, let expected = try? String(contentsOf: file, encoding: .utf8) {
      #expect(actual == expected, "\(path).\(stage)", sourceLocation: sourceLocation)
      return
    }
    try actual.write(to: file, atomically: true, encoding: .utf8)
    if !Self.isRecording {
      Issue.record("\(path).\(stage) was missing and is now written", sourceLocation: sourceLocation)
    }
  }

  /// What was expected of a stage; for an input that must come to the same as another one.
  func expected(stage: String) throws -> String {
    try String(contentsOf: url.appendingPathExtension(stage), encoding: .utf8)
  }

  private var url: URL { Self.root.appendingPathComponent(path) }

}
