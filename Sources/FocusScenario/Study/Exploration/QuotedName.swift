extension Simulator {
  /// An element in the words of a check: its label in quotes, with what it is where another has the same label; where
  /// that is the same too, which of its kind it is from the top. What has no label goes by its other name.
  func quotedName(of element: ElementIdentifier) -> String {
    let label = state(of: element).label
    if label.isEmpty, let name = index.element(element).aliases.first { return "the \(name)" }
    let quoted = Self.quoted(label)
    let others = presented.flatMap { index.elementsOfContainer[$0.index] }.filter { $0 != element && isInTree($0) }
    let namesakes = others.filter { Words.same(state(of: $0).label, label) }
    guard !namesakes.isEmpty else { return quoted }
    let noun = index.element(element).role.noun
    let ofKind = others.filter { index.element($0).role.noun == noun }
    guard namesakes.contains(where: { ofKind.contains($0) }),
      let place = inReadingOrder(ofKind + [element]).firstIndex(of: element), Self.ordinals.indices.contains(place)
    else { return "the \(quoted) \(noun)" }
    return "the \(Self.ordinals[place]) \(noun)"
  }

  /// A text in the quotation marks that it does not hold.
  static func quoted(_ text: String) -> String { text.utf8.contains(UInt8(ascii: "\"")) ? "“\(text)”" : "\"\(text)\"" }

  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]
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
