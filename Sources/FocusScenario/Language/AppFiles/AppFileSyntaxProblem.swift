/// What can be wrong with an app file before any word has a meaning.
enum AppFileSyntaxProblem: Hashable {
  case notText(offset: Int)
  case unterminatedQuote(String)
  case nestedTooDeep(limit: Int)
  case ruleWithoutColon(String)
}

extension AppFileSyntaxProblem: Problem {
  var code: String {
    switch self {
    case .notText: "not-text"
    case .unterminatedQuote: "unterminated-quote"
    case .nestedTooDeep: "nested-too-deep"
    case .ruleWithoutColon: "rule-without-colon"
    }
  }

  var severity: Diagnostic.Severity { .error }

  var message: String {
    switch self {
    case .notText(let offset): "this is not UTF-8 text from byte \(offset) on"
    case .unterminatedQuote(let text): "the quotation '\(text)' has no end on its line"
    case .nestedTooDeep(let limit): "this line is nested deeper than \(limit) levels, and is left out"
    case .ruleWithoutColon(let text): "the rule '\(text)' has no ':' between what happens and what it does"
    }
  }

  var label: String {
    switch self {
    case .notText: "not text"
    case .unterminatedQuote: "opened here"
    case .nestedTooDeep: "too deep"
    case .ruleWithoutColon: "no ':'"
    }
  }

  var help: String? {
    switch self {
    case .notText: "save the file as UTF-8"
    case .unterminatedQuote: "close it with \"; a quote inside a quotation is written \\\""
    case .nestedTooDeep: "indent it less"
    case .ruleWithoutColon: "put a colon after the event, as in: on activate: go back"
    }
  }
}
