/// A bound task with all that is needed to do it, once and again.
struct Rehearsal {
  let resolver: ReferenceResolver
  let task: BoundTask
  let technology: Technology
  var fixed: FixedBehaviours
  var scanning = Scanning.manual
  var speaksHints = false

  /// Does the task with the answers in force, or with one question answered differently.
  func perform(answering choice: Behaviours.Choice? = nil) -> Performance {
    var answers = fixed.behaviours
    if let choice { answers = answers.choosing(choice.alternative, for: choice.behaviour) }
    let traces = TaskPerformer(resolver: resolver).perform(task, on: simulator(answers))
    return performance(of: traces, answers, isReported: choice == nil)
  }

  /// The app before the task, with some answers in force.
  func simulator(_ answers: Behaviours) -> Simulator {
    Simulator(
      resolver.index,
      technology: technology,
      behaviours: answers,
      scanning: scanning,
      speaksHints: speaksHints
    )
  }

  /// The task as it was done in some traces, with some answers in force.
  func performance(of traces: [Trace], _ answers: Behaviours, isReported: Bool = true) -> Performance {
    Performance(
      traces: traces,
      resolver: resolver,
      answers: answers,
      settled: fixed.questions,
      isReported: isReported
    )
  }
}

/// A task that was done with some answers in force: one trace for each way of closing.
struct Performance {
  let traces: [Trace]
  let resolver: ReferenceResolver
  let answers: Behaviours
  /// The questions whose answer is no matter of luck, and no guess.
  var settled: [BehaviourIdentifier]
  /// Whether it is the one that a report tells of.
  var isReported = true

  /// One look at a claim for each trace; it holds when it holds on every one.
  func judgements(of frame: Frame) -> [Judgement] {
    traces.map { trace in
      var judgement = judge(of: trace).judge(frame)
      judgement.isOfAnotherWay = isDoneAnotherWay(trace, than: frame)
      return judgement
    }
  }

  /// Whether a claim is about what its user does on another way of closing, and this one went to its end without it:
  /// `"Done" closes the filters`, where Escape closed them.
  func isDoneAnotherWay(_ trace: Trace, than frame: Frame) -> Bool {
    guard traces.count > 1, trace.stopped == nil, let deed = frame.deedOfUser else { return false }
    func isDone(in trace: Trace) -> Bool {
      !EventFinder(resolver: resolver, trace: trace).moments(of: deed).isEmpty
    }
    return !isDone(in: trace) && traces.contains(where: isDone)
  }

  /// The questions whose answers bear on a claim, in the order of the table.
  func consulted(by frame: Frame) -> [BehaviourIdentifier] {
    let consulted = Set(judges.flatMap { $0.consulted(by: frame) })
    return BehaviourIdentifier.allCases.filter { consulted.contains($0) && frame.dependsOn($0) }
  }

  /// The questions that left open where focus went, in the order of the table.
  var undefined: [BehaviourIdentifier] {
    let readings = traces.flatMap(\.moments).flatMap(\.beat.focusEvents).map(\.reading)
    return BehaviourIdentifier.allCases.filter { behaviour in
      !settled.contains(behaviour) && readings.contains { $0.cause == .undefined(behaviour) }
    }
  }

  private var judges: [Judge] { traces.map { judge(of: $0) } }

  /// Who judges claims on one of its traces.
  func judge(of trace: Trace) -> Judge {
    Judge(resolver: resolver, trace: trace, answers: answers, settled: settled, explains: isReported)
  }
}

extension Judge {
  /// The questions that came up in the run that a claim is judged on, and in what is tried on copies to judge it.
  fileprivate func consulted(by frame: Frame) -> [BehaviourIdentifier] {
    let seen = (cut(for: frame) ?? self).trace.moments.flatMap(\.beat.consulted)
    let edge = AssistiveDrivers.driver(for: trace.end.technology).edge.behaviour
    switch frame.kind {
    case .steps, .order, .next, .trap: return seen + [edge].compactMap { $0 }
    case .key: return seen + [edge, .dimmedActivation].compactMap { $0 }
    case .focus, .speech, .reach, .count, .value, .state, .scan: return seen
    }
  }
}

extension Frame {
  /// What its user does at the moment of the claim: a control that is pressed, or a key; none for what the app does.
  fileprivate var deedOfUser: Event? {
    let event: Event? =
      switch moment {
      case .rightAfter(let event), .after(let event), .before(let event), .until(let event): event
      case .during, .atStart, .atEnd, nil: within?.event
      }
    switch event?.happening {
    case .activate, .key: return event
    case .verb, .focusOn, .wait, nil: return nil
    }
  }

  /// Whether a claim can come out otherwise when a question is answered otherwise: some are only about what is heard.
  fileprivate func dependsOn(_ behaviour: BehaviourIdentifier) -> Bool {
    switch behaviour {
    case .announcementDuringActivation, .respeakAfterActivation: kind == .speech
    default: true
    }
  }
}

extension Edge {
  /// The question that decides what a step past the last stop does; none where nothing is open.
  fileprivate var behaviour: BehaviourIdentifier? {
    if case .asked(let behaviour) = self { return behaviour }
    return nil
  }
}
