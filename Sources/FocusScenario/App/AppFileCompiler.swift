/// Gives the words of an app file their meaning; extensions beside this file each know one kind of line.
struct AppFileCompiler {
  /// The file whose words are read now.
  var source: SourceText
  /// The names that rules and tasks can use; none while the names themselves are collected.
  let names: AppNames?
  private(set) var diagnostics: [Diagnostic] = []
  var app: App
  /// Where each context of the app begins, in the same order.
  var containerPlaces: [Place] = []
  /// Where each task of the app begins, in the same order.
  var taskPlaces: [Place] = []
  var behaviourPlaces: [AppFileReading.Place] = []
  /// The latest context of each name, in lower case.
  var latestContainers: [String: Int] = [:]
  /// The latest task of each name, as names of tasks are compared.
  var latestTasks: [String: Int] = [:]
  private var isTitled = false

  /// A stretch of one of the files.
  struct Place {
    var source: SourceText
    var range: SourceRange

    /// The line, from 1.
    var line: Int { source.lineIndex(at: range.lower) + 1 }
  }

  init(names: AppNames?, main: SourceText) {
    self.names = names
    source = main
    app = App(name: Self.baseName(of: main.path), containers: [])
  }

  mutating func report(_ problem: some Problem, at range: SourceRange) {
    diagnostics.append(Diagnostic(problem, at: range, in: source.path))
  }

  /// Reads everything that one file states.
  mutating func compile(_ syntax: AppFileSyntax) {
    source = syntax.source
    var previous: AppFileSyntax.Statement?
    for statement in syntax.statements {
      compile(statement, after: previous)
      previous = statement
    }
  }

  private mutating func compile(_ statement: AppFileSyntax.Statement, after previous: AppFileSyntax.Statement?) {
    switch statement {
    case .heading(let heading): compile(heading)
    case .rule(let rule): report(AppRuleProblem.outsideContext(source.text(rule.range)), at: rule.range)
    case .line(let line):
      guard line.clauses.first?.tokens.first?.isWord("include") != true, !compileWithoutColon(line) else { return }
      guard !reportIfAstray(line, after: previous, event: nil) else { return }
      report(AppRuleProblem.outsideContext(source.text(line.range)), at: line.range)
    }
  }

  mutating func compile(_ heading: AppFileSyntax.Heading) {
    let keyword = heading.keyword.words
    if let kind = Self.kinds[keyword] {
      compileContainer(heading, kind: kind)
    } else if keyword == "task" {
      compileTask(heading)
    } else if Self.settings.contains(keyword) {
      compileSetting(keyword, heading)
    } else {
      let nearest = NearestWord.to(keyword, among: Container.Kind.allCases.map(\.rawValue) + Self.settingNames)
      report(AppWordProblem.heading(source.text(heading.keyword.range), nearest: nearest), at: heading.keyword.range)
      // Read as what it seems to be, so that its names are not missed as well.
      if let kind = nearest.flatMap({ Self.kinds[$0.lowercased()] }) { compileContainer(heading, kind: kind) }
    }
  }

  /// A heading that says something about the whole app.
  private mutating func compileSetting(_ keyword: String, _ heading: AppFileSyntax.Heading) {
    if let below = heading.body.first {
      report(AppRuleProblem.bodyBelow(source.text(heading.range)), at: range(of: below))
    }
    let words = heading.rest.words
    switch keyword {
    case "app": compileTitle(heading)
    case "device":
      app.idiom = App.Idiom(rawValue: words) ?? refuse(heading.rest, of: "device", ["phone", "pad"], app.idiom)
    case "direction":
      let choices = [App.Direction.leftToRight.rawValue, App.Direction.rightToLeft.rawValue]
      app.direction = App.Direction(rawValue: words) ?? refuse(heading.rest, of: "direction", choices, app.direction)
    case "language":
      let language = App.Language.allCases.first { $0.rawValue.lowercased() == words }
      app.language =
        language ?? refuse(heading.rest, of: "language", App.Language.allCases.map(\.rawValue), app.language)
    default: compileBehaviour(heading)
    }
  }

  private mutating func refuse<Value>(
    _ clause: AppFileClause,
    of name: String,
    _ choices: [String],
    _ value: Value
  ) -> Value {
    report(AppWordProblem.setting(source.text(clause.range), of: name, choices: choices), at: clause.range)
    return value
  }

  private mutating func compileTitle(_ heading: AppFileSyntax.Heading) {
    guard let name = name(of: heading.rest, keyword: heading.keyword) else { return }
    if isTitled { report(AppNameProblem.duplicateTitle(app.name), at: heading.range) } else { app.name = name }
    isTitled = true
  }

  private mutating func compileBehaviour(_ heading: AppFileSyntax.Heading) {
    let parts = heading.rest.tokens.split(separator: .equals, maxSplits: 1)
    guard parts.count == 2 else {
      report(
        AppWordProblem.missing("what is chosen", of: "Behaviour", example: "Behaviour: close-without-restore = opener"),
        at: heading.range
      )
      return
    }
    let texts = parts.map { AppFileClause(tokens: Array($0)).words }
    if app.behaviours.contains(where: { $0.behaviour == texts[0] }) {
      report(AppNameProblem.duplicateBehaviour(texts[0]), at: heading.rest.range)
    }
    app.behaviours.append(App.BehaviourChoice(behaviour: texts[0], alternative: texts[1]))
    behaviourPlaces.append(AppFileReading.Place(path: source.path, range: heading.rest.range))
  }

  /// The name that a heading gives; reported when it gives none.
  mutating func name(of clause: AppFileClause, keyword: AppFileClause) -> String? {
    if clause.tokens.count == 1, clause.tokens[0].kind == .quotation { return clause.tokens[0].text }
    let text = Self.collapsed(source.text(clause.range))
    if text.isEmpty { report(AppRuleProblem.withoutName(source.text(keyword.range)), at: keyword.range) }
    return text.isEmpty ? nil : text
  }

  func range(of statement: AppFileSyntax.Statement) -> SourceRange {
    switch statement {
    case .heading(let heading): heading.range
    case .rule(let rule): rule.range
    case .line(let line): line.range
    }
  }

  /// The words with one space between them.
  static func collapsed(_ text: String) -> String {
    text.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\u{A0}" || $0.isNewline }).joined(separator: " ")
  }

  private static func baseName(of path: String) -> String {
    let file = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    let base = file.split(separator: UInt8(ascii: "."), maxSplits: 1).first ?? file
    return String(base) ?? path
  }

  static let settingNames = ["App", "Device", "Direction", "Language", "Behaviour", "Task"]
  private static let settings: Set<String> = ["app", "device", "direction", "language", "behaviour"]
  private static let kinds = Dictionary(
    uniqueKeysWithValues: Container.Kind.allCases.map { ($0.rawValue.lowercased(), $0) }
  )
}

extension Array<AppFileToken> {
  fileprivate func split(separator: AppFileToken.Kind, maxSplits: Int) -> [ArraySlice<AppFileToken>] {
    split(maxSplits: maxSplits, whereSeparator: { $0.kind == separator })
  }
}
