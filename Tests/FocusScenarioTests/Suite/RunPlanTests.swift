import Foundation
import Testing

@testable import FocusScenario

/// Which scenarios are run, how many side by side, and when to stop: none of it changes what is reported of them.
@Suite("running")
struct RunPlanTests {
  private static let bound = Suite.load([Examples.folder]).bound()
  private static let whole = bound.run()

  private static func plan(_ change: (inout RunPlan) -> Void) -> RunPlan {
    var plan = RunPlan()
    change(&plan)
    return plan
  }

  @Test("the report does not depend on how many run side by side, or in which order", arguments: [1, 2, 3, 50])
  func order(jobs: Int) {
    let plan = Self.plan {
      $0.jobs = jobs
      $0.shuffle = jobs * 7
    }
    #expect(Self.bound.run(plan) == Self.whole)
  }

  @Test("an order has every number once, and is the same for the same number")
  func shuffle() {
    let plan = Self.plan { $0.shuffle = 3 }
    #expect(plan.order(of: 100).sorted() == Array(0..<100))
    #expect(plan.order(of: 100) != Array(0..<100))
    #expect(plan.order(of: 100) == plan.order(of: 100))
  }

  @Test("the parts of a suite are all of it, and nothing twice")
  func shards() throws {
    let parts = try (1...3).map { number in
      let shard = try #require(RunPlan.Shard(number, of: 3))
      return Self.bound.run(Self.plan { $0.shard = shard }).files.flatMap(\.scenarios)
    }
    let all = Self.whole.files.flatMap(\.scenarios)
    #expect(parts.map(\.count).max() == (all.count + 2) / 3)
    #expect(parts.flatMap { $0 }.map(\.id).sorted() == all.map(\.id).sorted())
    #expect(RunPlan.Shard(0, of: 3) == nil)
    #expect(RunPlan.Shard(4, of: 3) == nil)
  }

  @Test("what comes after the first failure is left out, however many run side by side", arguments: [1, 2, 50])
  func failFast(jobs: Int) {
    var options = Suite.Options()
    options.app = Examples.folder + "/shop-before.app"
    let checks = ["/focus-black-hole.check", "/focus-recovery.check"].map { Examples.folder + $0 }
    let report = Suite.load(checks, options: options).bound().run(
      Self.plan {
        $0.jobs = jobs
        $0.failsFast = true
      }
    )
    #expect(report.files.flatMap(\.scenarios).count == 1)
    #expect(report.notRun == 6)
  }

  @Test("after an interrupt nothing is begun")
  func interrupt() {
    let report = Self.bound.run(isInterrupted: { true })
    #expect(report.files.flatMap(\.scenarios).isEmpty)
    #expect(report.notRun == Self.whole.files.flatMap(\.scenarios).count)
  }

  @Test("the failing blocks are written to a file, and run from it")
  func rerun() throws {
    let folder = try TemporaryFolder([
      "pay.check": "Profile: VoiceOver\nTask: pay\nExpected: focus is on \"Pay\"\n\nProfile: VoiceOver\nTask: pay\n"
        + "Expected: focus is on \"Cart\"\n",
      "pay.app": "App: Pay\n\nScreen: Cart\n  heading \"Cart\"\n  button \"Pay\"\n\nTask: pay\n  activate \"Pay\"\n",
    ])
    let first = try FocusCheckProcess.run(["pay.check", "--rerun", "failed.txt"], in: folder)
    #expect(first.status == 1)
    let second = try FocusCheckProcess.run(["@failed.txt"], in: folder)
    #expect(second.output.contains("line 5, VoiceOver"))
    #expect(!second.output.contains("line 1, VoiceOver"))
    let none = try FocusCheckProcess.run(["@gone.txt"], in: folder)
    #expect(none.status == 4)
    #expect(none.errors.hasPrefix("focus-check: error: 'gone.txt' cannot be read; it should hold paths"))
  }
}
