extension Reference {
  /// The reference in the words of a report: `the cart behind the panel`, `a loading element that is gone`.
  var words: String {
    if let combination {
      return members.map(\.words).joined(separator: combination == .oneOf ? " or " : " and ")
    }
    var bare = self
    bare.relations = []
    bare.kindNoun = nil
    let noun = kindNoun.map { " \($0)" } ?? ""
    return ([bare.canonicalText + noun] + relations.map(\.words)).joined(separator: " ")
  }

  /// The words without an article, to stand after `there is no`.
  var wordsWithoutArticle: String {
    for article in ["the ", "a ", "every ", "any ", "no ", "its "] where words.hasPrefix(article) {
      return String(words.dropFirst(article.count))
    }
    return words
  }
}

extension Reference.Relation {
  fileprivate var words: String {
    switch kind {
    case .gone: "that is gone"
    case .inError: "in error"
    case .onScreen: "on screen"
    case .lastActivated: "that was activated last"
    case .hadFocusBefore: "that had focus before" + (reference.map { " " + $0.words } ?? "")
    case .openerOf: "that opened \(reference?.words ?? "it")"
    case .state: "that is \(word ?? "so")"
    default: canonicalText
    }
  }
}
