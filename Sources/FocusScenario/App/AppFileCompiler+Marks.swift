extension AppFileCompiler {
  /// A mark that is only words, and what it sets.
  private struct Flag: Sendable {
    var words: String
    var set: @Sendable (inout Element) -> Void

    init(_ words: String, _ set: @escaping @Sendable (inout Element) -> Void) {
      self.words = words
      self.set = set
    }
  }

  private static let flags = [
    Flag("not shown") { $0.isShown = false },
    Flag("off screen to the eye") { $0.isOffScreen = true },
    Flag("off screen with large text") { $0.isOffScreenWithLargeText = true },
    Flag("hidden from assistive technology") { $0.isHiddenFromAssistiveTechnology = true },
    Flag("disabled") { $0.isDisabled = true },
    Flag("selected") { $0.isSelected = true },
    Flag("loading") { $0.isLoading = true },
    Flag("checked") { $0.isChecked = true },
    Flag("not checked") { $0.isChecked = false },
    Flag("expanded") { $0.isExpanded = true },
    Flag("collapsed") { $0.isExpanded = false },
    Flag("group children") { $0.isGroup = true },
    Flag("contain children") { $0.childrenBehaviour = .contain },
    Flag("combine children") { $0.childrenBehaviour = .combine },
    Flag("ignore children") { $0.childrenBehaviour = .ignore },
    Flag("clips") { $0.clips = true },
    Flag("scrolls") { $0.scrolls = true },
    Flag("modal") { $0.isModal = true },
    Flag("also a button") { $0.traits.insert(.button) },
    Flag("also a heading") { $0.traits.insert(.header) },
    Flag("also a link") { $0.traits.insert(.link) },
    Flag("also an image") { $0.traits.insert(.image) },
    Flag("also a search field") { $0.traits.insert(.searchField) },
    Flag("also adjustable") { $0.traits.insert(.adjustable) },
    Flag("also a key") { $0.traits.insert(.keyboardKey) },
    Flag("of several lines") { $0.traits.insert(.scrollable) },
    Flag("row header") { $0.setCell(\.header, .row) },
    Flag("column header") { $0.setCell(\.header, .column) },
    Flag("not for the keyboard") { $0.isForKeyboard = false },
    Flag("default focus") { $0.isDefaultFocus = true },
    Flag("polite live region") { $0.liveRegion = .polite },
    Flag("assertive live region") { $0.liveRegion = .assertive },
    Flag("interactive") { $0.isInteractive = true },
    Flag("not interactive") { $0.isInteractive = false },
  ]

  /// A mark that is words and one quotation.
  private static let texts: [(words: String, set: @Sendable (inout Element, String) -> Void)] = [
    ("placeholder", { $0.placeholder = $1 }),
    ("hint", { $0.hint = $1 }),
    ("spoken value", { $0.spokenValue = $1 }),
    ("id", { $0.id = $1 }),
    ("badge", { $0.badge = $1 }),
    ("the error of", { $0.errorOf = $1 }),
    ("in the rotor", { $0.rotors.append($1) }),
    ("next focus", { $0.nextFocus = $1 }),
  ]

  static let knownMarks =
    flags.map(\.words) + texts.map(\.words)
    + ["actions", "explicit order", "sort priority", "at", "with large text at", "as", "row", "column", "spans"]

  /// Whether a clause begins as a mark does.
  static func beginsMark(_ clause: AppFileClause) -> Bool {
    var cursor = AppFileCursor(clause)
    return knownMarks.contains { cursor.take($0) }
  }

  /// Reads what stands behind one comma of an element's line.
  mutating func readMark(_ mark: AppFileClause, of element: inout Element) {
    if let flag = Self.flags.first(where: { $0.words == mark.words }), mark.tokens.allSatisfy({ $0.kind == .word }) {
      flag.set(&element)
    } else if mark.words == "hidden" {
      report(AppWordProblem.hiddenAlone, at: mark.range)
    } else if let alias = alias(mark) {
      element.aliases.append(alias)
    } else if !readTextMark(mark, of: &element), !readListMark(mark, of: &element), !readCellMark(mark, of: &element) {
      reportUnknownMark(mark, of: "an element", among: Self.knownMarks)
    }
  }

  private mutating func readTextMark(_ mark: AppFileClause, of element: inout Element) -> Bool {
    var cursor = AppFileCursor(mark)
    guard let known = Self.texts.first(where: { cursor.take($0.words) }) else { return false }
    guard let text = cursor.takeQuotation() else {
      report(
        AppWordProblem.missing("its text", of: known.words, example: "\(known.words) \"…\""),
        at: mark.range
      )
      return true
    }
    known.set(&element, text)
    reportExtra(cursor)
    if known.words == "the error of" || known.words == "next focus" { resolveControl(text, at: mark.range) }
    return true
  }

  private mutating func resolveControl(_ control: String, at range: SourceRange) {
    guard let names, case .undefined = names.element(named: control, from: app.containers.count) else { return }
    let nearest = NearestWord.to(control, among: names.elementNames)
    report(AppNameProblem.undefinedElement(control, nearest: nearest), at: range)
  }

  private mutating func readListMark(_ mark: AppFileClause, of element: inout Element) -> Bool {
    var cursor = AppFileCursor(mark)
    if cursor.take("actions") {
      element.actions = cursor.takeQuotations()
    } else if cursor.take("explicit order") {
      element.explicitOrder = cursor.takeQuotations()
    } else if cursor.take("sort priority") {
      element.sortPriority = numbers(&cursor, 1, "sort priority", "sort priority 1")?.first ?? 0
    } else if cursor.take("at") {
      element.frame = frame(&cursor, "at 0, 0, 390, 44") ?? element.frame
    } else if cursor.take("with large text at") {
      element.largeTextFrame = frame(&cursor, "with large text at 0, 0, 390, 88")
    } else {
      return false
    }
    reportExtra(cursor)
    return true
  }

  /// `row 2`, `column 1`, `spans 2 rows`.
  private mutating func readCellMark(_ mark: AppFileClause, of element: inout Element) -> Bool {
    var cursor = AppFileCursor(mark)
    if cursor.take("row") {
      if let row = count(&cursor, "row", "row 2") { element.setCell(\.row, row) }
    } else if cursor.take("column") {
      if let column = count(&cursor, "column", "column 2") { element.setCell(\.column, column) }
    } else if cursor.take("spans") {
      let text = cursor.rest.first.flatMap { $0.kind == .word ? $0.text : nil }
      guard let span = text.flatMap(Quantity.count), cursor.rest.count == 2, let unit = cursor.rest.last?.text,
        let isRows = Self.spans[unit.lowercased()]
      else {
        report(AppWordProblem.number(source.text(cursor.range), what: "span", example: "spans 2 rows"), at: mark.range)
        return true
      }
      element.setCell(isRows ? \.rowSpan : \.columnSpan, span)
    } else {
      return false
    }
    return true
  }

  /// The units of a span: whether it is counted in rows.
  private static let spans = ["row": true, "rows": true, "column": false, "columns": false]

  private mutating func count(_ cursor: inout AppFileCursor, _ what: String, _ example: String) -> Int? {
    let words = cursor.takeRest().tokens
    if words.count == 1, words[0].kind == .word, let count = Quantity.count(words[0].text) { return count }
    report(AppWordProblem.number(source.text(cursor.range), what: what, example: example), at: cursor.range)
    return nil
  }

  private mutating func frame(_ cursor: inout AppFileCursor, _ example: String) -> Element.Frame? {
    numbers(&cursor, 4, "frame", example).map { Element.Frame(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  private mutating func numbers(
    _ cursor: inout AppFileCursor,
    _ count: Int,
    _ what: String,
    _ example: String
  ) -> [Double]? {
    let words = cursor.takeRest().tokens
    let numbers = words.compactMap { $0.kind == .word ? Quantity.number($0.text) : nil }
    if numbers.count == count, words.count == count { return numbers }
    report(AppWordProblem.number(source.text(cursor.range), what: what, example: example), at: cursor.range)
    return nil
  }
}

extension Element {
  /// Sets a part of its place in a table.
  fileprivate mutating func setCell<Value>(_ part: WritableKeyPath<Cell, Value>, _ value: Value) {
    var cell = cell ?? Cell()
    cell[keyPath: part] = value
    self.cell = cell
  }
}
