/// What VoiceOver says of its own: the words of states, roles, positions, tables, containers and hints.
///
/// Numbers and not names are the raw values, because a word is looked up many times for each utterance.
public enum SpokenWord: Int, Hashable, Codable, Sendable, CaseIterable {
  // States.
  case selected, dimmed, expanded, collapsed, checked, notChecked, on, off, mixed
  // Roles.
  case button, backButton, popUpButton, switchButton, checkbox, tab, textField, secureTextField, editing, heading, link,
    adjustable, image, searchField
  /// The label of a back button that is not said twice.
  case back
  // Places: `{}` stands for a number.
  case position, row, column, rowSpan, columnSpan
  // Containers.
  case listStart, listEnd, landmarkStart, landmarkEnd, alert
  // Carets, while a field is edited.
  case caretAtStart, caretAtEnd
  // Hints.
  case toggleHint, adjustHint, editHint, editingHint, pickerHint

  /// Those that say the state of an element.
  static let states: [SpokenWord] = [
    .selected, .dimmed, .expanded, .collapsed, .checked, .notChecked, .on, .off, .mixed,
  ]

  /// Those that say what an element is, in the order in which they are spoken (VO-62).
  static let roles: [SpokenWord] = [
    .button, .backButton, .popUpButton, .switchButton, .checkbox, .tab, .textField, .secureTextField, .editing,
    .heading, .link, .adjustable, .image, .searchField,
  ]

  /// The roles that the state of a switch stands behind.
  static let buttons: [SpokenWord] = [.button, .backButton, .popUpButton, .switchButton, .checkbox]

  /// Where a state is spoken among the other parts.
  enum Place: Hashable, Sendable {
    /// VO-64
    case beforeLabel
    /// VO-63
    case beforeRole
    /// Behind the word for a button or a switch (VO-67).
    case afterRole
  }

  /// Where it stands as a state.
  var place: Place {
    switch self {
    case .selected: .beforeLabel
    case .dimmed, .expanded, .collapsed, .checked, .notChecked: .beforeRole
    default: .afterRole
    }
  }
}

extension SpokenWord: CodingKeyRepresentable {
  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Its name in a file of words: `backButton`.
  var name: String { String(describing: self) }

  /// Its name, as the key of a word.
  public var codingKey: any CodingKey { Name(stringValue: name) }

  /// The word of a name; none for another name.
  public init?<Key: CodingKey>(codingKey: Key) {
    guard let word = Self.allCases.first(where: { $0.name == codingKey.stringValue }) else { return nil }
    self = word
  }
}
