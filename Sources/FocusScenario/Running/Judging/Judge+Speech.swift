// Claims about what is heard.

extension Judge {
  func speech(_ frame: Frame) -> Judgement {
    switch frame.relation {
    case .exact, .contains: look(frame, without: finder.sinceLastAction) { wording(frame, $0) }
    case .before, .after: look(frame, without: windowOfSequence(frame)) { sequence(frame, $0) }
    case .only: look(frame, without: finder.sinceLastAction) { only(frame, $0) }
    case .saidAs: look(frame, without: finder.sinceLastAction) { saidAs(frame, $0) }
    case .saidWith: look(frame, without: finder.sinceLastAction) { saidWith(frame, $0) }
    default: look(frame, without: finder.sinceLastAction) { said(frame, $0) }
    }
  }

  /// Since the last action; the whole task for two things that two actions make heard: `"Added" … before "Removed"`.
  private func windowOfSequence(_ frame: Frame) -> Window {
    let (last, whole) = (finder.sinceLastAction, finder.wholeTask)
    guard frame.polarity == .holds, let target = frame.target, let other = frame.other else { return last }
    func isHeard(_ thing: Reference, _ window: Window) -> Bool { place(of: thing, begun(window), window) != nil }
    let isSplit = [target, other].contains { !isHeard($0, last) } && [target, other].contains { isHeard($0, last) }
    return isSplit && [target, other].allSatisfy { isHeard($0, whole) } ? whole : last
  }

  /// Everything that began to be heard in a window, with the beat.
  func begun(_ window: Window) -> [(moment: Int, utterance: Utterance)] {
    window.moments.flatMap { number in
      trace.moments[number].beat.utterances.filter { $0.outcome != .dropped }.map { (number, $0) }
    }
  }

  /// What was heard, in words.
  func heard(_ utterances: [(moment: Int, utterance: Utterance)], _ window: Window) -> String {
    let dropped = window.moments.flatMap { trace.moments[$0].beat.utterances }.filter { $0.outcome == .dropped }
    let all = utterances.map { words($0.utterance) } + dropped.map { words($0) }
    return all.isEmpty ? "nothing was heard" : "heard: " + all.joined(separator: "; ")
  }

  private func words(_ utterance: Utterance) -> String {
    let channel = utterance.channel == .announcement ? "announced " : ""
    let outcome = utterance.outcome == .spoken ? "" : ", \(utterance.outcome.rawValue)"
    return "\(channel)'\(utterance.text)'\(outcome)"
  }

  // MARK: Said, and how often

  func said(_ frame: Frame, _ window: Window) -> Judgement {
    guard let target = frame.target else { return .untestable("the sentence names nothing to be heard") }
    if let together = together(frame, target, window) { return together }
    if target.isEverything, let count = frame.count, count.bound == .atMost { return saidAtMost(count, frame, window) }
    if target.quantifier == .every { return saidOfEach(frame, target, window) }
    let element = target.quotedText == nil ? resolver.resolve(target, in: scene(at: window)).only : nil
    return said(frame, texts(of: target, window), window, of: element)
  }

  /// `every error is spoken`: each of them is.
  private func saidOfEach(_ frame: Frame, _ target: Reference, _ window: Window) -> Judgement {
    let scene = scene(at: window)
    let referent = resolver.resolve(target, in: scene)
    if let missing = referent.judgement { return missing }
    let speaking = Set(begun(window).compactMap(\.utterance.element))
    let there = referent.elements.filter { scene.simulator.isPresentedAndInTree($0) || speaking.contains($0) }
    guard !there.isEmpty else { return .untestable("there is no \(target.wordsWithoutArticle) here") }
    return .all(there.map { said(frame, .texts([scene.simulator.state(of: $0).label]), window, of: $0) })
  }

  private func said(_ frame: Frame, _ wanted: Texts, _ window: Window, of element: ElementIdentifier? = nil)
    -> Judgement
  {
    let heard = begun(window)
    let found = self.heard(heard, window)
    if case .missing(let why) = wanted, frame.polarity == .holds, frame.count?.admits(0) != true {
      return .failed("\(why); \(found)")
    }
    let areLabels = frame.target?.quotedText == nil
    func fits(_ wanted: Texts, _ utterance: Utterance, of element: ElementIdentifier?) -> Bool {
      self.fits(wanted, utterance, of: element, areLabels: areLabels)
    }
    let matching = heard.filter { fits(wanted, $0.utterance, of: element) }
    let channel = matching.filter { isOn(frame, $0.utterance) && isOwnDoing(frame, $0.moment) }
    if frame.again { return repeated(frame, channel, found) }
    if frame.polarity != .holds {
      var judgement = silence(channel, found, window)
      let isOfAnnouncements = frame.channel == .announced
      judgement.cautions = announced(unheardIn: window) { fits(wanted, $0, of: element) }
      if isOfAnnouncements { judgement.cautions += earlier(frame, window) { fits(wanted, $0, of: element) } }
      return judgement
    }
    if let position = frame.position {
      // `is announced first`: before any other announcement.
      let alike = heard.filter { frame.channel != .announced || $0.utterance.channel == .announcement }
      return inPosition(position, channel, alike, found)
    }
    if channel.isEmpty, !matching.isEmpty, frame.count?.admits(0) != true {
      let isOnOtherChannel = frame.channel == .announced && !matching.contains { $0.utterance.channel == .announcement }
      return .failed("\(isOnOtherChannel ? "it was not announced" : "it was cut off"); \(found)")
    }
    let before = matching.isEmpty ? earlier(frame, window) { fits(wanted, $0, of: element) } : []
    let later = matching.isEmpty ? heardLater(frame) { fits(wanted, $0, of: element) } : nil
    let all = (before + [found] + [later].compactMap { $0 }).joined(separator: "; ")
    guard case .texts(let texts) = wanted else { return counted(frame, channel, times: channel.count, all) }
    let often = channel.reduce(0) { $0 + times(texts, in: $1.utterance, of: element, areLabels: areLabels) }
    return counted(frame, channel, times: often, all)
  }

  /// Whether what was heard has the wanted words.
  private func fits(_ wanted: Texts, _ utterance: Utterance, of element: ElementIdentifier?, areLabels: Bool) -> Bool {
    switch wanted {
    case .missing: false
    case .anything: true
    case .anythingBut(let texts): !Self.holds(texts, utterance)
    case .texts(let texts): times(texts, in: utterance, of: element, areLabels: areLabels) > 0
    }
  }

  /// Announcements of a window that nobody heard: to keep silent about them is no merit of the app's.
  private func announced(unheardIn window: Window, _ fits: (Utterance) -> Bool) -> [String] {
    window.moments.flatMap { number in
      trace.moments[number].beat.utterances
        .filter { $0.channel == .announcement && $0.outcome == .dropped && fits($0) }
        .map { "'\($0.text)' was announced in \(words(number)), and nobody heard it" }
    }
  }

  /// What was heard last before the window, when no word of the author's chose the window.
  private func earlier(_ frame: Frame, _ window: Window, _ fits: (Utterance) -> Bool) -> [String] {
    guard frame.moment == nil, frame.within == nil, let first = window.moments.first else { return [] }
    for number in (0..<first).reversed() {
      let found = trace.moments[number].beat.utterances.last { isOn(frame, $0) && fits($0) }
      guard let found else { continue }
      let verb = found.channel == .announcement ? "announced" : "heard"
      let isLost = found.outcome == .dropped ? ", and nobody heard it" : ""
      return ["'\(found.text)' was \(verb) in \(words(number)), before the window\(isLost)"]
    }
    return []
  }

  /// What is heard only when nobody listens any more: an app may take its time, and nothing in the task waits for it.
  private func heardLater(_ frame: Frame, _ fits: (Utterance) -> Bool) -> String? {
    guard explains, looksOn, trace.stopped == nil, trace.end.nextDue != nil else { return nil }
    let later = trace.cut(at: Clock.moment(trace.end.now, after: Clock.outlook)).moments.last?.beat
    guard let late = later?.utterances.first(where: { $0.time > trace.end.now && fits($0) }) else { return nil }
    let delay = late.time - trace.moments[trace.lastAction].beat.startedAt
    let when = "it is heard \(delay) ms after the last action"
    guard frame.within == nil else { return when }
    return when + ": wait in the task, or write 'within \((delay + 999) / 1000) seconds'"
  }

  /// Of what is said `by itself`, nothing that the user's own step made heard counts.
  private func isOwnDoing(_ frame: Frame, _ number: Int) -> Bool {
    !frame.manner.contains(.byItself) || !trace.moments[number].isNavigation
  }

  private func isOn(_ frame: Frame, _ utterance: Utterance) -> Bool {
    // What focus makes heard is another channel: it is no announcement.
    if frame.channel == .announced, utterance.channel != .announcement { return false }
    return !frame.uninterrupted || (utterance.outcome == .spoken && !isCutOffLater(utterance))
  }

  /// Whether a later beat cut it off; in its own it still counts as spoken.
  private func isCutOffLater(_ utterance: Utterance) -> Bool {
    trace.moments.contains { moment in
      moment.beat.cutOff.contains { $0.time == utterance.time && $0.text == utterance.text }
    }
  }

  private func counted(
    _ frame: Frame,
    _ matching: [(moment: Int, utterance: Utterance)],
    times: Int,
    _ found: String
  ) -> Judgement {
    let wanted = frame.count ?? Frame.Count(.atLeast, 1)
    let inOne = times == matching.count ? "" : " in \(matching.count) utterance\(matching.count == 1 ? "" : "s")"
    let often = (times == 1 ? "once" : "\(times) times") + inOne
    guard wanted.admits(times) else {
      return .failed(matching.isEmpty ? "it was not heard; \(found)" : "it was heard \(often); \(found)")
    }
    guard let first = matching.first else {
      return hasOtherSpeech
        ? .passed("it was not heard; \(found)", witness: "something else was heard in the task")
        : .untestable("nothing at all was heard in the task")
    }
    return .passed("it was heard \(often); \(found)", witness: self.words(first.moment))
  }

  private func silence(_ matching: [(moment: Int, utterance: Utterance)], _ found: String, _ window: Window)
    -> Judgement
  {
    if let first = matching.first {
      var judgement = Judgement.failed("\(words(first.utterance)) was heard in \(words(first.moment))")
      judgement.moment = first.moment
      return judgement
    }
    return hasOtherSpeech
      ? .passed(found, witness: "something else was heard in the task")
      : .untestable("nothing at all was heard in the task")
  }

  /// Whether the technology said anything in the whole task: without it silence proves nothing.
  var hasOtherSpeech: Bool {
    trace.moments.contains { $0.beat.utterances.contains { $0.outcome != .dropped } }
  }

  private func inPosition(
    _ position: Frame.Position,
    _ matching: [(moment: Int, utterance: Utterance)],
    _ heard: [(moment: Int, utterance: Utterance)],
    _ found: String
  ) -> Judgement {
    let wanted = position == .first ? heard.first : heard.last
    guard let wanted else { return .failed("nothing was heard") }
    return matching.contains { $0.utterance == wanted.utterance && $0.moment == wanted.moment }
      ? .passed(found, witness: words(wanted.moment)) : .failed(found)
  }

  // MARK: One before another

  private func sequence(_ frame: Frame, _ window: Window) -> Judgement {
    guard let target = frame.target, let other = frame.other else { return .untestable("the sentence names one thing") }
    let heard = begun(window)
    let found = self.heard(heard, window)
    guard let second = place(of: other, heard, window) else {
      return .failed("\(other.words) was not heard; \(found)")
    }
    if frame.polarity != .holds {
      let side = frame.relation == .before ? 0..<second : (second + 1)..<heard.count
      let isThere = side.contains {
        isOn(frame, heard[$0].utterance) && heardThing(target, heard[$0].utterance, window)
      }
      return isThere ? .failed(found) : .passed(found, witness: words(heard[second].moment))
    }
    guard let first = place(of: target, heard, window) else {
      return .failed("\(target.words) was not heard; \(found)")
    }
    let holds = frame.relation == .before ? first < second : first > second
    return holds ? .passed(found, witness: words(heard[first].moment)) : .failed(found)
  }

  private func place(
    of reference: Reference,
    _ heard: [(moment: Int, utterance: Utterance)],
    _ window: Window
  ) -> Int? {
    heard.firstIndex { heardThing(reference, $0.utterance, window) }
  }

  /// Whether an utterance has the words of a thing.
  private func heardThing(_ reference: Reference, _ utterance: Utterance, _ window: Window) -> Bool {
    switch texts(of: reference, window) {
    case .texts(let texts): texts.contains { SpeechComparison.containsWords($0, in: utterance.text) }
    case .anything: true
    case .anythingBut(let texts): !Self.holds(texts, utterance)
    case .missing: false
    }
  }

  private static func holds(_ texts: [String], _ utterance: Utterance) -> Bool {
    texts.contains { SpeechComparison.containsWords($0, in: utterance.text) }
  }

  /// `nothing is announced twice`: of all that was heard, each at most so often.
  private func saidAtMost(_ count: Frame.Count, _ frame: Frame, _ window: Window) -> Judgement {
    let all = begun(window)
    let heard = all.filter { isOn(frame, $0.utterance) }
    let often = heard.first { one in !count.admits(heard.filter { $0.utterance.text == one.utterance.text }.count) }
    if let often { return .failed("'\(often.utterance.text)' was heard too often; \(self.heard(all, window))") }
    return hasOtherSpeech
      ? .passed(self.heard(all, window), witness: "something was heard in the task")
      : .untestable("nothing at all was heard in the task")
  }

  // MARK: The words of a thing

  enum Texts {
    case texts([String])
    case anything
    /// All that has none of these words: `nothing but the error`.
    case anythingBut([String])
    case missing(String)
  }

  /// What must be heard for a thing to count as heard: quoted words as they stand, else the element's label.
  func texts(of reference: Reference, _ window: Window) -> Texts {
    if case .everything = reference.head, reference.relations.isEmpty { return .anything }
    if let excepted = reference.onlyExcepted { return .anythingBut(excepted.flatMap { words(of: $0, window) }) }
    if case .quoted(let text) = reference.head, reference.relations.isEmpty { return .texts([text]) }
    let scene = scene(at: window)
    let referent = resolver.resolve(reference, in: scene)
    if let failure = referent.failure { return .missing(failure) }
    let labels = referent.elements.map { scene.simulator.state(of: $0).label }.filter { !$0.isEmpty }
    return labels.isEmpty ? .missing("\(reference.words) has no words") : .texts(labels)
  }

  private func words(of reference: Reference, _ window: Window) -> [String] {
    if case .texts(let texts) = texts(of: reference, window) { return texts }
    return []
  }
}

extension Reference {
  /// What `nothing but X` leaves out, one by one.
  var excepted: [Reference] {
    relations.filter { $0.kind == .except }.compactMap(\.reference).flatMap(\.oneByOne)
  }

  /// What `nothing but X` leaves out, when it says nothing more.
  fileprivate var onlyExcepted: [Reference]? {
    guard case .everything = head, quantifier != .every, !relations.isEmpty,
      relations.allSatisfy({ $0.kind == .except })
    else { return nil }
    return excepted
  }
}
