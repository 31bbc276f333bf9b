/// What some checks name, in the order in which they name it.
struct AppDraft {
  /// A context that the checks name.
  struct Context {
    var kind: Container.Kind
    var name: String
    /// The heading that a check expects; none means as the name.
    var heading: String?
    var fields: [String] = []
  }

  /// The first screen: the one that something lies in front of, when a check says so.
  private(set) var screen: String?
  private(set) var contexts: [Context] = []
  private(set) var headings: [String] = []
  private(set) var buttons: [String] = []
  private(set) var fields: [String] = []
  private(set) var otherNouns: [String] = []
  private(set) var tasks: [String] = []
  private(set) var hasError = false
  /// The button after which a check expects something.
  private(set) var submit: String?
  private(set) var loading: String?

  mutating func add(_ line: TaskLine) {
    var opened: Int?
    for phrase in line.phrases {
      switch phrase.action {
      case .open(let reference): opened = addContext(reference) ?? opened
      case .change(let reference): addField(reference, in: opened)
      case .activate(let reference), .clear(let reference), .delete(let reference): add(reference)
      case .type(_, let reference?): addField(reference, in: opened)
      case .close(let reference?, _): _ = addContext(reference)
      case nil, .reload(.some): append(phrase.text, to: \.tasks)
      default: break
      }
    }
  }

  mutating func add(_ frame: Frame) {
    for reference in [frame.subject, frame.target, frame.other, frame.contrast] + frame.list {
      reference.map { add($0) }
    }
    frame.within?.event.map { add($0) }
    switch frame.moment {
    case .rightAfter(let event), .after(let event), .before(let event), .until(let event): add(event)
    case .during(let state): state.object.map { add($0) }
    case .atEnd, nil: break
    }
  }

  private mutating func add(_ event: Event) {
    if case .activate(let name) = event.happening {
      append(name, to: \.buttons)
      submit = submit ?? name
    }
    event.object.map { add($0) }
  }

  private mutating func add(_ reference: Reference) {
    reference.members.forEach { add($0) }
    for relation in reference.relations {
      relation.reference.map { add($0) }
      if relation.kind == .behind, case .noun(let words) = reference.head { screen = screen ?? Self.title(words) }
    }
    guard reference.combination == nil else { return }
    switch reference.head {
    case .quoted(let text): addQuoted(text, kind: reference.kindNoun)
    case .name(let name): append(name, to: \.buttons)
    case .noun(let words): addNoun(words, reference)
    case .pronoun, .everything: break
    }
  }

  /// A quotation may end in what it is: `"Delivery address, heading"`.
  private mutating func addQuoted(_ text: String, kind: String?) {
    let parts = text.split(separator: ",").map { AppFileCompiler.collapsed(String($0)) }
    let role = parts.count > 1 ? parts.last : kind
    let label =
      parts.count > 1 && role.flatMap(Element.Role.init) != nil ? parts.dropLast().joined(separator: ", ") : text
    switch role.flatMap(Element.Role.init) {
    case .heading?: append(label, to: \.headings)
    case .textField?: append(label, to: \.fields)
    default: append(label, to: \.buttons)
    }
  }

  private mutating func addNoun(_ words: String, _ reference: Reference) {
    let last = words.split(separator: " ").last.map(String.init) ?? words
    let isKnownElsewhere = reference.relations.contains { $0.kind == .openerOf || $0.kind == .behind }
    if words.hasPrefix("loading") {
      loading = loading ?? words
    } else if last == "error" || last == "field" {
      hasError = true
    } else if isKnownElsewhere || Self.nounsOfEveryApp.contains(last) {
      return
    } else if Self.kinds[last] != nil {
      _ = addContext(reference)
    } else {
      append(words, to: \.otherNouns)
    }
  }

  /// The number of the context that a noun names, a new one when it is named for the first time.
  private mutating func addContext(_ reference: Reference) -> Int? {
    guard case .noun(let words) = reference.head else { return nil }
    let last = words.split(separator: " ").last.map(String.init) ?? words
    if let known = contexts.firstIndex(where: { Self.isSame($0.name.lowercased(), words) }) { return known }
    contexts.append(Context(kind: Self.kinds[last] ?? .overlay, name: Self.title(words)))
    return contexts.count - 1
  }

  /// `the panel` is the address panel.
  private static func isSame(_ name: String, _ words: String) -> Bool { name == words || name.hasSuffix(" " + words) }

  private mutating func addField(_ reference: Reference, in context: Int?) {
    switch reference.head {
    case .noun(let words) where Self.nounsOfEveryApp.contains(words) || words == "field": hasError = true
    case .noun(let words), .quoted(let words), .name(let words):
      guard let context else { return append(words, to: \.fields) }
      if !contexts[context].fields.contains(words) { contexts[context].fields.append(words) }
    case .pronoun, .everything: break
    }
  }

  private mutating func append(_ text: String, to list: WritableKeyPath<AppDraft, [String]>) {
    if !text.isEmpty, !self[keyPath: list].contains(text) { self[keyPath: list].append(text) }
  }

  /// With a capital, as names of contexts are written.
  static func title(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }

  /// Nouns that stand for something in any app, without a line of their own.
  private static let nounsOfEveryApp: Set<String> = ["title", "top", "opener", "trigger", "one", "result", "element"]

  private static let kinds: [String: Container.Kind] = [
    "panel": .overlay, "overlay": .overlay, "modal": .overlay, "sheet": .sheet, "alert": .alert,
    "dialog": .confirmationDialog, "popover": .popover, "menu": .menu, "cover": .fullScreenCover, "toast": .toast,
    "screen": .screen, "page": .screen,
  ]
}
