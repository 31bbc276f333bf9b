import Testing

@testable import FocusScenario

/// Defects that were reported in public: the check fails on each for the reported reason, and passes on its repair.
@Suite("reported defects")
struct ReportedDefectTests {
  @Test("the claims that fail as reported are those of the report, for its reason", arguments: ReportedDefect.all)
  func failsForTheReportedReason(defect: ReportedDefect) throws {
    let run = try defect.run(on: .asReported)
    let failures = try defect.failures
    #expect(run.diagnostics == [])
    #expect(!failures.isEmpty)
    var left = failures
    for result in run.results {
      #expect(result.stopped == nil)
      for claim in result.claims {
        let place = left.firstIndex { $0.profile == result.profile && $0.sentence == claim.sentence }
        let failure = place.map { left.remove(at: $0) }
        #expect(claim.verdict == (failure == nil ? .passed : .failed), "\(claim.sentence): \(claim.found)")
        if let failure { #expect(claim.found.contains(failure.found), "\(claim.sentence): \(claim.found)") }
      }
    }
    #expect(left == [])
  }

  @Test("every claim passes on the repaired app", arguments: ReportedDefect.all)
  func passesWhenRepaired(defect: ReportedDefect) throws {
    let run = try defect.run(on: .repaired)
    #expect(run.diagnostics == [])
    for claim in run.results.flatMap(\.claims) {
      #expect(claim.verdict == .passed && claim.witness != nil, "\(claim.sentence): \(claim.found)")
    }
  }

  @Test("a repair is a few lines", arguments: ReportedDefect.all)
  func isRepairedInFewLines(defect: ReportedDefect) throws {
    let before = try defect.app(.asReported).split(separator: "\n", omittingEmptySubsequences: false)
    let after = try defect.app(.repaired).split(separator: "\n", omittingEmptySubsequences: false)
    let difference = after.difference(from: before)
    #expect((1...8).contains(difference.count))
    #expect(before.first?.hasPrefix("# after a report: ") == true && before.first == after.first)
  }

  @Test("both runs come to their reports", arguments: ReportedDefect.all)
  func comesToItsReports(defect: ReportedDefect) throws {
    for version in ReportedDefect.Version.allCases {
      try defect.report(on: version).expect(try defect.run(on: version).report, stage: "report")
    }
  }

  @Test("there are defects to compare")
  func isNotEmpty() {
    #expect(ReportedDefect.all.count >= 60)
  }
}
