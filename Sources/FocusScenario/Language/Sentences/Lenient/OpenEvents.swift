/// What a line says happens, in the author's words wherever the language takes them.
final class OpenEvents {
  /// Something that happens, where it ends, and the words that it does not say.
  struct Found {
    var event: Event
    var end: Int
    var missed: [Int] = []
  }

  let words: [Word]
  let things: OpenThings
  let tables: LanguageTables
  private let picker: Picker
  /// The same without the wider tables, whose readings come second.
  private let published: Picker
  private let source: SourceText
  private var known: [Range<Int>: Found?] = [:]
  private var knownSubjects: [Int: [Found]] = [:]

  init(_ words: [Word], things: OpenThings, tables: LanguageTables, source: SourceText) {
    self.words = words
    self.things = things
    self.tables = tables
    self.source = source
    self.picker = Picker(words: words, tables: tables, source: source)
    self.published = Picker(words: words, tables: .published, source: source)
  }

  private static let longest = 9
  private static let most = 4

  /// What is done, as the subject of what it brings about: `closing the sheet`, `Pay`, `the second tap`.
  func subjects(at start: Int) -> [Found] {
    if let known = knownSubjects[start] { return known }
    let found = newSubjects(at: start)
    knownSubjects[start] = found
    return found
  }

  private func newSubjects(at start: Int) -> [Found] {
    let first = words[start]
    guard first.kind == .quoted || first.kind == .word else { return [] }
    var found: [Found] = []
    for end in stride(from: min(words.count, start + Self.longest), to: start, by: -1) where found.count < Self.most {
      if let event = event(start..<end) { found.append(event) }
    }
    return found.isEmpty ? controls(at: start) : found
  }

  /// `clear search empties the field`: a thing that does something when it is activated.
  private func controls(at start: Int) -> [Found] {
    things.all(at: start).prefix(3).filter { $0.reference.combination == nil && $0.reference.quantifier == .the }.map {
      Found(event: Event(.verb("activate"), object: $0.reference), end: $0.end)
    }
  }

  /// What exactly some words say that happens.
  func event(_ range: Range<Int>) -> Found? {
    if let known = known[range] { return known }
    let event = strict(range) ?? open(range) ?? context(range) ?? each(range)
    known[range] = event
    return event
  }

  /// `each tap on Add`, `every arrow press`.
  private func each(_ range: Range<Int>) -> Found? {
    guard range.count > 1, ["each", "every"].contains(words[range.lowerBound].text),
      var found = event(range.lowerBound + 1..<range.upperBound), found.event.choice == .last
    else { return nil }
    found.event.choice = .each
    return found
  }

  private func strict(_ range: Range<Int>) -> Found? {
    guard words[range.upperBound - 1].kind != .mark else { return nil }
    for (opening, picker) in [("after", published), ("when", published), ("after", picker)] {
      guard case .after(let event)? = picker.moment(opening, words[range]) else { continue }
      return Found(event: event, end: range.upperBound)
    }
    return nil
  }

  /// `after the error`, `"Reset" alert: …`: what comes up, where only it is named.
  private func context(_ range: Range<Int>) -> Found? {
    guard let last = words[range].last, last.kind == .word, Self.contexts.contains(last.text), range.count < 6,
      !["expected", "actual"].contains(words[range.lowerBound].text), let thing = things.reference(range),
      thing.quantifier != .every, thing.quantifier != .any
    else { return nil }
    return Found(event: Event(.verb("appear"), object: thing), end: range.upperBound)
  }

  private static let contexts: Set<String> = [
    "error", "errors", "alert", "dialog", "toast", "message", "sheet", "popup", "popover", "menu", "banner", "prompt",
    "warning", "result", "results", "notification", "reply", "answer", "suggestions", "modal", "panel", "tooltip",
  ]

  // MARK: In words that no row knows

  private func open(_ range: Range<Int>) -> Found? {
    key(range) ?? name(range) ?? doing(range) ?? deed(range) ?? happening(range)
  }

  /// `pressing Escape`, `I Esc out`.
  private func key(_ range: Range<Int>) -> Found? {
    let rest = words[range].drop { Self.pressing.contains($0.text) || Self.pressed.contains($0.text) }
    guard let first = rest.first, first.kind == .word, let key = Self.keys[first.text],
      key != .arrows || rest.count > 1
    else { return nil }
    let missed = rest.indices.dropFirst().drop { ["out", "key", "keys", "press"].contains(words[$0].text) }
    guard missed.isEmpty || isTail(missed.startIndex) else { return nil }
    return Found(event: Event(.key(key)), end: range.upperBound, missed: Array(missed))
  }

  private static let keys: [String: Key] = [
    "escape": .escape, "esc": .escape, "tab": .tab, "return": .return, "enter": .return, "space": .space,
    "arrow": .arrows,
  ]

  /// `"Load more"`, `the "Load more" button`, `tapping Log in`: what is activated by its name.
  private func name(_ range: Range<Int>) -> Found? {
    var rest = words[range]
    while let first = rest.first, Self.pressing.contains(first.text) || Self.pressed.contains(first.text) {
      rest = rest.dropFirst()
    }
    if rest.count < range.count || rest.count == 1 || rest.first?.kind == .quoted, let last = rest.last,
      rest.count > 1, last.kind == .word, Self.controls.contains(last.text)
    {
      rest = rest.dropLast()
    }
    guard let first = rest.first, let last = rest.last else { return nil }
    // `Kicked me out`
    if range == 0..<1, first.kind == .word, first.text.hasSuffix("ed") { return nil }
    if rest.count == 1, first.kind == .quoted,
      first.isCapitalised || first.text.first?.isUppercase == true || rest.count < range.count
    {
      return Found(event: Event(.activate(first.text)), end: range.upperBound)
    }
    guard first.kind == .word, first.isCapitalised, rest.startIndex > 0, rest.count < 4, last.kind == .word,
      rest.count < range.count || rest.allSatisfy(\.isCapitalised)
    else { return nil }
    return Found(event: Event(.activate(source.text(first.range.union(last.range)))), end: range.upperBound)
  }

  private static let pressing: Set<String> = [
    "tapping", "pressing", "activating", "hitting", "clicking", "double-tapping", "choosing", "selecting", "pushing",
    "using",
    "tap", "press", "activate", "hit", "click", "double-tap", "choose", "select", "push", "double", "on", "taps",
    "presses",
  ]
  private static let pressed: Set<String> = ["i", "you", "we", "they", "the", "user", "he", "she", "a"]
  private static let controls: Set<String> = [
    "button", "link", "tab", "item", "row", "cell", "switch", "option", "action", "key", "icon", "entry", "chip",
    "menu",
  ]

  /// `marking homework done`: a verb of the author's own with what is done to it.
  private func doing(_ range: Range<Int>) -> Found? {
    let first = words[range.lowerBound]
    guard first.kind == .word, first.text.hasSuffix("ing"), first.text.utf8.count > 5 else { return nil }
    return deed(VerbForms.base(of: first.text), range.dropFirst())
  }

  /// `I delete an alarm`.
  private func deed(_ range: Range<Int>) -> Found? {
    var rest = range
    if words[rest.lowerBound].text == "the" { rest = rest.dropFirst() }
    guard let first = rest.first, Self.people.contains(words[first].text) else { return nil }
    rest = rest.dropFirst()
    while let next = rest.first, ["has", "have", "had", "is", "are", "was", "'ve"].contains(words[next].text) {
      rest = rest.dropFirst()
    }
    guard let verb = rest.first, words[verb].kind == .word else { return nil }
    return deed(base(of: words[verb].text), rest.dropFirst())
  }

  private static let people: Set<String> = [
    "i", "you", "we", "they", "he", "she", "user", "somebody", "someone", "customer",
  ]

  private func deed(_ lemma: String, _ rest: Range<Int>) -> Found? {
    let isTurned = lemma == "turn" && rest.last.map { Self.devices.contains(words[$0].text) } == true
    let lemma = isTurned ? "rotate" : Self.synonyms[lemma] ?? lemma
    guard !rest.isEmpty else { return Found(event: Event(.verb(lemma)), end: rest.upperBound) }
    // `rotating to landscape`
    if isTail(rest.lowerBound), rest.count < 4 {
      return Found(event: Event(.verb(lemma)), end: rest.upperBound, missed: Array(rest))
    }
    for object in things.all(at: rest.lowerBound) where object.end <= rest.upperBound {
      let missed = Array(object.end..<rest.upperBound)
      guard missed.count < 5, missed.isEmpty || isTail(missed[0]) else { continue }
      return Found(event: Event(.verb(lemma), object: object.reference), end: rest.upperBound, missed: missed)
    }
    return nil
  }

  private static let devices: Set<String> = ["phone", "device", "tablet", "screen", "handset", "ipad", "iphone"]

  /// Whether what an event does not say begins as something that says more of it.
  private func isTail(_ index: Int) -> Bool {
    words[index].kind == .word && Self.tails.contains(words[index].text) || words[index].text.hasSuffix("ly")
      || words[index].text.hasPrefix("mid-")
  }

  private static let tails: Set<String> = [
    "from", "with", "to", "in", "on", "at", "by", "for", "into", "away", "again", "through", "via", "done", "off", "of",
    "under",
  ]

  /// `the terms have been accepted`, `answers arrive`: what happens to a thing.
  private func happening(_ range: Range<Int>) -> Found? {
    for thing in things.all(at: range.lowerBound) where thing.end < range.upperBound {
      var index = thing.end
      while index < range.upperBound, Self.helpers.contains(words[index].text) { index += 1 }
      guard index < range.upperBound, words[index].kind == .word, !Self.denials.contains(words[index].text) else {
        continue
      }
      let missed = Array(index + 1..<range.upperBound)
      guard missed.isEmpty || isTail(missed[0]), let lemma = lemma(words[index].text, passive: index > thing.end) else {
        continue
      }
      return Found(event: Event(.verb(lemma), object: thing.reference), end: range.upperBound, missed: missed)
    }
    return nil
  }

  private static let helpers: Set<String> = [
    "is", "are", "has", "have", "been", "gets", "get", "was", "were", "'s", "just", "being", "automatically", "be",
    "had",
  ]
  private static let denials: Set<String> = ["not", "never", "no"]
}
