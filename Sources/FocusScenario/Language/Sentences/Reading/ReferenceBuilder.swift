/// Makes references of what noun phrases say.
struct ReferenceBuilder {
  let source: SourceText

  /// The reference of a part; none without a part.
  func reference(_ part: Meaning?) throws(Refusal) -> Reference? {
    guard let part else { return nil }
    if let combination = part.word(.combination).flatMap(Reference.Combination.init) {
      var members: [Reference] = []
      for member in part.parts(.member) {
        if let reference = try reference(member) { members.append(reference) }
      }
      try checkBoth(part, members)
      try share(&members, part)
      return Reference(combination, of: members)
    }
    guard let head = head(of: part) else { throw Refusal(.saysNothing, at: part.range) }
    try part.checkPlace(in: source)
    try checkCalled(part, head)
    // `under no circumstances`: never, and nothing is under those.
    if head == .noun("circumstances") { throw Refusal(.saysNothing, at: part.range) }
    var reference = Reference(head, range: part.range)
    reference.quantifier = part.word(.quantifier).flatMap(Reference.Quantifier.init) ?? quantifier(of: head)
    reference.ordinal = ordinal(of: part)
    reference.kindNoun = part.word(.kindNoun)
    reference.relations = try relations(of: part)
    settleUnderIt(&reference)
    try checkOneName(reference)
    try checkKind(of: reference, part)
    try checkBut(reference, part)
    try checkNumber(reference, part)
    try checkRepeated(part)
    try checkDate(reference)
    try checkAlternate(reference)
    try checkImportance(reference)
    try checkCovered(reference)
    try checkStateInName(reference)
    try checkThose(reference)
    try checkPlaceOfText(reference)
    try checkShare(reference)
    return reference
  }

  /// `the name and price of each product`, `its name and price`: what stands once is said of each of them.
  private func share(_ members: inout [Reference], _ part: Meaning) throws(Refusal) {
    guard let first = members.first, let last = members.last, members.count > 1 else { return }
    shareKind(&members)
    let parts = part.parts(.member)
    // `the sender and the text of each message`: the sender of each too, or one sender?
    if isNoun(last), !isBare(last), members.dropLast().allSatisfy({ isNoun($0) && $0.relations.isEmpty }),
      last.relations.contains(where: { $0.kind == .of && $0.reference?.quantifier == .every }),
      parts.last?.part(.restriction)?.part(.reference)?.has(.generic) != true
    {
      throw Refusal(.clauseOfWhich(source.text(last.range)), at: last.range)
    }
    // `announces name, its role and state`: its name too, or something that is called so?
    if isNoun(first), isBare(first), members.dropFirst().contains(where: { $0.quantifier == .its }) {
      throw Refusal(.bareNoun(source.text(first.range)), at: first.range)
    }
    guard isNoun(first), isNoun(last), isBare(last) else { return }
    // `the date and time fields`: is the date one of the fields?
    if !isBare(first), parts.last?.has(.generic) == true {
      throw Refusal(.clauseOfWhich(source.text(last.range)), at: last.range)
    }
    let owner = parts.first?.part(.possessor) == nil ? nil : first.relations.first { $0.kind == .of }
    let chain = last.relations
    guard chain.isEmpty || chain.allSatisfy({ $0.kind == .of }) else {
      throw Refusal(.clauseOfWhich(source.text(last.range)), at: last.range)
    }
    for place in members.indices {
      if place > 0, isNoun(members[place]), isBare(members[place]) {
        members[place].quantifier = first.quantifier
        if let owner, members[place].relations.isEmpty { members[place].relations = [owner] }
      }
      if members[place].relations.isEmpty, isNoun(members[place]) { members[place].relations = chain }
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

  private func isNoun(_ reference: Reference) -> Bool {
    if case .noun = reference.head { return true }
    return false
  }

  /// Whether a noun stands without a determiner.
  private func isBare(_ reference: Reference) -> Bool {
    guard case .noun(let words) = reference.head else { return false }
    return source.text(reference.range).lowercased().hasPrefix(words)
  }

  /// `both "Yes" and "No"`, `both title and text` is each of the two, and no two things called "Yes", and no two titles.
  private func checkBoth(_ part: Meaning, _ members: [Reference]) throws(Refusal) {
    guard let first = members.first, Self.isOne(first) else { return }
    let isNumbered = first.relations.contains { $0.kind == .numbering && $0.word == "2" }
    if isNumbered, part.parts(.member).first?.word(.quantifier) == "every" {
      throw Refusal(.anyOrEvery(source.text(first.range)), at: first.range)
    }
  }

  /// Whether words say that they mean one thing.
  private static func isOne(_ reference: Reference) -> Bool {
    switch reference.head {
    case .quoted: return reference.kindNoun == nil
    case .noun(let words):
      guard let last = words.split(separator: " ").last.map(String.init), !last.hasSuffix("s") else { return false }
      let traits = LanguageTables.published.vocabulary.traits(of: last)
      return traits.contains(.noun) && !traits.contains(.plural) && !severals.contains(last)
    case .name: return reference.kindNoun == nil
    case .pronoun, .everything: return false
    }
  }

  private static let severals: Set<String> = ["people", "children", "men", "women", "dice", "data", "feet", "media"]

  /// `row by row`, `from row to row`: one noun, said twice; two would be two things.
  private func checkRepeated(_ part: Meaning) throws(Refusal) {
    guard let repeated = part.entry(.repeated), part.word(.repeated) != part.word(.noun) else { return }
    throw Refusal(.notUnderstood(word: source.text(repeated.range), repair: nil, wording: nil), at: repeated.range)
  }

  /// `row 12` is one of them; `rows twelve` is `twelve rows` gone wrong.
  private func checkNumber(_ reference: Reference, _ part: Meaning) throws(Refusal) {
    guard case .noun(let words) = reference.head, part.number(.ordinal) != nil, part.has(.noun),
      let noun = part.entry(.noun), let number = part.entry(.ordinal), noun.range.upper < number.range.lower,
      LanguageTables.published.vocabulary.traits(of: words.split(separator: " ").last.map(String.init) ?? "")
        .contains(.plural)
    else { return }
    throw Refusal(.notUnderstood(word: source.text(number.range), repair: nil, wording: nil), at: number.range)
  }

  /// `important messages` are marked so; what the important things are, nobody can observe.
  private func checkImportance(_ reference: Reference) throws(Refusal) {
    guard case .noun(let noun) = reference.head, let weight = Self.weights.first(where: noun.hasPrefix),
      reference.endsIn(Self.matters)
    else { return }
    throw Refusal(.vague(String(weight.dropLast())), at: reference.range)
  }

  private static let weights = ["important ", "vital ", "crucial ", "critical ", "correct "]
  private static let matters: Set<String> = [
    "thing", "things", "part", "parts", "content", "contents", "information", "info", "stuff", "detail", "details",
    "element", "elements", "place", "places", "moment",
  ]

  /// `every other row`, `every second row`: one of two, or each but this one?
  private func checkAlternate(_ reference: Reference) throws(Refusal) {
    guard reference.ordinal != nil, reference.quantifier == .every,
      Self.counting.contains(where: { source.starts(reference.range, with: $0) })
    else { return }
    throw Refusal(.anyOrEvery(source.text(reference.range)), at: reference.range)
  }

  private static let counting: [StaticString] = ["every ", "Every ", "each ", "Each "]

  /// `focus is on the 15th`: a day, or one of several things?
  private func checkDate(_ reference: Reference) throws(Refusal) {
    guard case .nth? = reference.ordinal, reference.head == .noun("one"),
      source.slice(reference.range).contains(where: Glyph.isDigit),
      source.slice(reference.range).last != UInt8(ascii: "e")
    else { return }
    throw Refusal(.bareNoun(source.text(reference.range)), at: reference.range)
  }

  /// `every row but the last one`; `the row but the last one` excepts nothing.
  private func checkBut(_ reference: Reference, _ part: Meaning) throws(Refusal) {
    guard let but = part.parts(.restriction).first(where: { $0.word(.restricts) == "but" }) else { return }
    guard ![.every, .no, .any].contains(reference.quantifier) else { return }
    throw Refusal(.notUnderstood(word: "but", repair: nil, wording: nil), at: but.range)
  }

  /// `Reveal in Files` could be one name, or a thing in a place.
  private func checkOneName(_ reference: Reference) throws(Refusal) {
    // `Next step takes focus`: what a button is called, or the step that comes next.
    if reference.ordinal == .next && source.starts(reference.range, with: "Next ")
      || reference.ordinal == .previous && source.starts(reference.range, with: "Previous ")
    {
      throw Refusal(.bareNoun(source.text(reference.range)), at: reference.range)
    }
    if reference.head == .noun("name"), reference.ordinal == .nth(1) || reference.ordinal == .last {
      throw Refusal(.nameOrPlace(source.text(reference.range)), at: reference.range)
    }
    // `swiping reaches "A" and back`: back to where it began, and nothing that is called so.
    if reference.head == .noun("back"), isBare(reference) {
      throw Refusal(.bareNoun(source.text(reference.range)), at: reference.range)
    }
    // `Nothing behind the sheet` has a capital, and is no name.
    if case .name(let name) = reference.head, LanguageTables.neverNames.contains(name) {
      throw Refusal(.bareNoun(source.text(reference.range)), at: reference.range)
    }
    // `Space is read`: the key, and no space; `Stop is reachable`: what a button is called.
    if case .noun(let word) = reference.head, Self.keysAndNames.contains(word),
      source.text(reference.range).utf8.first.map({ $0 < 0x61 }) == true, isBare(reference)
    {
      throw Refusal(.bareNoun(source.text(reference.range)), at: reference.range)
    }
    // `the 14:05 to Uppsala` is no name of one thing in another.
    guard case .name(let name) = reference.head, reference.kindNoun == nil, name.first?.isNumber != true else { return }
    for relation in reference.relations {
      guard let place = relation.reference, case .name = place.head, place.kindNoun == nil else { continue }
      throw Refusal(.nameOrPlace(source.text(reference.range)), at: reference.range)
    }
  }

  private static let keysAndNames: Set<String> = ["space", "tab", "return", "enter", "escape", "stop"]

  private func head(of part: Meaning) -> Reference.Head? {
    if let text = part.word(.quoted) { return .quoted(text) }
    if let text = part.word(.name) { return .name(text) }
    if let text = part.word(.noun) { return .noun(calling(part) + text) }
    if let text = part.word(.pronoun) { return .pronoun(text) }
    return part.word(.everything).map { .everything($0) }
  }

  /// `the "Milk" row blinking`: open words stand before a noun, and a quotation has no place for them.
  private func checkCalled(_ part: Meaning, _ head: Reference.Head) throws(Refusal) {
    if case .noun = head { return }
    guard let called = part.parts(.restriction).first(where: { $0.has(.called) }) else { return }
    throw Refusal(.clauseOfWhich(source.text(called.range)), at: called.range)
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
    if let reference,
      Self.isNoPart(reference, name) || name == "in" && Self.isNoPlace(reference, in: source)
        || name == "at" && Self.isTime(reference) || isOccasion(reference, name) || isCircumstance(reference, name)
        || name == "from" && ["the start", "the beginning"].contains(source.text(reference.range))
    {
      throw Refusal(.clauseOfWhich(source.text(part.range)), at: part.range)
    }
    if Self.isError(reference), name == "with" || reference.map({ source.text($0.range) }) == "error" {
      return Reference.Relation(.inError)
    }
    if name == "but" { return Reference.Relation(.except, reference) }
    guard let kind = Reference.Relation.Kind(rawValue: name) else { return nil }
    // `the row that must be filled in`: nobody has filled it in.
    if kind == .was, let demand = source.text(part.range).split(separator: " ").first(where: Self.isDemand) {
      throw Refusal(.notUnderstood(word: String(demand), repair: nil, wording: nil), at: part.range)
    }
    let deed = part.word(.deed).map(VerbForms.base)
    let word = part.word(.word) ?? part.word(.text) ?? part.word(.happening) ?? deed
    return Reference.Relation(kind, reference ?? Self.implied(by: kind, part.range), word: word)
  }

  private static func isDemand(_ word: Substring) -> Bool {
    ["must", "should", "can", "may", "will", "shall", "need", "needs", "might", "could"].contains(word)
  }

  /// `the screen behind` is behind what is open.
  private static func implied(by kind: Reference.Relation.Kind, _ range: SourceRange) -> Reference? {
    kind == .behind ? Reference(.pronoun("it"), range: range) : nil
  }

  /// What `with` or `without` says of the claim, or as the name of the thing, and not as a part of it.
  private static func isNoPart(_ reference: Reference, _ name: String) -> Bool {
    switch (name, reference.head) {
    case ("with", .noun(let words)): isInstrument(words)
    case ("without", .noun(let words)): isDoing(words)
    case ("with", .quoted): ["label", "name", "text", "title"].contains(reference.kindNoun)
    default: false
    }
  }

  /// `in the end`, `in question`: nothing is in those.
  static func isNoPlace(_ reference: Reference, in source: SourceText) -> Bool {
    let words = source.text(reference.range)
    return noPlaces.contains(words)
      || words.hasPrefix("steps of ") || words.hasPrefix("increments of ") || words.hasPrefix("the end on ")
      || words.hasPrefix("the end at ") || words.hasSuffix(" directions") || words.hasSuffix(" direction")
  }

  private static let noPlaces: Set<String> = [
    "the end", "the beginning", "question", "the meantime", "turn", "place", "time", "sync", "control", "charge",
    "trouble", "doubt", "use", "touch", "danger", "need", "luck", "a hurry", "an announcement", "one announcement",
    "a single announcement",
    "a row", "detail", "brief", "short", "part", "the announcement", "the utterance", "the same announcement",
  ]

  /// `"Rate driver" at the end of the ride`: that is when, and not where.
  static func isTime(_ reference: Reference) -> Bool { reference.endsIn(times) }

  /// `the title on both platforms`, `the title on every change`: where or when the claim is made, and no place of it.
  private func isCircumstance(_ reference: Reference, _ name: String) -> Bool {
    guard ["on", "in", "with"].contains(name) else { return false }
    if case .name(let name) = reference.head {
      return ["RTL", "LTR"].contains(name) || reference.kindNoun == "voice" || Self.tongues.contains(name)
    }
    guard case .noun(let words) = reference.head, let last = words.split(separator: " ").last.map(String.init) else {
      return false
    }
    if Self.settings.contains(last) { return true }
    guard isBare(reference) || [.a, .every].contains(reference.quantifier) else { return false }
    return Self.occurrences.contains(last) || name == "on" && Self.comes(words)
  }

  /// `the title for the first time`, `the banner on time`: when, and no thing that has a time.
  private func isOccasion(_ reference: Reference, _ name: String) -> Bool {
    guard ["for", "on", "at", "in", "from"].contains(name), reference.endsIn(["time", "times", "purpose", "demand"])
    else {
      return false
    }
    return reference.ordinal != nil || isBare(reference)
  }

  private static let tongues: Set<String> = [
    "English", "Spanish", "French", "German", "Italian", "Arabic", "Hebrew", "Chinese", "Japanese", "Korean", "Dutch",
    "Portuguese", "Polish", "Turkish", "Russian", "Hindi", "Swedish", "Danish", "Norwegian", "Finnish", "Greek",
  ]

  /// `on a new message`: when it comes.
  static func comes(_ words: String) -> Bool { words.hasPrefix("new ") || words.hasPrefix("incoming ") }

  private static let settings: Set<String> = [
    "platform", "platforms", "orientation", "orientations", "mode", "modes", "theme", "themes", "appearance",
    "language", "languages", "locale", "locales", "voice", "accent", "tone", "demo", "build", "release", "version",
  ]

  private static let occurrences: Set<String> = [
    "selection", "change", "update", "failure", "success", "rotation", "launch", "tick", "phone", "tablet", "attempt",
    "keystroke", "keypress", "tap", "reload", "refresh",
  ]

  private static let times: Set<String> = [
    "ride", "trip", "call", "game", "tour", "quiz", "lesson", "workout", "exercise", "match", "meeting", "session",
    "countdown", "animation", "task", "flow", "scenario", "day", "week", "month", "year", "journey", "playback",
    "recording", "upload", "download", "transfer", "ad", "video", "song", "track", "intro", "interruption", "break",
    "round", "time", "timer", "process", "onboarding", "checkout", "test",
  ]

  /// `without any user action`: nobody does anything for it.
  private static func isDoing(_ words: String) -> Bool {
    ["action", "interaction", "delay", "input", "help", "doing"].contains { words.hasSuffix($0) }
  }

  /// `leave the list with the keyboard`: with it one does something; it is no part of the list.
  private static func isInstrument(_ words: String) -> Bool {
    let instruments = [
      "keyboard", "switch", "swipe", "swipes", "tap", "taps", "click", "press", "finger", "fingers", "key",
      "keys",
    ]
    return words.split(separator: " ").contains { instruments.contains(String($0)) }
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
        saysUnder(reference.range.lower..<below.range.lower)
      else { continue }
      reference.relations[place].kind = .behind
    }
  }

  /// `nothing under the banner`, `the row under the floating button`: covered by it, or farther down?
  private func checkCovered(_ reference: Reference) throws(Refusal) {
    guard let below = reference.relations.first(where: { $0.kind == .below })?.reference,
      case .noun(let place) = below.head
    else { return }
    let words = place.split(separator: " ").map(String.init)
    let isOfEverything = if case .everything = reference.head { true } else { false }
    let mayCover = words.contains(where: Self.afloat.contains)
    guard isOfEverything || mayCover, saysUnder(reference.range.lower..<below.range.lower) else { return }
    throw Refusal(.twoReadings(["covered by it", "farther down than it"]), at: below.range)
  }

  private func saysUnder(_ range: Range<Int>) -> Bool {
    source.text(SourceRange(range.lowerBound, range.upperBound)).split(separator: " ")
      .contains { ["under", "underneath", "beneath"].contains($0) }
  }

  private static let afloat: Set<String> = [
    "floating", "sticky", "pinned", "fixed", "banner", "keyboard", "tooltip", "bubble",
  ]

  /// `reads its value under the label`: what is said has no place on the screen.
  private func checkPlaceOfText(_ reference: Reference) throws(Refusal) {
    guard !reference.relations.isEmpty, reference.endsIn(Self.unplaced),
      let place = reference.relations.first(where: { [.below, .above, .nextTo].contains($0.kind) })?.reference
    else { return }
    throw Refusal(.clauseOfWhich(source.text(place.range)), at: place.range)
  }

  private static let unplaced: Set<String> = ["value", "name", "role", "state", "rotor"]

  private static let pointing: [StaticString] = ["those ", "Those ", "these ", "These "]

  /// `half of the rows`, `a number of rows`: some of them, and no thing that is called so.
  private func checkShare(_ reference: Reference) throws(Refusal) {
    guard case .noun(let noun) = reference.head, let whole = reference.relations.first, whole.kind == .of,
      whole.reference.map(Self.isSeveral) == true
    else { return }
    let isAmount = ["number", "total"].contains(noun) && reference.quantifier == .a
    guard isAmount || Self.shares.contains(noun) else { return }
    throw Refusal(.anyOrEvery(source.text(reference.range)), at: reference.range)
  }

  private static func isSeveral(_ things: Reference) -> Bool {
    things.endsIn(severals) || things.endsInPlural
  }

  private static let shares: Set<String> = [
    "half", "part", "majority", "minority", "pair", "couple", "third", "quarter", "rest", "remainder", "most", "bulk",
    "handful", "fraction", "percentage",
  ]

  /// `those label is spoken`: of several or of one, or of whom?
  private func checkThose(_ reference: Reference) throws(Refusal) {
    guard Self.pointing.contains(where: { source.starts(reference.range, with: $0) }),
      let last = reference.lastWord, !last.hasSuffix("s"), !Self.severals.contains(last)
    else { return }
    let word = source.text(reference.range).prefix { $0 != " " }
    throw Refusal(.notUnderstood(word: String(word), repair: nil, wording: nil), at: reference.range)
  }

  /// `Disabled Next is a stop`: a button that is disabled, and none that is called so.
  private func checkStateInName(_ reference: Reference) throws(Refusal) {
    guard case .name(let name) = reference.head, let first = name.split(separator: " ").first, first.count < name.count,
      LanguageTables.states.contains(first.lowercased())
    else { return }
    throw Refusal(.bareNoun(name), at: reference.range)
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
