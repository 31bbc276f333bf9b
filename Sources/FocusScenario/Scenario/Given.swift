/// What a `Given:` line says: where the task starts, and how the device is set.
public struct Given: Hashable, Codable, Sendable {
  /// One thing that is given.
  public enum Condition: Hashable, Codable, Sendable {
    /// A screen, sheet or overlay is open, by the words that name it.
    case open(String)
    case device(Device)
    case direction(Direction)
    case largeText
    /// Whether hints are spoken.
    case hints(Bool)
    /// A technology is on, by its published name, from the start or only after something has happened.
    case technology(String, after: String?)
    /// How devices behave: the names of a question and of its answer.
    case behaviour(String, answer: String)
  }

  /// A kind of device.
  public enum Device: String, Hashable, Codable, Sendable, CaseIterable {
    case phone = "iPhone"
    case pad = "iPad"
  }

  /// A direction of the interface.
  public enum Direction: String, Hashable, Codable, Sendable, CaseIterable {
    case leftToRight = "left to right"
    case rightToLeft = "right to left"
  }

  /// A condition where the author wrote it.
  public struct Part: Hashable, Codable, Sendable {
    /// What is given.
    public var condition: Condition
    /// The author's words.
    public var text: String
    /// Where they are written.
    public var range: SourceRange
  }

  /// The conditions, in the order of the text.
  public var parts: [Part]
  /// The author's words, all of them.
  public var text: String

  /// The conditions, in the order of the text.
  public var conditions: [Condition] { parts.map(\.condition) }
}

extension Given.Condition {
  /// The canonical form that reports print: `open(the cart)`, `iPad`.
  public var canonicalText: String {
    switch self {
    case .open(let words): "open(\(words))"
    case .device(let device): device.rawValue
    case .direction(let direction): direction.rawValue
    case .largeText: "large text"
    case .hints(let isOn): "hints \(isOn ? "on" : "off")"
    case .technology(let name, let event): event.map { "\(name) on after(\($0))" } ?? "\(name) on"
    case .behaviour(let name, let answer): "\(name) = \(answer)"
    }
  }

  /// What only one of can be given.
  enum Matter: Hashable {
    case start, device, direction, textSize, hints, technology
    case behaviour(String)
  }

  /// What it is about.
  var matter: Matter {
    switch self {
    case .open: .start
    case .device: .device
    case .direction: .direction
    case .largeText: .textSize
    case .hints: .hints
    case .technology: .technology
    case .behaviour(let name, _): .behaviour(name)
    }
  }
}
