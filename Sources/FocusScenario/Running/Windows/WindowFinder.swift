/// Finds the stretches of a run in which a claim is to be looked at.
struct WindowFinder {
  let resolver: ReferenceResolver
  let trace: Trace
  var events: EventFinder { EventFinder(resolver: resolver, trace: trace) }

  /// The windows of a moment; several for `each`.
  func windows(for moment: Moment) -> Windows {
    switch moment {
    case .rightAfter(let event): perEvent(event) { .beat($0, "right after \(event.words)") }
    case .after(let event) where event.happening.isWait:
      .found([
        Window(
          moments: trace.lastAction..<trace.moments.count,
          opening: trace.lastAction,
          words: "after \(event.words)"
        )
      ])
    case .after(let event): after(event)
    case .before(let event):
      perEvent(event) { number in
        Window(moments: 0..<number, opening: 0, words: "before \(event.words)")
      }
    case .until(let event):
      // What was before the task is no part of what lasts until something.
      perEvent(event) { number in
        Window(moments: 1..<max(1, number), opening: 1, words: "until \(event.words)")
      }
    case .during(let state): during(state)
    case .atStart: .found([.beat(0, "at the start of the task")])
    case .atEnd: .found([.beat(trace.moments.count - 1, "at the end of the task")])
    }
  }

  /// The window of `within 500 ms of E`: from E to the end of the run, which is cut at that time.
  func window(for within: Frame.Within) -> Windows {
    let numbers = within.event.map(events.moments) ?? [trace.lastAction]
    guard let number = numbers.last else { return .none(notHappened(within.event)) }
    let words = "within \(within.milliseconds) ms of \(within.event?.words ?? "the last action")"
    return .found([Window(moments: number..<trace.moments.count, opening: number, words: words)])
  }

  /// The moment of simulated time at which a claim is read, when it names one: `within 500 ms of E`, `after 2 seconds`.
  func time(of frame: Frame) -> Int? {
    if let within = frame.within {
      let numbers = within.event.map(events.moments) ?? [trace.lastAction]
      return numbers.last.map { Clock.moment(trace.moments[$0].beat.happenedAt, after: within.milliseconds) }
    }
    guard case .after(let event)? = frame.moment, case .wait(let milliseconds) = event.happening else { return nil }
    return Clock.moment(trace.moments[trace.lastAction].beat.startedAt, after: milliseconds)
  }

  /// From the last action of the task to its end.
  var sinceLastAction: Window {
    Window(
      moments: trace.lastAction..<trace.moments.count,
      opening: trace.lastAction,
      words: "since the last action of the task"
    )
  }

  /// The whole task.
  var wholeTask: Window { Window(moments: 0..<trace.moments.count, opening: 0, words: "in the whole task") }

  /// The end of the task.
  var end: Window { .beat(trace.moments.count - 1, "at the end of the task") }

  /// Until the user does something else; of each occurrence, until the next.
  private func after(_ event: Event) -> Windows {
    let each = event.choice == .each ? events.moments(of: event) : []
    return perEvent(event) { number in
      let end = min(trace.nextUserMoment(after: number), each.first { $0 > number } ?? .max)
      return Window(moments: number..<end, opening: number, words: "after \(event.words)")
    }
  }

  private func perEvent(_ event: Event, _ window: (Int) -> Window) -> Windows {
    let numbers = events.moments(of: event)
    guard let last = numbers.last else { return .none(notHappened(event)) }
    switch event.choice {
    case .last: return .found([window(last)])
    case .each: return .found(numbers.map(window))
    case .nth(let position):
      guard numbers.indices.contains(position - 1) else {
        return .none("'\(event.plainWords)' happened \(numbers.count) time\(numbers.count == 1 ? "" : "s")")
      }
      return .found([window(numbers[position - 1])])
    }
  }

  private func notHappened(_ event: Event?) -> String {
    let words = event?.words ?? "the last action"
    let stopped = trace.stopped.map { "the task stopped: \($0)" }
    return "'\(words)' did not happen in this task (\(stopped ?? events.happenings))"
  }

  // MARK: While

  private func during(_ state: State) -> Windows {
    let numbers = trace.moments.indices.filter { $0 > 0 && holds(state, at: $0) }
    guard !numbers.isEmpty else { return .none("'\(state.canonicalText)' was never so in this task") }
    return .found(
      numbers.runs.map { Window(moments: $0, opening: $0.lowerBound, words: "while \(state.canonicalText)") }
    )
  }

  func holds(_ state: State, at number: Int) -> Bool {
    let moment = trace.moments[number]
    let scene = Scene(trace, at: number)
    let referent = state.object.map { resolver.resolve(state.isOfPlace ? resolver.asPlace($0) : $0, in: scene) }
    switch state.condition {
    case .typing:
      if case .type = moment.beat.intent { return true }
      return false
    case .isIn("gone") where state.object?.quantifier == .any:
      // `if there are no results`: none of them, wherever they were.
      return referent?.elements.contains { moment.after.isVisible($0) } != true
    case .isIn(let word): return isIn(word, referent, moment.after)
    case .does(let verb): return does(verb, referent, moment)
    case .hasFocus: return referent?.contains(moment.after.focus.element) ?? false
    case .movingThrough: return moment.isNavigation && (referent?.contains(moment.after.focus.element) ?? true)
    }
  }

  private func isIn(_ word: String, _ referent: Referent?, _ simulator: Simulator) -> Bool {
    guard let referent, referent.failure == nil else { return false }
    if let container = referent.container {
      let isUp = simulator.isPresented(container)
      return ["closed", "gone", "hidden"].contains(word) ? !isUp : isUp
    }
    return referent.elements.contains { simulator.state(of: $0).isIn(word) }
  }

  private func does(_ verb: String, _ referent: Referent?, _ moment: Trace.Moment) -> Bool {
    guard let referent else { return false }
    switch verb {
    case "load", "reload":
      return referent.elements.contains { moment.after.state(of: $0).isLoading && moment.after.isVisible($0) }
        || moment.beat.replaced.contains { referent.contains($0) }
    case "scroll":
      if case .scroll = moment.beat.intent { return true }
      return false
    default: return moment.beat.changed.contains { referent.contains($0) }
    }
  }
}

extension Event.Happening {
  /// Whether it is time that passes.
  fileprivate var isWait: Bool {
    if case .wait = self { return true }
    return false
  }
}

extension Event {
  /// The event in the words of a report.
  var words: String {
    switch choice {
    case .last: plainWords
    case .nth(let number): "\(plainWords) number \(number)"
    case .each: "each \(plainWords)"
    }
  }

  /// The words without which of several is meant.
  var plainWords: String {
    let object = (self.object.map { " \($0.words)" } ?? "") + (details.map { " \($0)" } ?? "")
    return switch happening {
    case .activate(let name): name
    case .verb(let verb): verb + object
    case .key(let key): key.rawValue
    case .focusOn: "focus on\(object)"
    case .wait(let milliseconds): "\(milliseconds) ms"
    }
  }
}

extension State {
  /// Whether it is said of a place: `while Filters is open`.
  fileprivate var isOfPlace: Bool {
    switch condition {
    case .isIn(let word): Self.isOfContexts(word)
    case .movingThrough: true
    case .typing, .does, .hasFocus: false
    }
  }

  /// The state in the words of a report.
  var words: String {
    let object = self.object?.words ?? "it"
    return switch condition {
    case .typing: "typing"
    case .isIn(let word): "\(object) is \(word)"
    case .does(let verb): "\(object) does \(verb)"
    case .hasFocus: "focus is on \(object)"
    case .movingThrough: "moving through \(object)"
    }
  }
}
