/// Finds what the author's words stand for: first what the app could have, then what is there at a moment.
struct ReferenceResolver: Sendable {
  let index: AppIndex
  let names: NameTable
  /// Every text that the app can say.
  let texts: [String]
  private let statesAtFirst: [ElementState]

  /// A resolver for an app.
  init(_ index: AppIndex) {
    self.index = index
    self.names = NameTable(index)
    self.texts = index.app.allTexts
    self.statesAtFirst = index.entries.map { ElementState($0.element) }
  }

  /// Whether the words fit an element's speech as the app file has it.
  func isSpokenAtFirst(_ element: ElementIdentifier, as text: String) -> Bool {
    let order = index.elementsOfContainer[index.entries[element.index].container.index]
    let speech = SpeechComposer.speech(of: element, in: index, states: statesAtFirst, order: order)
    return SpeechComparison.compare(text, with: speech).isMatch
  }

  /// What a reference stands for at a moment.
  func resolve(_ reference: Reference, in scene: Scene) -> Referent {
    if reference.combination != nil { return combine(reference, in: scene) }
    var referent = head(of: reference, in: scene)
    for relation in reference.relations where referent.failure == nil {
      referent = restrict(referent, by: relation, of: reference, in: scene)
    }
    guard referent.failure == nil else { return referent }
    if let ordinal = reference.ordinal { referent = choose(ordinal, of: referent, reference, in: scene) }
    return settle(referent, for: reference, in: scene)
  }

  /// The members of a combination together; the claim decides what that means.
  private func combine(_ reference: Reference, in scene: Scene) -> Referent {
    var all = Referent()
    for member in reference.members {
      let part = resolve(member, in: scene)
      if part.failure != nil, reference.combination != .oneOf { return part }
      for element in part.elements where !all.elements.contains(element) { all.elements.append(element) }
      all.container = all.container ?? part.container
    }
    return all.elements.isEmpty ? .missing("none of \(reference.canonicalText) is there") : all
  }

  /// What the words alone stand for.
  private func head(of reference: Reference, in scene: Scene) -> Referent {
    switch reference.head {
    case .quoted(let text): named(text, kindNoun: reference.kindNoun, in: scene)
    case .name(let text): named(text, kindNoun: reference.kindNoun, in: scene)
    case .noun(let phrase): noun(phrase, reference, in: scene)
    case .pronoun(let word): .missing("'\(word)' points at nothing before it")
    case .everything: Referent(elements: everything(in: scene))
    }
  }

  /// Every element that is there, whatever covers it.
  private func everything(in scene: Scene) -> [ElementIdentifier] {
    scene.simulator.presented.flatMap { index.elementsOfContainer[$0.index] }.filter { scene.simulator.isInTree($0) }
  }

  // MARK: Names

  /// Quoted text or a bare name: a label, a label with trait words after it, or the name of a context.
  private func named(_ text: String, kindNoun: String?, in scene: Scene) -> Referent {
    var found = labelled(text, in: scene)
    if found.isEmpty { found = spokenAs(text, in: scene) }
    if let kindNoun, let kind = KindNoun.table[Words.singular(kindNoun)] {
      if case .context = kind, let container = names.containers(text).first { return whole(container) }
      let fitting = found.filter { fits($0, kind) }
      if !fitting.isEmpty { found = fitting }
    }
    if found.isEmpty, let container = names.containers(text).first { return whole(container) }
    return found.isEmpty ? .missing("nothing is called '\(text)'") : Referent(elements: found)
  }

  /// The elements that have this label now, or had it in the app file.
  private func labelled(_ text: String, in scene: Scene) -> [ElementIdentifier] {
    let named = names.elements(text)
    let renamed = scene.simulator.renamed.filter { Words.same(scene.simulator.state(of: $0).label, text) }
    let still = named.filter { !scene.simulator.renamed.contains($0) || renamed.contains($0) }
    return (still.isEmpty && renamed.isEmpty ? named : still) + renamed.filter { !still.contains($0) }
  }

  /// The elements spoken with these words: `Delivery address, heading`.
  private func spokenAs(_ text: String, in scene: Scene) -> [ElementIdentifier] {
    candidates(spokenAs: text).filter { scene.simulator.isSpoken($0, as: text) }
  }

  /// The elements whose label begins the text.
  func candidates(spokenAs text: String) -> [ElementIdentifier] {
    let words = Words.split(text)
    guard words.count > 1 else { return [] }
    var found: [ElementIdentifier] = []
    for length in stride(from: words.count - 1, to: 0, by: -1) {
      found += names.elements(words.prefix(length).joined(separator: " ")).filter { !found.contains($0) }
    }
    return found
  }

  /// A context with all its elements.
  private func whole(_ container: ContainerIdentifier) -> Referent {
    Referent(elements: index.elementsOfContainer[container.index], container: container)
  }

  // MARK: Nouns

  /// Open noun words: a name of the app in lower case, else a kind noun with what stands before it.
  private func noun(_ phrase: String, _ reference: Reference, in scene: Scene) -> Referent {
    let aliased = names.elements(phrase)
    let contexts = names.containers(phrase)
    if let container = contexts.first { return whole(presentedFirst(contexts, in: scene) ?? container) }
    if !aliased.isEmpty { return Referent(elements: aliased) }
    let words = Words.split(phrase)
    let head = Words.singular(words.last ?? "")
    if let kind = KindNoun.table[head] {
      return kinds(kind, head: head, modifiers: Array(words.dropLast()), reference, in: scene)
    }
    let beginning = names.elements(beginningWith: phrase, in: index)
    return beginning.count == 1 ? Referent(elements: beginning) : .missing("nothing is called '\(phrase)'")
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
    case .error: return error(labels, in: scene)
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
  private func elements(where fits: (ElementIdentifier) -> Bool) -> [ElementIdentifier] {
    index.entries.indices.map { ElementIdentifier($0) }.filter(fits)
  }

  /// Whether an element is of a kind.
  func fits(_ identifier: ElementIdentifier, _ kind: KindNoun) -> Bool {
    let element = index.element(identifier)
    return switch kind {
    case .role(let roles): roles.contains(element.role)
    case .row: element.role == .row && !element.isLoading
    case .error: index.entries[identifier.index].errorOf != nil
    case .field: element.role.isTextInput
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
    let opened = fitting.filter { scene.trace.opened.contains($0) || scene.simulator.isPresented($0) }
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
      let last = Words.split(container.name).last
      return (kinds.contains(container.kind) || last == head) && Words.holds(container.name, all: words)
    }
  }

  /// The context that words such as `sheet` or `address panel` name.
  private func container(_ words: [String], in scene: Scene) -> ContainerIdentifier? {
    let phrase = words.joined(separator: " ")
    return noun(phrase, Reference(.noun(phrase)), in: scene).container
  }

  // MARK: The error, the field, the title, the opener

  /// The error that the last action made appear; else that of the field last typed in; else the only one.
  private func error(_ words: [String], in scene: Scene) -> Referent {
    let errors = elements { fits($0, .error) }.filter { error in
      words.isEmpty || Words.holds(index.element(error).label, all: words) || belongsTo(error, words)
    }
    let moments = scene.trace.moments[...scene.moment]
    if let last = moments.last(where: { $0.beat.appeared.contains { errors.contains($0) } }) {
      return one(of: last.beat.appeared.filter { errors.contains($0) }, "the error", in: scene)
    }
    let shown = errors.filter { scene.simulator.isVisible($0) || scene.simulator.isInTree($0) }
    if let typed = moments.last(where: { isTyping($0.beat) })?.beat.target,
      let error = shown.first(where: { index.entries[$0.index].errorOf == typed })
    {
      return Referent(elements: [error])
    }
    return shown.isEmpty ? .missing("no error appeared" + announced(in: scene)) : one(of: shown, "the error", in: scene)
  }

  private func belongsTo(_ error: ElementIdentifier, _ words: [String]) -> Bool {
    guard let owner = index.entries[error.index].errorOf else { return false }
    return Words.holds(index.element(owner).label, all: words)
  }

  private func isTyping(_ beat: Beat) -> Bool {
    if case .type = beat.intent { return true }
    return false
  }

  private func announced(in scene: Scene) -> String {
    let texts = scene.trace.moments[scene.moment].beat.utterances.filter { $0.channel == .announcement }.map(\.text)
    return texts.isEmpty ? "" : " (announced: \(texts.map { "'\($0)'" }.joined(separator: ", ")))"
  }

  /// One of several, or a failure that lists them.
  private func one(of elements: [ElementIdentifier], _ words: String, in scene: Scene) -> Referent {
    elements.count == 1
      ? Referent(elements: elements)
      : .missing("\(words) fits \(scene.list(elements))")
  }

  /// The field that the error is about, else the only one in the context on top.
  private func field(_ words: [String], _ reference: Reference, in scene: Scene) -> Referent {
    let fields = elements { fits($0, .field) && Words.holds(index.element($0).label, all: words) }
    if !words.isEmpty || reference.quantifier != .the || !reference.relations.isEmpty {
      return fields.isEmpty
        ? .missing("there is no \((words + ["field"]).joined(separator: " "))")
        : Referent(elements: fields)
    }
    if let error = error([], in: scene).only, let owner = index.entries[error.index].errorOf {
      return Referent(elements: [owner])
    }
    let near = fields.filter { index.entries[$0.index].container == scene.topContainer && scene.simulator.isInTree($0) }
    return near.isEmpty ? .missing("there is no field") : one(of: near, "the field", in: scene)
  }

  /// The alert's title, else the first heading of the context; the context on top when none is named.
  private func title(_ words: [String], _ reference: Reference, in scene: Scene) -> Referent {
    let headings = elements { fits($0, .title) && Words.holds(index.element($0).label, all: words) }
    if !words.isEmpty, container(words, in: scene) == nil, !headings.isEmpty { return Referent(elements: headings) }
    let near = reference.relations.first { $0.kind == .of || $0.kind == .in }?.reference
    let named = near.flatMap { resolve($0, in: scene).container }
    guard let context = words.isEmpty ? named ?? scene.topContainer : container(words, in: scene) else {
      return .missing("nothing is open that could have a title")
    }
    guard let title = title(of: context) else {
      return .missing("'\(index.container(context).name)' has no title")
    }
    return Referent(elements: [title])
  }

  /// The first heading of a context; an alert's first text when it has none.
  func title(of container: ContainerIdentifier) -> ElementIdentifier? {
    let elements = index.elementsOfContainer[container.index]
    let heading = elements.first { index.element($0).role == .heading }
    guard heading == nil, index.container(container).kind == .alert else { return heading }
    return elements.first { index.element($0).role == .text }
  }

  /// The control that opened a context; none named: the last one that was opened or closed.
  private func opener(of container: ContainerIdentifier?, in scene: Scene) -> Referent {
    for moment in scene.trace.moments[...scene.moment].reversed() {
      for closing in moment.beat.closed.reversed() where container == nil || closing.container == container {
        if let opener = closing.opener { return Referent(elements: [standing(for: opener, in: scene)]) }
      }
      for opened in moment.beat.opened.reversed() where container == nil || opened == container {
        if let opener = moment.after.opener(of: opened) {
          return Referent(elements: [standing(for: opener, in: scene)])
        }
      }
    }
    return .missing("nothing was opened by a control")
  }

  /// An opener that is gone stands for the opener of its context.
  private func standing(for opener: ElementIdentifier, in scene: Scene) -> ElementIdentifier {
    guard !scene.simulator.isInTree(opener) else { return opener }
    let container = index.entries[opener.index].container
    let before = scene.trace.moments[...scene.moment].last { $0.after.opener(of: container) != nil }
    return before?.after.opener(of: container) ?? opener
  }

  // MARK: Restrictions

  private func restrict(
    _ referent: Referent,
    by relation: Reference.Relation,
    of reference: Reference,
    in scene: Scene
  ) -> Referent {
    switch relation.kind {
    case .behind, .below: beneath(relation, referent, in: scene)
    case .in, .of, .on: inside(relation, referent, in: scene, keep: true)
    case .outside, .except: inside(relation, referent, in: scene, keep: false)
    case .openerOf: opener(of: relation.reference.flatMap { resolve($0, in: scene).container }, in: scene)
    case .gone: keep(referent) { wasThere($0, in: scene) && !scene.simulator.isVisible($0) }
    case .onScreen: keep(referent) { scene.simulator.isVisible($0) }
    case .state: keep(referent) { scene.simulator.state(of: $0).isIn(relation.word ?? "") }
    case .inError: keep(referent) { hasError($0, in: scene) }
    case .lastActivated: Referent(elements: lastActivated(in: scene).map { [$0] } ?? [])
    case .hadFocusBefore: Referent(elements: focusBeforeLastAction(in: scene).map { [$0] } ?? [])
    case .label: keep(referent) { Words.same(scene.simulator.state(of: $0).label, relation.word ?? "") }
    default: referent
    }
  }

  private func keep(_ referent: Referent, where fits: (ElementIdentifier) -> Bool) -> Referent {
    Referent(elements: referent.elements.filter(fits), container: nil)
  }

  private func beneath(_ relation: Reference.Relation, _ referent: Referent, in scene: Scene) -> Referent {
    guard let over = relation.reference.flatMap({ resolve($0, in: scene).container }) else {
      return .missing("nothing is there to be behind")
    }
    let presented = scene.simulator.presented
    let position = presented.firstIndex(of: over) ?? presented.count
    let under = Set(presented.prefix(position))
    return Referent(
      elements: referent.elements.filter { under.contains(index.entries[$0.index].container) },
      container: referent.container
    )
  }

  private func inside(
    _ relation: Reference.Relation,
    _ referent: Referent,
    in scene: Scene,
    keep wanted: Bool
  ) -> Referent {
    guard let place = relation.reference.map({ resolve($0, in: scene) }), place.failure == nil else {
      return referent
    }
    let region = place.container == nil ? place.elements.flatMap(withDescendants) : place.elements
    return keep(referent) { region.contains($0) == wanted }
  }

  /// An element and all below it.
  func withDescendants(_ element: ElementIdentifier) -> [ElementIdentifier] {
    [element] + index.entries[element.index].children.flatMap(withDescendants)
  }

  private func wasThere(_ element: ElementIdentifier, in scene: Scene) -> Bool {
    scene.trace.moments[...scene.moment].contains { $0.after.isVisible(element) }
  }

  private func hasError(_ field: ElementIdentifier, in scene: Scene) -> Bool {
    elements { fits($0, .error) }.contains { index.entries[$0.index].errorOf == field && scene.simulator.isVisible($0) }
  }

  private func lastActivated(in scene: Scene) -> ElementIdentifier? {
    scene.trace.moments[...scene.moment].last { $0.beat.intent == .activate }?.beat.target
  }

  private func focusBeforeLastAction(in scene: Scene) -> ElementIdentifier? {
    scene.trace.moments[...scene.moment].last { !$0.beat.opened.isEmpty && $0.action != nil }?.beat.focusBefore.element
  }

  // MARK: Which of several

  private func choose(
    _ ordinal: Reference.Ordinal,
    of referent: Referent,
    _ reference: Reference,
    in scene: Scene
  ) -> Referent {
    let present = scene.simulator.inReadingOrder(referent.elements.filter { scene.simulator.isInTree($0) })
    let chosen: ElementIdentifier? =
      switch ordinal {
      case .nth(let number): present.dropFirst(number - 1).first
      case .last: present.last
      case .next: neighbour(of: referent, in: scene, forward: true)
      case .previous: neighbour(of: referent, in: scene, forward: false)
      case .same, .other: nil
      }
    return chosen.map { Referent(elements: [$0]) } ?? .missing("there is no such \(reference.canonicalText)")
  }

  /// The row after or before the one that the task acted on, of those that are still there.
  private func neighbour(of referent: Referent, in scene: Scene, forward: Bool) -> ElementIdentifier? {
    guard let acted = lastActivated(in: scene) else { return nil }
    let chain = sequence(first: acted) { index.entries[$0.index].parent }
    guard let row = chain.first(where: { referent.elements.contains($0) }) else { return nil }
    let rest = referent.elements.filter { scene.simulator.isInTree($0) && (forward ? $0 > row : $0 < row) }
    return forward ? rest.min() : rest.max()
  }

  /// `the X` is one thing: what is there goes before what is not, and the context on top before those beneath.
  private func settle(_ referent: Referent, for reference: Reference, in scene: Scene) -> Referent {
    guard referent.container == nil, isSingular(reference) else { return referent }
    var found = referent.elements
    let present = found.filter { scene.simulator.isPresentedAndInTree($0) }
    if !present.isEmpty { found = present }
    let top = found.filter { index.entries[$0.index].container == scene.topContainer }
    if !top.isEmpty { found = top }
    guard found.count > 1 else {
      return found.isEmpty ? .missing("there is no \(reference.canonicalText)") : Referent(elements: found)
    }
    return .missing("\(reference.canonicalText) fits \(scene.list(found))")
  }

  /// Whether the words mean just one thing.
  private func isSingular(_ reference: Reference) -> Bool {
    guard reference.quantifier == .the || reference.quantifier == .its else { return false }
    switch reference.head {
    case .quoted, .name: return true
    case .noun(let phrase):
      let head = Words.split(phrase).last ?? ""
      return head == Words.singular(head) || KindNoun.table[Words.singular(head)] == nil
    case .pronoun, .everything: return false
    }
  }
}
