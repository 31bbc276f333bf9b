/// What is being said, what waits to be said, and who may cut off whom.
struct Voice: Sendable {
  /// How an utterance stands to what is being said when it comes.
  enum Urgency: Hashable, Sendable {
    /// What the technology says for an element: it cuts off all but a high announcement (VO-158).
    case focus
    /// After everything else (VO-154).
    case low
    /// It cuts off, and can be cut off (VO-154).
    case normal
    /// It cuts off, and cannot be cut off once begun (VO-154).
    case high
    /// Behind what is being said (VO-155).
    case queued
  }

  /// Something to be said.
  struct Words: Hashable, Sendable {
    var channel: Utterance.Channel
    var text: String
    var element: ElementIdentifier?
    var urgency: Urgency
    /// The element that was just activated, said again (VO-70).
    var repeatsActivated = false
    /// What acting on the element does: it goes with the words of the element, or not at all.
    var isHint = false
  }

  private struct Speaking: Sendable {
    var words: Words
    var start: Int
    var end: Int
    /// What is left of it while it waits, in milliseconds (VO-191).
    var rest: Int?
    var beat: Int
    /// Its place among the utterances of that beat.
    var place: Int
  }

  private var speaking: Speaking?
  private var waiting: [Words] = []
  /// Whether nothing is heard (VO-192).
  private(set) var isMuted = false

  /// Whether the activated element is being said at a time.
  func repeatsActivated(at time: Int) -> Bool {
    speaking.map { $0.words.repeatsActivated && $0.end > time } ?? false
  }

  /// Whether an announcement is being said at a time.
  func isAnnouncing(at time: Int) -> Bool {
    speaking.map { $0.words.channel == .announcement && $0.end > time } ?? false
  }

  /// When what is being said ends; none when nothing is, or waits.
  var nextEnd: Int? { speaking?.end }

  /// When an announcement that waits for its turn may come; none when none waits.
  var nextAnnouncement: Int? { waiting.contains { $0.channel == .announcement } ? nextEnd : nil }

  /// Lets what is being said wait, or go on; false when nothing is (VO-191).
  mutating func pause(at time: Int, in beat: inout Beat) -> Bool {
    advance(to: time, in: &beat)
    guard let speaking else { return false }
    self.speaking?.rest = speaking.rest == nil ? speaking.end - time : nil
    self.speaking?.end = speaking.rest.map { Clock.moment(time, after: $0) } ?? Int.max
    return true
  }

  /// Makes all that is said unheard from now on, or heard again (VO-192).
  mutating func mute(at time: Int, in beat: inout Beat) {
    advance(to: time, in: &beat)
    if !isMuted, let speaking { cutOff(speaking, at: time, in: &beat) }
    isMuted.toggle()
  }

  /// Says something, now or when it is its turn.
  mutating func say(_ words: Words, at time: Int, in beat: inout Beat) {
    advance(to: time, in: &beat)
    if words.urgency == .focus, !waiting.isEmpty { waiting.removeAll(where: \.isHint) }
    guard let speaking else { return begin(words, at: time, in: &beat) }
    if words.urgency == .low || words.urgency == .queued || speaking.words.urgency == .high {
      if words.channel == .focus { waiting.removeAll { $0.channel == .focus } }
      waiting.append(words)
      return
    }
    cutOff(speaking, at: time, in: &beat)
    begin(words, at: time, in: &beat)
  }

  /// Begins what has its turn up to a time.
  mutating func advance(to time: Int, in beat: inout Beat) {
    while let done = speaking, done.end <= time {
      speaking = nil
      guard !waiting.isEmpty else { return }
      begin(waiting.remove(at: nextInTurn), at: done.end, in: &beat)
    }
  }

  /// What the technology says goes before what the app announces (VO-158), and low goes last (VO-154).
  private var nextInTurn: Int {
    waiting.firstIndex { $0.urgency == .focus } ?? waiting.firstIndex { $0.urgency != .low } ?? 0
  }

  private mutating func begin(_ words: Words, at time: Int, in beat: inout Beat) {
    let duration = words.text.scalarCount * Clock.speechPerCharacter
    speaking = Speaking(
      words: words,
      start: time,
      end: Clock.moment(time, after: duration),
      beat: beat.sequence,
      place: beat.utterances.count
    )
    beat.utterances.append(words.utterance(at: time, outcome: isMuted ? .dropped : .spoken))
  }

  /// What is cut off as it begins was never heard.
  private func cutOff(_ speaking: Speaking, at time: Int, in beat: inout Beat) {
    if isMuted { return }
    if speaking.beat == beat.sequence {
      beat.utterances[speaking.place].outcome = speaking.start == time ? .dropped : .interrupted
    } else {
      beat.cutOff.append(speaking.words.utterance(at: speaking.start, outcome: .interrupted))
    }
  }
}

extension Voice.Words {
  /// The record of it.
  func utterance(at time: Int, outcome: Utterance.Outcome) -> Utterance {
    Utterance(channel: channel, text: text, element: element, time: time, outcome: outcome)
  }
}

extension String {
  /// The number of its Unicode scalars, by their first bytes.
  fileprivate var scalarCount: Int {
    utf8.reduce(into: 0) { count, byte in count += byte & 0xC0 == 0x80 ? 0 : 1 }
  }
}
