// What open noun words can mean: names of the app, kinds of things, contexts.

extension ReferenceResolver {
  // MARK: Nouns

  /// Open noun words: a name of the app in lower case, else a kind noun with what stands before it.
  func noun(_ phrase: String, _ reference: Reference, in scene: Scene) -> Referent {
    let aliased = called(phrase)
    let contexts = names.containers(phrase)
    let given = aliased.filter { !isOnlyLabelled($0, phrase) }
    // A name that the author gave goes before one that a screen happens to have.
    let isGiven = !given.isEmpty && !contexts.contains { isGivenName(phrase, of: $0) }
    if let container = contexts.first, !isGiven { return whole(presentedFirst(contexts, in: scene) ?? container) }
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

  /// The elements that open noun words name: a control is no error, though it is labelled so.
  func called(_ phrase: String) -> [ElementIdentifier] {
    let named = names.elements(phrase)
    guard !named.isEmpty, Words.split(phrase).contains("error"), KindNoun.meant(by: phrase) == .error else {
      return named
    }
    return named.filter { !(isOnlyLabelled($0, phrase) && fits($0, .control)) }
  }

  /// Whether words are the label of an element, and no name that the author of the app file gave it.
  func isOnlyLabelled(_ element: ElementIdentifier, _ phrase: String) -> Bool {
    let thing = index.element(element)
    let given = thing.aliases + [thing.id].compactMap { $0 }
    return !given.contains { NameTable.key($0) == NameTable.key(phrase) }
  }

  private func isGivenName(_ phrase: String, of container: ContainerIdentifier) -> Bool {
    index.container(container).aliases.contains { NameTable.key($0) == NameTable.key(phrase) }
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
      let found = loading(kind, modifiers.filter { $0 != "loading" })
      return found.isEmpty
        ? .missing("there is no \((modifiers + [head]).joined(separator: " "))") : Referent(elements: found)
    }
    // `every heading`, `there are 3 headings`: all of them, and not the one that is the title.
    let isOfHeadings = head != "title" && (!isSingular(reference) || reference.ordinal != nil)
    let kind = kind == .title && isOfHeadings ? .role([.heading]) : kind
    let labels = modifiers.filter { !KindNoun.states.contains($0) }
    let states = modifiers.filter { KindNoun.states.contains($0) }
    switch kind {
    case .context(let kinds): return context(kinds, head: head, words: labels, in: scene)
    case .error:
      let words = labels.filter { !Self.wordsOfErrors.contains($0) }
      let owner = owner(in: reference, scene)
      guard isSingular(reference), reference.ordinal == nil else { return Referent(elements: errors(words, of: owner)) }
      return error(words, of: owner, in: scene)
    case .field: return field(labels, reference, in: scene)
    case .title: return title(labels, reference, in: scene)
    case .opener where modifiers.isEmpty: return opener(of: nil, in: scene)
    case .top where modifiers.isEmpty: return Referent(elements: Array(scene.simulator.stops.prefix(1)))
    case .opener, .top: return part(kind, of: modifiers, in: scene)
    case .loading: return Referent(elements: elements { index.element($0).isLoading })
    case .row, .role, .element, .stop, .control:
      let stops = kind == .stop ? Set(scene.simulator.stops) : nil
      let found = elements { element in
        fits(element, kind) && stops?.contains(element) ?? true
          && Words.holds(scene.simulator.state(of: element).label, all: labels)
          && states.allSatisfy { scene.simulator.state(of: element).isIn($0) }
      }
      return found.isEmpty
        ? .missing("there is no \((modifiers + [head]).joined(separator: " "))")
        : Referent(elements: found)
    }
  }

  /// Words that say no more of an error than that it is one: `the error message`.
  static let wordsOfErrors = ["error", "message", "text"]

  /// What stands for something that loads, of a kind and with some words: `a loading row`.
  func loading(_ kind: KindNoun, _ words: [String]) -> [ElementIdentifier] {
    elements { element in
      guard index.element(element).isLoading, names.labelHolds(element, all: words) else { return false }
      switch kind {
      case .row: return index.element(element).role == .row
      case .role, .field, .title, .control: return fits(element, kind)
      case .context, .opener, .top, .error, .loading, .element, .stop: return true
      }
    }
  }

  /// `the panel opener`, `the top of the list` as `the list top`: of the context or the thing that the words name.
  private func part(_ kind: KindNoun, of words: [String], in scene: Scene) -> Referent {
    let phrase = words.joined(separator: " ")
    let whole = noun(phrase, Reference(.noun(phrase)), in: scene)
    if let failure = whole.failure { return .missing(failure) }
    if kind == .opener {
      return whole.container.map { opener(of: $0, in: scene) } ?? .missing("'\(phrase)' is nothing that opens")
    }
    let inside = Set(whole.elements.flatMap(withDescendants))
    return Referent(elements: Array(scene.simulator.stops.filter { inside.contains($0) }.prefix(1)))
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
    case .element, .stop: true
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
