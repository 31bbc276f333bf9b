/// A reference in words: `the button that opened it`, `"Pay" or "Cancel"`.
struct NounPhrase {
  private let reference: Reference

  /// Prepares to write a reference.
  init(_ reference: Reference) {
    self.reference = reference
  }

  /// The words; none when there are no words for it.
  var text: String? {
    if let combination = reference.combination { return text(of: combination) }
    var parts = [phrase]
    for relation in reference.relations where relation.kind != .numbering {
      guard let words = Self.text(of: relation, isPlural: reference.isPlural || isPlural) else { return nil }
      parts.append(words)
    }
    return parts.joined(separator: " ")
  }

  /// The words as what a negated claim is about: `no field`, `nothing behind the sheet`.
  var negatedText: String? {
    var negated = reference
    negated.quantifier = .no
    if case .everything(let word) = reference.head {
      negated.head = .everything(word == "anything else" ? "nothing else" : "nothing")
    }
    return NounPhrase(negated).text
  }

  private func text(of combination: Reference.Combination) -> String? {
    let members = reference.members.compactMap { NounPhrase($0).text }
    guard members.count == reference.members.count else { return nil }
    return members.joined(separator: combination == .oneOf ? " or " : " and ")
  }

  /// Determiner, place and head.
  private var phrase: String {
    var words: [String] = []
    if let ordinal = reference.ordinal, case .nth(let number) = ordinal, number > 10 { return "\(head) \(number)" }
    if reference.ordinal == .other, reference.quantifier == .a { return "another \(head)" }
    if let ordinal = reference.ordinal { words.append(ordinal.canonicalText) }
    if let number = reference.relations.first(where: { $0.kind == .numbering })?.word { words.append(number) }
    words.append(head)
    if let determiner = determiner(before: words[0]) { words.insert(determiner, at: 0) }
    return words.joined(separator: " ")
  }

  private func determiner(before word: String) -> String? {
    switch reference.head {
    case .pronoun, .everything: return nil
    case .quoted, .name:
      if reference.quantifier == .the, reference.kindNoun == nil, reference.ordinal == nil { return nil }
    case .noun: break
    }
    if reference.quantifier == .every, isPlural { return "all" }
    guard reference.quantifier == .a else { return reference.quantifier.rawValue }
    return word.unicodeScalars.first.map { "aeiou".unicodeScalars.contains($0) } == true ? "an" : "a"
  }

  /// Whether the noun stands for several: `every note`, but `all notes`.
  private var isPlural: Bool {
    guard case .noun(let phrase) = reference.head else { return false }
    return phrase.hasSuffix("s") && !phrase.hasSuffix("ss")
  }

  private var head: String {
    let noun = reference.kindNoun.map { " " + $0 } ?? ""
    return switch reference.head {
    case .quoted(let text): Reference.quote(text) + noun
    case .name(let name): name + noun
    case .noun(let words), .pronoun(let words), .everything(let words): words
    }
  }

  /// `behind the panel`, `that opened it`.
  private static func text(of relation: Reference.Relation, isPlural: Bool) -> String? {
    let thing = relation.reference.flatMap { NounPhrase($0).text }
    switch relation.kind {
    case .behind, .below, .above, .in, .of, .on, .outside, .except:
      return thing.map { "\(relation.kind.rawValue) \($0)" }
    case .nextTo: return thing.map { "next to \($0)" }
    case .at: return text(ofPlace: relation.word, of: thing)
    case .openerOf: return thing.map { "that opened \($0)" }
    case .hadFocusBefore: return "that had focus before" + (thing.map { " " + $0 } ?? "")
    case .lastActivated: return "that you activated last"
    case .inError: return "in error"
    case .gone: return "that is gone"
    case .replaced: return "that took its place"
    case .from, .for, .with, .before, .after, .without: return thing.map { "\(relation.kind.rawValue) \($0)" }
    case .was: return relation.word.map { "that you \(VerbForms($0)[.past])" }
    case .state: return relation.word.map { "that \(isPlural ? "are" : "is") \($0)" }
    default: return nil
    }
  }

  private static func text(ofPlace place: String?, of thing: String?) -> String? {
    guard let place else { return nil }
    return "at the \(place)" + (thing.map { " of \($0)" } ?? "")
  }
}

extension Reference {
  /// Whether its verb stands in the plural; only where the words leave no doubt.
  var isPlural: Bool {
    if combination == .each || combination == .together { return true }
    guard quantifier != .a, quantifier != .no else { return false }
    let noun: String
    switch head {
    case .noun(let words): noun = words
    default: noun = kindNoun ?? ""
    }
    return noun.hasSuffix("s") && !["ss", "us", "is", "as"].contains { noun.hasSuffix($0) }
  }
}
