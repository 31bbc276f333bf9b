/// What a pattern comes to, in sentences of the language with open places for what the pattern took.
///
/// `after x opens, focus is on y` has a sentence for the pattern, and behind a slash one for the pattern denied; several
/// claims stand with `;` between them.
struct ClauseSaying: Hashable, Sendable {
  private let holds: String
  private let denied: String

  /// The sentences of a row, `holds / denied`; `-` where there is none.
  init(_ text: Substring) {
    let sides = text.split(separator: " / ", maxSplits: 1).map { $0.split(separator: " ").joined(separator: " ") }
    holds = sides[0]
    denied = sides.count > 1 ? sides[1] : "-"
  }

  /// Whether it is about what is heard.
  var isOfSpeech: Bool { holds.contains(" spoken") || denied.contains(" spoken") }

  /// Whether it says that something goes on.
  private var saysStill: Bool { holds.contains("still") || holds.contains("unchanged") }

  /// The sentences for what a pattern took, each with its claim; none when a place has no words.
  func sentences(of fit: Fit) -> [String]? {
    guard fit.denials.count < 2, !fit.isAlways, !fit.isStill || !fit.denials.isEmpty || saysStill else { return nil }
    let text = fit.denials.isEmpty ? holds : denied
    guard text != "-" else { return nil }
    let sentences = text.split(separator: ";").map { claim in
      let words = claim.split(separator: " ").map(String.init)
      return Self.sentence(words, words.contains("x") ? fit : fit.ownedByTarget)
    }
    let written = sentences.compactMap { $0 }
    return written.count == sentences.count ? written : nil
  }

  private static func sentence(_ words: [String], _ fit: Fit) -> String? {
    var written: [String] = []
    var (isPlural, isOfSeveral) = (false, false)
    for word in words {
      let place = word.hasSuffix(",") ? String(word.dropLast()) : word
      if let taken = fit.text(ofPlace: place) {
        guard let text = taken else { return nil }
        written.append(text + word.dropFirst(place.utf8.count))
        isPlural = fit.isPlural(place)
      } else {
        written.append(isPlural ? plural(word) : isOfSeveral && word == "its" ? "their" : word)
        isPlural = false
      }
      isOfSeveral = isOfSeveral || isPlural
    }
    return written.joined(separator: " ")
  }

  /// The verb as it stands behind several things.
  private static func plural(_ verb: String) -> String {
    if let known = plurals[verb] { return known }
    return verb.hasSuffix("s") ? VerbForms(VerbForms.base(of: verb))[.base] : verb
  }

  private static let plurals = ["is": "are", "has": "have", "does": "do", "was": "were", "'s": "'s"]
}

extension Fit {
  /// The same with `its name` told as the name of what the claim is about, for a sentence that does not name that.
  fileprivate var ownedByTarget: Fit {
    guard let target else { return self }
    var fit = self
    fit.other = other?.owned(by: target)
    fit.third = third?.owned(by: target)
    return fit
  }

  /// The words of what an open place took; no answer for other words.
  fileprivate func text(ofPlace place: String) -> String?? {
    switch place {
    case "x": target.map { NounPhrase($0).text }
    case "y": other.map { NounPhrase($0).text }
    case "z": third.map { NounPhrase($0).text }
    case "q": .some(text.map(Reference.quote))
    case "e": .some(event.flatMap { MomentClause.text(of: .after($0)) })
    case "b": .some(event.flatMap { MomentClause.text(of: .until($0)) })
    case "k": .some(key?.rawValue)
    case "o": .some(duration)
    case "d": .some(steps.map(ClaimWords.distance))
    case "t": .some(count.map(ClaimWords.times))
    case "l": .some(listed(", ", last: " and "))
    case "m": .some(listed(", ", last: ", "))
    default: nil
    }
  }

  private func listed(_ joint: String, last: String) -> String? {
    let words = list.compactMap { NounPhrase($0).text }
    guard words.count == list.count, Set(words).count == words.count, let end = words.last else { return nil }
    return words.count > 1 ? words.dropLast().joined(separator: joint) + last + end : end
  }

  fileprivate func isPlural(_ place: String) -> Bool {
    switch place {
    case "x": target?.isPlural == true
    case "y": other?.isPlural == true
    case "z": third?.isPlural == true
    default: false
    }
  }
}
