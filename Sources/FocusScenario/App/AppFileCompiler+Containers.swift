extension AppFileCompiler {
  /// Reads a context: its marks, its own rules, then its elements.
  mutating func compileContainer(_ heading: AppFileSyntax.Heading, kind: Container.Kind) {
    guard let name = name(of: heading.title, keyword: heading.keyword) else { return }
    let place = Place(source: source, range: heading.range)
    reportIfDuplicate(name, heading)
    var container = Container(name: name, kind: kind)
    readMarks(heading.marks, of: &container)
    let owner = RuleOwner(container: app.containers.count, context: name)
    var rules: [AppFileSyntax.Rule] = []
    var previous: AppFileSyntax.Statement?
    for statement in heading.body {
      switch statement {
      case .rule(let rule): rules.append(rule)
      case .line(let line):
        if !reportIfAstray(line, after: previous, event: "open") {
          container.elements += elements(line, in: owner)
        }
      case .heading(let inner): reportInner(inner)
      }
      previous = statement
    }
    container.rules = self.rules(rules, of: owner)
    app.containers.append(container)
    containerPlaces.append(place)
  }

  private mutating func reportIfDuplicate(_ name: String, _ heading: AppFileSyntax.Heading) {
    guard let first = latestContainers.updateValue(app.containers.count, forKey: name.lowercased()) else { return }
    report(AppNameProblem.duplicateContext(name, line: containerPlaces[first].line), at: heading.title.range)
  }

  private mutating func readMarks(_ marks: [AppFileClause], of container: inout Container) {
    for mark in marks {
      var cursor = AppFileCursor(mark)
      if container.closesBy != nil, beginsWithWay(mark) {
        container.closesBy? += closingWays(&cursor, mark)
      } else if cursor.take("closes by") {
        container.closesBy = closingWays(&cursor, mark)
      } else if cursor.take("for"), container.kind == .toast {
        container.duration = duration(cursor.clause)
      } else if let alias = alias(mark) {
        container.aliases.append(alias)
      } else if mark.words == "modal" {
        container.isModal = true
      } else if cursor.take("pane title") {
        container.paneTitle = paneTitle(&cursor, mark)
      } else if mark.words == "with a grabber" {
        container.hasGrabber = true
      } else {
        reportUnknownMark(mark, of: "a context", among: Self.knownContainerMarks)
      }
    }
  }

  private mutating func paneTitle(_ cursor: inout AppFileCursor, _ mark: AppFileClause) -> String? {
    guard let title = cursor.takeQuotation() else {
      report(AppWordProblem.missing("its text", of: "pane title", example: "pane title \"…\""), at: mark.range)
      return nil
    }
    reportExtra(cursor)
    return title
  }

  private mutating func closingWays(_ cursor: inout AppFileCursor, _ mark: AppFileClause) -> [ClosingWay] {
    var ways: [ClosingWay] = []
    while let way = takeClosingWay(&cursor) {
      ways.append(way)
      if !cursor.take("and") { break }
    }
    if !cursor.isAtEnd || ways.isEmpty { reportUnknownMark(mark, of: "a context", among: Self.knownContainerMarks) }
    return ways
  }

  /// Whether a mark goes on with what `closes by` began: `closes by button, swipe down and escape`.
  private func beginsWithWay(_ mark: AppFileClause) -> Bool {
    var cursor = AppFileCursor(mark)
    return takeClosingWay(&cursor) != nil
  }

  /// Takes `swipe down` and its like.
  func takeClosingWay(_ cursor: inout AppFileCursor) -> ClosingWay? {
    for way in ClosingWay.allCases where cursor.take(way.rawValue) { return way }
    return nil
  }

  /// The name behind `as`: without an article, in lower case, as checks compare it.
  func alias(_ mark: AppFileClause) -> String? {
    var cursor = AppFileCursor(mark)
    guard cursor.take("as") else { return nil }
    if cursor.rest.count == 1, let quoted = cursor.takeQuotation() { return quoted }
    let words = Self.withoutArticle(cursor.clause.words)
    return words.isEmpty ? nil : words
  }

  /// The words without the article in front.
  static func withoutArticle(_ words: String) -> String {
    for article in ["the ", "a ", "an "] where words.hasPrefix(article) {
      return String(words.dropFirst(article.count))
    }
    return words
  }

  mutating func reportUnknownMark(_ mark: AppFileClause, of what: String, among known: [String]) {
    let nearest = NearestWord.to(mark.words, among: known)
    report(AppWordProblem.mark(source.text(mark.range), of: what, nearest: nearest, known: known), at: mark.range)
  }

  static let knownContainerMarks = ["modal", "with a grabber", "pane title", "closes by", "as"]
}
