import Foundation
import Testing

@testable import FocusScenario

@Suite("app files")
struct AppFileReaderTests {
  static let good =
    AppFixtures.files(in: AppFixtures.checks, ending: ".app")
    + AppFixtures.files(in: AppFixtures.apps.appendingPathComponent("good"), ending: ".app")

  @Test("a good file has no problem", arguments: good)
  func isGood(fixture: AppFixture) throws {
    #expect(AppFixtures.dump(try AppFixtures.read(fixture)) == "")
  }

  @Test("an app is the same after JSON", arguments: good)
  func survivesJSON(fixture: AppFixture) throws {
    let app = try AppFixtures.read(fixture).app
    let data = try JSONEncoder().encode(app)
    #expect(try JSONDecoder().decode(App.self, from: data) == app)
  }
}
