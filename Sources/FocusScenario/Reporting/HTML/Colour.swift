/// A colour by what it is for, on a light page and on a dark one.
enum Colour: String, CaseIterable {
  case page, glass, behind, bezel
  case ink, quiet, line, edge
  case control
  case controlInk = "control-ink"
  case passed, failed, caution
  case passedFill = "passed-fill"
  case failedFill = "failed-fill"
  case cautionFill = "caution-fill"
  /// Where focus is, and its path.
  case focus
  case focusInk = "focus-ink"
  case bubble

  /// On a light page.
  var light: String { Self.table[self]?.light ?? "#000000" }
  /// On a dark page.
  var dark: String { Self.table[self]?.dark ?? "#ffffff" }

  /// `var(--ink)`, for a style sheet that has the colours as properties.
  var property: String { "--\(rawValue)" }

  private static let table: [Colour: (light: String, dark: String)] = [
    .page: ("#f6f7f9", "#121419"), .glass: ("#ffffff", "#1c1f26"), .behind: ("#e8ebef", "#2a2e36"),
    .bezel: ("#2b2f36", "#7b8492"), .ink: ("#1a1e24", "#eef0f4"), .quiet: ("#515a66", "#b4bcc8"),
    .line: ("#d3d8df", "#3a404a"), .edge: ("#6f7885", "#929baa"), .control: ("#dfe9fb", "#22375c"),
    .controlInk: ("#0b3f91", "#cfe0ff"), .passed: ("#0b6b36", "#7fd8a1"), .failed: ("#a81b12", "#ffb3aa"),
    .caution: ("#6f4700", "#f3c878"), .passedFill: ("#e3f5ea", "#12301f"), .failedFill: ("#fdeae8", "#3d1714"),
    .cautionFill: ("#fdf0d5", "#352809"), .focus: ("#7a1fd1", "#d5adff"), .focusInk: ("#ffffff", "#210b38"),
    .bubble: ("#eceff4", "#2a2f39"),
  ]
}
