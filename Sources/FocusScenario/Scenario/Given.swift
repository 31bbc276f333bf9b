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
    /// A setting of whoever scans with switches.
    case scanning(ScanSetting)
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

  /// A setting of Switch Control (SC-1, SC-2, SC-5 to SC-8); the highlight moves in one of three ways.
  public enum ScanSetting: Hashable, Codable, Sendable {
    /// Whether what stands together is highlighted as one first.
    case groups(Bool)
    /// After how many milliseconds the highlight moves by itself; none when a switch moves it.
    case interval(Int?)
    /// After how many cycles the highlight hides.
    case loops(Int)
    /// Whether a select opens the menu in place of a tap.
    case menu(Bool)
    /// Whether scanning goes on at the item that was selected, and not at the beginning.
    case resumesAtItem(Bool)
    /// After how many milliseconds a single switch selects what it moved to.
    case dwell(Int)
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
    case .scanning(let setting): setting.canonicalText
    case .behaviour(let name, let answer): "\(name) = \(answer)"
    }
  }

  /// What only one of can be given.
  enum Matter: Hashable {
    case start, device, direction, textSize, hints, technology
    case scanGroups, scanInterval, scanLoops, scanMenu, scanResumption
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
    case .scanning(.groups): .scanGroups
    case .scanning(.interval), .scanning(.dwell): .scanInterval
    case .scanning(.loops): .scanLoops
    case .scanning(.menu): .scanMenu
    case .scanning(.resumesAtItem): .scanResumption
    case .behaviour(let name, _): .behaviour(name)
    }
  }
}

extension Given.ScanSetting {
  /// The canonical form: `group scanning`, `auto scanning every 1000 ms`.
  fileprivate var canonicalText: String {
    switch self {
    case .groups(let isOn): isOn ? "group scanning" : "item scanning"
    case .interval(let interval?): "auto scanning every \(interval) ms"
    case .interval(nil): "manual scanning"
    case .dwell(let dwell): "single-switch scanning with a dwell of \(dwell) ms"
    case .loops(let count): "\(count) loops"
    case .menu(let isOn): isOn ? "a select opens the menu" : "a select taps"
    case .resumesAtItem(let isAtItem): "scanning resumes at the \(isAtItem ? "item" : "beginning")"
    }
  }
}
