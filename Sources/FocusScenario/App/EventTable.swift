/// The events of app files by their words, and where each can happen.
enum EventTable {
  /// Where a rule for an event may stand.
  enum Home: Sendable { case element, context, either }

  /// An event that is only words.
  struct Row: Sendable {
    var words: String
    var event: Rule.Event
    var home: Home
    /// The elements that it can happen to; none means all.
    var roles: [Element.Role] = []
  }

  static let rows = [
    Row(words: "activate", event: .activate, home: .element),
    Row(words: "type", event: .type, home: .element, roles: Element.Role.allCases.filter(\.isTextInput)),
    Row(words: "increment", event: .increment, home: .element, roles: [.slider, .stepper, .picker]),
    Row(words: "decrement", event: .decrement, home: .element, roles: [.slider, .stepper, .picker]),
    Row(words: "open", event: .open, home: .context),
    Row(words: "close", event: .close(nil), home: .context),
    Row(words: "appear", event: .appear, home: .either),
    Row(words: "escape", event: .escape, home: .either),
    Row(words: "back", event: .back, home: .context),
    Row(words: "reload", event: .reload, home: .context),
    Row(words: "scroll", event: .scroll, home: .context),
    Row(words: "magic tap", event: .magicTap, home: .either),
    Row(words: "done", event: .done, home: .element, roles: Element.Role.allCases.filter(\.isTextInput)),
  ]

  /// All events in the words of an app file.
  static let listed = WordList.choice(rows.map(\.words) + ["action \"…\"", "after 2 seconds", "every 1 second"])

  /// The row of an event that is only words, or that such words begin.
  static func row(of event: Rule.Event) -> Row? {
    if case .close = event { return rows.first { $0.words == "close" } }
    return rows.first { $0.event == event }
  }
}

extension AppFileCompiler {
  /// Reads the words of an event.
  mutating func event(_ clause: AppFileClause) -> Rule.Event? {
    var cursor = AppFileCursor(clause)
    if let row = EventTable.rows.first(where: { cursor.take($0.words) }) {
      let event = row.words == "close" ? closeEvent(&cursor) : row.event
      reportExtra(cursor)
      return cursor.isAtEnd ? event : nil
    }
    if cursor.take("action"), let name = cursor.takeQuotation() { return .action(name) }
    if cursor.take("after") { return duration(cursor.clause).map { .after($0) } }
    if cursor.take("every") { return duration(cursor.clause).map { .every($0) } }
    let words = clause.words
    let nearest = NearestWord.to(words, among: EventTable.rows.map(\.words))
    report(AppWordProblem.event(source.text(clause.range), nearest: nearest), at: clause.range)
    return nil
  }

  /// `close`, or `close by swipe down`.
  private func closeEvent(_ cursor: inout AppFileCursor) -> Rule.Event {
    let whole = cursor
    if let way = takeClosingWay(&cursor) { return .close(way) }
    if cursor.take("by"), let way = takeClosingWay(&cursor) { return .close(way) }
    cursor = whole
    return .close(nil)
  }
}
