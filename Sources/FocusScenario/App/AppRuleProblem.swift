/// A rule, a task or a line of an app file that stands in the wrong place or can do nothing.
enum AppRuleProblem: Hashable {
  case contextRuleInElement(event: String, element: String, context: String)
  case elementRuleInContext(event: String, context: String)
  case neverFirst(event: String, line: Int)
  case eventWithoutRole(event: String, role: String, instead: [String])
  case undeclaredAction(String, element: String)
  case withoutEffects(String)
  case effectBesideRule(String, event: String?)
  case conditionWithoutEvent(String, condition: String)
  case ruleWithoutOn(String, event: String)
  case effectInTask(String)
  case emptyTask(String)
  case startNotFirst
  case ruleInTask(String)
  case nestedStep
  case eachWithoutRows
  case holdsNothing(role: String)
  case headingInside(String)
  case outsideContext(String)
  case withoutName(String)
  case bodyBelow(String)
  case noScreen
  case includeNotFound(String)
  case includeCycle(String)
  case tooManyIncludes(limit: Int)
}

extension AppRuleProblem: WordedProblem {
  var wording: Wording {
    switch self {
    case .contextRuleInElement, .elementRuleInContext, .neverFirst, .eventWithoutRole, .undeclaredAction,
      .withoutEffects, .effectBesideRule, .ruleWithoutOn, .conditionWithoutEvent:
      rule
    case .effectInTask, .emptyTask, .startNotFirst, .ruleInTask, .nestedStep: task
    default: line
    }
  }

  private var rule: Wording {
    switch self {
    case .contextRuleInElement(let event, let element, let context):
      Wording(
        code: "context-rule-in-element",
        message: "'on \(event)' stands inside \(element), but only a context can \(event)",
        label: "not of an element",
        help: "put it directly below '\(context)', before its elements"
      )
    case .elementRuleInContext(let event, let context):
      Wording(
        code: "element-rule-in-context",
        message: "'on \(event)' stands directly below '\(context)', but only an element can have it",
        label: "of which element?",
        help: "put it below the element and indent it further"
      )
    case .neverFirst(let event, let line):
      dead("'on \(event)' never gets its turn: the rule on line \(line) always fits first", help: "put this one first")
    case .eventWithoutRole(let event, let role, let instead):
      dead("'on \(event)' cannot happen to a \(role)", help: "put it in a " + WordList.choice(instead))
    case .conditionWithoutEvent(let text, let condition):
      Wording(
        code: "rule-without-on",
        message: "'\(text)' does not say what has to happen",
        label: "at which event?",
        help: "begin with the event, such as: on activate when \(condition): …"
      )
    case .effectBesideRule(let text, let event):
      Wording(
        code: "effect-beside-rule",
        message: "'\(text)' is an effect, and stands below no rule",
        label: "of which rule?",
        help: "indent it further than the 'on …:' above it"
          + (event.map { "; without such a rule, write: on \($0): \(text)" } ?? "")
      )
    case .ruleWithoutOn(let text, let event):
      Wording(
        code: "rule-without-on",
        message: "'\(text):' begins no rule; did you mean 'on \(event):'?",
        label: "not known",
        help: "write 'on \(event):'"
      )
    case .undeclaredAction(let action, let element):
      dead("\(element) has no action '\(action)'", help: "add the mark: actions \"\(action)\"")
    default:
      Wording(
        code: "rule-without-effects",
        message: "'\(text)' does not say what changes",
        label: "and then?",
        help: "write an effect after the colon; when nothing is meant to change: nothing"
      )
    }
  }

  private func dead(_ message: String, help: String) -> Wording {
    Wording(code: "rule-never-fires", severity: .warning, message: message, label: "never happens", help: help)
  }

  private var task: Wording {
    switch self {
    case .effectInTask(let text):
      Wording(
        code: "effect-in-task",
        message: "'\(text)' is a change of the app, and a task holds only what a user does",
        label: "not by a user",
        help: "move it to a rule, and write here the action that brings it about, such as: activate \"…\""
      )
    case .emptyTask(let name):
      Wording(
        code: "empty-task",
        message: "the task '\(name)' has no steps",
        label: "what does the user do?",
        help: "write them below it, indented, such as: activate \"…\""
      )
    case .startNotFirst:
      Wording(
        code: "start-not-first",
        message: "a task starts only once, with its first step",
        label: "too late",
        help: "make it the first step"
      )
    case .ruleInTask(let text):
      Wording(
        code: "rule-in-task",
        message: "'\(text)' is a rule of the app, and a task holds only what a user does",
        label: "not by a user",
        help: "put it below the context or the element whose rule it is"
      )
    default:
      Wording(
        code: "nested-step",
        message: "a step of a task has nothing below it",
        label: "indented too far",
        help: "indent it as the step above"
      )
    }
  }

  private var line: Wording {
    switch self {
    case .eachWithoutRows:
      misplaced("each-without-rows", "only rows have a body for each", help: "write: rows \"…\", \"…\" each:")
    case .holdsNothing(let role):
      misplaced(
        "holds-nothing",
        "\(Reference.article(before: role)) \(role) holds no other elements",
        help: "put both in a group, indented alike"
      )
    case .headingInside(let text):
      misplaced(
        "heading-inside",
        "'\(text)' stands inside another context",
        help: "start it at the beginning of the line"
      )
    case .outsideContext(let text):
      misplaced(
        "outside-context",
        "'\(text)' stands in no context",
        help: "indent it below a line such as Screen: Cart"
      )
    case .withoutName(let keyword):
      misplaced("without-name", "'\(keyword):' has no name", help: "write it after the colon: \(keyword): Cart")
    case .bodyBelow(let text):
      misplaced("body-below", "nothing can stand below '\(text)'", help: "indent it below a context")
    case .noScreen:
      misplaced("no-screen", "this app has no screen to start on", help: "add a line such as: Screen: Cart")
    case .includeNotFound(let path):
      misplaced(
        "include-not-found",
        "there is no file '\(path)'",
        help: "the path starts in the folder of the app file"
      )
    case .tooManyIncludes(let limit):
      misplaced("too-many-includes", "an app may have at most \(limit) files", help: "put some of them together")
    default:
      misplaced("include-cycle", "'\(text)' includes itself in the end", help: "take this line out")
    }
  }

  private func misplaced(_ code: String, _ message: String, help: String) -> Wording {
    Wording(code: code, message: message, label: "", help: help)
  }

  private var text: String {
    switch self {
    case .withoutEffects(let text), .includeCycle(let text): text
    default: ""
    }
  }
}
