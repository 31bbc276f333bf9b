import Testing

@testable import FocusScenario

@Suite("Encodings") struct EncodingTests {
  @Test(
    "the first byte that is not UTF-8 is found",
    arguments: [
      ([0x61, 0x80], 1), ([0xC0, 0x80], 0), ([0xC1, 0xBF], 0), ([0xC3], 0), ([0x61, 0xC3, 0x28], 1),
      ([0xE0, 0x9F, 0xBF], 0), ([0xED, 0xA0, 0x80], 0), ([0xE2, 0x82], 0), ([0xE2, 0x82, 0x28], 0),
      ([0xF0, 0x8F, 0xBF, 0xBF], 0), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF5, 0x80, 0x80, 0x80], 0),
      ([0xF0, 0x9F, 0x98], 0), ([0xFF], 0), ([0xC3, 0xA9, 0xFE], 2),
    ] as [([UInt8], Int)]
  )
  func invalid(bytes: [UInt8], offset: Int) {
    let found = SourceText(path: "a", bytes: bytes).encodingProblem()
    #expect(found?.problem == .notUTF8(byte: bytes[offset], offset: offset))
    #expect(found?.range == SourceRange(offset, offset + 1))
  }

  @Test("text in every script is read", arguments: ["", "abc", "é", "設定", "👩‍👩‍👧", "\u{FEFF}a", "\u{10FFFF}", "\u{E000}"])
  func valid(text: String) {
    #expect(SourceText(path: "a", text: text).encodingProblem() == nil)
  }

  @Test("a NUL byte and UTF-16 are named")
  func others() {
    #expect(SourceText(path: "a", bytes: [0x61, 0, 0xFF]).encodingProblem()?.problem == .nul(offset: 1))
    #expect(SourceText(path: "a", bytes: [0xFF, 0xFE, 0x61, 0]).encodingProblem()?.problem == .wideEncoding("UTF-16"))
    #expect(SourceText(path: "a", bytes: [0xFE, 0xFF, 0, 0x61]).encodingProblem()?.problem == .wideEncoding("UTF-16"))
  }

  @Test("a byte-order mark takes no column")
  func byteOrderMark() {
    let source = SourceText(path: "a", text: "\u{FEFF}ab\ncd")
    #expect((0...7).map { source.location(at: $0).column } == [1, 1, 1, 1, 2, 3, 1, 2])
  }

  @Test("words end at every blank, and a quotation is one word")
  func words() {
    let source = SourceText(path: "a", text: " “Delivery address”\u{A0}is\u{3000}spoken \"a b\", c")
    let whole = SourceRange(0, source.bytes.count)
    #expect(source.words(in: whole, atMost: 2) == ["“Delivery address”", "is"])
    #expect(source.words(in: whole, atMost: 9) == ["“Delivery address”", "is", "spoken", "\"a b\",", "c"])
  }
}
