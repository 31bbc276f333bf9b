extension Reference {
  /// Whether it is a noun whose last word is one of some: `the search field` ends in `field`.
  func endsIn(_ nouns: Set<String>) -> Bool {
    guard case .noun(let words) = head, let last = words.split(separator: " ").last else { return false }
    return nouns.contains(String(last))
  }
}
