import Foundation
import Testing

@testable import FocusScenario

/// A block says something about the technology that it names: on another one the same app comes out differently.
struct OtherTechnologiesTests {
  /// A claim that passes on the technology of its block, how it comes out on another, and the fact that makes the difference.
  struct Case: Sendable, CustomTestStringConvertible {
    var check: String
    var block: Int
    var sentence: String
    var other: Technology
    var verdict: Verdict
    var found: String
    var fact: String

    var testDescription: String { "\(check), block \(block), on \(other.rawValue)" }
  }

  static let cases = [
    // A modal mark confines VoiceOver, and not the keyboard.
    Case(
      check: "focus-black-hole.check",
      block: 0,
      sentence: "the cart behind the panel is unreachable",
      other: .fullKeyboardAccess,
      verdict: .failed,
      found:
        "a sweep stops on \"Remove running shoes\", \"Change address\", \"Saved addresses\", \"Search\", \"Checkout\"",
      fact: "FKA-13"
    ),
    // An error text is no stop for the keyboard: focus is on the field that it is about.
    Case(
      check: "focus-recovery.check",
      block: 0,
      sentence: "focus is on the error right after Pay, without swiping",
      other: .fullKeyboardAccess,
      verdict: .failed,
      found: "focus is on \"Expiration date\" (keyboard focus 'Expiration date' on activate of Pay)",
      fact: "FKA-20"
    ),
    // Plain text is not scanned.
    Case(
      check: "login.check",
      block: 0,
      sentence: "focus is on the error right after Sign In, without swiping",
      other: .switchControl,
      verdict: .failed,
      found: "focus is on \"Password\" (focus the error on activate of Sign In)",
      fact: "SC-14"
    ),
    // Accessibility focus alone leaves the keyboard where it is.
    Case(
      check: "focus-recovery.check",
      block: 1,
      sentence: "after close, focus is on the button that opened it",
      other: .fullKeyboardAccess,
      verdict: .failed,
      found: "focus is on \"Remove running shoes\", the first stop of 'Cart', by the platform (FKA-14)",
      fact: "FKA-12"
    ),
    // An announcement proves nothing for those who do not hear it.
    Case(
      check: "product.check",
      block: 0,
      sentence: "\"Added to cart\" is announced once",
      other: .switchControl,
      verdict: .failed,
      found: "it was not heard; heard: announced 'Added to cart', dropped",
      fact: "SC-23"
    ),
  ]

  @Test(arguments: cases)
  func anotherTechnologyComesOutDifferently(_ row: Case) throws {
    let scenario = try #require(Examples.scenarios(row.check).first { $0.block == row.block })
    let text = try Examples.text(Examples.appFile(of: scenario))
    let place = try #require(scenario.claims.firstIndex { $0.sentence == row.sentence })
    let named = try #require(Examples.run(scenario, on: text))
    #expect(named.claims[place].verdict == .passed)

    var moved = scenario
    moved.profile = Profile(name: row.other.rawValue, technology: row.other, range: scenario.profile.range)
    let other = try #require(Examples.run(moved, on: text)).claims[place]
    #expect(other.verdict == row.verdict)
    #expect(other.found == row.found)
  }

  @Test func theFactsAreKnown() throws {
    let folder = URL(fileURLWithPath: Examples.folder).deletingLastPathComponent()
    let facts = folder.appendingPathComponent("Sources/FocusScenario/Simulation/facts.tsv")
    let known = try String(contentsOf: facts, encoding: .utf8).split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(Self.cases.map(\.fact).filter { !known.contains(Substring($0)) } == [])
  }
}
