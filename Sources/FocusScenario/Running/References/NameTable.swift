/// The names of an app's elements and contexts, by their words.
struct NameTable: Sendable {
  private let elements: [[String]: [ElementIdentifier]]
  private let containers: [[String]: [ContainerIdentifier]]
  /// The words of each label, by element number.
  private let labelWords: [[String]]
  /// The words of each context's name, by context number.
  private let nameWords: [[String]]
  /// The elements by the first word of their label, for phrases that begin one.
  private let elementsByFirstWord: [String: [ElementIdentifier]]

  /// Files every label, alias and id of an app.
  init(_ index: AppIndex) {
    var elements: [[String]: [ElementIdentifier]] = [:]
    var byFirstWord: [String: [ElementIdentifier]] = [:]
    for (number, entry) in index.entries.enumerated() {
      let identifier = ElementIdentifier(number)
      var keys: [[String]] = []
      for name in [entry.element.label] + entry.element.aliases + [entry.element.id].compactMap({ $0 }) {
        let key = Self.key(name)
        if !key.isEmpty, !keys.contains(key) { keys.append(key) }
      }
      for key in keys { elements[key, default: []].append(identifier) }
      if let first = keys.first?.first { byFirstWord[first, default: []].append(identifier) }
    }
    self.elements = elements
    self.elementsByFirstWord = byFirstWord
    self.containers = Self.fileContainers(index)
    self.labelWords = index.entries.map { Words.split($0.element.label) }
    self.nameWords = index.app.containers.map { Words.split($0.name) }
  }

  private static func fileContainers(_ index: AppIndex) -> [[String]: [ContainerIdentifier]] {
    var containers: [[String]: [ContainerIdentifier]] = [:]
    for identifier in index.containers {
      let container = index.container(identifier)
      var keys: [[String]] = []
      for name in [container.name] + container.aliases where !keys.contains(key(name)) { keys.append(key(name)) }
      for key in keys { containers[key, default: []].append(identifier) }
    }
    return containers
  }

  /// The words of a name without its article.
  static func key(_ name: String) -> [String] {
    let words = Words.split(name)
    return words.count > 1 && words[0] == "the" ? Array(words.dropFirst()) : words
  }

  /// The elements of that label, alias or id.
  func elements(_ name: String) -> [ElementIdentifier] { elements[Self.key(name)] ?? [] }

  /// The contexts of that name or alias.
  func containers(_ name: String) -> [ContainerIdentifier] { containers[Self.key(name)] ?? [] }

  /// Whether all these words stand in the label that the app file gives an element.
  func labelHolds(_ element: ElementIdentifier, all words: [String]) -> Bool {
    words.allSatisfy { labelWords[element.index].contains($0) }
  }

  /// The words of a context's name.
  func words(of container: ContainerIdentifier) -> [String] { nameWords[container.index] }

  /// The elements whose label begins with these words.
  func elements(beginningWith phrase: String, in index: AppIndex) -> [ElementIdentifier] {
    guard let first = Self.key(phrase).first else { return [] }
    return (elementsByFirstWord[first] ?? []).filter { Words.begins(index.element($0).label, with: phrase) }
  }
}
