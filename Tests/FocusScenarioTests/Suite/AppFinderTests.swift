import Testing

@testable import FocusScenario

/// Files, a check among them, and the app that it runs on, or why there is none.
struct FinderCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var files: [String]
  var check = "a/b/x.check"
  var name: String?
  var found: String
}

private let finderCases = [
  FinderCase(
    testDescription: "by name, in the nearest folder",
    files: ["a/b/shop.app", "a/shop.app"],
    name: "Shop",
    found: "a/b/shop.app"
  ),
  FinderCase(
    testDescription: "by name, above, past others, spaces and case aside",
    files: ["a/b/x.app", "a/My-Shop.app"],
    name: "my shop",
    found: "a/My-Shop.app"
  ),
  FinderCase(
    testDescription: "a name that is nowhere lists what there is",
    files: ["a/b/till.app", "a/cart.app"],
    name: "Shop",
    found: """
      there is no app file for 'Shop': 'shop.app' is neither in this folder nor above it
      the app files are 'a/b/till.app', 'a/cart.app'
      """
  ),
  FinderCase(
    testDescription: "by the name of the document",
    files: ["a/b/x.app", "a/b/y.app"],
    found: "a/b/x.app"
  ),
  FinderCase(testDescription: "the only one", files: ["a/b/y.app", "a/z.app", "a/q.app"], found: "a/b/y.app"),
  FinderCase(testDescription: "the only one of the nearest folder that has any", files: ["a/y.app"], found: "a/y.app"),
  FinderCase(
    testDescription: "several, and nothing says which",
    files: ["a/y.app", "a/z.app", "w.app"],
    found: """
      it is not said which app this runs on
      write 'App: y' above the block; the app files are 'a/y.app', 'a/z.app'
      """
  ),
  FinderCase(
    testDescription: "none",
    files: [],
    found: """
      there is no app file to run on, in this folder or above it
      start one with 'focus-check init', and save it beside the checks
      """
  ),
  FinderCase(
    testDescription: "a name with a path in it finds nothing",
    files: ["shop.app"],
    name: "../../shop",
    found: """
      there is no app file for '../../shop': '../../shop.app' is neither in this folder nor above it
      the app files are 'shop.app'
      """
  ),
]

@Suite("finding the app")
struct AppFinderTests {
  @Test("which app a check runs on", arguments: finderCases)
  func find(row: FinderCase) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: row.check)
    for file in row.files { try folder.write("", to: file) }
    #expect(folder.hidden(found(by: row.name, for: folder[row.check])) == row.found)
  }

  @Test("the search ends at the repository")
  func repository() throws {
    let folder = try TemporaryFolder(["shop.app": "", "inner/.git/HEAD": "", "inner/a/x.check": ""])
    #expect(found(by: nil, for: folder["inner/a/x.check"]).hasPrefix("there is no app file to run on"))
    #expect(folder.hidden(found(by: nil, for: folder["inner.check"])) == "shop.app")
  }

  private func found(by name: String?, for check: String) -> String {
    var finder = AppFinder(access: FileAccess())
    do throws(AppFinder.Failure) {
      return try finder.app(named: name, for: check)
    } catch {
      let problem = SuiteProblem.app(error)
      return [problem.message, problem.help].compactMap { $0 }.joined(separator: "\n")
    }
  }
}
