// Nouns that depend on what happened: the error, the field, the title, the opener.

extension ReferenceResolver {
  // MARK: The error, the field, the title, the opener

  /// The error that the last action made appear; else that of the field last typed in; else the one that appeared
  /// last; else the only one.
  func error(_ words: [String], of owner: ElementIdentifier? = nil, in scene: Scene) -> Referent {
    let errors = errors(words, of: owner)
    let recent = appeared(errors, in: momentsOfLastAction(in: scene), scene)
    if !recent.isEmpty { return one(of: recent, "the error", in: scene) }
    let moments = scene.trace.moments[...scene.moment]
    let shown = errors.filter { scene.simulator.isVisible($0) || scene.simulator.isInTree($0) }
    if let typed = moments.last(where: { isTyping($0.beat) })?.beat.target,
      let error = shown.first(where: { index.entries[$0.index].errorOf == typed })
    {
      return Referent(elements: [error])
    }
    for number in moments.indices.dropFirst().reversed() {
      let earlier = appeared(errors, in: [number], scene)
      if !earlier.isEmpty { return one(of: earlier, "the error", in: scene) }
    }
    return shown.isEmpty ? .missing("no error appeared" + announced(in: scene)) : one(of: shown, "the error", in: scene)
  }

  /// The beats of the user's last action and what the app did since; nothing that was there from the start.
  private func momentsOfLastAction(in scene: Scene) -> [Int] {
    let moments = scene.trace.moments
    guard scene.moment > 0, let last = (1...scene.moment).last(where: { moments[$0].isDoing }) else { return [] }
    let first = (1...last).first { moments[$0].action == moments[last].action } ?? last
    return (first...scene.moment).filter { !moments[$0].isNavigation }
  }

  private func appeared(_ errors: [ElementIdentifier], in moments: [Int], _ scene: Scene) -> [ElementIdentifier] {
    let beats = moments.map { scene.trace.moments[$0].beat }
    let appeared = beats.flatMap(\.appeared).filter { errors.contains($0) }
    // What was seen for a moment appeared as well, where nothing else did.
    return appeared.isEmpty ? beats.flatMap(\.glimpsed).filter { errors.contains($0) } : appeared
  }

  /// All errors of the app that the words fit, shown or not.
  func errors(_ words: [String], of owner: ElementIdentifier? = nil) -> [ElementIdentifier] {
    elements { fits($0, .error) }.filter { error in
      guard owner == nil || index.entries[error.index].errorOf == owner else { return false }
      return words.isEmpty || names.labelHolds(error, all: words) || belongsTo(error, words)
    }
  }

  /// The control that the author names as the error's: `the error of "Code"`.
  func owner(in reference: Reference, _ scene: Scene) -> ElementIdentifier? {
    let relation = reference.relations.first { [.of, .in, .for, .on].contains($0.kind) }
    return relation?.reference.flatMap { resolve($0, in: scene).only }
  }

  private func belongsTo(_ error: ElementIdentifier, _ words: [String]) -> Bool {
    guard let owner = index.entries[error.index].errorOf else { return false }
    return names.labelHolds(owner, all: words)
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
      : .ambiguous("\(words) fits \(scene.list(elements))")
  }

  /// The field that the error is about, else the only one in the context on top, else behind it.
  func field(_ words: [String], _ reference: Reference, in scene: Scene) -> Referent {
    let fields = elements { fits($0, .field) && names.labelHolds($0, all: words) }
    if !words.isEmpty || !isSingular(reference) || reference.ordinal != nil || !reference.relations.isEmpty {
      return fields.isEmpty
        ? .missing("there is no \((words + ["field"]).joined(separator: " "))")
        : Referent(elements: fields)
    }
    if let error = error([], in: scene).only, let owner = index.entries[error.index].errorOf {
      return Referent(elements: [owner])
    }
    let there = fields.filter { scene.simulator.isPresentedAndInTree($0) }
    let near = there.filter { index.entries[$0.index].container == scene.topContainer }
    if !near.isEmpty { return one(of: near, "the field", in: scene) }
    return there.isEmpty ? .missing("there is no field") : one(of: there, "the field", in: scene)
  }

  /// The alert's title, else the first heading of the context; the context on top when none is named.
  func title(_ words: [String], _ reference: Reference, in scene: Scene) -> Referent {
    let headings = elements { fits($0, .title) && names.labelHolds($0, all: words) }
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
  func opener(of container: ContainerIdentifier?, in scene: Scene) -> Referent {
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
}
