import Testing

@testable import FocusScenario

@Suite("Names of evidence")
struct EvidenceNameTests {
  private static let readable: [(document: String, name: String)] = [
    ("Checks/login.check", "Checks+login.check+5+VoiceOver.jsonl"), ("-", "%2D+5+VoiceOver.jsonl"),
    ("../a b.md", "%2E.+a%20b.md+5+VoiceOver.jsonl"), ("/a+b%.md", "+a%2Bb%25.md+5+VoiceOver.jsonl"),
    ("漢字.check", "漢字.check+5+VoiceOver.jsonl"), ("a\nb", "a%0Ab+5+VoiceOver.jsonl"),
  ]

  @Test("a name can be read, and hides nothing", arguments: readable.indices)
  func name(number: Int) {
    let (document, name) = Self.readable[number]
    #expect(EvidenceName.of(.init(document: document, line: 5, task: ""), .voiceOver) == name)
  }

  @Test("no two blocks share a name")
  func distinct() {
    let parts = ["a", "/", "+", "%", "2B", ".", "-", " ", "5", "é", "\\"]
    var documents: Set<String> = []
    for first in parts {
      for second in parts { for third in parts { documents.insert(first + second + third) } }
    }
    var names: Set<String> = []
    for document in documents {
      for line in [5, 55] {
        for technology in Technology.allCases {
          names.insert(EvidenceName.of(.init(document: document, line: line, task: ""), technology))
        }
      }
    }
    #expect(names.count == documents.count * 2 * Technology.allCases.count)
  }
}
