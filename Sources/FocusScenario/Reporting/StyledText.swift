/// Text with marks for its parts; colour is added last, so that reports are compared without it.
public struct StyledText: Hashable, Sendable {
  /// What a part of the text is, as far as it bears on how it looks.
  public enum Style: Hashable, Sendable {
    case plain
    /// A title.
    case title
    case passed
    case failed
    /// A warning or a reservation.
    case caution
    /// What a hurried reader may skip.
    case quiet
    /// What is left out: in brackets where nothing can be struck through.
    case struck
  }

  private struct Span: Hashable, Sendable {
    var text: String
    var style: Style
  }

  /// How wide a paragraph may be, in columns.
  let width: Int
  private var spans: [Span] = []

  /// An empty text, for a terminal of a width in columns; never wider than 80, where lines are hard to follow.
  public init(width: Int = LineWrap.width) {
    self.width = max(LineWrap.leastWidth, min(width, LineWrap.width))
  }

  /// Whether nothing was written.
  public var isEmpty: Bool { spans.isEmpty }

  /// Adds to the end.
  public mutating func append(_ text: String, _ style: Style = .plain) {
    spans.append(Span(text: text, style: style))
  }

  /// Adds another text to the end.
  public mutating func append(_ other: StyledText) {
    spans += other.spans
  }

  /// Ends the line.
  public mutating func endLine() { append("\n") }

  /// The text as a terminal may see it: control characters are made visible, colours are added if wanted.
  public func text(inColour: Bool = false) -> String {
    spans.map { span in
      let text = VisibleText.of(span.text)
      guard inColour, let code = span.style.code else { return span.style == .struck ? "[\(text)]" : text }
      return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
    .joined()
  }
}

extension StyledText.Style {
  /// The numbers of the terminal's escape sequence.
  fileprivate var code: String? {
    switch self {
    case .plain: nil
    case .title: "1"
    case .passed: "32"
    case .failed: "1;31"
    case .caution: "33"
    case .quiet: "2"
    case .struck: "9"
    }
  }
}
