// What open noun words can mean: names of the app, kinds of things, contexts.

extension ReferenceResolver {
  // MARK: Nouns

  /// Open noun words: a name of the app in lower case, else a kind noun with what stands before it.
  func noun(_ phrase: String, _ reference: Reference, in scene: Scene) -> Referent {
    let aliased = names.elements(phrase)
    let contexts = names.containers(phrase)
    if let container = contexts.first { return whole(presentedFirst(contexts, in: scene) ?? container) }
    let words = Words.split(phrase)
    let head = Words.singular(words.last ?? "")
    // `3 results` are rows, though the list that holds them is called Results.
    let isOfAKind = reference.quantifier != .the && head != words.last && KindNoun.table[head] != nil
    if !aliased.isEmpty, !isOfAKind {
      let sameWord = words == [head] ? part(head, reference, in: scene) : []
      return Referent(elements: aliased + sameWord.filter { !aliased.contains($0) })
    }
    if let kind = KindNoun.table[head] {
      return kinds(kind, head: head, modifiers: Array(words.dropLast()), reference, in: scene)
    }
    let beginning = names.elements(beginningWith: phrase, in: index)
    return beginning.count == 1 ? Referent(elements: beginning) : .missing("nothing is called '\(phrase)'")
  }

  /// What a word such as `title` means apart from an element that is called so: where both are there, neither is meant.
  private func part(_ word: String, _ reference: Reference, in scene: Scene) -> [ElementIdentifier] {
    switch KindNoun.table[word] {
    case .title?, .error?, .field?, .opener?, .top?:
      KindNoun.table[word].map { kinds($0, head: word, modifiers: [], reference, in: scene).elements } ?? []
    default: []
    }
  }

  private func presentedFirst(_ containers: [ContainerIdentifier], in scene: Scene) -> ContainerIdentifier? {
    containers.last { scene.simulator.isPresented($0) } ?? containers.first
  }

  /// A kind noun with the words before it.
  private func kinds(
    _ kind: KindNoun,
    head: String,
    modifiers: [String],
    _ reference: Reference,
    in scene: Scene
  ) -> Referent {
    if modifiers.contains("loading") {
      return Referent(elements: elements { index.element($0).isLoading })
    }
    let labels = modifiers.filter { !KindNoun.states.contains($0) }
    let states = modifiers.filter { KindNoun.states.contains($0) }
    switch kind {
    case .context(let kinds): return context(kinds, head: head, words: labels, in: scene)
    case .error:
      let words = labels.filter { !["error", "message", "text"].contains($0) }
      let owner = owner(in: reference, scene)
      guard isSingular(reference), reference.ordinal == nil else { return Referent(elements: errors(words, of: owner)) }
      return error(words, of: owner, in: scene)
    case .field: return field(labels, reference, in: scene)
    case .title: return title(labels, reference, in: scene)
    case .opener: return opener(of: nil, in: scene)
    case .top: return Referent(elements: Array(scene.simulator.stops.prefix(1)))
    case .loading: return Referent(elements: elements { index.element($0).isLoading })
    case .row, .role, .element, .control:
      let found = elements { element in
        fits(element, kind) && Words.holds(scene.simulator.state(of: element).label, all: labels)
          && states.allSatisfy { scene.simulator.state(of: element).isIn($0) }
      }
      return found.isEmpty
        ? .missing("there is no \((modifiers + [head]).joined(separator: " "))")
        : Referent(elements: found)
    }
  }

  /// All elements of the app that fit.
  func elements(where fits: (ElementIdentifier) -> Bool) -> [ElementIdentifier] {
    index.entries.indices.map { ElementIdentifier($0) }.filter(fits)
  }

  /// Whether an element is of a kind.
  func fits(_ identifier: ElementIdentifier, _ kind: KindNoun) -> Bool {
    let element = index.element(identifier)
    return switch kind {
    case .role(let roles): roles.contains(element.role)
    case .row: element.role == .row && !element.isLoading
    case .error: index.entries[identifier.index].errorOf != nil
    case .field: element.role.isTextInput || element.role == .picker
    case .title: element.role == .heading
    case .loading: element.isLoading
    case .control: element.isInteractive ?? element.role.isInteractive
    case .element: true
    case .context, .opener, .top: false
    }
  }

  // MARK: Contexts

  /// The context of a kind, or whose name ends in the noun: the one that the task opens, else the only one.
  private func context(_ kinds: [Container.Kind], head: String, words: [String], in scene: Scene) -> Referent {
    let fitting = containers(kinds, head: head, words: words)
    let opened = fitting.filter { scene.trace.opens($0) || scene.simulator.isPresented($0) }
    let choice = opened.isEmpty ? fitting : opened
    guard let first = choice.first else {
      return .missing("no \((words + [head]).joined(separator: " ")) was opened")
    }
    if choice.count > 1, let presented = choice.last(where: { scene.simulator.isPresented($0) }) {
      return whole(presented)
    }
    guard choice.count == 1 else {
      let names = choice.map { "'\(index.container($0).name)'" }.joined(separator: " and ")
      return .missing("'the \(head)' fits \(names)")
    }
    return whole(first)
  }

  /// The contexts of a kind, or whose name ends in the noun, and whose name has the words.
  func containers(_ kinds: [Container.Kind], head: String, words: [String]) -> [ContainerIdentifier] {
    index.containers.filter { identifier in
      let container = index.container(identifier)
      let name = names.words(of: identifier)
      return (kinds.contains(container.kind) || name.last == head) && words.allSatisfy { name.contains($0) }
    }
  }

  /// The context that words such as `sheet` or `address panel` name.
  func container(_ words: [String], in scene: Scene) -> ContainerIdentifier? {
    let phrase = words.joined(separator: " ")
    return noun(phrase, Reference(.noun(phrase)), in: scene).container
  }
}
