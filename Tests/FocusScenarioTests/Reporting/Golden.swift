import Foundation
import Testing

/// Texts kept beside the tests; a missing one is written, and the test that missed it fails. `FOCUS_RECORD=1` writes all anew.
enum Golden {
  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// Compares a text with the file that holds what it should be.
  static func expect(_ text: String, equals name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = fixtures.appendingPathComponent(name)
    if Fixture.isRecording { return try Data(text.utf8).write(to: file) }
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      try Data(text.utf8).write(to: file)
      Issue.record("'\(name)' was missing and has been written; read it", sourceLocation: sourceLocation)
      return
    }
    #expect(text == expected, sourceLocation: sourceLocation)
  }
}
