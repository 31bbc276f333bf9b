import Testing

@testable import FocusScenario

@Suite("paths")
struct PathTests {
  @Test(
    "the folder above",
    arguments: [
      ("a/b", "a"), ("a", "."), (".", ".."), ("..", "../.."), ("../a", ".."), ("/a/b", "/a"), ("/a", "/"), ("/", "/"),
      ("a/", "."), ("./a", "."), ("a/..", "a/../.."), ("-", "."),
    ]
  )
  func parent(path: String, parent: String) { #expect(Path(path).parent.text == parent) }

  @Test(
    "name, stem and extension",
    arguments: [
      ("a/Shop.Check", "Shop.Check Shop check"), (".hidden", ".hidden .hidden "), ("a.b.md", "a.b.md a.b md"),
      ("plain", "plain plain "),
    ]
  )
  func parts(path: String, parts: String) {
    let path = Path(path)
    #expect("\(path.name) \(path.stem) \(path.fileExtension)" == parts)
  }

  @Test(
    "a line at the end",
    arguments: [
      ("a.check", "a.check", nil), ("a.check:12", "a.check", 12), ("a.check:12:3", "a.check", 12), ("a:b", "a:b", nil),
      (":3", ":3", nil), ("there:7", "there:7", nil), ("there:7:9", "there:7", 9), ("-:2", "-", 2), ("a:", "a:", nil),
      ("a:99999999999999999999", "a:99999999999999999999", nil), ("a:-1", "a:-1", nil),
    ] as [(String, String, Int?)]
  )
  func line(argument: String, path: String, line: Int?) {
    let parsed = PathArgument(argument, isThere: { $0 == "there:7" })
    #expect(parsed.path == path && parsed.line == line)
  }
}
