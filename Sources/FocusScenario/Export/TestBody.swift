/// The body of one exported test.
struct TestBody {
  private let test: DevicePlan.Test
  /// The names of the elements it acts on, and of what is said for those it looks for.
  private var targets: [(target: DevicePlan.Target, name: String)] = []
  private var speeches: [(utterances: [String], name: String)] = []

  /// Prepares the body of a test.
  init(_ test: DevicePlan.Test) {
    self.test = test
    var names = SwiftNames(["block", "check", "task", "self"])
    for step in test.recordings.flatMap(\.steps) {
      if let target = step.target, !targets.contains(where: { $0.target == target }) {
        targets.append((target, names.next(SwiftNames.variable(target.label))))
      }
      for utterances in step.look?.speeches ?? [] where !speeches.contains(where: { $0.utterances == utterances }) {
        speeches.append((utterances, names.next(SwiftNames.speech(utterances))))
      }
    }
  }

  /// Writes it.
  func append(to writer: inout SwiftWriter, in bundle: String?) {
    writer.list(
      "let block = FocusCheckBlock(",
      [
        "document: \(SwiftWriter.literal(test.check.document))", "line: \(test.check.line)",
        "task: \(SwiftWriter.literal(test.task))", "app: \(SwiftWriter.literal(test.app))",
        "appFile: \(SwiftWriter.literal(test.appFile))",
        "evidence: \(SwiftWriter.literal(EvidenceName.of(test.check, .voiceOver)))",
      ],
      ")"
    )
    for (target, name) in targets { append(target, named: name, to: &writer) }
    for (utterances, name) in speeches {
      writer.list("let \(name) = [", utterances.map(SwiftWriter.literal), "]")
    }
    let app = bundle.map { "XCUIApplication(bundleIdentifier: \(SwiftWriter.literal($0)))" } ?? "XCUIApplication()"
    writer.block("try perform(block, in: \(app))", opening: "check in") { writer in
      for (number, claim) in test.claims.enumerated() { append(claim, number, to: &writer) }
      for note in test.notes { append(note, to: &writer) }
      for (number, recording) in test.recordings.enumerated() {
        writer.line()
        append(recording, isFirst: number == 0, to: &writer)
      }
    }
  }

  private func append(_ target: DevicePlan.Target, named name: String, to writer: inout SwiftWriter) {
    let id = target.identifier.map { ", identifier: \(SwiftWriter.literal($0))" } ?? ""
    writer.line("let \(name) = FocusCheckElement(.\(target.kind), \(SwiftWriter.literal(target.label))\(id))")
  }

  private func append(_ claim: DevicePlan.Claim, _ number: Int, to writer: inout SwiftWriter) {
    var arguments = [
      "line: \(claim.location.line)", "column: \(claim.location.column)", SwiftWriter.literal(claim.sentence),
      "window: \(SwiftWriter.literal(claim.window))",
    ]
    if claim.looks != 1 { arguments.append("looks: \(claim.looks)") }
    if claim.needsOne { arguments.append("needsOne: true") }
    writer.list("let claim\(number + 1) = check.claim(", arguments, ")")
  }

  /// What is no assertion is an activity, for whoever reads the report of the test.
  private func append(_ note: String, to writer: inout SwiftWriter) {
    writer.line("check.note(\(SwiftWriter.literal(note)))")
  }

  private func append(_ recording: DevicePlan.Recording, isFirst: Bool, to writer: inout SwiftWriter) {
    var arguments: [String] = []
    if !recording.ways.isEmpty { arguments.append("ways: [\(SwiftWriter.literals(recording.ways))]") }
    if recording.isPartOfTask { arguments.append("isPartOfTask: true") }
    if !isFirst { writer.comment("// The task again: what was tried above has moved VoiceOver, or ended the task.") }
    let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    writer.block("try check.recording\(list)", opening: "task in") { writer in
      for step in recording.steps { append(step, to: &writer) }
    }
  }

  private func append(_ step: DevicePlan.Step, to writer: inout SwiftWriter) {
    switch step {
    case .start(nil): writer.line("try task.start()")
    case .start(let screen?): writer.line("try task.start(at: \(SwiftWriter.literal(screen)))")
    case .action(let words, let verb, let phrase):
      let (words, verb) = (SwiftWriter.literal(words), SwiftWriter.literal(verb))
      writer.line("task.action(\(words), verb: \(verb), phrase: \(phrase))")
    case .touch(let target, let number): writer.line("try task.touch(\(name(target)), number: \(number))")
    case .activate(let target): writer.line("try task.activate(\(name(target)))")
    case .type(let text, let target): writer.line("try task.type(\(SwiftWriter.literal(text)), into: \(name(target)))")
    case .clear(let target): writer.line("try task.clear(\(name(target)))")
    case .increment(let target): writer.line("try task.increment(\(name(target)))")
    case .decrement(let target): writer.line("try task.decrement(\(name(target)))")
    case .magicTap: writer.line("try task.magicTap()")
    case .back: writer.line("try task.back()")
    case .scroll(let forward): writer.line("try task.scroll(forward: \(forward))")
    case .wait(let milliseconds): writer.line("try task.wait(milliseconds: \(milliseconds))")
    case .move(let forward): writer.line("try task.move(forward: \(forward))")
    case .readLater: writer.line("try task.readLater()")
    case .probe(let forward, let steps): writer.line("try task.probe(forward: \(forward), steps: \(steps))")
    case .sweep(let steps): writer.line("try task.sweep(\(steps))")
    case .look(let claim, let look): append(look, at: claim, to: &writer)
    }
  }

  private func append(_ look: DevicePlan.Look, at claim: Int, to writer: inout SwiftWriter) {
    let (name, rest) = look.parts
    let speeches = look.speeches.map { utterances in
      self.speeches.first { $0.utterances == utterances }?.name ?? "[]"
    }
    writer.list("check.look(at: claim\(claim + 1), task.\(name)", speeches, rest + ")")
  }

  private func name(_ target: DevicePlan.Target) -> String {
    targets.first { $0.target == target }?.name ?? "nothing"
  }
}

extension DevicePlan.Look {
  /// What is said for each thing that it looks for.
  fileprivate var speeches: [[String]] {
    switch self {
    case .hears(let texts), .hearsNone(let texts), .hearsWords(let texts), .reaches(let texts, _),
      .meetsNone(let texts):
      [texts]
    case .meetsEach(let things), .meetsInOrder(let things, _): things
    }
  }

  /// The call that takes it: what stands before the speeches, and what behind them.
  fileprivate var parts: (name: String, rest: String) {
    switch self {
    case .hears: ("hears(", ")")
    case .hearsNone: ("hearsNone(of: ", ")")
    case .hearsWords: ("hears(wordsOf: ", ")")
    case .reaches(_, let steps): ("reaches(", ", in: \(steps.lowerBound)...\(steps.upperBound))")
    case .meetsEach: ("meets(each: [", "])")
    case .meetsNone: ("meetsNone(of: ", ")")
    case .meetsInOrder(_, let unbroken): ("meets(inOrder: [", "], unbroken: \(unbroken))")
    }
  }
}

extension DevicePlan.Step {
  /// What it acts on.
  fileprivate var target: DevicePlan.Target? {
    switch self {
    case .touch(let target, _), .activate(let target), .type(_, let target), .clear(let target),
      .increment(let target), .decrement(let target):
      target
    default: nil
    }
  }

  /// What it looks for.
  fileprivate var look: DevicePlan.Look? {
    if case .look(_, let look) = self { return look }
    return nil
  }
}
