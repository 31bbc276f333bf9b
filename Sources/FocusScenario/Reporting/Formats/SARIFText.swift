/// Writes a run as SARIF 2.1.0: one result for each claim that failed the run, each task that stopped, and each mistake.
public enum SARIFText {
  /// The whole log.
  public static func render(_ events: [RunEvent], source: (String) -> SourceText?) -> JSON {
    var results: [Result] = []
    for event in events {
      switch event {
      case .diagnostic(let diagnostic): results.append(result(of: diagnostic, source: source))
      case .scenarioFinished(let scenario): results += self.results(of: scenario)
      case .runStarted, .source, .scenarioStarted, .beat, .claimJudged, .runFinished: break
      }
    }
    return [
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([
        [
          "tool": ["driver": driver(results.map(\.rule))],
          "columnKind": .string("unicodeCodePoints"),
          "results": .array(results.map(\.json)),
        ]
      ]),
    ]
  }

  private struct Result {
    var rule: String
    var json: JSON
  }

  // MARK: Rules

  private static func driver(_ used: [String]) -> JSON {
    var rules = claimRules
    for id in used where !rules.contains(where: { $0.id == id }) {
      rules.append((id, MistakeExplanation.of(id)?.what ?? id))
    }
    return [
      "name": .string("focus-check"),
      "rules": .array(
        rules.map { rule in
          [
            "id": .string(rule.id),
            "shortDescription": ["text": .string(rule.text)],
            "help": ["text": .string("focus-check explain \(rule.id)")],
          ]
        }
      ),
    ]
  }

  private static let claimRules: [(id: String, text: String)] = [
    ("claim-failed", "an expectation did not hold"),
    ("claim-untestable", "nothing was proven either way"),
    ("claim-not-simulated", "the technology is known, and not simulated"),
    ("task-stopped", "the task could not be finished"),
  ]

  // MARK: Results

  private static func results(of scenario: ScenarioResult) -> [Result] {
    let technology = Technology(rawValue: scenario.profile)
    var results: [Result] = []
    if let stopped = scenario.stopped {
      results.append(result("task-stopped", stopped, about: stopped, at: scenario.location, scenario))
    }
    for claim in scenario.claims where claim.verdict.failsRun {
      let text = ClaimText.render(claim, on: technology).text()
      let rule = "claim-" + claim.verdict.rawValue.replacingSpaces
      let words = "\(scenario.profile): \(text)"
      results.append(result(rule, words, about: claim.sentence, at: claim.location, scenario))
    }
    return results
  }

  private static func result(
    _ rule: String,
    _ text: String,
    about subject: String,
    at location: SourceLocation,
    _ scenario: ScenarioResult
  ) -> Result {
    // Without the line: a finding that has moved is the same one.
    let mark = [location.path, scenario.profile, scenario.task, rule, subject].joined(separator: "\n")
    return Result(rule: rule, json: json(rule, "error", text, location, fingerprint: mark))
  }

  private static func result(of diagnostic: Diagnostic, source: (String) -> SourceText?) -> Result {
    let text = source(diagnostic.path)
    let start = text?.location(at: diagnostic.range.lower)
    let location = SourceLocation(path: diagnostic.path, line: start?.line ?? 1, column: start?.column ?? 1)
    let words = [diagnostic.message, diagnostic.help].compactMap { $0 }.joined(separator: "\n")
    let mark = "\(diagnostic.path)\n\(diagnostic.code)\n\(diagnostic.message)"
    return Result(
      rule: diagnostic.code,
      json: json(diagnostic.code, diagnostic.severity.rawValue, words, location, fingerprint: mark)
    )
  }

  private static func json(
    _ rule: String,
    _ level: String,
    _ text: String,
    _ location: SourceLocation,
    fingerprint: String
  ) -> JSON {
    [
      "ruleId": .string(rule),
      "level": .string(level),
      "message": ["text": .string(VisibleText.of(text))],
      "locations": .array([
        [
          "physicalLocation": [
            "artifactLocation": ["uri": .string(uri(location.path))],
            "region": ["startLine": .number(location.line), "startColumn": .number(location.column)],
          ]
        ]
      ]),
      "partialFingerprints": ["focusCheck/v1": .string(hash(fingerprint))],
    ]
  }

  /// A path as a reference of RFC 3986: every byte that a path cannot hold is escaped.
  private static func uri(_ path: String) -> String {
    path.escaping { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        nil
      default: byte.percentEscaped
      }
    }
  }

  /// The same for the same text in every process (FNV-1a, 64 bits).
  private static func hash(_ text: String) -> String {
    let number = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension String {
  fileprivate var replacingSpaces: String { String(map { $0 == " " ? "-" : $0 }) }
}
