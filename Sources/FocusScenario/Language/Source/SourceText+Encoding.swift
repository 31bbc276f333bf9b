extension SourceText {
  /// What keeps these bytes from being read as text, with the place of the first such byte; none for good text.
  func encodingProblem() -> (problem: SourceProblem, range: SourceRange)? {
    if let name = wideEncoding { return (.wideEncoding(name), SourceRange(0, 2)) }
    var index = ByteScan.firstOutsideASCII(in: bytes, from: 0)
    while index < bytes.count {
      guard bytes[index] != 0 else { return (.nul(offset: index), SourceRange(index, index + 1)) }
      let length = Self.scalarLength(in: bytes, at: index)
      guard length > 0 else {
        return (.notUTF8(byte: bytes[index], offset: index), SourceRange(index, index + 1))
      }
      index = ByteScan.firstOutsideASCII(in: bytes, from: index + length)
    }
    return nil
  }

  private var wideEncoding: String? {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): "UTF-16"
    case (0xFE, 0xFF): "UTF-16"
    default: nil
    }
  }

  /// The number of bytes of the well-formed scalar that starts here; 0 when there is none.
  private static func scalarLength(in bytes: [UInt8], at index: Int) -> Int {
    let lead = bytes[index]
    if lead < 0x80 { return 1 }
    guard let form = multibyteForms.first(where: { $0.leads.contains(lead) }),
      index + form.length <= bytes.count, form.second.contains(bytes[index + 1])
    else { return 0 }
    for offset in 2..<max(2, form.length) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    return form.length
  }

  /// Table 3-7 of the Unicode standard: which second byte may follow which lead.
  private static let multibyteForms: [(leads: ClosedRange<UInt8>, second: ClosedRange<UInt8>, length: Int)] = [
    (0xC2...0xDF, 0x80...0xBF, 2),
    (0xE0...0xE0, 0xA0...0xBF, 3),
    (0xE1...0xEC, 0x80...0xBF, 3),
    (0xED...0xED, 0x80...0x9F, 3),
    (0xEE...0xEF, 0x80...0xBF, 3),
    (0xF0...0xF0, 0x90...0xBF, 4),
    (0xF1...0xF3, 0x80...0xBF, 4),
    (0xF4...0xF4, 0x80...0x8F, 4),
  ]
}
