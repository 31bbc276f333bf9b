/// Finds the key at the start of a line: `Profile:`, `**Task:**`, `Expcted:`.
struct KeyScanner {
  let source: SourceText
  let content: SourceRange

  private static let longestKey = 16

  /// The key with its parts; none when the line begins with no key, and with nothing near one.
  var keyPart: CheckLine.KeyPart? {
    var index = content.lower
    let opened = skipEmphasis(&index)
    let start = index
    while isLetter(index), index - start <= Self.longestKey { index += 1 }
    let spelling = SourceRange(start, index)
    guard spelling.count > 0, spelling.count <= Self.longestKey else { return nil }
    let closed = skipEmphasis(&index)
    skipBlanks(&index)
    let colon = source.colonLength(at: index, before: content.upper)
    guard colon > 0 else { return nil }
    index += colon
    let closedAfter = opened > 0 && closed == 0 ? skipEmphasis(&index) : 0
    let isOpen = opened > 0 && closed + closedAfter == 0
    let mark = SourceRange(content.lower, index)
    return keyPart(spelling, mark: mark, value: value(from: index, isEmphasized: isOpen))
  }

  /// The key that the first word is, though no colon follows.
  var keyPartWithoutColon: CheckLine.KeyPart? {
    let word = source.words(in: content, atMost: 1).first ?? ""
    guard let key = CheckKey.allCases.first(where: { $0.rawValue.lowercased() == word.lowercased() }) else {
      return nil
    }
    let spelling = SourceRange(content.lower, content.lower + word.utf8.count)
    let value = source.trimmed(SourceRange(spelling.upper, content.upper))
    return CheckLine.KeyPart(key: key, spelling: spelling, mark: spelling, value: value, isMisspelt: false)
  }

  private func keyPart(_ spelling: SourceRange, mark: SourceRange, value: SourceRange) -> CheckLine.KeyPart? {
    if let key = CheckKey.allCases.first(where: { source.isWord(spelling, $0.name) }) {
      return CheckLine.KeyPart(key: key, spelling: spelling, mark: mark, value: value, isMisspelt: false)
    }
    guard let name = Spelling.nearest(to: source.text(spelling), among: CheckKey.allCases.map(\.rawValue)),
      let key = CheckKey(rawValue: name)
    else { return nil }
    return CheckLine.KeyPart(key: key, spelling: spelling, mark: mark, value: value, isMisspelt: true)
  }

  /// What follows the colon; emphasis around the whole line is no part of it.
  private func value(from index: Int, isEmphasized: Bool) -> SourceRange {
    var value = source.trimmed(SourceRange(index, content.upper))
    guard isEmphasized else { return value }
    while value.count > 0, isEmphasis(value.upper - 1) { value.upper -= 1 }
    return source.trimmed(value)
  }

  private func skipEmphasis(_ index: inout Int) -> Int {
    let start = index
    while isEmphasis(index), index - start < 3 { index += 1 }
    return index - start
  }

  private func skipBlanks(_ index: inout Int) {
    while case let length = source.blankLength(at: index, before: content.upper), length > 0 { index += length }
  }

  private func isEmphasis(_ index: Int) -> Bool {
    let byte = source.byte(index, content.upper)
    return byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_")
  }

  private func isLetter(_ index: Int) -> Bool {
    let byte = source.byte(index, content.upper)
    return 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
  }
}
