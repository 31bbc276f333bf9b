// Names that an element and a context share: which of them is meant follows from what is said of it.

extension ReferenceResolver {
  /// A reference to a place: of a name that a context and an element share the context, in which something can be.
  func asPlace(_ reference: Reference) -> Reference {
    guard let contexts = contextsSharingName(of: reference), let context = contexts.first else { return reference }
    var place = reference
    if case .noun = reference.head { place.head = .name(index.container(context).name) }
    place.kindNoun = index.container(context).kind.noun
    return place
  }

  /// The context and the elements that a name of a place can stand for, when both can hold something; nothing tells
  /// which of them is meant.
  func placesThatFit(_ reference: Reference) -> [String]? {
    guard let contexts = contextsSharingName(of: reference), let context = contexts.first,
      let element = names.elements(reference.plainWords).first(where: { !index.entries[$0.index].children.isEmpty })
    else { return nil }
    let container = index.container(context)
    return [
      "the \"\(container.name)\" \(container.kind.noun)",
      "the \"\(index.element(element).label)\" \(index.element(element).role.rawValue)",
    ]
  }

  /// The element and the contexts that words such as `the menu` can stand for: one is labelled so, the others are of
  /// that kind; none when it is clear which of them is meant.
  func labelsAndKindsThatFit(_ reference: Reference) -> [String]? {
    guard reference.combination == nil, reference.kindNoun == nil, reference.relations.isEmpty,
      case .noun(let phrase) = reference.head, names.containers(phrase).isEmpty
    else { return nil }
    let words = Words.split(phrase)
    let head = Words.singular(words.last ?? "")
    guard case .context(let kinds)? = KindNoun.table[head] else { return nil }
    // What was given that name is meant itself, and what stands in such a context is part of it.
    let labelled = names.elements(phrase).filter { Words.same(index.element($0).label, phrase) }
    let contexts = containers(kinds, head: head, words: Array(words.dropLast()))
    guard let element = labelled.first, labelled.count == names.elements(phrase).count, !contexts.isEmpty,
      !contexts.contains(index.entries[element.index].container)
    else { return nil }
    return ["the \"\(index.element(element).label)\" \(index.element(element).role.rawValue)"]
      + contexts.map { "the \"\(index.container($0).name)\" \(index.container($0).kind.noun)" }
  }

  /// What words such as `the error` or `the top` can stand for where something is labelled so that is no such thing;
  /// none when it is clear what is meant. Of a title the run tells, by what is on top.
  func labelsAndPartsThatFit(_ reference: Reference) -> [String]? {
    guard reference.combination == nil, reference.kindNoun == nil, reference.relations.isEmpty,
      case .noun(let phrase) = reference.head, let kind = KindNoun.meant(by: phrase)
    else { return nil }
    let labelled = called(phrase)
    guard let element = labelled.first(where: { !fits($0, kind) }),
      labelled.allSatisfy({ isOnlyLabelled($0, phrase) })
    else { return nil }
    let parts = parts(kind)
    guard !parts.isEmpty else { return nil }
    return ["the \"\(index.element(element).label)\" \(index.element(element).role.rawValue)"] + parts
  }

  /// What an app has of a kind that is told by what happens, each in words for a sentence.
  private func parts(_ kind: KindNoun) -> [String] {
    switch kind {
    case .error:
      errors([]).compactMap { index.entries[$0.index].errorOf }.map { "the error of \"\(index.element($0).label)\"" }
    case .field: elements { fits($0, .field) }.map { "the \"\(index.element($0).label)\" field" }
    case .opener: ["the button that opened it"]
    case .top: ["the first stop"]
    case .context, .role, .title, .loading, .row, .element, .stop, .control: []
    }
  }

  private func contextsSharingName(of reference: Reference) -> [ContainerIdentifier]? {
    guard reference.combination == nil, reference.kindNoun == nil, !names.elements(reference.plainWords).isEmpty else {
      return nil
    }
    switch reference.head {
    case .quoted(let text), .name(let text): return names.containers(text)
    case .noun(let phrase): return contexts(ofKind: phrase)
    case .pronoun, .everything: return nil
    }
  }

  /// The one context that words such as `menu` mean by its kind, beside a button that is labelled so.
  private func contexts(ofKind phrase: String) -> [ContainerIdentifier]? {
    let words = Words.split(phrase)
    let head = Words.singular(words.last ?? "")
    // What was given that name, or holds something, is meant itself.
    let isLabel = names.elements(phrase).allSatisfy {
      Words.same(index.element($0).label, phrase) && index.entries[$0.index].children.isEmpty
    }
    guard isLabel, names.containers(phrase).isEmpty, case .context(let kinds)? = KindNoun.table[head] else {
      return nil
    }
    let fitting = containers(kinds, head: head, words: Array(words.dropLast()))
    return fitting.count == 1 ? fitting : nil
  }
}

extension Reference.Relation {
  /// Whether it is said of a place: `in the list`, `on Home`, `behind the panel`.
  var isOfPlace: Bool {
    switch kind {
    case .in, .on, .outside, .behind, .below: true
    default: false
    }
  }
}

extension Frame {
  /// Whether what the claim is about is a place, rather than a thing.
  var isAboutPlace: Bool {
    switch kind {
    case .focus:
      [.in, .outside, .behind, .startIn, .goIn, .returnIn, .stayIn, .leave, .confinedTo].contains(relation)
    case .trap: true
    case .key: [.leaves, .enters, .stayIn, .closes, .opens].contains(relation)
    case .scan: [.enters, .leaves, .stayIn].contains(relation)
    case .state:
      relation == .can
        ? ["close", "open", "leave"].contains(text) : relation == .is && State.isOfContexts(text ?? "")
    case .reach: relation == .only
    case .speech, .steps, .order, .count, .value, .next: false
    }
  }

  /// Whether the second thing of the claim is a place: `the order in Home`.
  var hasPlace: Bool {
    switch kind {
    case .order: [.list, .stop].contains(relation)
    // Beside what something lies is for the eye, and a context lies beside nothing.
    case .state: relation == .located && ["in", "outside"].contains(text)
    default: false
    }
  }
}

extension Container.Kind {
  /// What a sentence calls it.
  fileprivate var noun: String {
    switch self {
    case .screen, .tab: "screen"
    case .sheet: "sheet"
    case .fullScreenCover: "cover"
    case .alert: "alert"
    case .confirmationDialog: "dialog"
    case .popover: "popover"
    case .menu: "menu"
    case .overlay: "panel"
    case .toast: "toast"
    }
  }
}
