import Testing

@testable import FocusScenario

@Suite("Scanning bytes") struct ByteScanTests {
  /// Bytes on both sides of each limit.
  static let bytes: [UInt8] = [
    0x00, 0x01, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x0E, 0x1F, 0x20, 0x21, 0x7F, 0x80, 0x8A, 0xFF,
  ]

  @Test("each byte is found at each place of a word, whatever stands around it", arguments: bytes)
  func finds(byte: UInt8) {
    for filler: UInt8 in [0x20, 0x61, 0x0B, 0x7F] {
      for place in 0..<19 {
        var text = [UInt8](repeating: filler, count: 19)
        text[place] = byte
        for start in [0, 1, 8, 19] {
          let rest = text[start...]
          #expect(
            ByteScan.firstLineBreak(in: text, from: start) == rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? 19
          )
          #expect(ByteScan.firstOutsideASCII(in: text, from: start) == rest.firstIndex { $0 == 0 || $0 > 0x7F } ?? 19)
          #expect(ByteScan.firstNonSpace(in: rest) == rest.firstIndex { $0 != 0x20 } ?? 19)
        }
      }
    }
  }
}
