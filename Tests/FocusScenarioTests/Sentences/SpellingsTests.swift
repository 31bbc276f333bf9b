import Testing

@testable import FocusScenario

@Suite("Spellings and slips")
struct SpellingsTests {
  @Test("a spelling keeps the number that it got when it was first met")
  func numbers() {
    var spellings = Spellings()
    let words = (0..<1000).map { "word \($0)" }
    for word in words + words { _ = spellings.add(Array(word.utf8)[...]) }
    #expect(spellings.count == 1000)
    #expect(words.map { spellings.number(of: $0) } == Array(0..<1000))
    #expect((0..<1000).map { spellings[$0] } == words)
    #expect(spellings.number(of: "word") == nil)
  }

  @Test("no slip of one letter is passed over", arguments: ["after", "before", "which"])
  func slips(word: String) {
    var words = NearWords()
    let letters = Array(word.utf8)
    words.append(letters[...])
    for index in letters.indices {
      var less = letters
      less.remove(at: index)
      var more = letters
      more.insert(UInt8(ascii: "q"), at: index)
      var other = letters
      other[index] = UInt8(ascii: "q")
      var swapped = letters
      if index > 0 { swapped.swapAt(index, index - 1) }
      for slip in [less, more, other, swapped] where slip != letters {
        #expect(words.isSlip(slip), "\(String(decoding: slip, as: UTF8.self))")
      }
    }
    #expect(!words.isSlip(letters))
    #expect(!words.isSlip(Array("zzzzz".utf8)))
  }

  @Test("of a short word only swapped and doubled letters are slips")
  func shortWords() {
    var words = NearWords()
    words.append(Array("the".utf8)[...])
    #expect(words.isSlip(Array("teh".utf8)) && words.isSlip(Array("thee".utf8)))
    #expect(!words.isSlip(Array("tie".utf8)) && !words.isSlip(Array("then".utf8)))
    #expect(words.isNearShortWord(Array("then".utf8)) && !words.isNearShortWord(Array("theme".utf8)))
  }
}
