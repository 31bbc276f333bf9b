// Whether what is named as a place can be one, and which.

extension BindingChecker {
  /// A context and an element of one name, each of which can hold what is said to be there.
  func checkPlace(_ reference: Reference, _ fallback: SourceRange, _ found: inout [Finding]) {
    guard let places = resolver.placesThatFit(reference) else { return }
    let range = reference.range.count > 0 ? reference.range : fallback
    found.append((.severalFit(reference.plainWords, places), range))
  }

  /// An element that is labelled as a kind of context is called, and a context of that kind: `the toast`.
  func checkKind(_ reference: Reference, _ fallback: SourceRange, _ found: inout [Finding]) {
    for member in reference.members { checkKind(member, fallback, &found) }
    guard let things = resolver.labelsAndKindsThatFit(reference) ?? resolver.labelsAndPartsThatFit(reference) else {
      return
    }
    let range = reference.range.count > 0 ? reference.range : fallback
    found.append((.severalFit(reference.plainWords, things), range))
  }

  /// Whether what is named can be up over something: a context; what elements cover is for the eye.
  func canCover(_ reference: Reference) -> Bool {
    switch reference.head {
    case .quoted(let text), .name(let text):
      return !resolver.names.containers(text).isEmpty || resolver.names.elements(text).isEmpty
    case .pronoun, .everything: return true
    case .noun(let phrase):
      if !resolver.names.containers(phrase).isEmpty { return true }
      let isElement =
        !resolver.names.elements(phrase).isEmpty
        || !resolver.names.elements(beginningWith: phrase, in: index).isEmpty
      guard let kind = KindNoun.table[Words.singular(Words.split(phrase).last ?? "")] else { return !isElement }
      if case .context = kind { return true }
      return false
    }
  }

  static let cover =
    "what an element covers is for the eye; say it of a context that is up, as in 'focus is never behind the panel'"
}
