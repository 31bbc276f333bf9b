extension WordMatcher {
  /// Things first of all, though the language knows what is done by the same word.
  static let things: Set<String> = [
    "chart", "colour", "consent", "credit", "debit", "deposit", "discount", "draft", "film", "fund", "grade",
    "increment", "invoice", "item", "label", "message", "modal", "payment", "price", "purchase", "rate", "reward",
    "scale", "score", "servings", "stairs", "standings", "store", "toggle", "track",
  ]

  /// What is pressed first of all, though there is a thing of that name.
  static let deeds: Set<String> = ["retry", "archive", "block", "bookmark", "crop", "dial", "refill", "sync"]
}
