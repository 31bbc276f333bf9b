// Verbs that look like nouns, and nouns that do not fit their verb.

extension PolarityRules {
  /// `name, price and rating are spoken` of one rating: the words before it belong to something else.
  func checkAgreement(_ frame: Frame) throws(Refusal) {
    guard let target = frame.target, target.isOneNoun else { return }
    var rest = source.slice(SourceRange(target.range.upper, max(target.range.upper, claim.range.upper)))
    guard let verb = rest.take(upTo: " "), Self.ofSeveral.contains(verb.text) else { return }
    throw Refusal(
      .notUnderstood(word: verb.text, repair: nil, wording: nil),
      at: SourceRange(verb.startIndex, verb.endIndex)
    )
  }

  private static let ofSeveral: Set<String> = [
    "are", "aren't", "were", "weren't", "have", "haven't", "do", "don't",
  ]

  /// `the error is spoken before the list jumps`: what the list does, or jumps of a list?
  func checkDoings(_ frame: Frame) throws(Refusal) {
    guard [.speech, .order].contains(frame.kind),
      [.before, .after, .rightBefore, .rightAfter].contains(frame.relation),
      let other = frame.other, case .noun(let noun) = other.head, other.relations.isEmpty,
      other.range.upper == claim.range.upper
    else { return }
    let words = noun.split(separator: " ").map(String.init)
    guard words.count > 1, let last = words.last, last.hasSuffix("s"), !last.hasSuffix("ss"), !last.hasSuffix("us"),
      !Self.isPlainPlural(last)
    else { return }
    throw Refusal(.twoReadings(["what happens", "a thing of that name"]), at: other.range)
  }

  /// Whether a word is the plural of a noun, and nothing that a thing does.
  private static func isPlainPlural(_ word: String) -> Bool {
    LanguageTables.published.vocabulary.traits(of: word).isSuperset(of: [.noun, .plural])
      && !LanguageTables.doings.contains(word)
  }

  /// `is heard before the top`, `none of the answers is last`: nobody hears a top, and only one is last.
  func checkEdges(_ frame: Frame) throws(Refusal) {
    if [.speech, .order].contains(frame.kind), [.before, .after].contains(frame.relation),
      case .noun(let words)? = frame.other?.head, ["top", "bottom", "end", "start", "beginning"].contains(words)
    {
      throw Refusal(.saysNothing, at: frame.other?.range ?? claim.range)
    }
    guard frame.kind == .order, frame.relation == .stop, let target = frame.target, target.quantifier == .any,
      source.text(target.range).lowercased().hasPrefix("none of ")
    else { return }
    throw Refusal(.saysNothing, at: claim.range)
  }

  /// `divider got a stop`: one letter from `not a stop`.
  func checkGot(_ frame: Frame) throws(Refusal) {
    guard frame.relation == .isStop, frame.polarity == .holds, source.text(claim.range).contains(" got a ") else {
      return
    }
    throw Refusal(.notUnderstood(word: "got", repair: nil, wording: nil), at: claim.range)
  }

  /// `moves to the error from the field`: from there, or an error of the field? And so of `I can reach the list from the
  /// menu`.
  func checkOrigin(_ frame: Frame) throws(Refusal) {
    let arrives = frame.kind == .focus && Self.arriving.contains(frame.relation)
    guard arrives || frame.kind == .reach, frame.other == nil, let target = frame.target, isLast(target),
      let origin = target.relations.last, origin.kind == .from, let place = origin.reference
    else { return }
    let thing = source.text(place.range)
    throw Refusal(.twoReadings(["coming from \(thing)", "a thing that is from \(thing)"]), at: place.range)
  }

  private static let arriving: Set<Frame.Relation> = [.goTo, .goIn, .returnTo, .returnIn]

  /// Whether a claim ends in a thing, or says only when and how behind it.
  func isLast(_ thing: Reference) -> Bool {
    guard thing.range.lower > claim.range.lower else { return false }
    return claim.entries.allSatisfy { entry in
      Self.behind.contains(entry.field) || entry.range.lower < thing.range.upper
    }
  }
}

extension PolarityRules {
  /// What may stand behind the last thing of a claim.
  private static let behind: Set<Field> = [
    .target, .moment, .within, .manner, .via, .again, .effort, .context, .uninterrupted, .number, .bound,
  ]
}

extension Reference {
  /// Whether it is one thing by its noun alone: `the rating`, and not `the ratings`, `Ratings` or `the A and the B`.
  fileprivate var isOneNoun: Bool {
    guard combination == nil, relations.isEmpty, [.the, .a].contains(quantifier), case .noun(let words) = head,
      let last = words.split(separator: " ").last
    else { return false }
    return !last.hasSuffix("s") && !Self.severals.contains(String(last))
  }

  private static let severals: Set<String> = [
    "people", "children", "men", "women", "feet", "teeth", "data", "media", "criteria", "emoji", "dice", "staff",
    "police", "others", "both", "team", "series", "info", "content", "two", "three", "four", "five", "six",
  ]
}
