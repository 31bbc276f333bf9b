import Testing

@testable import FocusScenario

@Suite("Spelling") struct SpellingTests {
  @Test(
    "a slip is a letter more, less, other, or two swapped",
    arguments: [
      ("expected", "expected", 0), ("expcted", "expected", 1), ("exppected", "expected", 1),
      ("ezpected", "expected", 1), ("taks", "task", 1), ("a", "", 1), ("", "ab", 2), ("ca", "abc", 3),
      ("kitten", "sitting", 3), ("focus", "scan", 4), ("abcdefgh", "hgfedcba", 7),
    ]
  )
  func distance(first: String, second: String, expected: Int) {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    #expect(EditDistance.between(first, second, atMost: 9) == expected)
    #expect(EditDistance.between(second, first, atMost: 9) == expected)
    #expect(EditDistance.between(first, second, atMost: expected) == expected)
    #expect(EditDistance.between(first, second, atMost: expected - 1) == nil)
  }

  @Test(
    "the nearest known word is found, within the slips its length allows",
    arguments: [
      ("Expcted", "Expected"), ("taks", "Task"), ("Profil", "Profile"), ("GIVEN", "Given"), ("Gven", "Given"),
      ("Pay", nil), ("Text", nil), ("Say", "Say"), ("returning customer", nil), ("", nil),
    ]
  )
  func nearest(word: String, expected: String?) {
    #expect(Spelling.nearest(to: word, among: ["Profile", "Given", "Task", "Expected", "App", "Say"]) == expected)
  }

  @Test(
    "a word that can only be one of a few may have a slip in two letters, and two in five",
    arguments: [
      ("lst", "list"), ("hlep", "help"), ("exlan", "explain"), ("elpain", "explain"), ("x", nil), ("ap", nil),
    ]
  )
  func generous(word: String, expected: String?) {
    #expect(Spelling.nearest(to: word, among: ["list", "help", "explain"], tolerance: .generous) == expected)
    #expect(Spelling.nearest(to: "lst", among: ["list"]) == nil)
  }

  @Test("of two equally near words the earlier one is taken")
  func ties() {
    #expect(Spelling.nearest(to: "lead", among: ["load", "read"]) == "load")
    #expect(Spelling.nearest(to: "lead", among: ["read", "load"]) == "read")
    #expect(Spelling.nearest(to: "lead", among: ["load", "lead"]) == "lead")
  }

  @Test("two very long words are compared in time that grows with the bound")
  func long() {
    let word = [UInt8](repeating: 0x61, count: 200_000)
    #expect(EditDistance.between(word, word + [0x62], atMost: 2) == 1)
  }
}
