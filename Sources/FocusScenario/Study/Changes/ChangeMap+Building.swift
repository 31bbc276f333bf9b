extension ChangeMap {
  /// Maps an app with what its user can come to, and with the checks that run on it.
  public init(_ index: AppIndex, _ technologies: [Technology], checks: [BoundSuite.Item] = [], behaviours: Behaviours) {
    let explorer = Explorer(index, behaviours: behaviours)
    let sightings = technologies.map { technology in
      var expedition = Expedition(explorer, technology)
      expedition.run(seeking: false) { _ in }
      return expedition.sightings
    }
    let coverage = checks.map { (location: $0.scenario.location, rules: $0.runner.rulesLookedAt(by: $0.scenario)) }
    let changes = RuleChange.all(in: index).map { change in
      let judge = ChangeJudge(change, index)
      return ContextChange(
        trigger: change.trigger(in: index),
        place: index.container(change.fired.container).name,
        kind: change.kind,
        effects: change.effectWords,
        target: change.target,
        outcomes: sightings.compactMap { judge.outcome($0) },
        returns: ClosingWay.allCases.flatMap { way in sightings.compactMap { judge.returns($0, by: way) } },
        reason: change.rule.reason ?? sightings.lazy.compactMap { judge.reasonOfOpening($0) }.first,
        coveredBy: Self.distinct(coverage.filter { $0.rules.contains(change.fired) }.map(\.location))
      )
    }
    let astray = [ContextChange.Judgement.missing, .different].map { says in changes.filter { $0.judgement == says } }
    let rest = changes.filter { $0.judgement != .missing && $0.judgement != .different }
    self.init(
      app: index.app.name,
      changes: astray[0] + astray[1] + rest.filter(\.coveredBy.isEmpty) + rest.filter { !$0.coveredBy.isEmpty },
      technologies: technologies,
      hasChecks: !checks.isEmpty
    )
  }
}

extension ChangeMap {
  /// A block runs once for each technology that it names.
  private static func distinct(_ locations: [SourceLocation]) -> [SourceLocation] {
    locations.indices.filter { !locations[..<$0].contains(locations[$0]) }.map { locations[$0] }
  }
}

/// Holds what came of a change against where the design wants focus.
struct ChangeJudge {
  private let change: RuleChange
  private let index: AppIndex

  init(_ change: RuleChange, _ index: AppIndex) {
    self.change = change
    self.index = index
  }

  /// Where focus went when the rule had its effects; none when this technology's user never came to it.
  func outcome(_ sightings: Sightings) -> ContextChange.Outcome? {
    sightings.rules[change.fired].map { outcome($0, isAsDesigned: isAsDesigned($0)) }
  }

  /// Where focus went when what had opened was closed in some way.
  func returns(_ sightings: Sightings, by way: ClosingWay) -> ContextChange.Return? {
    guard let container = change.opens, !index.container(container).kind.isScreen,
      let transition = sightings.closings[Sightings.Closing(container: container, way: way)]
    else { return nil }
    let isBack = isOnOpener(transition, container) || transition.after.focus.cause.isByApp
    return ContextChange.Return(
      way: way,
      outcome: outcome(transition, isAsDesigned: isBack),
      reason: reason(among: transition.beat.fired)
    )
  }

  /// Why the context that opens has focus elsewhere, by the rule that its opening set off.
  func reasonOfOpening(_ sightings: Sightings) -> String? {
    guard let opened = change.opens, let fired = sightings.rules[change.fired]?.beat.fired else { return nil }
    return reason(among: fired.filter { $0.container == opened && index.rule($0).event == .open })
  }

  private func reason(among fired: [FiredRule]) -> String? { fired.lazy.compactMap { index.rule($0).reason }.first }

  private func outcome(_ transition: Transition, isAsDesigned: Bool) -> ContextChange.Outcome {
    let focus = transition.after.currentSpeech()
    return ContextChange.Outcome(
      technology: transition.after.technology,
      focus: focus.isEmpty ? nil : focus,
      cause: words(transition),
      isAsDesigned: isAsDesigned,
      isDecided: transition.after.focus.cause.isByApp
    )
  }

  private func words(_ transition: Transition) -> String {
    guard transition.after.focus != transition.before.focus else { return "it stayed" }
    switch transition.after.focus.cause {
    case .start: return "the task starts there"
    case .user: return "it stayed"
    case .app(let words): return "the app: \(words)"
    case .platform(let fact, _, _): return "the platform (\(fact))"
    case .undefined: return "nobody"
    }
  }

  private func isAsDesigned(_ transition: Transition) -> Bool {
    FocusDesign(change.target, transition.beat, after: transition.after, opening: change.opens).isMet
  }

  private func isOnOpener(_ transition: Transition, _ container: ContainerIdentifier) -> Bool {
    transition.beat.closed.contains { $0.container == container && $0.opener == transition.after.focus.element }
  }
}
