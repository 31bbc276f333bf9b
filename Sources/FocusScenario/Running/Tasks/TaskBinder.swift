/// Binds a task line to an app: the app's own tasks go before the built-in phrases, the longest before the shorter.
struct TaskBinder: Sendable {
  let resolver: ReferenceResolver
  private let taskNumbers: [String: Int]
  /// The number of phrases in the longest name of a task.
  private let mostPhrases: Int
  private var index: AppIndex { resolver.index }

  /// What came of binding a line.
  struct Binding {
    var task: BoundTask
    var problems: [(BindingProblem, SourceRange)]
  }

  /// Files the app's tasks by the words in which tasks are compared.
  init(_ resolver: ReferenceResolver) {
    self.resolver = resolver
    let reader = SentenceReader()
    var numbers: [String: Int] = [:]
    var most = 0
    for (number, task) in resolver.index.app.tasks.enumerated() {
      let source = SourceText(path: "", text: task.name)
      let line = reader.readTask(Phrase(pieces: [SourceRange(0, source.bytes.count)]), in: source).task
      let key = Self.key(line.phrases)
      if numbers[key] == nil { numbers[key] = number }
      most = max(most, line.phrases.count)
    }
    self.taskNumbers = numbers
    self.mostPhrases = most
  }

  private static func key(_ phrases: some Sequence<TaskPhrase>) -> String {
    phrases.map(\.key).joined(separator: ", ")
  }

  /// Binds every phrase; what cannot be bound is left out and reported.
  func bind(_ line: TaskLine, given: Given?) -> Binding {
    var binding = Binding(task: BoundTask(start: nil, phrases: []), problems: [])
    for part in given?.parts ?? [] { bind(part, into: &binding) }
    var position = 0
    while position < line.phrases.count {
      let length = longestTask(in: line.phrases, from: position)
      if length > 0, let number = taskNumbers[Self.key(line.phrases[position..<position + length])] {
        bind(task: number, words: line.phrases[position..<position + length], into: &binding)
        position += length
      } else {
        bind(line.phrases[position], into: &binding)
        position += 1
      }
    }
    return binding
  }

  /// How many phrases from here are together the name of a task.
  private func longestTask(in phrases: [TaskPhrase], from position: Int) -> Int {
    for length in stride(from: min(phrases.count - position, mostPhrases), to: 0, by: -1)
    where taskNumbers[Self.key(phrases[position..<position + length])] != nil {
      return length
    }
    return 0
  }

  // MARK: The app's own tasks

  private func bind(task number: Int, words: ArraySlice<TaskPhrase>, into binding: inout Binding) {
    let task = index.app.tasks[number]
    var steps: [BoundTask.Step] = []
    for step in task.steps {
      if case .startOn(let name) = step {
        if binding.task.phrases.isEmpty { binding.task.start = index.containers(named: name).first }
      } else if let bound = bound(step) {
        steps.append(bound)
      }
    }
    let phrase = words.map(\.text).joined(separator: ", ")
    binding.task.phrases.append(
      BoundTask.Phrase(words: phrase, verb: verb(of: phrase), steps: steps, task: number)
    )
  }

  private func verb(of phrase: String) -> String { Words.split(phrase).first ?? "" }

  private func bound(_ step: AppTask.Step) -> BoundTask.Step? {
    switch step {
    case .startOn: nil
    case .activate(let name): .activate(Reference(.quoted(name)))
    case .type(let text, in: let name): .type(text, Reference(.quoted(name)))
    case .clear(let name): .clear(Reference(.quoted(name)))
    case .increase(let name): .increase(Reference(.quoted(name)))
    case .decrease(let name): .decrease(Reference(.quoted(name)))
    case .action(let action, on: let name): .custom(action, Reference(.quoted(name)))
    case .escape: .escape
    case .back: .back
    case .reload: .reload
    case .scroll(let forward): .scroll(forward: forward)
    case .wait(let milliseconds): .wait(milliseconds)
    case .move(let forward, let count): .move(forward: forward, count: count, past: nil)
    case .close(let name): .close(Reference(.quoted(name)), nil)
    case .rotor(let rotor, let forward): .rotor(rotor, forward: forward)
    case .customRotor(let name, let forward): .customRotor(name, forward: forward)
    case .touch(let name): .touch(Reference(.quoted(name)))
    case .magicTap: .magicTap
    case .putKeyboardAway: .putKeyboardAway
    case .atOnce: .atOnce
    }
  }

  // MARK: Built-in phrases

  private func bind(_ phrase: TaskPhrase, into binding: inout Binding) {
    guard let action = phrase.action else {
      binding.problems.append((.noTask(phrase.text, tasks: index.app.tasks.map(\.name)), phrase.range))
      return
    }
    switch steps(for: action) {
    case .success(let steps):
      binding.task.phrases.append(
        BoundTask.Phrase(words: phrase.text, verb: verb(of: phrase.text), steps: steps, task: nil)
      )
    case .failure(let problem):
      binding.problems.append((problem, phrase.range))
    }
  }

  private func steps(for action: TaskAction) -> Result<[BoundTask.Step], BindingProblem> {
    switch action {
    case .open(let reference): openStep(reference).map { [$0] }
    case .close(let reference, let means): .success([.close(reference, means)])
    case .change(let reference): .success([.change(reference)])
    case .activate(let reference): .success([.activate(reference)])
    case .type(let text, in: let reference):
      .success([.type(text ?? "text", reference ?? Reference(.noun("field")))])
    case .clear(let reference): .success([.clear(reference)])
    case .turn(let reference, let on): .success([.turn(reference, on: on)])
    case .increase(let reference): .success([.increase(reference)])
    case .decrease(let reference): .success([.decrease(reference)])
    case .delete(let reference): .success([.delete(reference)])
    case .goBack: .success([.back])
    case .escape: .success([.escape])
    case .reload: .success([.reload])
    case .scroll(let direction): .success([.scroll(forward: direction == .forward)])
    case .wait(let milliseconds): .success([.wait(milliseconds)])
    case .press(let key): .success([.press(key)])
    case .move(let direction, let count, let past):
      .success([.move(forward: direction == .forward, count: count, past: past)])
    case .moveTo(let direction, let goal): .success([.moveTo(forward: direction == .forward, goal)])
    case .rotor(let rotor, let direction): .success([.rotor(rotor, forward: direction == .forward)])
    case .touch(let reference): .success([.touch(reference)])
    case .custom(let name, let reference): .success([.custom(name, reference)])
    case .magicTap: .success([.magicTap])
    case .putKeyboardAway: .success([.putKeyboardAway])
    case .times(let number, let action): repeated(number, action)
    }
  }

  private func repeated(_ number: Int, _ action: TaskAction) -> Result<[BoundTask.Step], BindingProblem> {
    guard (1...Self.mostRepeats).contains(number) else {
      return .failure(.tooManyTimes(number, most: Self.mostRepeats))
    }
    return steps(for: action).map { steps in (0..<number).flatMap { _ in steps } }
  }

  /// More than this many times is a slip of the pen.
  private static let mostRepeats = 100

  private func openStep(_ reference: Reference) -> Result<BoundTask.Step, BindingProblem> {
    let words = reference.plainWords
    let named = resolver.names.containers(words)
    let candidates = named.isEmpty ? containersOfKind(words) : named
    guard let container = candidates.first else {
      return .failure(.noSuchContext(words, names: index.app.containers.map(\.name)))
    }
    guard candidates.count == 1 else {
      return .failure(.severalFit(words, candidates.map { index.container($0).name }))
    }
    guard !Self.controls(in: index, opening: index.container(container).name).isEmpty else {
      return .failure(.nothingOpens(index.container(container).name))
    }
    return .success(.open(container))
  }

  private func containersOfKind(_ words: String) -> [ContainerIdentifier] {
    let all = Words.split(words)
    let head = Words.singular(all.last ?? "")
    guard case .context(let kinds)? = KindNoun.table[head] else { return [] }
    return resolver.containers(kinds, head: head, words: Array(all.dropLast()))
  }

  // MARK: Given

  /// `Given: the Payment screen is open`: where the task starts; the rest of what is given is the device's.
  private func bind(_ part: Given.Part, into binding: inout Binding) {
    let words: String
    let isStart: Bool
    switch part.condition {
    case .open(let opened): (words, isStart) = (opened, true)
    case .technology(_, after: let event?): (words, isStart) = (Self.withoutOpening(event), false)
    default: return
    }
    let found = startContainers(words)
    if let container = found.first, found.count == 1 {
      if isStart { binding.task.start = container } else { binding.task.turnedOnAfter = container }
    } else if found.isEmpty {
      let screens = index.app.containers.map(\.name)
      binding.problems.append((.givenNotUnderstood(words, screens: screens), part.range))
    } else {
      binding.problems.append((.severalFit(words, found.map { index.container($0).name }), part.range))
    }
  }

  /// `the sheet opened`: what opened.
  private static func withoutOpening(_ event: String) -> String {
    let words = event.split(separator: " ").map(String.init)
    let end = openings.first { words.count > $0.count && words.suffix($0.count).map { $0.lowercased() } == $0 }
    return words.dropLast(end?.count ?? 0).joined(separator: " ")
  }

  private static let openings = [
    ["is", "open"], ["was", "opened"], ["has", "opened"], ["opened"], ["opens"], ["appeared"], ["appears"],
  ]

  private func startContainers(_ words: String) -> [ContainerIdentifier] {
    let words = Words.split(words).filter { $0 != "the" }
    let named = resolver.names.containers(words.joined(separator: " "))
    if !named.isEmpty { return named }
    let without = resolver.names.containers(words.filter { $0 != "screen" }.joined(separator: " "))
    return without.isEmpty ? containersOfKind(words.joined(separator: " ")) : without
  }
}

extension Reference {
  /// The words without quotes and restrictions.
  var plainWords: String {
    switch head {
    case .quoted(let text), .name(let text), .noun(let text), .pronoun(let text), .everything(let text): text
    }
  }
}

extension Effect {
  /// Whether it opens or goes to a context, now or later.
  func opens(_ container: String) -> Bool {
    switch self {
    case .open(let name), .goTo(let name): Words.same(name, container)
    case .after(_, let effects), .afterClosed(let effects): effects.contains { $0.opens(container) }
    default: false
    }
  }
}
