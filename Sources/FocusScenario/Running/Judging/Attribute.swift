/// A part of what a thing says of itself, by the noun that an author uses.
enum Attribute: String {
  case name, role, state, value, position, hint, placeholder

  private static let nouns: [String: Attribute] = [
    "name": .name, "label": .name, "role": .role, "trait": .role, "state": .state, "value": .value, "text": .value,
    "position": .position, "hint": .hint, "description": .hint, "placeholder": .placeholder,
  ]

  /// The attribute that the last of some noun words names; the others are words of the language, and no slips of these.
  init?(noun: String) {
    let words = Words.split(noun)
    guard let last = words.last, let attribute = Self.nouns[last] else { return nil }
    let vocabulary = LanguageTables.published.vocabulary
    guard words.dropLast().allSatisfy({ !vocabulary.traits(of: $0).isEmpty }) else { return nil }
    // What Android calls the name.
    self = words.suffix(2) == ["content", "description"] ? .name : attribute
  }

  /// What it is for an element now, in every wording.
  func values(of element: ElementIdentifier, _ simulator: Simulator) -> [String] {
    let (state, speech) = (simulator.state(of: element), simulator.speech(of: element))
    let entry = simulator.index.element(element)
    let values: [String?] =
      switch self {
      case .name: [state.label]
      case .role: speech.roles + Self.roles(of: entry)
      case .state: speech.leadingStates + speech.states + speech.trailingStates
      case .value: [state.value, speech.value, entry.role == .text ? state.label : nil]
      case .position: [speech.position]
      case .hint: [entry.hint]
      case .placeholder: [entry.placeholder]
      }
    var distinct: [String] = []
    for value in values.compactMap({ $0 }) where !value.isEmpty && !distinct.contains(value) { distinct.append(value) }
    return distinct
  }

  /// What it is in the words of a designer, where speech has others.
  private static func roles(of element: Element) -> [String] {
    switch element.role {
    case .toggle: ["switch"]
    case .secureField: ["text field", "secure field"]
    case .backButton: ["button", "back button"]
    case .heading, .button, .link, .image, .textField, .searchField, .checkbox, .slider, .stepper, .picker, .tab:
      [element.role.rawValue]
    default: []
    }
  }
}

extension Frame {
  /// What part of the thing the claim is about.
  var attribute: Attribute {
    if relation == .label { return .name }
    if relation == .role { return .role }
    guard case .noun(let words)? = target?.head else { return .name }
    return Attribute(noun: words) ?? .name
  }

  /// The thing whose name, role or state the claim is about: the button of `the role of the button`.
  var owner: Reference? {
    guard let target, case .noun(let words) = target.head, Attribute(noun: words) != nil else { return nil }
    return target.relations.first { [.of, .for, .on].contains($0.kind) }?.reference
  }
}
