// Readings of a running app that only judging needs.

extension Simulator {
  /// The elements whose label is not the one in the app file any more.
  var renamed: [ElementIdentifier] {
    index.entries.indices.map { ElementIdentifier($0) }.filter { state(of: $0).label != index.element($0).label }
  }

  /// Whether a person can get at it now, as far as the app's contexts go: it is in the tree of one that is up.
  func isPresentedAndInTree(_ element: ElementIdentifier) -> Bool {
    isInTree(element) && isPresented(index.entries[element.index].container)
  }

  /// Whether the words are the element's label, or its label with role and state words after it.
  func isSpoken(_ element: ElementIdentifier, as text: String) -> Bool {
    SpeechComparison(text, with: speech(of: element)).isMatch
  }

  /// Every element of the contexts that are up, in reading order, texts included, whatever is a stop.
  var readingOrder: [ElementIdentifier] {
    presented.flatMap { readingOrder(of: $0) }
  }

  /// Elements in the order in which a person meets them.
  func inReadingOrder(_ elements: [ElementIdentifier]) -> [ElementIdentifier] {
    guard elements.count > 1 else { return elements }
    var position: [ElementIdentifier: Int] = [:]
    for (number, element) in readingOrder.enumerated() { position[element] = number }
    return elements.sorted { left, right in
      let first = position[left] ?? Int.max
      let second = position[right] ?? Int.max
      return first == second ? left < right : first < second
    }
  }
}

extension ElementState {
  /// Whether the element is in a state, by the word that a sentence uses.
  func isIn(_ word: String) -> Bool {
    switch word {
    case "selected", "now selected": isSelected
    case "disabled", "dimmed": isDisabled
    case "enabled": !isDisabled
    case "loading": isLoading
    case "checked", "on": isChecked == true
    case "unchecked", "off": isChecked == false
    case "expanded": isExpanded == true
    case "collapsed": isExpanded == false
    case "empty": (value ?? "").isEmpty
    case "open": isExpanded ?? isVisible
    case "visible", "shown", "on screen", "displayed", "presented": isVisible
    case "gone", "hidden", "closed", "removed": !isVisible
    default: false
    }
  }

  /// The words for what can be seen.
  static let wordsOfPresence: Set<String> = ["visible", "shown", "on screen", "displayed", "presented"]

  /// The words for what can be seen no longer.
  static let wordsOfAbsence: Set<String> = ["gone", "hidden", "closed", "removed"]

  /// What a context can be: up, or not.
  static let wordsOfContexts = wordsOfPresence.union(wordsOfAbsence).union(["open"])

  /// Every word that `isIn` knows.
  static let words: Set<String> = [
    "selected", "now selected", "disabled", "dimmed", "enabled", "loading", "checked", "on", "unchecked", "off",
    "expanded", "collapsed", "empty", "visible", "shown", "on screen", "open", "displayed", "presented", "gone",
    "hidden", "closed", "removed",
  ]
}

extension SpokenText {
  /// Whether a text is a word that VoiceOver says for what an element is or how it stands: `button`, `expanded`, `on`.
  static func isOwnWord(_ text: String) -> Bool {
    (SpokenWord.roles + SpokenWord.states).contains { same(SpokenVocabulary.english[$0], text) }
  }

  /// Whether two texts have the same words.
  static func same(_ left: String, _ right: String) -> Bool { SpokenText(left).hasSameWords(as: SpokenText(right)) }
}

extension SpeechComparison {
  /// Whether the label is the one that was written, and a role or a state is not.
  var differsInTrait: Bool { difference?.part == .role || difference?.part == .state }
}
