import Testing

@testable import FocusScenario

/// A defect that somebody reported in public: the app that shows it, the same app repaired, and the check for both.
///
/// The head of the check says which claims fail on the app as it was reported, and a part of what is found there:
///
///     # fails on VoiceOver: after close, focus is on "Menu"
///     #   found: focus is on "Secure connection"
struct ReportedDefect: Sendable, CustomTestStringConvertible {
  /// A claim that fails as reported, and words of the report that must be found.
  struct Failure: Hashable, Sendable {
    var profile: String
    var sentence: String
    var found: String
  }

  /// Which of the two apps.
  enum Version: String, CaseIterable {
    case asReported = "as-reported"
    case repaired
  }

  /// The behaviour in words: the name of the folder.
  var name: String

  var testDescription: String { name }

  /// The folders of `Fixtures/reports-of-defects`, by name.
  static let all = Fixture.folders(in: "reports-of-defects").map { ReportedDefect(name: $0) }

  /// The text of the check.
  var check: String {
    get throws { try text("expectation.check") }
  }

  /// The text of one of the apps.
  func app(_ version: Version) throws -> String { try text("\(version.rawValue).app") }

  /// Runs the check on one of the apps.
  func run(on version: Version) throws -> SmallRun {
    SmallRun(check: try check, app: try app(version), path: "expectation.check")
  }

  /// The expected text of such a run.
  func report(on version: Version) -> Fixture { Fixture(path: "reports-of-defects/\(name)/\(version.rawValue)") }

  /// What the head of the check says, in its order.
  var failures: [Failure] {
    get throws {
      let lines = try check.split(separator: "\n").prefix { $0.hasPrefix("#") }
      return zip(lines, lines.dropFirst()).compactMap { line, next in
        guard let failure = line.firstMatch(of: /^# fails on ([^:]+): (.+)$/),
          let found = next.firstMatch(of: /^#   found: (.+)$/)
        else { return nil }
        return Failure(profile: String(failure.1), sentence: String(failure.2), found: String(found.1))
      }
    }
  }

  private func text(_ file: String) throws -> String {
    String(decoding: try Fixture(path: "reports-of-defects/\(name)/\(file)").source.bytes, as: UTF8.self)
  }
}
