import FocusScenario

/// Offers the sentences for each refused line, one line after the other.
struct RepairDialog {
  /// Shows a text at once.
  let show: (StyledText) -> Void
  /// The next key; none when there will be none.
  let readKey: () -> UInt8?
  /// Whether the user wants no more.
  private(set) var hasEnded = false

  /// A dialog over a screen and a keyboard.
  init(show: @escaping (StyledText) -> Void, readKey: @escaping () -> UInt8?) {
    self.show = show
    self.readKey = readKey
  }

  /// Which sentence to put in place of which line of a file, by the numbers of both.
  mutating func choices(for file: RepairableFile) -> [Int: Int] {
    var choices: [Int: Int] = [:]
    for (number, line) in file.lines.enumerated() where !hasEnded {
      var text = RepairText.render(line, in: file.source)
      guard !line.suggestions.isEmpty else {
        text.endLine()
        show(text)
        continue
      }
      let numbers = line.suggestions.count == 1 ? "1" : "1-\(line.suggestions.count)"
      text.append("  [\(numbers)] take it  [s] skip  [q] quit: ", .title)
      show(text)
      choices[number] = choice(of: line.suggestions.count)
    }
    return choices
  }

  /// The number that is pressed, from 0; none to skip.
  private mutating func choice(of count: Int) -> Int? {
    while let key = readKey() {
      switch key {
      case UInt8(ascii: "s"): return answer("skipped", nil)
      case UInt8(ascii: "q"), Self.interrupt, Self.endOfText: return end()
      case UInt8(ascii: "1")..<UInt8(ascii: "1") + UInt8(count):
        let number = Int(key - UInt8(ascii: "1"))
        return answer("\(number + 1)", number)
      default: continue
      }
    }
    return end()
  }

  private static let interrupt: UInt8 = 3
  private static let endOfText: UInt8 = 4

  private func answer(_ word: String, _ choice: Int?) -> Int? {
    var text = StyledText()
    text.append(word + "\n\n")
    show(text)
    return choice
  }

  private mutating func end() -> Int? {
    hasEnded = true
    return answer("quit", nil)
  }
}
