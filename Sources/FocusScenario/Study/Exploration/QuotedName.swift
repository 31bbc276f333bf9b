extension Simulator {
  /// An element in the words of a check: its label in quotes, and what it is where another has the same label.
  func quotedName(of element: ElementIdentifier) -> String {
    let label = state(of: element).label
    let name = Self.quoted(label)
    let elements = presented.flatMap { index.elementsOfContainer[$0.index] }
    let isAlone = !elements.contains { $0 != element && isInTree($0) && state(of: $0).label == label }
    return isAlone ? name : "the \(name) \(index.element(element).role.noun)"
  }

  /// A text in the quotation marks that it does not hold.
  static func quoted(_ text: String) -> String { text.utf8.contains(UInt8(ascii: "\"")) ? "“\(text)”" : "\"\(text)\"" }
}

extension Element.Role {
  /// What a check calls it.
  fileprivate var noun: String {
    switch self {
    case .textField, .secureField, .searchField: "field"
    case .backButton: "button"
    case .heading, .text, .button, .link, .image, .toggle, .checkbox, .slider, .stepper, .picker, .tab, .row, .card,
      .list:
      rawValue
    case .progress, .group, .table, .landmark, .tabBar, .segmentedControl, .navigationBar, .semanticGroup, .view:
      "element"
    }
  }
}
