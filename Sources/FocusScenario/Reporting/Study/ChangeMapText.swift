/// Writes every change of context of an app, and where focus goes.
public enum ChangeMapText {
  /// The changes, those without a target first, then the counts.
  public static func render(_ map: ChangeMap) -> StyledText {
    var text = StyledText()
    for change in map.changes { append(change, map, to: &text) }
    for line in counts(map) {
      text.append(line)
      text.endLine()
    }
    return text
  }

  private static func counts(_ map: ChangeMap) -> [String] {
    let missing = map.withoutTarget.count
    var lines = ["\(RunCounts.phrase(map.changes.count, "change")), \(missing) without a target"]
    if map.hasChecks { lines.append("\(map.uncovered.count) covered by no check: coverage \(map.coverage) %") }
    return lines
  }

  private static func append(_ change: ContextChange, _ map: ChangeMap, to text: inout StyledText) {
    text.append("\(change.place): \(change.trigger)", .title)
    text.append("  \(change.judgement.rawValue)", change.judgement.style)
    text.endLine()
    text.appendParagraph("\(change.kind.rawValue): \(change.effects)", lead: "  what     ")
    text.appendParagraph(change.target.rawValue, lead: "  design   ")
    if let reason = change.reason { text.appendParagraph(reason, lead: "  because  ") }
    append(change.outcomes, "  focus    ", to: &text)
    for way in ClosingWay.allCases {
      let returns = change.returns.filter { $0.way == way }
      let words = way == .bySystem ? "by the system, " : "by \(way.rawValue), "
      append(returns.map(\.outcome), "  closed   ", after: words, to: &text)
      if let reason = returns.lazy.compactMap(\.reason).first { text.appendParagraph(reason, lead: "  because  ") }
    }
    if map.hasChecks { append(change.coveredBy, to: &text) }
    text.endLine()
  }

  /// One line for each place that focus goes to, with the technologies that it is so for.
  private static func append(
    _ outcomes: [ContextChange.Outcome],
    _ lead: String,
    after words: String = "",
    to text: inout StyledText
  ) {
    var groups: [[ContextChange.Outcome]] = []
    for outcome in outcomes {
      let twin = groups.firstIndex { group in
        group[0].focus?.lowercased() == outcome.focus?.lowercased() && group[0].cause == outcome.cause
          && group[0].isAsDesigned == outcome.isAsDesigned
      }
      if let twin { groups[twin].append(outcome) } else { groups.append([outcome]) }
    }
    for group in groups {
      let technologies = group.map(\.technology.rawValue).joined(separator: ", ")
      let mark = group[0].isAsDesigned ? "" : "; not as designed"
      text.appendParagraph(
        "\(words)\(technologies): \(group[0].focus ?? "nowhere") (\(group[0].cause))\(mark)",
        lead: lead,
        style: group[0].isAsDesigned ? .plain : .failed
      )
    }
  }

  private static func append(_ locations: [SourceLocation], to text: inout StyledText) {
    let places = locations.map { "\($0.path):\($0.line)" }
    text.appendParagraph(places.isEmpty ? "no check" : places.joined(separator: ", "), lead: "  checked  ")
  }

  /// The same for programs; `version` changes when a reader has to.
  public static func json(_ map: ChangeMap) -> JSON {
    [
      "version": .number(1),
      "app": .string(map.app),
      "technologies": JSON(map.technologies.map(\.rawValue)),
      "withoutTarget": .number(map.withoutTarget.count),
      "uncovered": map.hasChecks ? .number(map.uncovered.count) : .null,
      "coverage": map.hasChecks ? .number(map.coverage) : .null,
      "changes": .array(map.changes.map(json)),
    ]
  }

  private static func json(_ change: ContextChange) -> JSON {
    [
      "place": .string(change.place),
      "trigger": .string(change.trigger),
      "kind": .string(change.kind.rawValue),
      "effects": .string(change.effects),
      "target": .string(change.target.rawValue),
      "judgement": .string(change.judgement.rawValue),
      "reason": JSON(change.reason),
      "outcomes": .array(change.outcomes.map { .object(members($0)) }),
      "returns": .array(
        change.returns.map {
          .object([("way", .string($0.way.rawValue))] + members($0.outcome) + [("reason", JSON($0.reason))])
        }
      ),
      "coveredBy": JSON(change.coveredBy.map { "\($0.path):\($0.line)" }),
    ]
  }

  private static func members(_ outcome: ContextChange.Outcome) -> [(key: String, value: JSON)] {
    [
      ("technology", .string(outcome.technology.rawValue)),
      ("focus", JSON(outcome.focus)),
      ("cause", .string(outcome.cause)),
      ("asDesigned", .string(outcome.isAsDesigned ? "yes" : "no")),
    ]
  }
}

extension ContextChange.Judgement {
  /// How it looks.
  fileprivate var style: StyledText.Style {
    switch self {
    case .missing: .failed
    case .different, .unreached: .caution
    case .kept, .overridden: .passed
    }
  }
}
