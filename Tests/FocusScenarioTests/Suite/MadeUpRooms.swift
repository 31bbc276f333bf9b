@testable import FocusScenario

/// Rooms of a few lines each, so that a suite is tried apart from the language and the simulator.
///
/// A block is three lines; a word in the sentence says how it comes out: `fails`, `unbound`, `broken`.
enum MadeUpRooms {
  static let stages = Suite.Stages(
    readChecks: { readChecks($0, isDocument: $1) },
    compile: { file, _ in compile(file) },
    readApp: { source, include in readApp(source, include: include) },
    problems: { _, scenario, source in
      scenario.claims.filter { $0.sentence.contains("unbound") }.map {
        Diagnostic(MadeUpProblem.unbound, at: $0.range, in: source.path)
      }
    },
    run: { _, scenario in run(scenario) },
    tasksUsed: { runner, scenario in
      runner.index.app.tasks.indices.filter { runner.index.app.tasks[$0].name == scenario.taskText }
    }
  )

  enum MadeUpProblem: String, Problem {
    case broken, unbound
    var code: String { rawValue }
    var severity: Diagnostic.Severity { .error }
    var message: String { rawValue }
    var label: String { "" }
    var help: String? { nil }
  }

  private static func readChecks(_ source: SourceText, isDocument: Bool) -> CheckFile {
    var file = CheckFile(source: source, isDocument: isDocument, blocks: [], diagnostics: [])
    var app: Phrase?
    for line in 0..<source.lineCount {
      let range = source.lineRange(line)
      let text = source.text(range)
      if text.hasPrefix("App: ") { app = value(of: line, in: source) }
      if text == "broken" { file.diagnostics.append(Diagnostic(MadeUpProblem.broken, at: range, in: source.path)) }
      guard text.hasPrefix("Profile: ") else { continue }
      let profiles = value(of: line, in: source).text(in: source).split(separator: ",").map { name in
        Profile(name: name.drop { $0 == " " }.description, technology: .voiceOver, range: range)
      }
      file.blocks.append(
        CheckBlock(
          profiles: profiles,
          given: nil,
          task: value(of: line + 1, in: source),
          expectations: [value(of: line + 2, in: source)],
          app: app,
          section: 0,
          range: range.union(source.lineRange(line + 2))
        )
      )
    }
    if file.blocks.isEmpty && !isDocument && file.diagnostics.isEmpty {
      file.diagnostics = [Diagnostic(MadeUpProblem.broken, at: SourceRange(0, 0), in: source.path)]
    }
    return file
  }

  /// What stands after the key of a line.
  private static func value(of line: Int, in source: SourceText) -> Phrase {
    let range = source.lineRange(line)
    let key = source.text(range).prefix { $0 != ":" }.utf8.count + 2
    return Phrase(pieces: [SourceRange(range.lower + key, range.upper)])
  }

  private static func compile(_ file: CheckFile) -> ScenarioCompiler.Compilation {
    let scenarios = file.blocks.enumerated().flatMap { number, block in
      block.profiles.map { scenario(of: block, number: number, profile: $0, in: file.source) }
    }
    return ScenarioCompiler.Compilation(scenarios: scenarios, diagnostics: file.diagnostics)
  }

  private static func scenario(
    of block: CheckBlock,
    number: Int,
    profile: Profile,
    in source: SourceText
  ) -> Scenario {
    let location = source.location(at: block.range.lower)
    let task = TaskLine(phrases: [], range: block.task.range)
    let claims = block.expectations.map { phrase in
      Claim(
        sentence: phrase.text(in: source),
        range: phrase.range,
        location: source.location(at: phrase.range.lower),
        frame: Frame(.focus, .on)
      )
    }
    return Scenario(
      id: "\(source.path):\(location.line):\(profile.name)",
      location: location,
      profile: profile,
      taskText: block.task.text(in: source),
      task: task,
      given: nil,
      app: block.app?.text(in: source),
      claims: claims,
      block: number
    )
  }

  private static func readApp(_ source: SourceText, include: (String) -> SourceText?) -> AppFileReading {
    var reading = AppFileReading(
      app: App(name: "", containers: []),
      diagnostics: [],
      taskRanges: [],
      taskPaths: [],
      sources: [source]
    )
    for line in 0..<source.lineCount {
      let range = source.lineRange(line)
      let text = source.text(range)
      if text.hasPrefix("App: ") { reading.app.name = String(text.dropFirst(5)) }
      if text.hasPrefix("include ") { reading.app.name += include(String(text.dropFirst(8)))?.path ?? " nothing" }
      if text == "broken" { reading.diagnostics.append(Diagnostic(MadeUpProblem.broken, at: range, in: source.path)) }
      guard text.hasPrefix("Task: ") else { continue }
      reading.app.tasks.append(AppTask(name: String(text.dropFirst(6)), steps: []))
      reading.taskRanges.append(range)
      reading.taskPaths.append(source.path)
    }
    return reading
  }

  private static func run(_ scenario: Scenario) -> ScenarioResult {
    var result = ScenarioResult(
      id: scenario.id,
      location: scenario.location,
      profile: scenario.profile.name,
      task: scenario.taskText,
      app: ""
    )
    result.claims = scenario.claims.map { claim in
      let verdict: Verdict = claim.sentence.contains("fails") ? .failed : .passed
      return ClaimResult(sentence: claim.sentence, location: claim.location, reading: "", verdict: verdict)
    }
    result.verdict = result.claims.contains { $0.verdict == .failed } ? .failed : .passed
    return result
  }
}
