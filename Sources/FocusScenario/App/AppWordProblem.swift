/// A word of an app file that has no meaning where it stands, or lacks what it needs.
enum AppWordProblem: Hashable {
  case heading(String, nearest: String?)
  case role(String, nearest: String?)
  case mark(String, of: String, nearest: String?, known: [String])
  case event(String, nearest: String?)
  case effect(String, nearest: String?)
  case step(String, nearest: String?)
  case condition(String)
  case setting(String, of: String, choices: [String])
  case extra(String, needsComma: Bool)
  case conjunction(String, repaired: String)
  case number(String, what: String, example: String)
  case duration(String)
  case hiddenAlone
  case hideAlone(String)
  case headingWithoutColon(String, title: String)
  case colon(after: String, label: String)
  case label(missingFrom: String)
  case labelWithoutQuotes(String, role: String)
  case missing(String, of: String, example: String)
}

extension AppWordProblem: WordedProblem {
  var wording: Wording {
    switch self {
    case .heading, .role, .mark, .event, .effect, .step, .condition, .setting, .extra, .conjunction: unknownWord
    case .number, .duration, .hiddenAlone, .hideAlone, .headingWithoutColon, .colon, .label, .labelWithoutQuotes,
      .missing:
      incompleteWord
    }
  }

  private var unknownWord: Wording {
    switch self {
    case .heading(let word, let nearest):
      unknown(
        "heading",
        "'\(word):' begins nothing that an app file knows",
        nearest.map { $0 + ":" },
        help: "a file has App, Device, Direction, Behaviour, Task, and contexts: "
          + WordList.choice(Container.Kind.allCases.map(\.rawValue))
      )
    case .role(let word, let nearest):
      unknown("element", "'\(word)' is no kind of element", nearest, help: "elements are: " + Self.roles)
    case .mark(let text, let what, let nearest, let known):
      unknown("mark", "'\(text)' is no mark of \(what)", nearest, help: "marks are: " + WordList.choice(known))
    case .event(let text, let nearest):
      unknown("event", "'\(text)' is nothing that can happen", nearest, help: "events are: " + EventTable.listed)
    case .effect(let text, let nearest):
      unknown(
        "effect",
        "'\(text)' changes nothing that an app has",
        nearest,
        help: "effects are: " + EffectTable.listed
      )
    case .step(let text, let nearest):
      unknown("step", "'\(text)' is nothing that a user does", nearest, help: "steps are: " + StepTable.listed)
    case .condition(let text):
      unknown(
        "condition",
        "'\(text)' cannot be asked of an app",
        nil,
        help: "write: \"Name\" is \"text\", is empty, is shown, is selected, is checked, or: the panel is open"
      )
    case .setting(let text, let name, let choices):
      unknown(
        "setting",
        "'\(text)' is no \(name)",
        nil,
        help: "write: \(name.capitalizedFirst): " + WordList.choice(choices)
      )
    case .extra(let text, let needsComma):
      unknown(
        "words",
        "nothing here says what '\(text)' means",
        nil,
        help: needsComma ? "put a comma before it" : "leave it out"
      )
    case .conjunction(let word, let repaired):
      Wording(
        code: "missing-comma",
        message: "what comes next follows a comma, not '\(word)'",
        label: "no comma",
        help: "write: \(repaired)"
      )
    default: incompleteWord
    }
  }

  private func unknown(_ code: String, _ message: String, _ nearest: String?, help: String) -> Wording {
    Wording(
      code: "unknown-\(code)",
      message: message + Wording.didYouMean(nearest),
      label: "not known",
      help: nearest.map { "write '\($0)'" } ?? help
    )
  }

  private static let roles = WordList.choice(Element.Role.allCases.map(\.rawValue))

  private var incompleteWord: Wording {
    switch self {
    case .number(let text, let what, let example):
      Wording(
        code: "bad-number",
        message: "'\(text)' is no \(what)",
        label: "not a number",
        help: "write: \(example)"
      )
    case .duration(let text):
      Wording(
        code: "bad-duration",
        message: "'\(text)' is no length of time",
        label: "how long?",
        help: "write a number above 0, up to a day, and its unit: 0.3 seconds"
      )
    case .hiddenAlone:
      Wording(
        code: "bare-hidden",
        message: "'hidden' alone does not say from whom",
        label: "hidden from whom?",
        help:
          "write 'not shown' (from everyone), 'off screen to the eye' (still in the tree), or 'hidden from assistive"
          + " technology' (still seen)"
      )
    case .hideAlone(let target):
      Wording(
        code: "bare-hide",
        message: "'hide' alone does not say from whom",
        label: "hide from whom?",
        help: "write 'remove \(target)' (from everyone), 'take \(target) off screen' (still in the tree), or"
          + " 'hide \(target) from assistive technology' (still seen)"
      )
    case .headingWithoutColon(let keyword, let title):
      Wording(
        code: "heading-without-colon",
        message: "no ':' stands between '\(keyword)' and '\(title)'",
        label: "no ':'",
        help: "write '\(keyword): \(title)'"
      )
    case .colon(let role, let label):
      Wording(
        code: "element-with-colon",
        message: "\(Reference.article(before: role)) \(role) has no ':' before its label",
        label: "without ':'",
        help: "write: \(role) \(label)"
      )
    case .label(let role):
      Wording(
        code: "missing-label",
        message: "\(Reference.article(before: role)) \(role) needs a label in quotes",
        label: "what does it say?",
        help: "write: \(role) \"…\"; one that really has no name is \(role) \"\""
      )
    case .labelWithoutQuotes(let label, let role):
      Wording(
        code: "label-without-quotes",
        message: "the label '\(label)' stands without quotes",
        label: "no quotes",
        help: "write: \(role) \"\(label)\""
      )
    case .missing(let what, let verb, let example):
      Wording(
        code: "missing-words",
        message: "'\(verb)' does not say \(what)",
        label: "incomplete",
        help: "write: \(example)"
      )
    default: unknownWord
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
