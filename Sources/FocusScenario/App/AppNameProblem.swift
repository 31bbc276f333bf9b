/// A name of an app file that stands for nothing, or for more than one thing.
enum AppNameProblem: Hashable {
  case undefinedElement(String, kind: String = "element", nearest: String?)
  case undefinedNoun(String, nearest: String)
  case undefinedContext(String, nearest: String?)
  case undefinedRotor(String, nearest: String?)
  case severalElements(String, count: Int, elsewhere: Bool)
  case noError(context: String)
  case severalErrors(of: [String])
  case rowsOnly(String)
  case elementsOnly(String)
  case duplicateContext(String, line: Int)
  case duplicateTask(String, line: Int)
  case duplicateTitle(String)
  case duplicateBehaviour(String)
  case unreachedContext(String)
  case toastNotShown(String, shown: [String])
}

extension AppNameProblem: WordedProblem {
  var wording: Wording {
    switch self {
    case .undefinedElement(let name, let kind, let nearest):
      Wording(
        code: "undefined-element",
        message: "no \(kind) is called '\(name)'" + Wording.didYouMean(nearest),
        label: "defined nowhere",
        help: nearest.map { "write \"\($0)\"" }
          ?? "put it on a screen, such as: \(kind == "element" ? "text" : kind) \(Reference.quote(name))"
      )
    case .undefinedNoun(let words, let nearest):
      Wording(
        code: "undefined-element",
        message: "no element is called '\(words)'" + Wording.didYouMean(nearest),
        label: "defined nowhere",
        help: "write '\(nearest)'"
      )
    case .undefinedContext(let name, let nearest):
      Wording(
        code: "undefined-context",
        message: "no screen, sheet or other context is called '\(name)'" + Wording.didYouMean(nearest),
        label: "defined nowhere",
        help: nearest.map { "write '\($0)'" } ?? "define it, such as: Screen: \(AppFileCompiler.withoutArticle(name))"
      )
    case .undefinedRotor(let name, let nearest):
      Wording(
        code: "undefined-rotor",
        message: "no element is in a rotor '\(name)'" + Wording.didYouMean(nearest),
        label: "defined nowhere",
        help: nearest.map { "write \"\($0)\"" } ?? "mark what it stops on: in the rotor \"\(name)\""
      )
    case .severalElements(let name, let count, let elsewhere):
      Wording(
        code: "several-elements",
        message: elsewhere
          ? "\(count) elements are called '\(name)', and none of them is on this context"
          : "\(count) elements of one context are called '\(name)'",
        label: "which one?",
        help: "give the one that is meant a name of its own, such as: , as the upper one"
      )
    case .noError(let context):
      Wording(
        code: "no-error",
        message: "'\(context)' has no element that is an error",
        label: "which error?",
        help: "mark the text of the error, such as: text \"…\", not shown, the error of \"Name\""
      )
    case .severalErrors(let controls):
      Wording(
        code: "several-errors",
        message: "there are \(controls.count) errors here",
        label: "which one?",
        help: "write " + WordList.choice(controls.map { "'the error of \"\($0)\"'" })
      )
    case .rowsOnly(let words):
      Wording(
        code: "outside-rows",
        message: "'\(words)' has a meaning only in the rules of a row",
        label: "no row",
        help: "name the element, or put the rule below: rows \"…\", \"…\" each:"
      )
    case .elementsOnly(let words):
      Wording(
        code: "outside-element",
        message: "'\(words)' has a meaning only in the rules of an element",
        label: "no element",
        help: "name the element"
      )
    case .duplicateContext, .duplicateTask, .duplicateTitle, .duplicateBehaviour, .unreachedContext, .toastNotShown:
      declaration
    }
  }

  private var declaration: Wording {
    switch self {
    case .duplicateContext(let name, let line):
      duplicate("context", "'\(name)' is already a context, from line \(line)", help: "give one of them another name")
    case .duplicateTask(let name, let line):
      duplicate("task", "the task '\(name)' is already defined on line \(line)", help: "take one of them out")
    case .duplicateTitle(let name):
      duplicate("title", "this file already has a title, '\(name)'", help: "keep one App: line")
    case .duplicateBehaviour(let name):
      duplicate("behaviour", "this file already answers '\(name)'", help: "keep one of the two")
    case .toastNotShown(let name, let shown):
      Wording(
        code: "unreached-context",
        severity: .warning,
        message: "nothing shows the toast '\(name)': a rule finds a toast by its name"
          + (shown.isEmpty ? "" : ", and rules show " + WordList.all(shown.map { "'\($0)'" })),
        label: "never shown",
        help: shown.first.map { "call it so too, with the mark: as \"\($0)\"" }
          ?? "add a rule that shows it, such as: on activate: show a toast \"\(name)\" for 3 seconds"
      )
    default:
      Wording(
        code: "unreached-context",
        severity: .warning,
        message: "nothing opens '\(contextName)', and no task starts on it",
        label: "never reached",
        help: "add a rule that opens it, such as: on activate: open \(contextName)"
      )
    }
  }

  private var contextName: String {
    if case .unreachedContext(let name) = self { name } else { "" }
  }

  private func duplicate(_ what: String, _ message: String, help: String) -> Wording {
    Wording(code: "duplicate-\(what)", message: message, label: "the second one", help: help)
  }
}
