/// Makes references of what noun phrases say.
struct ReferenceBuilder {
  let source: SourceText

  private var doubts: ReferenceDoubts { ReferenceDoubts(source: source) }

  /// The reference of a part; none without a part.
  func reference(_ part: Meaning?) throws(Refusal) -> Reference? {
    guard let part else { return nil }
    if let combination = part.word(.combination).flatMap(Reference.Combination.init) {
      var members: [Reference] = []
      for member in part.parts(.member) {
        if let reference = try reference(member) { members.append(reference) }
      }
      try doubts.checkBoth(part, members)
      if let whole = try leavingOut(members) { return whole }
      try share(&members, part)
      return Reference(combination, of: members)
    }
    guard let head = head(of: part) else { throw Refusal(.saysNothing, at: part.range) }
    try part.checkPlace(in: source)
    try doubts.checkCalled(part, head)
    var reference = Reference(head, range: part.range)
    reference.quantifier = part.word(.quantifier).flatMap(Reference.Quantifier.init) ?? quantifier(of: head)
    reference.ordinal = ordinal(of: part)
    reference.kindNoun = part.word(.kindNoun)
    reference.relations = try relations(of: part)
    settleUnderIt(&reference)
    settleException(&reference)
    try doubts.check(reference, part)
    return reference
  }

  /// `every button except "A" and "B"`: both are left out, and nothing is claimed of the second.
  private func leavingOut(_ members: [Reference]) throws(Refusal) -> Reference? {
    guard var whole = members.first, whole.isOfAll, let last = whole.relations.last, last.kind == .except,
      let first = last.reference, members.count > 1
    else { return nil }
    let others = members.dropFirst()
    // `every button except "A" and every link`: is the second left out, or claimed too?
    guard others.allSatisfy({ $0.quantifier == .the && !$0.standsBare(in: source) && $0.isNoun == first.isNoun }) else {
      throw Refusal(.clauseOfWhich(source.text(first.range)), at: first.range)
    }
    whole.relations[whole.relations.count - 1].reference = Reference(.each, of: [first] + others)
    whole.range = members.dropFirst().reduce(whole.range) { $0.union($1.range) }
    return whole
  }

  /// `every button in the box except "D"`: of the buttons it is one that is left out, and not of the one box.
  private func settleException(_ reference: inout Reference) {
    guard reference.isOfAll, let place = reference.relations.indices.last,
      let except = reference.relations[place].reference?.relations.last, except.kind == .except,
      reference.relations[place].kind != .except, reference.relations[place].reference?.isOfAll == false
    else { return }
    reference.relations[place].reference?.relations.removeLast()
    reference.relations.append(except)
  }

  /// `the name and price of each product`, `its name and price`: what stands once is said of each of them.
  private func share(_ members: inout [Reference], _ part: Meaning) throws(Refusal) {
    guard let first = members.first, let last = members.last, members.count > 1 else { return }
    shareKind(&members)
    let parts = part.parts(.member)
    // `the sender and the text of each message`: the sender of each too, or one sender?
    if last.isNoun, !last.standsBare(in: source), members.dropLast().allSatisfy({ $0.isNoun && $0.relations.isEmpty }),
      last.relations.contains(where: { $0.kind == .of && $0.reference?.quantifier == .every }),
      parts.last?.part(.restriction)?.part(.reference)?.has(.generic) != true
    {
      throw Refusal(.clauseOfWhich(source.text(last.range)), at: last.range)
    }
    // `announces name, its role and state`: its name too, or something that is called so?
    if first.isNoun, first.standsBare(in: source), members.dropFirst().contains(where: { $0.quantifier == .its }) {
      throw Refusal(.bareNoun(source.text(first.range)), at: first.range)
    }
    guard first.isNoun, last.isNoun, last.standsBare(in: source) else { return }
    // `the date and time fields`: is the date one of the fields?
    if !first.standsBare(in: source), parts.last?.has(.generic) == true {
      throw Refusal(.clauseOfWhich(source.text(last.range)), at: last.range)
    }
    let owner = parts.first?.part(.possessor) == nil ? nil : first.relations.first { $0.kind == .of }
    let chain = last.relations
    guard chain.isEmpty || chain.allSatisfy({ $0.kind == .of }) else {
      throw Refusal(.clauseOfWhich(source.text(last.range)), at: last.range)
    }
    for place in members.indices {
      if place > 0, members[place].isNoun, members[place].standsBare(in: source) {
        members[place].quantifier = first.quantifier
        if let owner, members[place].relations.isEmpty { members[place].relations = [owner] }
      }
      if members[place].relations.isEmpty, members[place].isNoun { members[place].relations = chain }
    }
  }

  /// `the "OK" and "Cancel" buttons`: both are buttons.
  private func shareKind(_ members: inout [Reference]) {
    let kinds = members.compactMap(\.kindNoun)
    guard kinds.count == 1, kinds[0].hasSuffix("s") else { return }
    for place in members.indices where members[place].kindNoun == nil {
      switch members[place].head {
      case .quoted, .name: members[place].kindNoun = kinds[0]
      case .noun, .pronoun, .everything: break
      }
    }
  }

  private func head(of part: Meaning) -> Reference.Head? {
    if let text = part.word(.quoted) { return .quoted(text) }
    if let text = part.word(.name) { return .name(text) }
    if let text = part.word(.noun) { return .noun(calling(part) + text) }
    if let text = part.word(.pronoun) { return .pronoun(text) }
    return part.word(.everything).map { .everything($0) }
  }

  /// `the song that's playing` is the playing song: open words, like those before the noun.
  private func calling(_ part: Meaning) -> String {
    part.parts(.restriction).compactMap { $0.word(.called) }.map { $0 + " " }.joined()
  }

  private func quantifier(of head: Reference.Head) -> Reference.Quantifier {
    guard case .everything(let word) = head else { return .the }
    return word == "everything" ? .every : word == "nothing" ? .no : .any
  }

  private func ordinal(of part: Meaning) -> Reference.Ordinal? {
    if let number = part.number(.ordinal) { return .nth(number) }
    switch part.word(.ordinal) {
    case "last": return .last
    case "next": return .next
    case "previous": return .previous
    case "same": return .same
    case "other": return .other
    default: return nil
    }
  }

  private func relations(of part: Meaning) throws(Refusal) -> [Reference.Relation] {
    var relations: [Reference.Relation] = []
    if let number = part.number(.numbering) { relations.append(Reference.Relation(.numbering, word: "\(number)")) }
    if part.has(.restricts), let relation = try relation(part) { relations.append(relation) }
    if let owner = try reference(part.part(.possessor)) { relations.append(Reference.Relation(.of, owner)) }
    for restriction in part.parts(.restriction) {
      if let relation = try relation(restriction) { relations.append(relation) }
    }
    return relations
  }

  /// The restriction that a part says.
  func relation(_ part: Meaning) throws(Refusal) -> Reference.Relation? {
    var reference = try reference(part.part(.reference))
    guard let name = part.word(.restricts) else { return nil }
    try part.checkPlace(in: source)
    // `days without free slots` have none at all, and `rows with errors` need not have each of them.
    if name == "with" || name == "without", part.part(.reference)?.has(.generic) == true {
      reference?.quantifier = .any
    }
    if let reference, reference.quantifier == .no {
      throw Refusal(.negationInside(source.text(reference.range)), at: reference.range)
    }
    if name == "under" { return Reference.Relation(Self.isLayer(reference) ? .behind : .below, reference) }
    if name == "state", part.word(.text) == "gone" { return Reference.Relation(.gone) }
    if let reference { try doubts.check(reference, restrictingBy: name, part) }
    if Self.isError(reference), name == "with" || reference.map({ source.text($0.range) }) == "error" {
      return Reference.Relation(.inError)
    }
    if name == "but" { return Reference.Relation(.except, reference) }
    guard let kind = Reference.Relation.Kind(rawValue: name) else { return nil }
    if kind == .was { try doubts.checkDemand(part) }
    let deed = part.word(.deed).map(VerbForms.base)
    let word = part.word(.word) ?? part.word(.text) ?? part.word(.happening) ?? deed
    return Reference.Relation(kind, reference ?? Self.implied(by: kind, part.range), word: word)
  }

  /// `the screen behind` is behind what is open.
  private static func implied(by kind: Reference.Relation.Kind, _ range: SourceRange) -> Reference? {
    kind == .behind ? Reference(.pronoun("it"), range: range) : nil
  }

  /// `the field with the error` is the field in error.
  private static func isError(_ reference: Reference?) -> Bool {
    reference?.head == .noun("error") && reference?.relations.isEmpty == true && reference?.ordinal == nil
  }

  /// `nothing under it is reachable`: what it covers; what stands farther down is no more than a part of the screen.
  private func settleUnderIt(_ reference: inout Reference) {
    guard case .everything = reference.head else { return }
    for place in reference.relations.indices where reference.relations[place].kind == .below {
      guard let below = reference.relations[place].reference, case .pronoun = below.head,
        doubts.saysUnder(reference.range.lower..<below.range.lower)
      else { continue }
      reference.relations[place].kind = .behind
    }
  }

  /// Under something that covers the screen is behind it; under anything else is below it.
  private static func isLayer(_ reference: Reference?) -> Bool {
    let words =
      reference?.kindNoun
      ?? reference.flatMap { reference in
        if case .noun(let words) = reference.head { return words }
        return nil
      }
    guard let last = words?.split(separator: " ").last else { return false }
    return layers.contains(String(last))
  }

  private static let layers = [
    "sheet", "panel", "alert", "dialog", "modal", "popup", "popover", "overlay", "menu", "drawer", "toast", "snackbar",
    "window", "layer", "scrim", "curtain", "veil", "backdrop",
  ]
}

extension Meaning {
  /// Refuses a part of a claim that says what would be dropped with it.
  func checkPlace(in source: SourceText) throws(Refusal) {
    guard let lost = outOfPlace else { return }
    throw Refusal(.negationInside(source.text(lost.range)), at: lost.range)
  }
}
