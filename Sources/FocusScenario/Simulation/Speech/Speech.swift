/// What a technology says for an element, in parts, so that a comparison can say which part differs.
public struct Speech: Hashable, Codable, Sendable {
  /// What is said first; of combined elements all their labels (VO-19).
  public var label: String
  /// The spoken value, the text value, or the placeholder of an empty field (VO-77).
  public var value: String?
  /// States that come before the label in any language: TalkBack begins with the state (TB-13).
  public var leadingStates: [String] = []
  /// States that come behind the role in any language: for TalkBack, that it is disabled (TB-14).
  public var trailingStates: [String] = []
  /// `selected`, `dimmed`, `expanded`.
  public var states: [String] = []
  /// `button`, `heading`.
  public var roles: [String] = []
  /// `2 of 4`.
  public var position: String?
  /// What the author says that acting on it does.
  public var authorHint: String?
  /// What the system says that acting on it does (VO-79).
  public var systemHint: String?
  /// What focus went into with this element: the labels of groups, the word alert (VO-21, VO-84).
  public var entered: [String] = []
  /// The same, where it is said last: what a list holds (TB-14).
  public var enteredLast: [String] = []
  /// The row and column headers of a cell (VO-74).
  public var headers: [String] = []
  /// How far a cell reaches, and in which row and column it stands (VO-74).
  public var cell: [String] = []
  /// Where the caret is, while a field is edited (VO-76).
  public var caret: String?
  /// The start or the end of a list or landmark (VO-73).
  public var edge: String?
  /// Whether the words of the role say the label too: a back button that is called Back (VO-75).
  var isNamedByRole = false
  /// The language of all words that are not the app's.
  var vocabulary = SpokenVocabulary.english

  /// Makes the speech of an element from what most elements have.
  init(
    label: String,
    value: String? = nil,
    states: [String] = [],
    roles: [String] = [],
    position: String? = nil,
    hint: String? = nil
  ) {
    self.label = label
    self.value = value
    self.states = states
    self.roles = roles
    self.position = position
    self.authorHint = hint
  }

  /// The author's hint, then the system's (VO-79); not part of `text`.
  public var hint: String? {
    guard let authorHint, let systemHint else { return authorHint ?? systemHint }
    return authorHint.hasSuffix(".") ? "\(authorHint) \(systemHint)" : "\(authorHint). \(systemHint)"
  }

  /// The words in one line, in the style of the documents: `Delivery address, heading`.
  public var text: String { text(in: .document) }
}

// MARK: - Said again

extension Speech {
  /// What is said when the element was activated: the label and the state, without role and hint (VO-70).
  ///
  /// That a field is now being edited is a state as well (VO-181).
  var afterActivation: Speech {
    var shortened = self
    shortened.roles = roles.filter { $0 == vocabulary[.editing] }
    shortened.authorHint = nil
    shortened.systemHint = nil
    shortened.entered = []
    shortened.enteredLast = []
    shortened.headers = []
    shortened.cell = []
    shortened.edge = nil
    return shortened
  }

  /// What is said when the value was adjusted: only the new value (VO-69).
  var afterAdjustment: Speech {
    var shortened = Speech(label: "", value: value)
    shortened.vocabulary = vocabulary
    return shortened
  }
}

// MARK: - The order of the parts

extension Speech {
  /// The states that stand in a place.
  func states(_ place: SpokenWord.Place) -> [String] {
    if states.isEmpty { return [] }
    return states.filter { words in
      let state = SpokenWord.states.first { vocabulary[$0] == words }
      return (state?.place ?? .afterRole) == place  // VO-67: a switch says other values as they are.
    }
  }

  /// Dimmed, the roles, and behind the word for a button or a switch its state (VO-62).
  func statesAndRoles(spelling role: (String) -> String = { $0 }) -> [String] {
    guard !states.isEmpty else { return roles.map(role) }
    let buttons = roles.prefix { words in SpokenWord.buttons.contains { vocabulary[$0] == words } }
    return states(.beforeRole) + buttons.map(role) + states(.afterRole) + roles.dropFirst(buttons.count).map(role)
  }
}
