/// A column of wrapped lines in a picture, from top to bottom.
struct Caption {
  private(set) var text = ""
  /// Where the next line begins.
  private(set) var y: Double
  private let x: Double
  private let width: Double

  init(x: Double, y: Double, width: Double) {
    self.x = x
    self.y = y
    self.width = width
  }

  /// Adds a text, wrapped; of a long one the beginning.
  mutating func add(_ words: String, size: Double = 14, _ kind: String = "", indent: Double = 0, atMost count: Int = 4)
  {
    for line in TextFit.lines(of: words, size: size, width: width - indent, atMost: count) {
      text += Drawing.text(line, x + indent, y + size, size: size, kind)
      y += size * 1.35
    }
  }

  /// Adds a text in a bubble.
  mutating func addBubble(_ words: String, isAnnouncement: Bool, indent: Double = 0) {
    let lines = TextFit.lines(of: words, size: 14, width: width - indent - 24, atMost: 5)
    let longest = lines.map { TextFit.width(of: $0, size: 14) }.max() ?? 0
    let box = Element.Frame(
      x: x + indent,
      y: y + 2,
      width: min(width - indent, longest + 28),
      height: Double(lines.count) * 19 + 12
    )
    text += Drawing.box(box, radius: 10, isAnnouncement ? "announced" : "bubble")
    for (number, line) in lines.enumerated() {
      let place = box.y + 20 + Double(number) * 19
      text += Drawing.text(line, box.x + 12, place, size: 14, isAnnouncement ? "said" : "")
    }
    y = box.bottom + 4
  }

  /// Leaves room.
  mutating func skip(_ height: Double) { y += height }

  /// Adds the numbered mark of a path, beside the next line.
  mutating func addMark(_ number: String) {
    let size = number.count > 2 ? 9.5 : 12
    let width = max(22, TextFit.width(of: number, size: size) + 9)
    let pill = Element.Frame(x: x + 22 - width, y: y - 2, width: width, height: 22)
    text += Drawing.box(pill, radius: 11, "dot")
    text += Drawing.text(number, pill.middleX, y + 9 + size * 0.36, size: size, "on-dot strong", .middle)
  }
}
