extension Picker {
  private static let longestMoment = 12

  /// The moment that some words make behind a word that opens one.
  func moment(_ opening: String, _ stretch: ArraySlice<Word>) -> Moment? {
    let stretch = Array(stretch)
    let spelt = Respelling(stretch).withArticles(tables.vocabulary).words
    for tail in [stretch, spelt, withArticle(stretch)] where !tail.isEmpty {
      if let moment = moment(Self.plain(opening) + tail) { return moment }
    }
    return nil
  }

  private func moment(_ stretch: [Word]) -> Moment? {
    guard let meaning = meaning(of: stretch, as: "Moment") else { return nil }
    return (try? MomentBuilder(source: source).moment(meaning)) ?? nil
  }

  private static func plain(_ wording: String) -> [Word] {
    wording.split(separator: " ").map {
      Word(kind: .word, text: String($0), isCapitalised: false, range: SourceRange(0, 0))
    }
  }

  /// `within 500 ms of Pay`.
  func within(at start: Int) -> (within: Frame.Within, end: Int)? {
    guard text(start) == "within" || text(start) == "in" else { return nil }
    for end in stride(from: min(words.count, start + Self.longestMoment), to: start + 2, by: -1) {
      var stretch = Array(words[start..<end])
      stretch[0].text = "within"
      guard let meaning = meaning(of: stretch, as: "Within") else { continue }
      if let within = (try? MomentBuilder(source: source).within(meaning)) ?? nil {
        return (within, end)
      }
    }
    return nil
  }
}
