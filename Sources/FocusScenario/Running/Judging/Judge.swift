/// Judges claims on one run of a task.
struct Judge {
  let resolver: ReferenceResolver
  let trace: Trace
  var index: AppIndex { resolver.index }
  var finder: WindowFinder { WindowFinder(resolver: resolver, trace: trace) }

  /// What can be judged: for each kind, its relations.
  private static let judged: [Frame.Kind: Set<Frame.Relation>] = [
    .focus: [
      .on, .in, .outside, .behind, .startOn, .startIn, .goTo, .goIn, .returnTo, .stayOn, .stayIn, .stay, .leave,
      .none, .move,
    ],
    .speech: [.said, .before, .after, .exact, .contains],
    .reach: [.reachable],
    .steps: [.steps],
    .order: [.list, .before, .after, .rightBefore, .rightAfter, .stop, .visited, .isStop],
    .count: [.exist, .focusable],
    .value: [.kept, .equals, .empty],
    .state: [.is],
    .key: [
      .movesTo, .goesBackTo, .reaches, .leaves, .enters, .activates, .closes, .opens, .toggles, .nothing,
    ],
    .next: [.startsAt, .landsOn],
    .scan: [.stopsOn, .enters, .leaves, .restartsAt],
    .trap: [.leave, .wayOut],
  ]

  /// Whether a frame can be judged at all; what cannot is refused before the run.
  static func canJudge(_ frame: Frame) -> Bool {
    frame.hasOnlyJudgedParts && judged[frame.kind]?.contains(frame.relation) ?? false
  }

  /// Judges one claim.
  func judge(_ frame: Frame) -> Judgement {
    if let target = frame.target, target.combination == .each {
      return .all(
        target.members.map { member in
          var part = frame
          part.target = member
          return judge(part)
        }
      )
    }
    var judgement = judgeKind(frame)
    if judgement.resolved.isEmpty { judgement.resolved = resolutions(of: frame, judgement) }
    return judgement
  }

  private func judgeKind(_ frame: Frame) -> Judgement {
    switch frame.kind {
    case .focus: focus(frame)
    case .speech: speech(frame)
    case .reach: reach(frame)
    case .steps: steps(frame)
    case .order: order(frame)
    case .count: count(frame)
    case .value: value(frame)
    case .state: state(frame)
    case .key: key(frame)
    case .next: next(frame)
    case .scan: scan(frame)
    case .trap: trap(frame)
    }
  }

  // MARK: Windows

  /// Judges in each window of the claim's moment; without one, in the given window.
  func look(_ frame: Frame, without default: Window, _ judge: (Window) -> Judgement) -> Judgement {
    let windows: Windows =
      if let within = frame.within {
        finder.window(for: within)
      } else if let moment = frame.moment {
        finder.windows(for: moment)
      } else if let stopped = trace.stopped {
        .none("the task stopped: \(stopped)")
      } else {
        .found([`default`])
      }
    switch windows {
    case .none(let why): return .untestable(why)
    case .found(let windows):
      return .all(
        windows.map { window in
          guard !window.moments.isEmpty else { return .untestable("nothing happens \(window.words)") }
          var judgement = judge(window)
          judgement.window = window.words
          judgement.moment = judgement.moment ?? window.last
          return judgement
        }
      )
    }
  }

  /// The end of a window, as a place to resolve references from.
  func scene(at window: Window) -> Scene { Scene(trace, at: window.last ?? trace.moments.count - 1) }

  // MARK: Words

  /// A beat in words: `beat 4, activate "Pay"`.
  func words(_ moment: Int) -> String {
    let action = trace.moments[moment].action.map { trace.actions[$0].words } ?? "the start of the task"
    return "beat \(moment), \(action)"
  }

  /// What each reference stood for at the beat that decided.
  private func resolutions(of frame: Frame, _ judgement: Judgement) -> [String] {
    let scene = Scene(trace, at: judgement.moment ?? trace.moments.count - 1)
    let references = [frame.subject, frame.target, frame.other, frame.contrast].compactMap { $0 } + frame.list
    return references.compactMap { reference in
      if case .quoted = reference.head, reference.relations.isEmpty { return nil }
      if case .everything = reference.head { return nil }
      let referent = resolver.resolve(reference, in: scene)
      return "\(reference.canonicalText) = \(words(referent, in: scene))"
    }
  }

  private func words(_ referent: Referent, in scene: Scene) -> String {
    if let failure = referent.failure { return "nothing (\(failure))" }
    if let container = referent.container { return "'\(index.container(container).name)'" }
    return referent.elements.isEmpty ? "nothing" : scene.list(referent.elements)
  }
}
