extension Effect {
  /// The element that an effect changes in place, and how; none for an effect of another kind.
  var stateChange: (target: Target, change: (inout ElementState) -> Void)? {
    switch self {
    case .takeOffScreen(let target): (target, { $0.isVisible = false })
    case .hide(let target): (target, { $0.isInTree = false })
    // The same element says something else: what has focus keeps it, as a cell that is used again does (VO-174).
    case .rename(let target, let label): (target, { $0.label = label })
    case .setValue(let target, let value): (target, { $0.value = value })
    case .spokenValue(let target, let value): (target, { $0.spokenValue = value })
    case .enable(let target): (target, { $0.isDisabled = false })
    case .disable(let target): (target, { $0.isDisabled = true })  // VO-177: focus stays
    case .select(let target): (target, { $0.isSelected = true })
    case .deselect(let target): (target, { $0.isSelected = false })
    case .check(let target): (target, { $0.isChecked = true })
    case .uncheck(let target): (target, { $0.isChecked = false })
    case .toggle(let target): (target, { $0.flip() })
    case .expand(let target): (target, { $0.isExpanded = true })
    case .collapse(let target): (target, { $0.isExpanded = false })
    default: nil
    }
  }

  /// The request for focus that an effect is; none for an effect of another kind.
  var focusRequest: (kind: FocusRequest.Kind, target: Target?)? {
    switch self {
    case .focus(let target): (.accessibilityFocus, target)
    case .keyboardFocus(let target): (.keyboardFocus, target)
    case .postScreenChanged(let target): (.screenChanged, target)
    case .postLayoutChanged(let target): (.layoutChanged, target)
    default: nil
    }
  }
}

/// A value text with a whole number in it: `2`, `38%`, `3 items`.
struct NumberText: Hashable, Sendable {
  var prefix: String
  var number: Int
  var suffix: String

  /// Finds the first number of a text; none when there is none, or it is beyond counting.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard var start = bytes.firstIndex(where: Self.isDigit) else { return nil }
    let end = bytes[start...].firstIndex { !Self.isDigit($0) } ?? bytes.endIndex
    if start > 0, bytes[start - 1] == UInt8(ascii: "-") { start -= 1 }
    guard let number = Int(String(decoding: bytes[start..<end], as: UTF8.self)) else { return nil }
    self.prefix = String(decoding: bytes[..<start], as: UTF8.self)
    self.number = number
    self.suffix = String(decoding: bytes[end...], as: UTF8.self)
  }

  /// The text with another number; the number stays where it is when it would overflow.
  func adding(_ amount: Int) -> String {
    let (sum, overflow) = number.addingReportingOverflow(amount)
    return "\(prefix)\(overflow ? number : sum)\(suffix)"
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
