import Foundation
import Testing

@testable import FocusScenario

/// The documents' root causes: each has checks, called after it, that fail because of it, on every technology it can be on.
@Suite("root causes")
struct RootCauseTests {
  private static let checks = Fixture.all(in: "running/causes", extensions: ["check"])

  private static func scenarios(_ check: Fixture) -> [ScenarioResult] {
    let path = Fixture.root.appendingPathComponent(check.path).path
    let report = Suite.load([path]).run()
    for diagnostic in report.files.flatMap(\.diagnostics) { Issue.record("\(diagnostic.message)") }
    return report.files.flatMap(\.scenarios)
  }

  @Test("each claim fails, for the cause that its file is called after, and for no other", arguments: checks)
  func recognised(check: Fixture) throws {
    let scenarios = Self.scenarios(check)
    let claims = scenarios.flatMap { scenario in scenario.claims.map { (scenario.profile, $0) } }
    #expect(!claims.isEmpty)
    for (profile, claim) in claims {
      #expect(claim.verdict == .failed, "\(profile): \(claim.sentence)")
      #expect(claim.cause.map { "\($0)" } == check.name, "\(profile): \(claim.sentence)")
    }
  }

  /// Where a cause cannot be: nobody hears on a technology that does not speak, and only the keyboard has its own focus.
  private static let technologies: [RootCause: Set<String>] = [
    .announcedInstead: ["VoiceOver", "TalkBack"],
    .announcementLost: ["VoiceOver", "TalkBack"],
    .focusOnToast: ["VoiceOver", "TalkBack"],
    .keyboardNotMoved: ["Full Keyboard Access"],
    // TalkBack drops what is off screen, and the keyboard's focus is moved by nothing that posts for a screen reader.
    .focusOnGone: ["VoiceOver", "Switch Control", "Full Keyboard Access"],
    .skeletonStays: ["VoiceOver", "Switch Control", "Full Keyboard Access"],
    .jumpedToTop: ["VoiceOver", "TalkBack"],
  ]

  @Test("every cause has a trace on each technology that can have it", arguments: RootCause.allCases)
  func everyTechnology(cause: RootCause) throws {
    let check = try #require(Self.checks.first { $0.name == "\(cause)" })
    let all = Set(Technology.allCases.map(\.rawValue))
    #expect(Set(Self.scenarios(check).map(\.profile)) == Self.technologies[cause] ?? all)
  }

  @Test("every cause but the unknown one says what to write, and names criteria that are known")
  func guides() {
    for cause in RootCause.allCases where cause != .unknown {
      let guide = cause.guide
      #expect(guide.map { [$0.swiftUI, $0.uiKit, $0.android].allSatisfy { !$0.isEmpty } } == true, "\(cause)")
      #expect(cause.criteria.count == guide?.criteria.count, "\(cause)")
      #expect(!cause.criteria.isEmpty, "\(cause)")
    }
    #expect(RootCause.unknown.guide == nil)
  }

  /// What happened in the runs that have a cause, by their names: in every other one none of the causes fits.
  private static let known: [String: Set<RootCause>] = [
    "in-every-beat-in-which-it-is-up": [.overlayDoesNotBlock],
    "a-technology-that-is-turned-on-late": [.overlayDoesNotBlock],
    "each-and-nth-moments": [.noReturn],
    "each-moment-counts": [.noReturn],
    "closing-is-judged-on-each-way": [.noReturn],
    "a-sheet-that-restores-nothing-fails": [.noReturn],
    "the-keyboard-is-told-its-own-calls-where-it-fails": [.noReturn],
    "a-repair-for-the-keyboard": [.newContextWithoutFocus, .errorWithoutFocus],
    "focus-that-stayed-did-not-start": [.newContextWithoutFocus],
    "pulled-out-of-the-field-while-typing": [.pulledFromField],
    "keyboard-focus-is-asked-of-the-keyboard-alone": [.keyboardNotMoved],
    "the-error-that-did-not-appear": [.announcedInstead],
    "staying-in-what-came-up-begins-when-it-comes-up": [.newContextWithoutFocus],
    "luck-on-the-keyboard-may-be-nowhere": [.leftToChance],
    "luck-that-an-answer-changes-fails": [.leftToChance],
    "a-landing-by-luck-fails": [.leftToChance],
    "the-next-step-and-not-another-place": [.leftToChance],
    "what-is-advised-of-focus-that-is-elsewhere": [.jumpedToTop, .noReturn, .announcementLost],
  ]

  @Test("no run is told a cause that is not what happened", arguments: ["running/runs", "running/replay"])
  func runs(folder: String) {
    let report = Suite.load([Fixture.root.appendingPathComponent(folder).path]).run()
    for file in report.files {
      let name = Fixture(path: file.path).name
      let causes = Set(file.scenarios.flatMap(\.claims).compactMap(\.cause)).subtracting([.unknown])
      #expect(causes == Self.known[name] ?? [], "\(name)")
    }
  }

  @Test("a claim that passed has no cause")
  func passed() throws {
    let folder = Fixture.root.appendingPathComponent("running/runs").path
    let claims = Suite.load([folder]).run().files.flatMap(\.scenarios).flatMap(\.claims)
    #expect(claims.contains { $0.verdict == .passed })
    #expect(claims.filter { $0.verdict == .passed && $0.cause != nil }.map(\.sentence) == [])
  }
}

extension Fixture {
  /// The name of the file without its ending.
  fileprivate var name: String {
    String(path.split(separator: "/").last?.split(separator: ".").first ?? "")
  }
}
