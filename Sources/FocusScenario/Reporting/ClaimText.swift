/// Writes how one expectation came out, with what a reader needs to see why.
public enum ClaimText {
  /// The whole finding: place, sentence, reading, what was looked at, what was found.
  ///
  /// The repair is in the words of the technology's platform; of all platforms when none is named.
  public static func render(_ claim: ClaimResult, on technology: Technology? = nil) -> StyledText {
    var text = StyledText()
    text.append(VisibleText.line(of: "\(claim.location): "), .quiet)
    text.append(claim.verdict.rawValue, claim.verdict.style)
    text.endLine()
    appendBody(of: claim, on: technology, to: &text, indent: 2)
    return text
  }

  /// The sentence and the fields below it; the repair of one cause is told once.
  static func appendBody(
    of claim: ClaimResult,
    on technology: Technology?,
    withRepair: Bool = true,
    to text: inout StyledText,
    indent: Int
  ) {
    let margin = String(repeating: " ", count: indent)
    text.appendParagraph(claim.sentence, lead: margin, style: .title)
    for field in fields(of: claim, on: technology, withRepair: withRepair) {
      let lead = margin + "  " + field.label.padded(to: 10)
      text.appendParagraph(VisibleText.shortened(field.text), lead: lead, leadStyle: .quiet, style: field.style)
    }
  }

  /// Why a pass is weak, one line each.
  static func appendReservations(of claim: ClaimResult, to text: inout StyledText, indent: Int) {
    let margin = String(repeating: " ", count: indent)
    text.appendParagraph(claim.sentence, lead: margin)
    for caution in claim.cautions {
      text.appendParagraph(caution, lead: margin + "  " + "note".padded(to: 10), leadStyle: .caution)
    }
    for reservation in claim.reservations {
      let label = reservation.kind.rawValue.padded(to: 10)
      text.appendParagraph(reservation.reason, lead: margin + "  " + label, leadStyle: .caution)
    }
  }

  /// One thing that a reader needs, with what it is.
  struct Field {
    var label: String
    var text: String
    var style: StyledText.Style = .plain
  }

  /// What a reader needs to see why it came out so; the sentence itself is not among it.
  static func fields(of claim: ClaimResult, on technology: Technology?, withRepair: Bool) -> [Field] {
    var fields = [Field(label: "read as", text: claim.reading)]
    fields += claim.resolved.map { Field(label: "where", text: $0) }
    fields.append(Field(label: "window", text: claim.window))
    fields.append(Field(label: "found", text: claim.found, style: claim.verdict == .passed ? .plain : .failed))
    fields.append(Field(label: "witness", text: claim.witness ?? ""))
    fields.append(Field(label: "nearest", text: claim.nearestMiss ?? ""))
    fields += claim.cause.map { causes($0, on: technology, withRepair: withRepair) } ?? []
    fields += claim.notes.map { Field(label: "note", text: $0) }
    fields += claim.reservations.map { Field(label: $0.kind.rawValue, text: $0.reason, style: .caution) }
    return fields.filter { !$0.text.isEmpty }
  }
}

extension ClaimText {
  /// The cause, the call that is missing, and the success criteria.
  private static func causes(_ cause: RootCause, on technology: Technology?, withRepair: Bool) -> [Field] {
    var fields = [Field(label: "cause", text: cause.rawValue)]
    guard withRepair, let guide = cause.guide(for: technology) else { return fields }
    if technology != .talkBack {
      fields.append(Field(label: "SwiftUI", text: guide.swiftUI))
      fields.append(Field(label: "UIKit", text: guide.uiKit))
    }
    if technology == .talkBack || technology == nil { fields.append(Field(label: "Android", text: guide.android)) }
    fields.append(Field(label: "WCAG", text: cause.criteria.joined(separator: ", ")))
    return fields
  }
}

extension Verdict {
  /// How it looks.
  var style: StyledText.Style {
    switch self {
    case .passed: .passed
    case .failed, .untestable, .notSimulated: .failed
    case .notObserved: .caution
    }
  }
}

extension String {
  /// Filled up with spaces to a number of characters, and at least one after it.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
