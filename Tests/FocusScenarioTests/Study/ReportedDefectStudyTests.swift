import Foundation
import Testing

@testable import FocusScenario

/// Defects that somebody reported in public, and whether trying everything finds them without any check.
@Suite("reported defects, explored")
struct ReportedDefectStudyTests {
  /// What the report says, as a finding: of what kind, on which technology, about what.
  struct Row: Sendable, CustomTestStringConvertible {
    var defect: String
    var kind: Finding.Kind
    var technology: Technology
    var subject: String

    init(_ defect: String, _ kind: Finding.Kind, _ technology: Technology, _ subject: String) {
      self.defect = defect
      self.kind = kind
      self.technology = technology
      self.subject = subject
    }

    var testDescription: String { "\(defect): \(subject)" }
  }

  private static let rows = [
    Row("alert-drawn-by-the-page-holds-nobody", .leftBehind, .voiceOver, "Alert"),
    Row("alert-drawn-by-the-page-holds-nobody", .reachableBehind, .fullKeyboardAccess, "Alert"),
    Row("busy-indicator-pulls-focus-to-the-top", .movedBySmallUpdate, .talkBack, "Feed"),
    Row("buttons-that-are-not-on-screen-are-announced", .focusOnGone, .voiceOver, "Sync now"),
    Row("cursor-keeps-its-place-on-the-next-screen", .leftBehind, .voiceOver, "Message"),
    Row("dialog-closes-to-the-top-of-the-page", .notReturned, .voiceOver, "Open dialog"),
    Row("drawer-is-read-after-the-content", .leftBehind, .voiceOver, "Drawer"),
    Row("drawer-is-read-after-the-content", .reachableBehind, .voiceOver, "Drawer"),
    Row("empty-stops-lead-out-of-the-alert", .reachableBehind, .talkBack, "Alert"),
    Row("error-drawn-over-the-form-goes-unnoticed", .leftBehind, .voiceOver, "Error overlay"),
    Row("expiry-field-without-a-size", .unreachable, .voiceOver, "Expiration date"),
    Row("focus-on-the-note-instead-of-the-field", .errorWithoutFocus, .talkBack, "Enter a phone number."),
    Row("late-update-pulls-focus-back-to-the-button", .movedBySmallUpdate, .voiceOver, "Number of taps"),
    Row("list-with-a-description-hides-its-items", .unreachable, .voiceOver, "Lemon tart"),
    Row("message-is-one-stop-without-its-button", .unreachable, .voiceOver, "Get tacos"),
    Row("modal-mark-at-the-wrong-level", .leftBehind, .voiceOver, "Modal"),
    Row("modal-that-takes-no-focus", .leftBehind, .voiceOver, "Modal"),
    Row("overlay-of-a-long-press-takes-no-focus", .leftBehind, .voiceOver, "Options"),
    Row("page-is-one-stop-for-tab", .unreachable, .fullKeyboardAccess, "Letters"),
    Row("paywall-stays-below-its-sheet", .leftBehind, .voiceOver, "Plans sheet"),
    Row("popover-that-no-tap-outside-closes", .trap, .voiceOver, "Colours"),
    Row("removed-attachment-throws-focus-to-the-oldest-message", .jumpedToTop, .voiceOver, "Oldest message"),
    Row("screen-opens-without-focus", .leftBehind, .talkBack, "Claims"),
    Row("screen-with-nothing-to-read", .unreachable, .voiceOver, "Garden notes"),
    Row("see-through-screen-leaves-buttons-below", .reachableBehind, .talkBack, "Transparent modal"),
    Row("settings-left-out-of-the-bar", .unreachable, .voiceOver, "Settings"),
    Row("share-sheet-loses-to-a-page-pushed-at-the-same-time", .leftBehind, .voiceOver, "Share sheet"),
    Row("sheet-is-read-behind-its-popup", .reachableBehind, .voiceOver, "Popup"),
    Row("sheet-that-is-one-single-element", .unreachable, .voiceOver, "Library"),
    Row("tab-does-not-come-to-send", .unreachable, .fullKeyboardAccess, "Send"),
    Row("tab-goes-to-and-fro-between-two-fields", .unreachable, .fullKeyboardAccess, "Continue"),
    Row("tab-stays-in-the-text-field", .unreachable, .fullKeyboardAccess, "Done"),
    Row("toast-cut-off-by-a-jump-to-the-toolbar", .announcementLost, .voiceOver, "Added to Shortcuts"),
    Row("unchecked-box-reported-to-nobody", .errorWithoutFocus, .voiceOver, "You must check this box."),
  ]

  private static func explore(_ defect: String, _ version: ReportedDefect.Version) throws -> Exploration {
    let app = document(defect, version)
    return Explorer(try #require(app.index), behaviours: app.behaviours).explore(Technology.allCases)
  }

  private static func document(_ defect: String, _ version: ReportedDefect.Version) -> AppDocument {
    AppDocument(Fixture.root.appendingPathComponent("reports-of-defects/\(defect)/\(version.rawValue).app").path)
  }

  @Test("what was reported is found, and no longer in the repaired app", arguments: rows)
  func found(row: Row) throws {
    func finds(_ exploration: Exploration) -> Bool {
      exploration.findings.contains {
        $0.kind == row.kind && $0.technology == row.technology && $0.subject == row.subject
      }
    }
    #expect(finds(try Self.explore(row.defect, .asReported)))
    #expect(!finds(try Self.explore(row.defect, .repaired)))
  }

  @Test("all that is found in the app as it was reported", arguments: Set(rows.map(\.defect)).sorted())
  func findings(defect: String) throws {
    let text = ExplorationText.render(try Self.explore(defect, .asReported)).text()
    try Fixture(path: "study/reports/\(defect)").expect(text, stage: "findings")
  }

  /// Changes that leave focus to chance, or to where nobody put it: the map tells of them.
  private static let changes = [
    ("cancelling-the-address-field-loses-focus", "activate \"Cancel\""),
    ("closed-tab-leaves-focus-to-chance", "activate \"Close Recipes\""),
    ("edit-mode-leaves-focus-where-nothing-is", "activate \"Edit\""),
    ("unchecked-box-reported-to-nobody", "activate \"Submit\" when not 'box' is checked"),
  ]

  @Test("a change without a target is in the map, and has one in the repaired app", arguments: changes)
  func mapped(defect: String, trigger: String) throws {
    func judgements(_ version: ReportedDefect.Version) throws -> [ContextChange.Judgement] {
      let app = Self.document(defect, version)
      let map = ChangeMap(try #require(app.index), [.voiceOver, .talkBack], behaviours: app.behaviours)
      return map.changes.filter { $0.trigger == trigger }.map(\.judgement)
    }
    #expect(try judgements(.asReported) == [.missing])
    #expect(try !judgements(.repaired).contains(.missing))
  }
}
