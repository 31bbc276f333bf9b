/// Puts together what VoiceOver says for an element.
enum SpeechComposer {
  /// The parts of what is said for an element now.
  ///
  /// - Parameters:
  ///   - order: The reading order of its context, for `2 of 4`.
  ///   - editing: The field that is being edited (VO-76).
  ///   - vocabulary: The language of the system's words (VO-86).
  static func speech(
    of element: ElementIdentifier,
    in index: AppIndex,
    states: ElementStates,
    order: [ElementIdentifier],
    editing: ElementIdentifier? = nil,
    vocabulary: SpokenVocabulary = .english
  ) -> Speech {
    let composition = Composition(
      element,
      in: index,
      states: states,
      isEditing: editing == element,
      vocabulary: vocabulary
    )
    var speech = Speech(label: composition.label, value: composition.value)
    speech.vocabulary = vocabulary
    speech.states = composition.spokenStates
    speech.roles = composition.roles
    speech.isNamedByRole = composition.isCalledBack
    speech.caret = composition.caret
    speech.position = composition.position(in: order)
    composition.setCell(of: &speech)
    speech.authorHint = composition.authorHint
    speech.systemHint = composition.systemHint
    return speech
  }

  /// The words in one line for an element of which nothing but a label, a value and one role is said: most swipes come
  /// to one. None for any other; a test holds it to the parts.
  static func plainText(
    of element: ElementIdentifier,
    in index: AppIndex,
    states: ElementStates,
    editing: ElementIdentifier? = nil,
    vocabulary: SpokenVocabulary = .english
  ) -> String? {
    guard index.shapes[element.index].isPlainlySpoken, editing != element, states[element.index].isPlain else {
      return nil
    }
    var text = states[element.index].label
    func append(_ part: String) {
      guard !part.isEmpty else { return }
      if !text.isEmpty { text += ", " }
      text += part
    }
    let spoken = states[element.index].spokenValue ?? ""
    if let value = spoken.isEmpty ? states[element.index].value : spoken { append(value) }
    if let role = index.shapes[element.index].plainRole { append(vocabulary[role]) }
    return text
  }

  /// The start or the end of the list or landmark that an element is in; of a single element only the start (VO-73).
  ///
  /// Apart from the speech, because a run does not say it: a list speaks neither its kind nor a position (VO-49).
  static func edge(
    at element: ElementIdentifier,
    in index: AppIndex,
    order: [ElementIdentifier],
    vocabulary: SpokenVocabulary = .english
  ) -> String? {
    let container = Composition.ancestor(of: element, in: index) { $0 == .list || $0 == .landmark }
    guard let container, let place = order.firstIndex(of: element) else { return nil }
    func isInside(_ place: Int) -> Bool {
      order.indices.contains(place) && index.ancestors(of: order[place]).contains(container)
    }
    let isList = index.entries[container.index].element.role == .list
    if !isInside(place - 1) { return vocabulary[isList ? .listStart : .landmarkStart] }
    return isInside(place + 1) ? nil : vocabulary[isList ? .listEnd : .landmarkEnd]
  }

  /// What is said first when focus comes to an element from another one, or from nowhere: the labels of the semantic
  /// groups that it goes into (VO-21), the word alert (VO-84).
  static func entered(
    by element: ElementIdentifier,
    from previous: ElementIdentifier?,
    in index: AppIndex,
    states: ElementStates,
    vocabulary: SpokenVocabulary = .english
  ) -> [String] {
    let container = index.entries[element.index].container
    let origin = previous.map { index.entries[$0.index].container }
    if let previous, origin == container, index.entries[previous.index].parent == index.entries[element.index].parent {
      return []
    }
    let left = previous.map { namedGroups(around: $0, in: index) } ?? []
    let labels = namedGroups(around: element, in: index).filter { !left.contains($0) }
      .map { states[$0.index].label }.filter { !$0.isEmpty }
    let isAlert = index.app.containers[container.index].kind == .alert && origin != container
    return (isAlert ? [vocabulary[.alert]] : []) + labels
  }

  /// The groups whose label is spoken on entering, around an element, the outermost first.
  private static func namedGroups(around element: ElementIdentifier, in index: AppIndex) -> [ElementIdentifier] {
    index.ancestors(of: element).filter { group in
      let element = index.entries[group.index].element
      return element.role == .semanticGroup || element.childrenBehaviour == .contain
    }.reversed()
  }
}

extension AppIndex {
  /// What an element stands in, the innermost first.
  func ancestors(of element: ElementIdentifier) -> [ElementIdentifier] {
    var ancestors: [ElementIdentifier] = []
    var next = entries[element.index].parent
    while let ancestor = next {
      ancestors.append(ancestor)
      next = entries[ancestor.index].parent
    }
    return ancestors
  }
}
