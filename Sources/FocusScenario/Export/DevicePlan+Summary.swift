extension DevicePlan {
  /// The blocks that become a test.
  public var testCount: Int { voiceOver.count }

  /// What became of the blocks, in words.
  public var summary: String {
    let refused = voiceOver.filter { $0.refusal != nil }.count
    let others = files.flatMap(\.tests).count - testCount
    var parts = [Self.phrase(testCount, "test")]
    if refused > 0 { parts.append("\(refused) of them skipped") }
    if others > 0 { parts.append("\(Self.phrase(others, "block")) for other technologies left out") }
    return parts.joined(separator: ", ") + "\n"
      + "\(Self.phrase(assertedCount, "sentence")) asserted, \(Self.phrase(voiceOver.map(\.notes.count).reduce(0, +), "note"))"
  }

  private var voiceOver: [Test] { files.flatMap(\.tests).filter { $0.profile == Technology.voiceOver.rawValue } }

  /// Sentences, however many looks each takes.
  private var assertedCount: Int { voiceOver.map { Set($0.claims.map(\.location)).count }.reduce(0, +) }

  private static func phrase(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
