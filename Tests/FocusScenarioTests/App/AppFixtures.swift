import Foundation
import Testing

@testable import FocusScenario

/// Where the app files of the tests lie, and how their problems are written down.
enum AppFixtures {
  static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  static let apps = tests.appendingPathComponent("Fixtures/apps")
  static let checks = tests.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Checks")

  /// The files of a folder whose names end so, by name.
  static func files(in folder: URL, ending: String) -> [AppFixture] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map { AppFixture(url: folder.appendingPathComponent($0)) }
  }

  /// Reads an app file; includes are files beside it.
  static func read(_ fixture: AppFixture) throws -> AppFileReading {
    AppFileReader().read(SourceText(path: fixture.name, text: try fixture.text())) { path in
      let url = fixture.url.deletingLastPathComponent().appendingPathComponent(path)
      return (try? String(contentsOf: url, encoding: .utf8)).map { SourceText(path: path, text: $0) }
    }
  }

  /// Reads a text as an app file that includes nothing.
  static func read(_ text: String) -> AppFileReading {
    AppFileReader().read(SourceText(path: "x.app", text: text)) { _ in nil }
  }

  /// `file:line:column: error: message [code]`, the words beside the caret, and the help, one problem after another.
  static func dump(_ reading: AppFileReading) -> String {
    reading.diagnostics.map { diagnostic in
      let source = reading.sources.first { $0.path == diagnostic.path }
      let place = source?.location(at: diagnostic.range.lower).description ?? diagnostic.path
      let words = source?.text(diagnostic.range) ?? ""
      var text = "\(place): \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.code)]\n"
      text += "  at '\(words)'" + (diagnostic.label.isEmpty ? "\n" : " (\(diagnostic.label))\n")
      if let help = diagnostic.help { text += "  help: \(help)\n" }
      return text
    }.joined()
  }
}

/// A file of the tests.
struct AppFixture: Sendable, CustomTestStringConvertible {
  var url: URL
  var name: String { url.lastPathComponent }
  var testDescription: String { name }

  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }
}
