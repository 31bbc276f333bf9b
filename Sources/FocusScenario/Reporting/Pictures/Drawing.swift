/// The few forms of SVG that the pictures are made of.
enum Drawing {
  /// A number with at most one digit behind the point, the same on every machine.
  static func number(_ value: Double) -> String {
    guard !value.isNaN else { return "0" }
    let tenths = Int((min(max(value, -1_000_000), 1_000_000) * 10).rounded())
    let digit = abs(tenths % 10)
    let sign = tenths < 0 && tenths > -10 ? "-" : ""
    return sign + "\(tenths / 10)" + (digit == 0 ? "" : ".\(digit)")
  }

  /// A rectangle with round corners.
  static func box(_ frame: Element.Frame, radius: Double = 0, _ kind: String) -> String {
    let corner = radius > 0 ? " rx=\"\(number(min(radius, frame.width / 2, frame.height / 2)))\"" : ""
    return "<rect class=\"\(kind)\" x=\"\(number(frame.x))\" y=\"\(number(frame.y))\" "
      + "width=\"\(number(frame.width))\" height=\"\(number(frame.height))\"\(corner)/>"
  }

  static func circle(_ x: Double, _ y: Double, _ radius: Double, _ kind: String) -> String {
    "<circle class=\"\(kind)\" cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"\(number(radius))\"/>"
  }

  static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ kind: String) -> String {
    "<line class=\"\(kind)\" x1=\"\(number(x1))\" y1=\"\(number(y1))\" x2=\"\(number(x2))\" y2=\"\(number(y2))\"/>"
  }

  /// Where a text stands on its line.
  enum Anchor: String { case start, middle, end }

  /// One line of text, already fitted; nothing for an empty one.
  static func text(
    _ text: String,
    _ x: Double,
    _ y: Double,
    size: Double,
    _ kind: String = "",
    _ anchor: Anchor = .start
  ) -> String {
    guard !text.isEmpty else { return "" }
    let style = kind.isEmpty ? "" : " class=\"\(kind)\""
    let place = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    return "<text\(style) x=\"\(number(x))\" y=\"\(number(y))\" font-size=\"\(number(size))\"\(place)>"
      + Markup.line(text) + "</text>"
  }
}

extension Element.Frame {
  var right: Double { x + width }
  var bottom: Double { y + height }
  var middleX: Double { x + width / 2 }
  var middleY: Double { y + height / 2 }

  /// Smaller, or larger, on each side.
  func inset(by reach: Double) -> Element.Frame {
    Element.Frame(
      x: x + reach,
      y: y + reach,
      width: max(0, width - 2 * reach),
      height: max(0, height - 2 * reach)
    )
  }

  /// What holds both.
  func union(_ other: Element.Frame) -> Element.Frame {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Element.Frame(
      x: left,
      y: top,
      width: max(right, other.right) - left,
      height: max(bottom, other.bottom) - top
    )
  }
}
