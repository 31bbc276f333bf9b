/// Writes what was found by trying everything.
public enum ExplorationText {
  /// The findings by kind, each with a block to paste; then how much was tried.
  public static func render(_ exploration: Exploration) -> StyledText {
    var text = StyledText()
    for kind in Finding.Kind.allCases {
      let findings = exploration.findings.filter { $0.kind == kind }
      guard !findings.isEmpty else { continue }
      text.append(kind.rawValue, .failed)
      text.endLine()
      for group in groups(findings) { append(group, to: &text) }
      text.endLine()
    }
    for tour in exploration.tours {
      let tried = "\(RunCounts.phrase(tour.actions, "action")) in \(RunCounts.phrase(tour.states, "state"))"
      let limit = tour.stoppedAt.map { ", and stopped at \($0)" } ?? ", which is all there is"
      text.appendParagraph("\(tour.technology.rawValue): tried \(tried)\(limit)", lead: "")
    }
    text.append(
      RunCounts.phrase(exploration.findings.count, "finding"),
      exploration.findings.isEmpty ? .passed : .failed
    )
    text.endLine()
    return text
  }

  /// The findings that one block says for several technologies, in the order of the first of each.
  private static func groups(_ findings: [Finding]) -> [[Finding]] {
    var groups: [[Finding]] = []
    for finding in findings {
      let twin = groups.firstIndex {
        $0[0].block != nil && $0[0].block == finding.block && $0[0].subject == finding.subject
      }
      if let twin { groups[twin].append(finding) } else { groups.append([finding]) }
    }
    return groups
  }

  private static func append(_ group: [Finding], to text: inout StyledText) {
    text.appendParagraph("'\(group[0].subject)'", lead: "  ", style: .title)
    for finding in group {
      let focus = finding.focus.isEmpty ? "focus is nowhere" : "focus: \(finding.focus)"
      text.appendParagraph("\(finding.technology.rawValue), \(focus)", lead: "    ", style: .quiet)
    }
    guard let block = group[0].block else {
      return text.appendParagraph("after: \(way(group[0])); no sentence says it", lead: "    ", style: .quiet)
    }
    for line in block.text(for: group.map(\.technology)).split(separator: "\n") {
      text.append("      \(line)")
      text.endLine()
    }
  }

  private static func way(_ finding: Finding) -> String {
    finding.way.isEmpty ? "the start" : finding.way.joined(separator: ", ")
  }

  /// The same for programs; `version` changes when a reader has to.
  public static func json(_ exploration: Exploration) -> JSON {
    [
      "version": .number(1),
      "app": .string(exploration.app),
      "tours": .array(
        exploration.tours.map { tour in
          [
            "technology": .string(tour.technology.rawValue),
            "actions": .number(tour.actions),
            "states": .number(tour.states),
            "stoppedAt": JSON(tour.stoppedAt),
          ]
        }
      ),
      "findings": .array(
        exploration.findings.map { finding in
          [
            "kind": .string("\(finding.kind)"),
            "meaning": .string(finding.kind.rawValue),
            "technology": .string(finding.technology.rawValue),
            "subject": .string(finding.subject),
            "focus": .string(finding.focus),
            "way": JSON(finding.way),
            "block": JSON(finding.block?.text(for: [finding.technology])),
          ]
        }
      ),
    ]
  }
}
