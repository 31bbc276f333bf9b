import Foundation
import Testing

@testable import FocusScenario

/// Each file holds an app file with a mistake, what is said about it word for word, and the file as the help repairs it.
@Suite("mistakes in app files")
struct AppProblemTests {
  static let bad = AppFixtures.files(in: AppFixtures.apps.appendingPathComponent("bad"), ending: ".txt")

  private struct Parts {
    var mistake: String
    var problems: String
    var repaired: String

    init(_ text: String) throws {
      let parts = text.components(separatedBy: "==== problems\n")
      let rest = try #require(parts.last).components(separatedBy: "==== repaired\n")
      mistake = try #require(parts.first)
      problems = try #require(rest.first)
      repaired = try #require(rest.last)
    }
  }

  private func read(_ text: String, _ fixture: AppFixture) -> AppFileReading {
    AppFileReader().read(SourceText(path: fixture.name, text: text)) { path in
      let url = fixture.url.deletingLastPathComponent().appendingPathComponent(path)
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
      return SourceText(path: path, text: text.components(separatedBy: "==== problems\n")[0])
    }
  }

  @Test("a mistake is told, and the help repairs it", arguments: bad)
  func isTold(fixture: AppFixture) throws {
    let parts = try Parts(try fixture.text())
    let found = AppFixtures.dump(read(parts.mistake, fixture))
    if parts.problems.isEmpty {
      let text = parts.mistake + "==== problems\n" + found + "==== repaired\n" + parts.repaired
      try text.write(to: fixture.url, atomically: true, encoding: .utf8)
      Issue.record("the problems were written down for the first time: read them")
    }
    #expect(found == parts.problems)
    #expect(AppFixtures.dump(read(parts.repaired, fixture)) == "")
  }

  @Test("there are files to test")
  func isNotEmpty() {
    #expect(Self.bad.count > 50)
  }
}
