/// The elements of one moment in the words of a check, looked up once for all of them.
struct QuotedNames {
  private let simulator: Simulator
  /// What is in the tree of the contexts that are up.
  private let present: [ElementIdentifier]
  /// The same by the words of their labels.
  private let byWords: [[String]: [ElementIdentifier]]

  init(_ simulator: Simulator) {
    self.simulator = simulator
    let elements = simulator.presented.flatMap { simulator.index.elementsOfContainer[$0.index] }
    present = elements.filter { simulator.isInTree($0) }
    byWords = Dictionary(grouping: present) { Words.split(simulator.state(of: $0).label) }
  }

  /// An element in the words of a check: its label in quotes, with what it is where another has the same label; where
  /// that is the same too, which of its kind it is from the top. What has no label goes by its other name.
  func name(of element: ElementIdentifier) -> String {
    let index = simulator.index
    let label = simulator.state(of: element).label
    if label.isEmpty, let name = index.element(element).aliases.first { return "the \(name)" }
    let quoted = Simulator.quoted(label)
    let namesakes = (byWords[Words.split(label)] ?? []).filter { $0 != element }
    guard !namesakes.isEmpty else { return quoted }
    let noun = index.element(element).role.noun
    let ofKind = present.filter { $0 != element && index.element($0).role.noun == noun }
    guard namesakes.contains(where: { index.element($0).role.noun == noun }),
      let place = simulator.inReadingOrder(ofKind + [element]).firstIndex(of: element),
      Self.ordinals.indices.contains(place)
    else { return "the \(quoted) \(noun)" }
    return "the \(Self.ordinals[place]) \(noun)"
  }

  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]
}

extension Simulator {
  /// An element in the words of a check; who asks for many at one moment keeps the table.
  func quotedName(of element: ElementIdentifier) -> String { QuotedNames(self).name(of: element) }

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
