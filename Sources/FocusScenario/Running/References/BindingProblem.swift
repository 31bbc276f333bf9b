/// What keeps a scenario from running on an app.
enum BindingProblem: Hashable, Error {
  case noSuchName(String, nearest: String?)
  case noSuchNoun(String, nearest: String?, names: [String])
  case severalFit(String, [String])
  case labelAndTrait(String)
  case nothingSays(String, nearest: String?)
  case noSuchContext(String, names: [String])
  case nothingOpens(String)
  case noTask(String, tasks: [String])
  case givenNotUnderstood(String, screens: [String])
  case tooManyTimes(Int, most: Int)
  case oneAtATime(String)
  case hiddenFromWhom
  case notJudged(String, instead: String?)
}

extension BindingProblem: Problem {
  var code: String {
    switch self {
    case .noSuchName: "no-such-name"
    case .noSuchNoun: "no-such-noun"
    case .severalFit: "several-fit"
    case .labelAndTrait: "label-and-trait"
    case .nothingSays: "nothing-says"
    case .noSuchContext: "no-such-context"
    case .nothingOpens: "nothing-opens"
    case .noTask: "no-task"
    case .givenNotUnderstood: "given-not-understood"
    case .tooManyTimes: "too-many-times"
    case .oneAtATime: "one-at-a-time"
    case .hiddenFromWhom: "hidden-from-whom"
    case .notJudged: "not-judged"
    }
  }

  var severity: Diagnostic.Severity { .error }

  var message: String {
    switch self {
    case .noSuchName(let name, _): "the app has nothing called '\(name)'"
    case .noSuchNoun(let noun, _, _): "the app has no '\(noun)'"
    case .severalFit(let words, let candidates): "'\(words)' fits \(candidates.count) things of the app"
    case .labelAndTrait(let words): "'\(words)' is a label of its own, and a label with trait words after it"
    case .nothingSays(let words, _): "nothing in the app can say '\(words)'"
    case .noSuchContext(let words, _): "the app has no screen, sheet or overlay called '\(words)'"
    case .nothingOpens(let name): "nothing in the app opens '\(name)'"
    case .noTask(let phrase, _): "the app has no task '\(phrase)', and it is no built-in one"
    case .givenNotUnderstood(let words, _): "'\(words)' does not name a screen of the app to start on"
    case .tooManyTimes(let number, let most): "\(number) times is more than \(most)"
    case .oneAtATime(let words): "focus is on one thing at a time, and '\(words)' is several"
    case .hiddenFromWhom: "'hidden' does not say from whom"
    case .notJudged(let reading, _): "this can be read, and cannot be judged yet: \(reading)"
    }
  }

  var label: String {
    switch self {
    case .noSuchName, .noSuchNoun, .noSuchContext: "not in the app file"
    case .severalFit(_, let candidates): candidates.joined(separator: ", ")
    case .labelAndTrait: "which of the two?"
    case .nothingSays: "no label, value, announcement or toast holds these words"
    case .nothingOpens: "no control has a rule that opens it or goes to it"
    case .noTask: "not a task of the app file"
    case .givenNotUnderstood: "not a screen"
    case .tooManyTimes: "too many"
    case .oneAtATime: "which of them?"
    case .hiddenFromWhom: "from the eye, or from assistive technology?"
    case .notJudged: ""
    }
  }

  var help: String? {
    switch self {
    case .noSuchName(_, let nearest?), .nothingSays(_, let nearest?), .noSuchNoun(_, let nearest?, _):
      "the nearest is '\(nearest)'"
    case .oneAtATime: "name one of them"
    case .notJudged(_, let instead): instead
    case .noSuchName, .nothingSays, .labelAndTrait, .tooManyTimes: nil
    case .noSuchNoun(let noun, nil, let names):
      "give the element that is meant this name in the app file, 'as \(noun)'"
        + (Self.listing(Self.nearestFirst(names, to: noun), "; names it has:", or: nil) ?? "")
    case .hiddenFromWhom:
      "write 'is gone' for what nobody sees any more, 'is unreachable' for what assistive technology cannot get to"
    case .severalFit(_, let candidates):
      Set(candidates).count == candidates.count
        ? "write one of these: \(candidates.joined(separator: ", "))"
        : "give each a name of its own in the app file: as NAME"
    case .noSuchContext(_, let names): Self.listing(names, "the app has", or: nil)
    case .nothingOpens(let name): "give a control the rule 'on activate: open \(name)' in the app file"
    case .noTask(let phrase, let tasks):
      Spelling.nearest(to: phrase, among: tasks).map { "the nearest is '\($0)'" }
        ?? Self.listing(tasks, "the app's tasks are", or: "write 'Task: \(phrase)' in the app file")
    case .givenNotUnderstood(_, let screens): Self.listing(screens, "the app has", or: nil)
    }
  }

  /// The names that share a word with a noun, before the others; each once.
  private static func nearestFirst(_ names: [String], to noun: String) -> [String] {
    let words = Set(Words.split(noun).map(Words.singular))
    var once: [String] = []
    for name in names where !once.contains(name) { once.append(name) }
    let isNear = { (name: String) in !words.isDisjoint(with: Words.split(name).map(Words.singular)) }
    return once.filter(isNear) + once.filter { !isNear($0) }
  }

  private static func listing(_ names: [String], _ words: String, or otherwise: String?) -> String? {
    guard !names.isEmpty else { return otherwise }
    return "\(words) " + names.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
  }
}
