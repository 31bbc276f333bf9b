/// Writes which faults of an app its checks notice.
public enum MutationText {
  /// For each app: the checks that prove nothing, the faults that nobody noticed, and the count by kind.
  public static func render(_ report: MutationReport) -> StyledText {
    var text = StyledText()
    for study in report.studies { append(study, to: &text) }
    let score = "\(report.noticed) of \(RunCounts.phrase(report.tried, "fault")) noticed, \(report.score) %"
    text.append(score, report.noticed == report.tried ? .passed : .plain)
    text.endLine()
    return text
  }

  private static func append(_ study: MutationReport.Study, to text: inout StyledText) {
    text.append(study.app, .title)
    text.endLine()
    append(study.failing, "left out, because they fail on the app as it is", to: &text)
    append(study.powerless, "prove nothing: no fault makes them fail", to: &text)
    for kind in Fault.Kind.allCases {
      let survivors = study.survivors.filter { $0.kind == kind }
      guard !survivors.isEmpty else { continue }
      text.append("  not noticed: \(kind.rawValue)", .failed)
      text.endLine()
      for fault in survivors { text.appendParagraph("\(fault.place): \(fault.part)", lead: "    ") }
    }
    for kind in Fault.Kind.allCases {
      let outcomes = study.outcomes.filter { $0.fault.kind == kind }
      guard !outcomes.isEmpty else { continue }
      let noticed = outcomes.count { !$0.noticedBy.isEmpty }
      text.append("  " + "\(noticed) of \(outcomes.count)".padded(to: 10) + kind.rawValue, .quiet)
      text.endLine()
    }
    text.endLine()
  }

  private static func append(_ checks: [MutationReport.Check], _ why: String, to text: inout StyledText) {
    guard !checks.isEmpty else { return }
    text.append("  \(why)", .caution)
    text.endLine()
    for check in checks {
      let place = "\(check.location.path):\(check.location.line)"
      text.appendParagraph("\(place) \(check.profile): \(check.task)", lead: "    ")
    }
  }

  /// The same for programs; `version` changes when a reader has to.
  public static func json(_ report: MutationReport) -> JSON {
    [
      "version": .number(1),
      "tried": .number(report.tried),
      "noticed": .number(report.noticed),
      "score": .number(report.score),
      "apps": .array(report.studies.map(json)),
    ]
  }

  private static func json(_ study: MutationReport.Study) -> JSON {
    [
      "app": .string(study.app),
      "failing": .array(study.failing.map(json)),
      "powerless": .array(study.powerless.map(json)),
      "faults": .array(
        study.outcomes.map { outcome in
          [
            "kind": .string("\(outcome.fault.kind)"),
            "meaning": .string(outcome.fault.kind.rawValue),
            "place": .string(outcome.fault.place),
            "part": .string(outcome.fault.part),
            "noticedBy": .array(outcome.noticedBy.map { json(study.checks[$0]) }),
          ]
        }
      ),
    ]
  }

  private static func json(_ check: MutationReport.Check) -> JSON {
    [
      "path": .string(check.location.path),
      "line": .number(check.location.line),
      "profile": .string(check.profile),
      "task": .string(check.task),
    ]
  }
}
