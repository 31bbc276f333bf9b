import FocusScenario
import Testing

/// One block for one technology, ready to be verified by a test.
public struct FocusCheck: Sendable, Identifiable, CustomTestStringConvertible {
  /// One thing that is wrong, and where a reader should look.
  struct Finding: Hashable, Sendable {
    var message: String
    /// None when it is about no place in a file.
    var location: FocusScenario.SourceLocation?

    /// Makes a finding; control characters in its message are written out.
    init(message: String, location: FocusScenario.SourceLocation? = nil) {
      var text = StyledText()
      text.append(message)
      self.message = text.text()
      self.location = location
    }
  }

  /// Distinct in a folder and the same in every run: path, line, technology.
  public let id: String
  /// How the case is listed: `shop.check:3, VoiceOver: open the address panel`.
  public let testDescription: String
  private let findings: @Sendable (_ isStrict: Bool) -> [Finding]

  /// Makes a case from what it finds when it is verified.
  init(id: String, description: String, findings: @escaping @Sendable (_ isStrict: Bool) -> [Finding]) {
    self.id = id
    self.testDescription = description
    self.findings = findings
  }

  /// Runs the check; each failed, untestable or not simulated claim is one issue at its own line.
  ///
  /// With `strict`, a pass that carries a reservation is an issue too.
  public func verify(strict: Bool = false, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    for finding in findings(strict) {
      let location = finding.location.map(Testing.SourceLocation.init) ?? sourceLocation
      Issue.record(Comment(rawValue: finding.message), sourceLocation: location)
    }
  }
}

extension FocusCheck {
  /// The case of something that was asked for and holds no check.
  init(_ absence: Absence) {
    let message = [absence.message, absence.help].compactMap { $0 }.joined(separator: "\n")
    self.init(id: absence.message, description: absence.message) { _ in [Finding(message: message)] }
  }

  /// The cases of a file: its scenarios, or one that tells its mistakes.
  static func all(of file: BoundSuite.File, in suite: BoundSuite, root: String) -> [FocusCheck] {
    let path = PackageRoot.relative(file.path, to: root)
    let errors = file.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { return [FocusCheck(errors, of: path, in: suite)] }
    return file.items.map { FocusCheck($0, path: path) }
  }

  private init(_ errors: [Diagnostic], of path: String, in suite: BoundSuite) {
    self.init(id: path, description: path) { _ in
      errors.map { error in
        let source = suite.source(at: error.path)
        let message = RunText(source: { _ in source }).render([error]).text()
        return Finding(message: message, location: source?.location(at: error.range.lower))
      }
    }
  }

  private init(_ item: BoundSuite.Item, path: String) {
    let scenario = item.scenario
    let place = "\(path):\(scenario.location.line)"
    let description = "\(place), \(scenario.profile.name): \(scenario.taskText)"
    self.init(id: "\(place):\(scenario.profile.name)", description: description) { isStrict in
      Self.findings(in: item.run(), isStrict: isStrict)
    }
  }

  /// What is wrong in a result; a scenario that fails as a whole, with no failing claim, is one finding.
  static func findings(in result: ScenarioResult, isStrict: Bool) -> [Finding] {
    let failing = result.claims.filter { claim in
      claim.verdict.failsRun || (isStrict && claim.verdict == .passed && !claim.reservations.isEmpty)
    }
    let stopped = result.stopped.map { "\n\($0)" } ?? ""
    if failing.isEmpty && result.verdict.failsRun {
      return [Finding(message: "\(result.verdict.rawValue): \(result.task)\(stopped)", location: result.location)]
    }
    return failing.map { Finding(message: ClaimText.render($0).text() + stopped, location: $0.location) }
  }
}

extension Testing.SourceLocation {
  /// A place in a check file; the identifier has to look like a module and a file.
  fileprivate init(_ location: FocusScenario.SourceLocation) {
    let name = location.path.split(separator: "/").last ?? "check"
    self.init(
      fileID: "FocusChecks/\(name)",
      filePath: location.path,
      line: max(1, location.line),
      column: max(1, location.column)
    )
  }
}
