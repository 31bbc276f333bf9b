/// What can be wrong with an app file before any word has a meaning.
enum AppFileSyntaxProblem: Hashable {
  case unterminatedQuote(String)
  case nestedTooDeep(limit: Int)
  case ruleWithoutColon(String)
  case lineTooLong(limit: Int)
  case mixedIndentation
  case conditionWithoutWhen(String)
}

extension AppFileSyntaxProblem: Problem {
  var code: String {
    switch self {
    case .unterminatedQuote: "unterminated-quote"
    case .nestedTooDeep: "nested-too-deep"
    case .ruleWithoutColon: "rule-without-colon"
    case .lineTooLong: "line-too-long"
    case .mixedIndentation: "mixed-indentation"
    case .conditionWithoutWhen: "condition-without-when"
    }
  }

  var severity: Diagnostic.Severity { .error }

  var message: String {
    switch self {
    case .unterminatedQuote(let text): "the quotation '\(text)' has no end on its line"
    case .nestedTooDeep(let limit): "this line is nested deeper than \(limit) levels, and is left out"
    case .lineTooLong(let limit): "this line has more than \(limit) bytes, and is left out"
    case .mixedIndentation: "tabs and spaces are mixed, so it is not certain how deep this line stands"
    case .conditionWithoutWhen(let word): "'\(word)' begins no condition of a rule; did you mean 'when'?"
    case .ruleWithoutColon(let text): "the rule '\(text)' has no ':' between what happens and what it does"
    }
  }

  var label: String {
    switch self {
    case .unterminatedQuote: "opened here"
    case .nestedTooDeep: "too deep"
    case .ruleWithoutColon: "no ':'"
    case .lineTooLong: "too long"
    case .mixedIndentation: "how deep?"
    case .conditionWithoutWhen: "not known"
    }
  }

  var help: String? {
    switch self {
    case .unterminatedQuote: "close it with \"; a quote inside a quotation is written \\\""
    case .nestedTooDeep: "indent it less"
    case .lineTooLong: "break it after a comma"
    case .mixedIndentation: "indent every line of the file with spaces, or every line with tabs"
    case .conditionWithoutWhen: "write 'when'"
    case .ruleWithoutColon: "put a colon after the event, as in: on activate: go back"
    }
  }
}
