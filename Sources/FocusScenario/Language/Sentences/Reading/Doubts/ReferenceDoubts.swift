/// What is doubtful about a noun: it may be a name, a place, one thing or several, or nothing of an app at all.
struct ReferenceDoubts {
  let source: SourceText

  /// Refuses a reference that is doubtful in some way; the part is what it was made of.
  func check(_ reference: Reference, _ part: Meaning) throws(Refusal) {
    // `under no circumstances`: never, and nothing is under those.
    if reference.head == .noun("circumstances") { throw Refusal(.saysNothing, at: part.range) }
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
    try checkPastState(reference)
    try checkPlaceOfText(reference)
    try checkShare(reference)
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
    if reference.head == .noun("back"), reference.standsBare(in: source) {
      throw Refusal(.bareNoun(source.text(reference.range)), at: reference.range)
    }
    // `Nothing behind the sheet` has a capital, and is no name; and `After Move up` is when.
    if case .name(let name) = reference.head, LanguageTables.neverNames.contains(name) || Self.saysWhen(name) {
      throw Refusal(.bareNoun(source.text(reference.range)), at: reference.range)
    }
    // `Space is read`: the key, and no space; `Stop is reachable`: what a button is called.
    if case .noun(let word) = reference.head, Self.keysAndNames.contains(word),
      source.text(reference.range).utf8.first.map({ $0 < 0x61 }) == true, reference.standsBare(in: source)
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

  private static func saysWhen(_ name: String) -> Bool {
    let words = name.split(separator: " ")
    return words.count > 1 && ["After", "Before", "When", "While", "Once", "Until", "Whenever"].contains(words[0])
  }

  private static let keysAndNames: Set<String> = ["space", "tab", "return", "enter", "escape", "stop"]

  /// `Disabled Next is a stop`: a button that is disabled, and none that is called so.
  private func checkStateInName(_ reference: Reference) throws(Refusal) {
    guard case .name(let name) = reference.head, let first = name.split(separator: " ").first, first.count < name.count,
      LanguageTables.states.contains(first.lowercased())
    else { return }
    throw Refusal(.bareNoun(name), at: reference.range)
  }

  /// `the "Milk" row blinking`: open words stand before a noun, and a quotation has no place for them.
  func checkCalled(_ part: Meaning, _ head: Reference.Head) throws(Refusal) {
    if case .noun = head { return }
    guard let called = part.parts(.restriction).first(where: { $0.has(.called) }) else { return }
    throw Refusal(.clauseOfWhich(source.text(called.range)), at: called.range)
  }

  /// `important messages` are marked so; what the important things are, nobody can observe.
  private func checkImportance(_ reference: Reference) throws(Refusal) {
    guard case .noun(let noun) = reference.head, let weight = Self.weights.first(where: noun.hasPrefix) else { return }
    // `the correct one` is told by what was answered.
    if weight == "correct " ? !reference.endsIn(Self.matters) : reference.endsIn(Self.markable) { return }
    throw Refusal(.vague(String(weight.dropLast())), at: reference.range)
  }

  private static let weights = ["important ", "vital ", "crucial ", "critical ", "correct "]
  private static let matters: Set<String> = [
    "thing", "things", "part", "parts", "content", "contents", "information", "info", "stuff", "detail", "details",
    "element", "elements", "place", "places", "moment", "order", "way",
  ]

  /// What an app marks as important.
  private static let markable: Set<String> = [
    "message", "messages", "mail", "mails", "email", "emails", "task", "tasks", "note", "notes", "reminder",
    "reminders", "alert", "alerts", "notification", "notifications", "conversation", "conversations", "chat", "chats",
    "contact", "contacts", "event", "events", "file", "files", "document", "documents", "folder", "folders",
  ]
}

extension Reference {
  /// Whether it means all that there are of a kind, or none of them.
  var isOfAll: Bool {
    if case .everything = head { return true }
    return [.every, .any, .no].contains(quantifier)
  }

  /// Whether it is a noun, and not a name, a quotation or a pronoun.
  var isNoun: Bool { nounWords != nil }

  /// Whether it is a noun that stands without a determiner.
  func standsBare(in source: SourceText) -> Bool {
    guard case .noun(let words) = head else { return false }
    return source.text(range).lowercased().hasPrefix(words)
  }
}
