/// How a problem of an app file is said.
struct Wording {
  var code: String
  var severity: Diagnostic.Severity = .error
  var message: String
  var label: String
  var help: String?

  /// `; did you mean 'x'?`, when there is a nearest word.
  static func didYouMean(_ nearest: String?) -> String { nearest.map { "; did you mean '\($0)'?" } ?? "" }
}

/// A problem whose wording is one value.
protocol WordedProblem: Problem {
  var wording: Wording { get }
}

extension WordedProblem {
  var code: String { wording.code }
  var severity: Diagnostic.Severity { wording.severity }
  var message: String { wording.message }
  var label: String { wording.label }
  var help: String? { wording.help }
}
