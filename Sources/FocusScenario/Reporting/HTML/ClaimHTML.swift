/// Writes one claim: what was expected against what was found, the cause and the repair.
enum ClaimHTML {
  /// An item of a list; what passed is folded.
  static func item(_ claim: ClaimResult, on technology: Technology?, withRepair: Bool) -> String {
    let isOpen = claim.verdict != .passed
    var fields = ClaimText.fields(of: claim, on: technology, withRepair: withRepair)
    fields.insert(ClaimText.Field(label: "expected", text: claim.sentence), at: 0)
    let rows = fields.map { field in
      let kind = codes.contains(field.label) ? " class=\"code\"" : field.label == "found" ? " class=\"found\"" : ""
      return
        "<dt>\(Markup.line(names[field.label] ?? field.label))</dt><dd\(kind)>\(Markup.author(field.text))</dd>"
    }
    return "<li><details\(isOpen ? " open" : "")><summary>\(chip(claim.verdict)) "
      + (claim.reservations.isEmpty ? "" : "<span class=\"chip reserved\">with a reservation</span> ")
      + "\(Markup.author(claim.sentence))</summary><dl>\(rows.joined())</dl></details></li>\n"
  }

  /// A verdict as a mark and a word: no colour says anything alone.
  static func chip(_ verdict: Verdict) -> String {
    "<span class=\"chip \(kind(of: verdict))\"><span aria-hidden=\"true\">\(sign(of: verdict)) </span>\(verdict.rawValue)</span>"
  }

  /// A verdict as one word.
  static func kind(of verdict: Verdict) -> String { verdict.rawValue.split(separator: " ").joined(separator: "-") }

  private static func sign(of verdict: Verdict) -> String {
    switch verdict {
    case .passed: "✓"
    case .failed: "✕"
    case .untestable: "?"
    case .notObserved: "–"
    case .notSimulated: "∅"
    }
  }

  private static let codes: Set<String> = ["read as", "SwiftUI", "UIKit", "Android"]
  private static let names = [
    "expected": "Expected", "found": "Found", "read as": "Read as", "where": "Where", "window": "Looked at",
    "witness": "Witness", "nearest": "Nearest", "cause": "Cause", "note": "Note",
    "SwiftUI": "Repair, SwiftUI", "UIKit": "Repair, UIKit", "Android": "Repair, Android",
  ]
}
