/// Writes the published sentence forms and the wordings of a team: for a terminal, for programs, for a README.
public enum PhrasesText {
  /// Every form with its example, reading, moment and witness, and what it comes to on small apps.
  public static func render(_ sections: [FormGuide.Section]) -> StyledText {
    var text = StyledText()
    for section in sections where !section.entries.isEmpty {
      text.append(section.group.title, .title)
      text.endLine()
      var app = ""
      for entry in section.entries {
        append(entry, to: &text)
        append(entry.cases, on: &app, to: &text)
      }
      text.endLine()
    }
    text.append(RunCounts.phrase(sections.reduce(0) { $0 + $1.entries.count }, "sentence form"))
    text.endLine()
    return text
  }

  private static func append(_ entry: FormGuide.Entry, to text: inout StyledText) {
    text.appendParagraph(entry.form.example, lead: "  ")
    for reading in entry.readings { text.appendParagraph(reading, lead: "      = ", leadStyle: .quiet) }
    for rule in entry.rules {
      text.appendParagraph(rule.moment, lead: "      no moment: ", leadStyle: .quiet)
      text.appendParagraph(rule.decides, lead: "      decides:   ", leadStyle: .quiet)
      text.appendParagraph(rule.witness, lead: "      witness:   ", leadStyle: .quiet)
    }
  }

  /// What a form comes to, below the app on which it is tried; the app of the form before is not told again.
  private static func append(_ form: FormCase?, on app: inout String, to text: inout StyledText) {
    guard let form else { return }
    if form.app != app {
      for line in form.app.split(separator: "\n") {
        text.append("      | \(line)", .quiet)
        text.endLine()
      }
    }
    app = form.app
    for outcome in form.outcomes { append(outcome, of: form, to: &text) }
  }

  private static func append(_ outcome: FormCase.Outcome, of form: FormCase, to text: inout StyledText) {
    let found = outcome.found.map { ": \($0)" } ?? ""
    text.appendParagraph("\(outcome.profile), \(outcome.task)\(found)", lead: "      \(outcome.verdict.rawValue) by ")
    for difference in outcome.differences where !difference.hasPrefix("Task: ") && !difference.hasPrefix("Profile: ") {
      text.appendParagraph(difference, lead: "        where ", leadStyle: .quiet)
    }
  }

  /// The same for programs.
  public static func json(_ sections: [FormGuide.Section]) -> JSON {
    .array(
      sections.flatMap(\.entries).map { entry in
        [
          "name": .string(entry.form.name),
          "group": .string(entry.form.group.rawValue),
          "example": .string(entry.form.example),
          "readings": JSON(entry.readings),
          "rules": .array(
            entry.rules.map { rule in
              [
                "moment": .string(rule.moment),
                "decides": .string(rule.decides),
                "witness": .string(rule.witness),
              ]
            }
          ),
          "cases": .array((entry.cases?.outcomes ?? []).map(json)),
        ]
      }
    )
  }

  private static func json(_ outcome: FormCase.Outcome) -> JSON {
    [
      "verdict": .string(outcome.verdict.rawValue),
      "found": outcome.found.map { .string($0) } ?? .null,
      "check": .string(outcome.check),
      "app": .string(outcome.app),
    ]
  }

  // MARK: A README

  /// The line above the page in a README.
  public static let firstMarker = "<!-- phrases -->"
  /// The line below it.
  public static let lastMarker = "<!-- /phrases -->"

  /// The page of a README: what can be claimed, by examples of one rule each.
  public static func markdown(_ sections: [FormGuide.Section]) -> String {
    var lines = ["| about | you can write | without a moment | needs, else untestable |", "|---|---|---|---|"]
    for section in sections {
      var title = section.group.title
      for (rules, examples) in section.examplesByRules {
        let examples = examples.map(code).joined(separator: "<br>")
        let moments = cell(rules.map(\.moment).joined(separator: "; "))
        let witnesses = cell(rules.map(\.witness).joined(separator: "; "))
        lines.append("| \(title) | \(examples) | \(moments) | \(witnesses) |")
        title = ""
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func code(_ text: String) -> String { "`" + cell(text) + "`" }

  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  // MARK: A team's own words

  /// The wordings of a team with what they mean, by the file that says them.
  public static func render(_ sayings: [Saying]) -> StyledText {
    var text = StyledText()
    var path: String?
    for saying in sayings {
      if saying.path != path {
        if path != nil { text.endLine() }
        path = saying.path
        text.append(saying.path, .title)
        text.endLine()
      }
      text.appendParagraph(saying.wording, lead: "  line \(saying.line), ")
      text.appendParagraph(saying.meaning, lead: "      = ", leadStyle: .quiet)
    }
    if path != nil { text.endLine() }
    text.append(RunCounts.phrase(sayings.count, "wording"))
    text.endLine()
    return text
  }

  /// The same for programs.
  public static func json(_ sayings: [Saying]) -> JSON {
    .array(
      sayings.map { saying in
        [
          "path": .string(saying.path),
          "line": .number(saying.line),
          "wording": .string(saying.wording),
          "meaning": .string(saying.meaning),
        ]
      }
    )
  }
}

extension FormGuide.Section {
  /// The examples that have the same rules, in the order of the first of them.
  fileprivate var examplesByRules: [(rules: [ClaimRules.Rule], examples: [String])] {
    var rows: [(rules: [ClaimRules.Rule], examples: [String])] = []
    for entry in entries {
      if let row = rows.firstIndex(where: { $0.rules == entry.rules }) {
        rows[row].examples.append(entry.form.example)
      } else {
        rows.append((entry.rules, [entry.form.example]))
      }
    }
    return rows
  }
}

extension SentenceForms.Group {
  /// What the forms of the group are about.
  fileprivate var title: String {
    switch self {
    case .focus: "where focus is"
    case .speech: "what is heard"
    case .reach: "what can be reached"
    case .order: "in which order"
    case .return: "where focus returns"
    case .announce: "what is announced"
    case .trap: "a way in, a way out"
    case .scan: "scanning"
    case .keyboard: "keys"
    case .value: "values and states"
    case .count: "how many, how often"
    case .time: "how soon, how long"
    }
  }
}
