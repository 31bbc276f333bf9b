/// Something that leaves a user behind, seen once.
struct Observation: Hashable, Sendable {
  /// What makes two observations the same finding.
  struct Identity: Hashable, Sendable {
    var kind: Finding.Kind
    var element: ElementIdentifier?
    var container: ContainerIdentifier?
    var words: String
  }

  var kind: Finding.Kind
  /// What it is about.
  var identity: Identity
  /// The label of an element, the name of a context, or what was announced.
  var subject: String
  /// Where focus was afterwards, as spoken.
  var focus: String
  /// Sentences that fail because of it, the plainest first.
  var sentences: [String]
  /// The place of the expedition that it was seen on; only for what is found when all is explored.
  var place = 0
}

/// Looks at one action and what came of it.
struct Observer {
  let beat: Beat
  let before: Simulator
  let after: Simulator
  let index: AppIndex

  init(_ beat: Beat, before: Simulator, after: Simulator) {
    self.beat = beat
    self.before = before
    self.after = after
    self.index = after.index
  }

  /// What the action did.
  var ofTransition: [Observation] {
    [opened, error, gone, closed, jumped, vanished, escaped, moved, toast, disabled].compactMap { $0 }
      + lostAnnouncements
  }

  /// What holds for the state of the app that it led to.
  var ofState: [Observation] { [behind].compactMap { $0 } + unreachable }

  // MARK: The words of findings

  func observation(
    _ kind: Finding.Kind,
    _ element: ElementIdentifier,
    _ sentences: (String) -> [String]
  ) -> Observation {
    let label = after.state(of: element).label
    return Observation(
      kind: kind,
      identity: Observation.Identity(kind: kind, element: element, words: ""),
      subject: label,
      focus: after.currentSpeech(),
      sentences: sentences(after.quotedName(of: element))
    )
  }

  func observation(
    _ kind: Finding.Kind,
    _ container: ContainerIdentifier,
    _ sentences: (String) -> [String]
  ) -> Observation {
    let name = index.container(container).name
    return Observation(
      kind: kind,
      identity: Observation.Identity(kind: kind, container: container, words: ""),
      subject: name,
      focus: after.currentSpeech(),
      sentences: names(of: name).flatMap(sentences)
    )
  }

  /// A name that ends in a noun of the language stands for itself; any other is quoted first.
  private func names(of name: String) -> [String] {
    let (noun, quoted) = ("the \(name.lowercased())", Simulator.quoted(name))
    let isNoun = Words.split(name).last.map { KindNoun.table[$0] != nil } ?? false
    return isNoun ? [noun, quoted] : [quoted, noun]
  }

  func sort(of container: ContainerIdentifier) -> Container.Kind { index.container(container).kind }

  func container(of element: ElementIdentifier) -> ContainerIdentifier { index.entries[element.index].container }

  /// The context on top that covers what is below it.
  var cover: ContainerIdentifier? {
    after.presented.last.flatMap { sort(of: $0).isScreen || sort(of: $0) == .toast ? nil : $0 }
  }

  var announcements: [Utterance] { beat.utterances.filter { $0.channel == .announcement } }
}
