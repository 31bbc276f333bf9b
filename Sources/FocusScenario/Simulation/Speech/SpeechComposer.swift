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
    states: [ElementState],
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
    speech.edge = composition.edge(in: order)
    composition.setCell(of: &speech)
    speech.authorHint = composition.authorHint
    speech.systemHint = composition.systemHint
    return speech
  }

  /// What is said first when focus comes to an element from another one, or from nowhere: the labels of the semantic
  /// groups that it goes into (VO-21), the word alert (VO-84).
  static func entered(
    by element: ElementIdentifier,
    from previous: ElementIdentifier?,
    in index: AppIndex,
    states: [ElementState],
    vocabulary: SpokenVocabulary = .english
  ) -> [String] {
    let left = previous.map { Set(groups(around: $0, in: index)) } ?? []
    let labels = groups(around: element, in: index).reversed().filter { !left.contains($0) }
      .map { states[$0.index].label }
    let context = index.entries[element.index].container
    let isNew = previous.map { index.entries[$0.index].container != context } ?? true
    let isAlert = isNew && index.app.containers[context.index].kind == .alert
    return (isAlert ? [vocabulary[.alert]] : []) + labels.filter { !$0.isEmpty }
  }

  /// The groups with a spoken label that an element stands in, the innermost first.
  private static func groups(around element: ElementIdentifier, in index: AppIndex) -> [ElementIdentifier] {
    var groups: [ElementIdentifier] = []
    var ancestor = index.entries[element.index].parent
    while let candidate = ancestor {
      let entry = index.entries[candidate.index]
      if entry.element.role == .semanticGroup || entry.element.childrenBehaviour == .contain {
        groups.append(candidate)
      }
      ancestor = entry.parent
    }
    return groups
  }
}
