/// Judges claims on a recording that knows what was said, and little else.
///
/// The model of the app says what the author's words stand for and which moment is meant. A claim passes or fails on
/// what was heard alone; what speech cannot show is not observed, and silence never decides.
struct HeardJudge {
  /// The judge of the same task in the model.
  let model: Judge
  let run: HeardRun
  /// All recordings of the same way: steps from one moment may be in several.
  let siblings: [HeardRun]
  var trace: Trace { model.trace }

  /// Whether something is so, as far as it was heard.
  enum Answer {
    case yes
    case no
    case unknown(String)

    /// Whether it is not so.
    var denied: Answer {
      switch self {
      case .yes: .no
      case .no: .yes
      case .unknown: self
      }
    }
  }

  /// Judges one claim.
  func judge(_ frame: Frame) -> Judgement {
    let frame = model.placed(frame)
    if let target = frame.target, let combination = target.combination, !frame.isAboutAllTogether {
      let looks = target.members.map { member in
        var part = frame
        part.target = member
        return judge(part)
      }
      if combination == .each { return .heard(looks) }
      if frame.isOfOneThing {
        return frame.polarity == .holds ? looks.first { $0.verdict == .passed } ?? .heard(looks) : .heard(looks)
      }
    }
    let judgement = judgeKind(frame)
    guard judgement.verdict == .passed, let why = notHeard(of: frame) else { return judgement }
    return .notObserved("\(judgement.found); \(why)")
  }

  private func judgeKind(_ frame: Frame) -> Judgement {
    if let why = Unheard.why(frame) { return .notObserved(why) }
    if model.finder.time(of: frame) != nil { return .notObserved("nothing was read at just that time") }
    switch frame.kind {
    case .focus: return focus(frame)
    case .speech: return speech(frame)
    case .reach: return reach(frame)
    case .steps: return steps(frame)
    case .order: return order(frame)
    case .next: return next(frame)
    case .value, .state: return parts(frame)
    case .count, .key, .scan, .trap: return .notObserved(Unheard.onlySimulated)
    }
  }

  /// What a pass says besides and nobody heard; it can only be what withholds the pass.
  private func notHeard(of frame: Frame) -> String? {
    if frame.contrast != nil, !frame.weighsContrast { return "what it is set against was not looked for" }
    if frame.again || (frame.still && frame.polarity != .holds) { return "speech does not tell how it was before" }
    if frame.avoiding != nil || frame.manner.contains(.broughtAbout) {
      return "speech does not tell what happened besides"
    }
    if frame.always { return "where focus was between two readings is not known" }
    if !frame.effort.isEmpty, frame.kind != .focus { return "what its user did meanwhile was not looked at" }
    return frame.manner.contains(.withoutMovingFocus) ? "speech does not tell where focus went meanwhile" : nil
  }

  // MARK: Windows

  /// Judges in each window of the claim's moment, by the names that the simulator's judge gives them.
  func look(_ frame: Frame, without default: Window, _ judge: (Window) -> Judgement) -> Judgement {
    switch model.windows(for: frame, without: `default`) {
    case .none(let why): return .untestable(why)
    case .found(let windows):
      let isForEveryBeat = frame.isAboutEveryBeat
      let stretches = isForEveryBeat ? windows.flatMap { one in one.moments.map { .beat($0, one.words) } } : windows
      let looks = stretches.map { window in
        guard !window.moments.isEmpty else { return Judgement.untestable("nothing happens \(window.words)") }
        var judgement = judge(window)
        judgement.window = window.words
        return judgement
      }
      return looks.isEmpty ? .untestable("there was nothing to look at") : .heard(looks)
    }
  }

  // MARK: Where a reading was

  /// Whether a reading is of something that the frame means.
  ///
  /// Before something came up, nothing was read of it: an earlier reading is elsewhere, if anything was heard.
  func isThere(_ frame: Frame, _ reading: HeardRun.Reading, _ scene: Scene, isEarlier: Bool = false) -> Answer {
    guard let target = frame.target else { return .unknown("the sentence names no place") }
    let referent = model.resolver.resolve(target, in: scene)
    if let failure = referent.failure, !isEarlier || referent.isAmbiguous || reading.place.elements.isEmpty {
      return .unknown("in the app file \(failure)")
    }
    switch reading.place {
    case .silence(let why): return .unknown(why)
    case .nowhere: return .no
    case .words(let heard): return isMeant(heard, frame, referent, scene)
    case .elements(let elements, _):
      let looks = elements.map { element in
        model.isThere(frame, FocusReading(element: element, cause: .user), scene)
      }
      if !looks.contains(false) { return .yes }
      if !looks.contains(true) { return .no }
      return .unknown("\(reading.words) fits \(scene.list(elements))")
    }
  }

  /// Words that nothing in the app file says: not what is named, unless it may be said in another way.
  private func isMeant(_ heard: HeardText, _ frame: Frame, _ referent: Referent, _ scene: Scene) -> Answer {
    let unknown = "'\(heard.text)' is nothing that the app file knows"
    // In which context it stands nobody knows.
    guard referent.container == nil, frame.relation != .outside, frame.relation != .in else { return .unknown(unknown) }
    let labels = referent.elements.map { scene.simulator.state(of: $0).label }
    let mayBe = labels.contains { label in
      heard.contains(label) || (heard.isCut && heard.begins(with: HeardText.words(label))) || label.isEmpty
    }
    return mayBe ? .unknown("\(unknown), though it has its words") : .no
  }

  /// Where a reading was, in words.
  func words(_ reading: HeardRun.Reading, _ scene: Scene) -> String {
    switch reading.place {
    case .elements(let elements, _): elements.count == 1 ? scene.name(elements[0]) : "one of \(scene.list(elements))"
    case .words: "something that the app file does not know"
    case .nowhere: "nowhere"
    case .silence(let why): why
    }
  }

  /// The reading that a moment left, and the place to look from.
  func reading(at window: Window) -> (reading: HeardRun.Reading, scene: Scene, moment: Int)? {
    guard let last = window.last, let reading = run.reading(at: last) else { return nil }
    return (reading, Scene(trace, at: last), last)
  }

  /// That nothing was read, and what would have shown it.
  func unread(_ window: Window) -> Judgement {
    .notObserved(
      "\(run.missing(at: window.last ?? 0)): to show it, read the current speech \(window.words), before any move"
    )
  }
}

/// What no recording of speech can show, with what could.
enum Unheard {
  static let onlySimulated = "speech alone does not show it; a simulated run does"

  /// Why a claim cannot be shown by speech at all; none when it can, given the reading.
  static func why(_ frame: Frame) -> String? {
    if frame.channel == .announced {
      return "announcements are not in what this source can know; a simulated run has them"
    }
    if frame.kind == .speech, let count = frame.count, count != Frame.Count(.atLeast, 1) {
      return "how often something is said is not known from the speech of the element in focus; a simulated run counts"
    }
    if frame.kind == .focus, frame.count != nil || (frame.relation == .goTo && frame.other != nil) {
      return "changes of focus between two readings are not heard; a simulated run has each"
    }
    if frame.kind == .speech, frame.uninterrupted || frame.again || frame.position != nil {
      return "what was cut off, or said before, is not in what this source can know; a simulated run has it"
    }
    return frame.manner.contains(.direct)
      ? "places on the way are not heard; a simulated run has each change of focus" : nil
  }
}
