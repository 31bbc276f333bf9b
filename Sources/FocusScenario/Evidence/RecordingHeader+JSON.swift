/// A header as a line of a file, both ways.
extension RecordingHeader {
  /// The name of the format.
  static let format = "focus-evidence"
  /// The version of the format that is written and read.
  static let version = 1

  /// The line above so many beats, its keys in the order of the page.
  func json(beats: Int) -> JSON {
    .members(
      [
        ("format", .string(Self.format)),
        ("version", .number(Self.version)),
        ("source", .string(source.rawValue)),
        ("technology", .string(technology.rawValue)),
        ("style", .string(style.rawValue)),
        ("device", device.map { .string($0) }),
        ("system", system.map { .string($0) }),
        ("app", app?.json),
        ("check", check?.json),
        ("run", .number(run)),
        ("runs", .number(runs)),
        ("ways", .texts(ways)),
        ("behaviours", behaviours.isEmpty ? nil : .array(behaviours.map(\.json))),
        ("settings", settings.json),
        ("start", start.json),
        ("actions", actions.isEmpty ? nil : .array(actions.map(\.json))),
        ("stopped", stopped.map { .string($0) }),
        ("beats", .number(beats)),
        ("complete", .flag(incomplete == nil)),
        ("incomplete", incomplete.map { .string($0.rawValue) }),
        ("digest", digest.map { .string($0) }),
      ]
    )
  }

  /// Takes a header from the members of a line; none when something that it needs is not there.
  init?(_ fields: inout RecordFields) {
    let source: Source? = fields.choice("source")
    let technology: Technology? = fields.choice("technology")
    let style: Style? = fields.choice("style")
    let run = fields.number("run")
    let runs = fields.number("runs")
    let device = fields.string("device", isOptional: true)
    let system = fields.string("system", isOptional: true)
    let app = fields.object("app", isOptional: true) { App(&$0) }
    let check = fields.object("check", isOptional: true) { Check(&$0) }
    let ways = fields.strings("ways")
    let behaviours = fields.objects("behaviours") { Behaviours.Choice(&$0) }
    let settings = fields.object("settings", isOptional: true) { RecordingSettings(&$0) }
    let start = fields.object("start", isOptional: true) { RecordingStart(&$0) }
    let actions = fields.objects("actions") { Action(&$0) }
    let stopped = fields.string("stopped", isOptional: true)
    let incomplete: Incomplete? = fields.choice("incomplete", isOptional: true)
    let digest = fields.string("digest", isOptional: source != .simulated)
    guard let source, let technology, let style, let run, let runs else { return nil }
    self.init(source: source, technology: technology, style: style)
    (self.run, self.runs) = (run, runs)
    (self.device, self.system) = (device, system)
    (self.app, self.check) = (app, check)
    (self.ways, self.behaviours) = (ways ?? [], behaviours ?? [])
    (self.settings, self.start) = (settings ?? RecordingSettings(), start ?? RecordingStart())
    (self.actions, self.stopped) = (actions ?? [], stopped)
    (self.incomplete, self.digest) = (incomplete, digest)
  }
}

extension JSON {
  fileprivate static func texts(_ texts: [String]) -> JSON? { texts.isEmpty ? nil : JSON(texts) }
}

extension RecordingHeader.App {
  fileprivate var json: JSON { .members([("name", .string(name)), ("path", path.map { .string($0) })]) }

  fileprivate init?(_ fields: inout RecordFields) {
    let name = fields.string("name")
    let path = fields.string("path", isOptional: true)
    guard let name else { return nil }
    self.init(name: name, path: path)
  }
}

extension RecordingHeader.Check {
  fileprivate var json: JSON {
    .members([
      ("document", .string(document)), ("line", .number(line)), ("task", .string(task)),
      ("given", given.map { .string($0) }),
    ])
  }

  fileprivate init?(_ fields: inout RecordFields) {
    let document = fields.string("document")
    let line = fields.number("line")
    let task = fields.string("task")
    let given = fields.string("given", isOptional: true)
    guard let document, let line, let task else { return nil }
    self.init(document: document, line: line, task: task, given: given)
  }
}

extension RecordingHeader.Action {
  fileprivate var json: JSON {
    .members([
      ("words", .string(words)), ("verb", .string(verb)), ("phrase", .number(phrase)),
      ("navigation", navigation.map { .string($0) }), ("moves", moves.map { .number($0) }),
    ])
  }

  fileprivate init?(_ fields: inout RecordFields) {
    let words = fields.string("words")
    let verb = fields.string("verb")
    let phrase = fields.number("phrase")
    let navigation = fields.string("navigation", isOptional: true)
    let moves = fields.number("moves", isOptional: true)
    guard let words, let verb, let phrase else { return nil }
    self.init(words: words, verb: verb, phrase: phrase, navigation: navigation, moves: moves)
  }
}

extension Behaviours.Choice {
  fileprivate var json: JSON {
    ["question": .string(behaviour.rawValue), "answer": .string(alternative.rawValue)]
  }

  fileprivate init?(_ fields: inout RecordFields) {
    let question: BehaviourIdentifier? = fields.choice("question")
    let answer: AlternativeIdentifier? = fields.choice("answer")
    guard let question, let answer else { return nil }
    let row = Behaviour.of(question)
    guard ([row.baseline] + row.alternatives).contains(where: { $0.identifier == answer }) else {
      fields.refuse(.unknownValue(key: "answer", value: answer.rawValue), at: "answer")
      return nil
    }
    self.init(behaviour: question, alternative: answer)
  }
}
