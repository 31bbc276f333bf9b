/// A finding in the words of a check, ready to paste.
public struct FindingBlock: Hashable, Sendable {
  /// Where the task starts, when it is not the app's first screen.
  public var given: String?
  /// What the user does.
  public var task: String
  /// What does not hold.
  public var expected: String

  /// The block for some technologies, each line ended.
  public func text(for technologies: [Technology]) -> String {
    var lines = ["Profile:   \(technologies.map(\.rawValue).joined(separator: ", "))"]
    if let given { lines.append("Given:     \(given)") }
    lines.append("Task:      \(task)")
    lines.append("Expected:  \(expected)")
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Runs a finding as a block: it is given out only if it fails.
struct FindingTrial {
  private let explorer: Explorer
  private let technology: Technology
  private let root: ContainerIdentifier?
  private let way: [String]

  init(_ explorer: Explorer, _ technology: Technology, root: ContainerIdentifier?, way: [String]) {
    self.explorer = explorer
    self.technology = technology
    self.root = root
    self.way = way
  }

  /// The block with the first of some sentences that the language reads, the app knows, and that fails.
  func block(failingOneOf sentences: [String]) -> FindingBlock? {
    sentences.lazy.map { sentence in
      FindingBlock(
        given: root.map { "\(explorer.index.container($0).name) is open" },
        task: way.isEmpty ? "wait 1 second" : way.joined(separator: ", "),
        expected: sentence
      )
    }
    .first(where: fails)
  }

  private func fails(_ block: FindingBlock) -> Bool {
    let source = SourceText(path: "finding.check", text: block.text(for: [technology]))
    let stages = Suite.Stages.standard
    let compilation = stages.compile(stages.readChecks(source, false), [])
    guard let scenario = compilation.scenarios.first, compilation.diagnostics.isEmpty,
      stages.problems(explorer.runner, scenario, source).isEmpty
    else { return false }
    let result = stages.run(explorer.runner, scenario)
    return result.stopped == nil && result.claims.contains { $0.verdict == .failed }
  }
}
