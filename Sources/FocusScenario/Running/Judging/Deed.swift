/// Something that is done to a thing, told from what the thing is before and after.
enum Deed: String, CaseIterable {
  case select, toggle, expand, collapse, clear, change, increase, decrease, delete, show, hide

  /// The deed that a verb of the language means; none for what leaves no trace on the thing.
  init?(_ verb: String?) {
    guard let deed = verb.flatMap(Deed.init(rawValue:)) else { return nil }
    self = deed
  }

  /// What a user does to a thing itself, without a key.
  static let ofUser: [Deed] = [.select, .toggle, .expand, .collapse, .change, .increase, .decrease]

  /// What the technology's user does on the thing.
  var intents: [Intent] {
    switch self {
    case .select, .toggle, .expand, .collapse: [.activate]
    case .increase: [.increment]
    case .decrease: [.decrement]
    case .change: [.activate, .type("changed"), .increment]
    case .clear: [.activate, .clear]
    case .delete, .show, .hide: []
    }
  }

  /// Why it cannot be shown on a thing as it is: it is so already; none when it can.
  func obstacle(_ before: ElementState) -> String? {
    switch self {
    case .select: before.isSelected ? "it is selected already" : nil
    case .expand: before.isExpanded == true ? "it is expanded already" : nil
    case .collapse: before.isExpanded == false ? "it is collapsed already" : nil
    case .clear: (before.value ?? "").isEmpty ? "it is empty already" : nil
    case .show: before.isVisible ? "it is there already" : nil
    case .delete, .hide: before.isVisible ? nil : "it is not there"
    case .toggle, .change, .increase, .decrease: nil
    }
  }

  /// Whether it was done between two states of a thing.
  func isDone(_ before: ElementState, _ after: ElementState) -> Bool {
    switch self {
    case .select: after.isSelected
    case .toggle:
      before.isSelected != after.isSelected || before.isChecked != after.isChecked
        || before.isExpanded != after.isExpanded
    case .expand: after.isExpanded == true
    case .collapse: after.isExpanded == false
    case .clear: (after.value ?? "").isEmpty
    case .change: before.label != after.label || before.value != after.value
    case .increase: Self.isLess(before, than: after)
    case .decrease: Self.isLess(after, than: before)
    case .show: after.isVisible
    case .delete, .hide: !after.isVisible
    }
  }

  private static func isLess(_ less: ElementState, than more: ElementState) -> Bool {
    guard let less = NumberText(less.value ?? ""), let more = NumberText(more.value ?? "") else { return false }
    return less.number < more.number
  }
}
