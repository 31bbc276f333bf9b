/// Clauses that say when, known by the word that opens them.
struct OpenMoments {
  /// A moment, where it ends, and the words that it does not say.
  struct Found {
    var time: Time
    var end: Int
    var missed: [Int]
  }

  /// When a claim is looked at.
  enum Time {
    case moment(Moment)
    case within(Frame.Within)
  }

  private let words: [Word]
  private let events: OpenEvents
  private let picker: Picker
  private let published: Picker

  init(_ words: [Word], events: OpenEvents, tables: LanguageTables, source: SourceText) {
    self.words = words
    self.events = events
    self.picker = Picker(words: words, tables: tables, source: source)
    self.published = Picker(words: words, tables: .published, source: source)
  }

  private static let longest = 12

  /// The moments that begin at a word and end where something else may begin, the longest first.
  func all(at start: Int, endingAt isEnd: (Int) -> Bool) -> [Found] {
    let ends = stride(from: min(words.count, start + Self.longest), to: start + 1, by: -1).filter(isEnd)
    let openings = Self.openings.compactMap { opening in picker.stands(opening.wording, at: start).map { (opening, $0) }
    }
    if let (opening, next) = openings.max(by: { $0.1 < $1.1 }) {
      // `stays on Pay` says where, and not when.
      if ["on", "at", "by"].contains(opening.wording), start > 0, words[start - 1].kind != .mark { return [] }
      return ends.filter { $0 > next }.compactMap { moment(opening, start, next..<$0) }
    }
    return withins(at: start) + headings(at: start, ends)
  }

  private func moment(_ opening: Opening, _ start: Int, _ range: Range<Int>) -> Found? {
    for (wording, picker) in opening.written.map({ ($0, published) }) + opening.written.map({ ($0, picker) }) {
      guard let moment = picker.moment(wording, words[range]) else { continue }
      return start == 0 && moment.isOfPronoun ? nil : Found(time: .moment(moment), end: range.upperBound, missed: [])
    }
    guard let event = events.event(range) else { return nil }
    guard let moment = opening.moment(of: opening.isRepeated ? event.event.each : event.event) else { return nil }
    return Found(time: .moment(moment), end: range.upperBound, missed: event.missed)
  }

  private func withins(at start: Int) -> [Found] {
    guard let (within, end) = picker.within(at: start) else { return [] }
    return [Found(time: .within(within), end: end, missed: [])]
  }

  /// `popup closes → …`, `back from the event, …`, `Deleting a row: …`: what stands before a mark at the head of a line.
  private func headings(at start: Int, _ ends: [Int]) -> [Found] {
    guard start == 0 || words[start - 1].text == ":" else { return [] }
    return ends.filter { $0 < words.count && Self.headingMarks.contains(words[$0].text) && words[$0].kind == .mark }
      .compactMap { end in
        if words[end].text == ":", words[start..<end].contains(where: \.isSpeech) { return nil }
        guard let event = events.event(start..<end) else { return nil }
        if words[end].text == ",", !words[start].text.hasSuffix("ing"), words[start].text != "back" { return nil }
        // `Bluetooth keyboard: …` says what is used.
        if words[end].text == ":", case .activate = event.event.happening, words[end - 1].kind != .quoted { return nil }
        if words[start..<end].allSatisfy({ $0.kind == .quoted || $0.isCapitalised }), words[end].text == ":" {
          return nil
        }
        return Found(time: .moment(.after(event.event)), end: end, missed: event.missed)
      }
  }

  private static let headingMarks: Set<String> = [":", "→", ">", "–", "—", ","]

  // MARK: Openings

  private struct Opening {
    enum Sort: String {
      case after, before, until, during
      case rightAfter = "right-after"
    }

    var wording: String
    /// The language's words for it.
    var written: [String]
    var sort: Sort

    /// `with each`: every time that it happens.
    var isRepeated: Bool { wording.hasSuffix(" each") || wording.hasSuffix(" every") }

    /// The moment of something that happens.
    func moment(of event: Event) -> Moment? {
      switch sort {
      case .after: .after(event)
      case .rightAfter: .rightAfter(event)
      case .before: .before(event)
      case .until: .until(event)
      case .during: nil
      }
    }
  }

  /// The openings of the table: what they are, the language's words for them, and how people say it.
  private static let openings: [Opening] = table.split(separator: "\n").flatMap { row -> [Opening] in
    let parts = row.split(separator: "=").map {
      $0.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }
    }
    guard parts.count == 3, let sort = Opening.Sort(rawValue: parts[0][0]) else { return [] }
    return parts[2].map { Opening(wording: $0, written: parts[1], sort: sort) }
  }

  private static let table = """
    after = after, when = after, when, once, upon, following, whenever, on, if, as soon as, the moment, each time
    after = after, when = every time, given that, now that, just as, only once, also after
    after = after, when = also when, at, by
    after = after each, each time = with each, with every, on each, on every, at each, at every, for each, each time that
    after = after coming back from = back from, on return from, upon return from, when i come back from
    after = after coming back from = when you come back from, on coming back from
    right-after = right after, as soon as = right after, immediately after, straight after, directly after, just after
    right-after = right after, as soon as = right when, immediately when, right on
    before = before = before, prior to, just before, right before
    until = until = until, till, up until
    during = while, when = while, during, as long as, for as long as, so long as, throughout, whilst
    """
}

extension Event {
  /// The same each time that it happens.
  fileprivate var each: Event {
    var event = self
    if event.choice == .last { event.choice = .each }
    return event
  }
}

extension Moment {
  /// Whether it happens to something that only stands as a pronoun.
  fileprivate var isOfPronoun: Bool {
    switch self {
    case .after(let event), .rightAfter(let event), .before(let event), .until(let event):
      if case .pronoun? = event.object?.head { return true }
      return false
    case .during, .atStart, .atEnd: return false
    }
  }
}
