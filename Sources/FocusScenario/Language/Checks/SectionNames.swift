/// Lines that name a section of a document without any markup: text exports of wikis and word processors have them.
enum SectionNames {
  /// Whether a line is a known section name and nothing else; case and a colon at its end mean nothing.
  static func contain(_ content: SourceRange, in source: SourceText) -> Bool {
    guard content.count <= longest + 8 else { return false }
    var name = source.text(content).lowercased()
    name.removeAll { $0 == "*" || $0 == "_" }
    if name.hasSuffix(":") { name.removeLast() }
    return known.contains(name.replacingCurlyApostrophes())
  }

  private static let known: Set<String> = [
    "symptom", "where it shows up", "why it blocks the task", "root cause", "before", "fix", "what we don't do",
    "check", "checks", "wcag mapping", "app store and product risk", "intent", "problem", "solution",
    "implementation", "pitfalls", "related", "related patterns", "sources", "references", "see also", "notes",
  ]

  private static let longest = known.map(\.utf8.count).max() ?? 0
}

extension String {
  fileprivate func replacingCurlyApostrophes() -> String {
    String(map { $0 == "’" ? "'" : $0 })
  }
}
