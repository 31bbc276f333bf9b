/// Runs scenarios on one app.
public struct Runner: Sendable {
  /// The app's tables.
  public let index: AppIndex
  /// The open questions that the app file or the user has answered.
  public let fixed: FixedBehaviours
  /// Those of them that go before what an app file or a `Given:` line says.
  private let choices: [Behaviours.Choice]
  /// Whether results hold the run in pictures, which takes time.
  public var keepsPictures = false
  private let resolver: ReferenceResolver
  private let binder: TaskBinder

  /// A runner for an app; the choices go before what a `Given:` line says, and that before what the app file says.
  public init(_ index: AppIndex, fixing choices: [Behaviours.Choice] = []) {
    self.index = index
    self.choices = choices
    self.fixed = FixedBehaviours(of: index.app, unless: choices)
    let resolver = ReferenceResolver(index)
    self.resolver = resolver
    self.binder = TaskBinder(resolver)
  }

  /// A runner for another app, with the same open questions answered by hand.
  func on(_ app: App) -> Runner { Runner(AppIndex(app), fixing: choices) }

  /// What keeps a scenario from being run on this app: a name that fits nothing, or two things.
  public func problems(of scenario: Scenario, in source: SourceText) -> [Diagnostic] {
    let binding = binder.bind(scenario.task, given: scenario.given)
    let checker = BindingChecker(resolver: resolver)
    var findings = binding.problems.map { (problem: $0.0, range: $0.1) }
    findings += checker.findings(of: binding.task, at: scenario.task.range)
    for claim in scenario.claims where claim.notAsked == nil { findings += checker.findings(of: claim) }
    var diagnostics = (scenario.given?.behaviourProblems ?? []).map {
      Diagnostic($0.problem, at: $0.range, in: source.path)
    }
    for finding in findings {
      let diagnostic = Diagnostic(finding.problem, at: finding.range, in: source.path)
      if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
    return diagnostics
  }

  /// Does the task and judges every claim.
  public func run(_ scenario: Scenario) -> ScenarioResult { run(scenario, inFull: true) }

  /// Whether a run of a scenario fails; what a pass is worth is not asked.
  func fails(_ scenario: Scenario) -> Bool { run(scenario, inFull: false).verdict.failsRun }

  private func run(_ scenario: Scenario, inFull: Bool) -> ScenarioResult {
    switch prepared(scenario) {
    case .ready(let runner, let rehearsal):
      runner.judged(scenario, rehearsal, rehearsal.perform(), inFull: inFull)
    case .notSimulated(let why): notSimulated(scenario, why)
    }
  }

  /// Whether a scenario can be simulated, and with what.
  enum Preparation {
    /// The runner is for the app on the device that the scenario gives.
    case ready(Runner, Rehearsal)
    case notSimulated(String)
  }

  /// Makes a scenario ready, or says why it cannot be simulated.
  func prepared(_ scenario: Scenario) -> Preparation {
    guard let technology = scenario.profile.technology, Simulator.simulates(technology) else {
      return .notSimulated("\(scenario.profile.name) is not simulated")
    }
    if let why = scenario.given?.reasonNotSimulated(for: technology, on: index.app) { return .notSimulated(why) }
    let runner = asGiven(scenario)
    return .ready(runner, runner.rehearsal(of: scenario, technology))
  }

  /// The result of a scenario of which nothing is known yet.
  func empty(_ scenario: Scenario) -> ScenarioResult {
    ScenarioResult(
      id: scenario.id,
      location: scenario.location,
      profile: scenario.profile.name,
      task: scenario.taskText,
      app: index.app.name
    )
  }

  func notSimulated(_ scenario: Scenario, _ why: String) -> ScenarioResult {
    var result = empty(scenario)
    result.verdict = .notSimulated
    result.claims = scenario.claims.map { unjudged($0, .notSimulated, why) }
    return result
  }

  /// A runner for the app on the device, and with the behaviours, that a scenario gives.
  func asGiven(_ scenario: Scenario) -> Runner {
    guard let given = scenario.given else { return self }
    let app = given.applied(to: index.app)
    if app == index.app, given.choices.isEmpty { return self }
    var runner = Runner(app == index.app ? index : AppIndex(app), fixing: given.choices + choices)
    runner.keepsPictures = keepsPictures
    return runner
  }

  /// Judges every claim on a performance of the task; what a pass is worth is asked when it is judged in full.
  func judged(
    _ scenario: Scenario,
    _ rehearsal: Rehearsal,
    _ performance: Performance,
    inFull: Bool = true
  ) -> ScenarioResult {
    var result = empty(scenario)
    var replay = Replay(rehearsal, baseline: performance)
    let waysLeftOut = waysLeftOut(performance.traces)
    result.claims = scenario.claims.map { judge($0, on: performance, waysLeftOut, &replay) }
    result.stopped = performance.traces.compactMap(\.stopped).first
    result.verdict = verdict(of: result)
    guard inFull else { return result }
    result.cautions = waysLeftOut + (performance.traces.first?.pressesOfDimmed ?? [])
    replay.addFragile(to: &result.claims, of: scenario.claims)
    result.steps = performance.traces.first.map(StepRecords.records) ?? []
    result.cost = performance.traces.first.map { ScenarioCost($0) }
    if keepsPictures { result.pictures = performance.traces.map { ScenarioPicture($0) } }
    return result
  }

  /// The index, in `app.tasks`, of each task that the scenario uses.
  public func tasksUsed(by scenario: Scenario) -> [Int] {
    binder.bind(scenario.task, given: scenario.given).task.phrases.compactMap(\.task)
  }

  func rehearsal(of scenario: Scenario, _ technology: Technology) -> Rehearsal {
    let task = binder.bind(scenario.task, given: scenario.given).task
    return Rehearsal(
      resolver: resolver,
      task: task,
      technology: technology,
      fixed: fixed,
      scanning: scenario.given?.scanning ?? .manual,
      speaksHints: scenario.given?.speaksHints ?? false
    )
  }

  // MARK: Claims

  func unjudged(_ claim: Claim, _ verdict: Verdict, _ why: String) -> ClaimResult {
    var result = ClaimResult(
      sentence: claim.sentence,
      location: claim.location,
      reading: claim.reading,
      verdict: verdict
    )
    result.found = why
    return result
  }

  /// Judges a claim on each way of closing; it holds when it holds on every one.
  private func judge(
    _ claim: Claim,
    on performance: Performance,
    _ waysLeftOut: [String],
    _ replay: inout Replay
  ) -> ClaimResult {
    if let why = claim.notAsked { return unjudged(claim, .notObserved, why) }
    var judgements = performance.judgements(of: claim.frame)
    var all = Judgement.all(judgements)
    if all.verdict == .failed, let others = replay.judgementsWithoutLuck(of: claim.frame) {
      judgements = others
      all = .all(others)
    }
    var result = unjudged(claim, all.verdict, all.found)
    result.window = all.window
    result.witness = all.witness
    result.nearestMiss = all.nearestMiss
    result.resolved = all.resolved
    result.reservations = all.verdict == .passed ? all.reservations : []
    result.cautions = all.cautions
    result.notes = all.notes + all.cautions
    result.notes += (waysTaken(performance.traces, judgements) + waysLeftOut).filter { !all.cautions.contains($0) }
    result.notes += performance.advice(judgements, claim.frame)
    result.cause = all.cause
    return result
  }

  /// What closes what the task closed, and its user cannot use; each once.
  private func waysLeftOut(_ traces: [Trace]) -> [String] {
    var left: [String] = []
    for way in traces.flatMap(\.waysLeftOut) where !left.contains(way) { left.append(way) }
    return left
  }

  /// On which ways of closing it failed, by name.
  private func waysTaken(_ traces: [Trace], _ judgements: [Judgement]) -> [String] {
    guard traces.count > 1 else { return [] }
    let ways = traces.map { $0.ways.joined(separator: ", then ") }
    let failing = zip(ways, judgements).filter { $0.1.verdict != .passed && !$0.1.isOfAnotherWay }
    if failing.isEmpty { return ["closed in \(ways.count) ways: \(ways.joined(separator: "; "))"] }
    if failing.count == ways.count { return ["however it is closed: \(ways.joined(separator: "; "))"] }
    return failing.map { "when closed by \($0.0): \($0.1.found)" }
  }

  func verdict(of result: ScenarioResult) -> Verdict {
    let verdicts = result.claims.map(\.verdict)
    if verdicts.contains(.failed) || result.stopped != nil { return .failed }
    if verdicts.contains(.untestable) || !verdicts.contains(.passed) { return .untestable }
    return .passed
  }
}
