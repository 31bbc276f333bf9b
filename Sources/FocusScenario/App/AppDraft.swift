/// What some checks name, in the order in which they name it.
struct AppDraft {
  /// A context that the checks name.
  struct Context {
    var kind: Container.Kind
    var name: String
    var fields: [String] = []
    var controls: [Control] = []
    /// The button that a task closes it with.
    var closing: String?

    /// Whether noun words name it: `the panel` is the address panel.
    func isCalled(_ words: String) -> Bool {
      let name = name.lowercased()
      return name == words || name.hasSuffix(" " + words)
    }
  }

  /// Something with a label that a user finds or acts on.
  struct Control {
    var role: Element.Role
    var label: String
  }

  /// The first screen: the one that something lies in front of, when a check says so.
  private(set) var screen: String?
  private(set) var contexts: [Context] = []
  private(set) var headings: [String] = []
  private(set) var controls: [Control] = []
  private(set) var fields: [String] = []
  private(set) var otherNouns: [String] = []
  /// What rows are called: `result`, `search result`.
  private(set) var rows: [String] = []
  /// How many rows there are of each: as many as are counted.
  private(set) var rowCount = 2
  private(set) var tasks: [String] = []
  /// Texts that are heard.
  private(set) var said: [String] = []
  /// Labels on which focus is after something was closed: most likely what opened it.
  private(set) var openers: [String] = []
  private(set) var hasError = false
  private(set) var hasField = false
  private(set) var deletes = false
  /// The labels of what a task deletes.
  private(set) var deleted: [String] = []
  /// The control after which a check expects something.
  private(set) var submit: String?
  /// The first control of the first screen that a task activates.
  private(set) var activated: String?
  private(set) var loading: String?

  // MARK: Tasks

  mutating func add(_ line: TaskLine) {
    var opened: Int?
    for phrase in line.phrases {
      if let action = phrase.action { add(action, opened: &opened) }
      switch phrase.action {
      case nil, .reload(.some): append(phrase.text, to: \.tasks)
      default: break
      }
    }
  }

  private mutating func add(_ action: TaskAction, opened: inout Int?) {
    switch action {
    case .open(let reference): opened = addContext(reference) ?? opened
    case .change(let reference), .clear(let reference), .type(_, let reference?): addField(reference, in: opened)
    case .type(_, nil): hasField = true
    case .activate(let reference): addActivated(reference, in: opened)
    case .increase(let reference), .decrease(let reference): add(reference, as: .slider, in: opened)
    case .turn(let reference, on: _): add(reference, as: .toggle, in: opened)
    case .delete(let reference):
      deletes = true
      Self.label(of: reference).map { append($0, to: \.deleted) }
      add(reference, as: .row, in: opened)
    case .move(_, count: _, past: let reference?): add(reference)
    case .close(let reference, with: let means):
      let closed = reference.flatMap { addContext($0) } ?? opened
      if case .button(let button)? = means, let closed { contexts[closed].closing = Self.label(of: button) }
      opened = nil
    case .times(_, let action): add(action, opened: &opened)
    case .touch(let reference), .custom(_, let reference), .moveTo(_, let reference): add(reference)
    case .goBack, .escape, .reload, .scroll, .wait, .press, .move(_, count: _, past: nil), .rotor, .magicTap,
      .putKeyboardAway:
      break
    }
  }

  private mutating func addActivated(_ reference: Reference, in context: Int?) {
    if context == nil { activated = activated ?? Self.label(of: reference) }
    add(reference, as: .button, in: context)
  }

  /// Something that a task acts on, where the task has come to.
  private mutating func add(_ reference: Reference, as role: Element.Role, in context: Int?) {
    guard let label = Self.label(of: reference) else { return add(reference) }
    let control = Control(role: Self.role(of: reference) ?? role, label: label)
    guard let context else { return append(control) }
    if !contexts[context].controls.contains(where: { $0.label == label }) { contexts[context].controls.append(control) }
  }

  private mutating func addField(_ reference: Reference, in context: Int?) {
    let words = AppDraftNoun.withoutField(Self.words(of: reference) ?? "")
    guard !words.isEmpty, !AppDraftNoun.nounsOfEveryApp.contains(words) else { return hasField = true }
    guard let context else { return append(words, to: \.fields) }
    if !contexts[context].fields.contains(words) { contexts[context].fields.append(words) }
  }

  // MARK: Claims

  mutating func add(_ frame: Frame) {
    noteOpener(frame)
    for reference in [frame.subject, frame.target, frame.other, frame.contrast] + frame.list {
      reference.map { add($0, in: frame) }
    }
    if frame.kind == .speech, frame.target == nil { frame.text.map { append($0, to: \.said) } }
    frame.within?.event.map { add($0) }
    switch frame.moment {
    case .rightAfter(let event), .after(let event), .before(let event), .until(let event): add(event)
    case .during(let state): state.object.map { add($0) }
    case .atStart, .atEnd, nil: break
    }
  }

  private mutating func add(_ reference: Reference, in frame: Frame) {
    reference.members.forEach { add($0, in: frame) }
    if let owner = Self.owner(of: reference, in: frame) { return add(owner) }
    if Self.isDenied(reference, in: frame) { return }
    if frame.kind == .count, let count = frame.count, count.bound == .exactly, count.number > 0 {
      rowCount = max(rowCount, min(count.number, AppSkeletonText.mostRows))
    }
    guard case .quoted(let text) = reference.head, reference.combination == nil else { return add(reference) }
    if frame.relation == .saidAs, let said = frame.text, Self.parts(of: said).role != nil {
      // `"Send" is read as "Send, button"`: it is the button.
      append(Control(role: Self.parts(of: said).role ?? .button, label: text))
    } else if frame.kind == .speech, Self.parts(of: text).role == nil {
      append(text, to: \.said)
    } else if frame.kind == .value, frame.still || frame.relation == .kept || frame.relation == .empty {
      append(text, to: \.fields)
    } else {
      add(reference)
    }
  }

  /// Of `the position of "Cards"` the cards: the position is no element.
  private static func owner(of reference: Reference, in frame: Frame) -> Reference? {
    guard frame.kind == .value || frame.relation == .changes, case .noun(let words) = reference.head,
      AppDraftNoun.attributes.contains(words)
    else { return nil }
    return reference.relations.first { $0.kind == .of }?.reference
  }

  /// Whether it says that there is none of a kind, which can be claimed of an app that has none.
  private static func isDenied(_ reference: Reference, in frame: Frame) -> Bool {
    guard reference.quantifier == .no || reference.quantifier == .any, reference.relations.isEmpty,
      case .noun(let words) = reference.head, !words.contains(" "), AppDraftNoun(words).isKind
    else { return false }
    return frame.polarity != .holds || frame.count?.admits(0) == true
  }

  /// `after close, focus is on "Change address"`.
  private mutating func noteOpener(_ frame: Frame) {
    guard frame.kind == .focus, frame.polarity == .holds, let target = frame.target else { return }
    var isAfterClosing = frame.relation == .returnTo
    if case .after(let event)? = frame.moment, event.happening == .verb("close") { isAfterClosing = true }
    guard isAfterClosing else { return }
    if case .noun(let words) = target.head, case .field(let name) = AppDraftNoun(words) {
      append(Self.title(name), to: \.openers)
    } else if let label = Self.label(of: target) {
      append(label, to: \.openers)
    }
  }

  private mutating func add(_ event: Event) {
    if case .activate(let name) = event.happening {
      append(Control(role: .button, label: name))
      submit = submit ?? name
    }
    event.object.map { add($0) }
  }

  // MARK: References

  private mutating func add(_ reference: Reference) {
    reference.members.forEach { add($0) }
    for relation in reference.relations {
      relation.reference.map { add($0) }
      if relation.kind == .behind, case .noun(let words) = reference.head, !isContext(words) {
        screen = screen ?? Self.title(words)
      }
    }
    guard reference.combination == nil else { return }
    switch reference.head {
    case .quoted(let text): addQuoted(text, role: Self.role(of: reference))
    case .name(let name): append(Control(role: Self.role(of: reference) ?? .button, label: name))
    case .noun(let words): addNoun(words, reference)
    case .pronoun, .everything: break
    }
  }

  /// A quotation may end in what it is: `"Delivery address, heading"`.
  private mutating func addQuoted(_ text: String, role: Element.Role?) {
    let parts = Self.parts(of: text)
    switch parts.role ?? role {
    case .heading?: append(parts.label, to: \.headings)
    case .textField?, .secureField?, .searchField?: append(parts.label, to: \.fields)
    case let role: append(Control(role: role ?? .button, label: parts.label))
    }
  }

  private mutating func addNoun(_ words: String, _ reference: Reference) {
    // The control that opened something is one that the checks name, or that its context gets.
    if reference.relations.contains(where: { $0.kind == .openerOf }) { return }
    switch AppDraftNoun(words) {
    case .loading: loading = loading ?? words
    case .error: hasError = true
    case .field(""): hasField = true
    case .field(let name): append(name, to: \.fields)
    case .ofEveryApp: break
    case .row(let name): append(name, to: \.rows)
    case .role(let role, let name): append(Control(role: role, label: Self.title(name)))
    case .context: _ = addContext(reference)
    case .other: append(words, to: \.otherNouns)
    }
  }

  /// The number of the context that words name, a new one when they name it for the first time.
  private mutating func addContext(_ reference: Reference) -> Int? {
    guard let words = Self.words(of: reference) else { return nil }
    if screen == Self.title(words) { return nil }
    let kinds = AppDraftNoun.kinds(words)
    if let known = contexts.firstIndex(where: { $0.isCalled(words.lowercased()) }) { return known }
    // `the dialog` is the alert, and `the screen` the one that is there anyway.
    if !words.contains(" "), let known = contexts.firstIndex(where: { kinds.contains($0.kind) }) { return known }
    if !words.contains(" "), kinds.first == .screen { return nil }
    contexts.append(Context(kind: kinds.first ?? .overlay, name: Self.title(words)))
    return contexts.count - 1
  }

  private func isContext(_ words: String) -> Bool { contexts.contains { $0.isCalled(words) } }

  // MARK: Lists

  private mutating func append(_ text: String, to list: WritableKeyPath<AppDraft, [String]>) {
    let isKnown = self[keyPath: list].contains { $0.lowercased() == text.lowercased() }
    if !text.isEmpty, !isKnown { self[keyPath: list].append(text) }
  }

  private mutating func append(_ control: Control) {
    if !controls.contains(where: { $0.label == control.label }) { controls.append(control) }
  }

  /// With a capital, as names of contexts are written.
  static func title(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }

  /// The label that a reference gives; none for a noun that gives none.
  private static func label(of reference: Reference) -> String? {
    switch reference.head {
    case .quoted(let text), .name(let text): return parts(of: text).label
    case .noun(let words):
      guard case .role(_, let name) = AppDraftNoun(words), reference.relations.isEmpty else { return nil }
      return title(name)
    case .pronoun, .everything: return nil
    }
  }

  private static func words(of reference: Reference) -> String? {
    switch reference.head {
    case .noun(let words), .quoted(let words), .name(let words): words
    case .pronoun, .everything: nil
    }
  }

  private static func role(of reference: Reference) -> Element.Role? {
    if let noun = reference.kindNoun { return AppDraftNoun.role(noun) }
    guard case .noun(let words) = reference.head, case .role(let role, _) = AppDraftNoun(words) else { return nil }
    return role
  }

  private static func parts(of text: String) -> (label: String, role: Element.Role?) {
    let parts = text.split(separator: ",").map { AppFileCompiler.collapsed(String($0)) }
    guard parts.count > 1, let role = parts.last.flatMap(Element.Role.init) else { return (text, nil) }
    return (parts.dropLast().joined(separator: ", "), role)
  }
}
