/// About how much room a text takes, and what of it fits: a picture is made where no font is known.
public enum TextFit {
  /// What of a longer text is looked at: no picture has room for more.
  private static let longest = 600
  /// The height of a line, in heights of the letters.
  private static let lineHeight = 1.3
  /// Fonts differ: better a word too few than one over the edge.
  private static let margin = 1.08

  /// The width of a text in letters of a size.
  public static func width(of text: String, size: Double) -> Double {
    text.unicodeScalars.prefix(longest).reduce(0) { $0 + width(of: $1) } * size * margin
  }

  /// The height of a text that is wrapped to a width.
  static func height(of text: String, size: Double, width: Double) -> Double {
    Double(max(1, lines(of: text, size: size, width: width, atMost: 6).count)) * size * lineHeight
  }

  /// A text in lines of a width; what does not fit into the last ends in an ellipsis.
  public static func lines(of text: String, size: Double, width: Double, atMost count: Int) -> [String] {
    guard !text.isEmpty, width > 0, count > 0 else { return [] }
    var lines: [String] = []
    var rest = Array(text.unicodeScalars.prefix(longest))
    let isCut = text.unicodeScalars.prefix(longest + 1).count > longest
    while !rest.isEmpty, lines.count < count {
      let isLast = lines.count == count - 1
      let whole = fitting(rest, size, width)
      if whole == rest.count, !isCut || !isLast {
        lines.append(String(rest))
        return lines
      }
      if isLast {
        let kept = min(whole, max(1, fitting(rest, size, width - size * 0.9)))
        lines.append(String(rest[..<kept]).trimmed + "…")
        return lines
      }
      let end = rest[..<whole].lastIndex(of: " ").map { $0 + 1 } ?? max(1, whole)
      lines.append(String(rest[..<end]).trimmed)
      rest.removeFirst(end)
    }
    return lines
  }

  /// How many of the characters fit.
  private static func fitting(_ scalars: [Unicode.Scalar], _ size: Double, _ width: Double) -> Int {
    var used = 0.0
    for (number, scalar) in scalars.enumerated() {
      used += self.width(of: scalar) * size * margin
      if used > width { return number }
    }
    return scalars.count
  }

  /// In heights of the letters, for a common font without serifs.
  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", "!", "'", "|", ".", ",", ":", ";": 0.28
    case "f", "t", "r", "(", ")", "[", "]", "/", "-", " ": 0.35
    case "m", "w", "M", "W", "@", "%": 0.89
    case "A"..."Z": 0.7
    case "\u{20}"..."\u{7E}": 0.56
    case "\u{300}"..."\u{36F}", "\u{200D}", "\u{FE00}"..."\u{FE0F}": 0
    case "\u{80}"..."\u{10FF}": 0.6
    default: 1
    }
  }
}

extension String {
  fileprivate init(_ scalars: some Sequence<Unicode.Scalar>) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }

  fileprivate var trimmed: String {
    var view = unicodeScalars[...]
    while view.last == " " { view.removeLast() }
    return String(view)
  }
}
