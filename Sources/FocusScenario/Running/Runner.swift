/// Runs scenarios on one app.
public struct Runner: Sendable {
  /// The app's tables.
  public let index: AppIndex
  /// Which answers to the open questions are in force.
  public let behaviours: Behaviours
  private let resolver: ReferenceResolver
  private let binder: TaskBinder

  /// A runner for an app.
  public init(_ index: AppIndex, behaviours: Behaviours = .baseline) {
    self.index = index
    self.behaviours = behaviours
    let resolver = ReferenceResolver(index)
    self.resolver = resolver
    self.binder = TaskBinder(resolver)
  }

  /// What keeps a scenario from being run on this app: a name that fits nothing, or two things.
  public func problems(of scenario: Scenario, in source: SourceText) -> [Diagnostic] {
    let binding = binder.bind(scenario.task, given: scenario.given)
    let checker = BindingChecker(resolver: resolver)
    var findings = binding.problems.map { (problem: $0.0, range: $0.1) }
    findings += checker.findings(of: binding.task, at: scenario.task.range)
    for claim in scenario.claims where claim.notAsked == nil { findings += checker.findings(of: claim) }
    var diagnostics: [Diagnostic] = []
    for finding in findings {
      let diagnostic = Diagnostic(finding.problem, at: finding.range, in: source.path)
      if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
    return diagnostics
  }

  /// Does the task and judges every claim.
  public func run(_ scenario: Scenario) -> ScenarioResult {
    var result = ScenarioResult(
      id: scenario.id,
      location: scenario.location,
      profile: scenario.profile.name,
      task: scenario.taskText,
      app: index.app.name
    )
    guard let technology = scenario.profile.technology, Simulator.simulates(technology) else {
      result.verdict = .notSimulated
      result.claims = scenario.claims.map { unjudged($0, .notSimulated, "\(scenario.profile.name) is not simulated") }
      return result
    }
    let traces = traces(of: scenario, technology)
    result.claims = scenario.claims.map { judge($0, on: traces) }
    result.steps = traces.first.map(StepRecords.records) ?? []
    result.stopped = traces.compactMap(\.stopped).first
    result.verdict = verdict(of: result)
    return result
  }

  /// The index, in `app.tasks`, of each task that the scenario uses.
  public func tasksUsed(by scenario: Scenario) -> [Int] {
    binder.bind(scenario.task, given: scenario.given).task.phrases.compactMap(\.task)
  }

  private func traces(of scenario: Scenario, _ technology: Technology) -> [Trace] {
    let task = binder.bind(scenario.task, given: scenario.given).task
    let simulator = Simulator(index, technology: technology, behaviours: behaviours)
    return TaskPerformer(resolver: resolver).perform(task, on: simulator)
  }

  // MARK: Claims

  private func unjudged(_ claim: Claim, _ verdict: Verdict, _ why: String) -> ClaimResult {
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
  private func judge(_ claim: Claim, on traces: [Trace]) -> ClaimResult {
    if let why = claim.notAsked { return unjudged(claim, .notObserved, why) }
    let judgements = traces.map { Judge(resolver: resolver, trace: $0).judge(claim.frame) }
    let all = Judgement.all(judgements)
    var result = unjudged(claim, all.verdict, all.found)
    result.window = all.window
    result.witness = all.witness
    result.nearestMiss = all.nearestMiss
    result.resolved = all.resolved
    result.reservations = all.verdict == .passed ? all.reservations : []
    result.notes = all.notes + wayNotes(traces, judgements)
    result.cause = all.cause?.rawValue
    return result
  }

  /// On which ways of closing it failed, by name.
  private func wayNotes(_ traces: [Trace], _ judgements: [Judgement]) -> [String] {
    guard traces.count > 1 else { return [] }
    let ways = traces.map { $0.ways.joined(separator: ", then ") }
    let failing = zip(ways, judgements).filter { $0.1.verdict != .passed }
    if failing.isEmpty { return ["closed in \(ways.count) ways: \(ways.joined(separator: "; "))"] }
    if failing.count == ways.count { return ["however it is closed: \(ways.joined(separator: "; "))"] }
    return failing.map { "when closed by \($0.0): \($0.1.found)" }
  }

  private func verdict(of result: ScenarioResult) -> Verdict {
    let verdicts = result.claims.map(\.verdict)
    if verdicts.contains(.failed) || result.stopped != nil { return .failed }
    if verdicts.contains(.untestable) || !verdicts.contains(.passed) { return .untestable }
    return .passed
  }
}
