@testable import FocusScenario

/// A few sentence forms, read by hand, so that what the compiler does with frames is tested apart from the grammar.
struct SmallLanguage {
  static let language = ScenarioCompiler.Language(
    readSentence: { SmallLanguage($0, in: $1).sentence },
    readTask: { SmallLanguage($0, in: $1).task }
  )

  /// The words are not of this language.
  struct NotUnderstood: Problem {
    var words: String
    var code: String { "not-understood" }
    var severity: Diagnostic.Severity { .error }
    var message: String { "'\(words)' is not understood" }
    var label: String { "" }
    var help: String? { nil }
  }

  private let phrase: Phrase
  private let source: SourceText
  private let text: Substring

  private init(_ phrase: Phrase, in source: SourceText) {
    self.phrase = phrase
    self.source = source
    self.text = Substring(phrase.text(in: source))
  }

  // MARK: Sentences

  private var sentence: SentenceReading {
    var rest = text
    var lead: Moment?
    if let (event, claim) = rest.split(at: ", "), event.hasPrefix("after ") {
      lead = .after(self.event(event.dropFirst(6)))
      rest = claim
    }
    var frames: [Frame] = []
    for claim in rest.parts(at: ", and ") {
      guard var frame = self.claim(claim) else {
        let problem = NotUnderstood(words: String(text))
        return SentenceReading(frames: [], diagnostics: [Diagnostic(problem, at: phrase.range, in: source.path)])
      }
      frame.moment = frame.moment ?? lead
      frames.append(frame)
    }
    return SentenceReading(frames: frames, diagnostics: [])
  }

  private func claim(_ words: Substring) -> Frame? {
    for mark in [", not on ", ", not at "] {
      guard let (claim, contrast) = words.split(at: mark), var frame = self.claim(claim) else { continue }
      frame.contrast = reference(contrast)
      return frame
    }
    if let (claim, event) = words.split(at: " within 1 second of "), var frame = self.claim(claim) {
      frame.within = Frame.Within(milliseconds: 1000, event: self.event(event))
      return frame
    }
    if let (claim, event) = words.split(at: " right after "), var frame = self.claim(claim) {
      frame.moment = .rightAfter(self.event(event))
      return frame
    }
    return plainClaim(words)
  }

  private func plainClaim(_ words: Substring) -> Frame? {
    for (beginning, frame) in Self.beginnings where words.hasPrefix(beginning) {
      return targeting(words.dropFirst(beginning.count), frame)
    }
    for (ending, frame) in Self.endings where words.hasSuffix(ending) {
      return targeting(words.dropLast(ending.count), frame)
    }
    return nil
  }

  private func targeting(_ words: Substring, _ frame: Frame) -> Frame {
    var frame = frame
    frame.target = reference(words)
    return frame
  }

  private static let beginnings: [(String, Frame)] = [
    ("focus is on ", Frame(.focus, .on)),
    ("focus starts on ", Frame(.focus, .startOn)),
    ("focus returns to ", Frame(.focus, .returnTo)),
    ("the next scan or Tab starts at ", next(.scan, .tab)),
    ("the next Tab starts at ", next(.tab)),
    ("scanning stops on ", Frame(.scan, .stopsOn)),
    ("Tab moves to ", key(.tab, .movesTo)),
    ("Escape closes ", key(.escape, .closes)),
    ("one swipe reaches ", steps(.swipe)),
  ]

  private static let endings: [(String, Frame)] = [
    (" is spoken once", spoken(once: true)),
    (" is spoken", spoken(once: false)),
    (" keeps the text", Frame(.value, .kept)),
    (" is reachable with Tab", reachable(.tab)),
    (" is reachable with Tab or touch", reachable(.tab, .touch)),
  ]

  private static func next(_ steps: Frame.Step...) -> Frame {
    var frame = Frame(.next, .startsAt)
    frame.nextSteps = steps
    return frame
  }

  private static func key(_ key: Key, _ relation: Frame.Relation) -> Frame {
    var frame = Frame(.key, relation)
    frame.key = key
    return frame
  }

  private static func steps(_ step: Frame.Step) -> Frame {
    var frame = Frame(.steps, .steps)
    frame.steps = Frame.Steps(Frame.Count(.exactly, 1), step)
    return frame
  }

  private static func spoken(once: Bool) -> Frame {
    var frame = Frame(.speech, .said)
    frame.count = once ? Frame.Count(.exactly, 1) : nil
    return frame
  }

  private static func reachable(_ keys: Key...) -> Frame {
    var frame = Frame(.reach, .reachable)
    frame.via = keys
    return frame
  }

  // MARK: Parts of sentences

  private func event(_ words: Substring) -> Event {
    let place = place(of: words)
    if let (verb, object) = words.split(at: " ") {
      return Event(.verb(String(verb)), object: reference(object), range: place)
    }
    let isName = words.first?.isUppercase ?? false
    return Event(isName ? .activate(String(words)) : .verb(String(words)), range: place)
  }

  private func reference(_ words: Substring) -> Reference {
    for (mark, kind) in [(" that opened ", Reference.Relation.Kind.openerOf), (" behind ", .behind), (" with ", .with)]
    {
      guard let (noun, rest) = words.split(at: mark) else { continue }
      var reference = self.reference(noun)
      reference.relations = [Reference.Relation(kind, self.reference(rest))]
      reference.range = place(of: words)
      return reference
    }
    return simpleReference(words)
  }

  private func simpleReference(_ words: Substring) -> Reference {
    let place = place(of: words)
    if words.hasPrefix("\"") { return Reference(.quoted(String(words.dropFirst().dropLast())), range: place) }
    if words == "it" || words == "them" { return Reference(.pronoun(String(words)), range: place) }
    let quantifiers = [("the ", Reference.Quantifier.the), ("its ", .its), ("every ", .every)]
    for (word, quantifier) in quantifiers where words.hasPrefix(word) {
      return Reference(.noun(String(words.dropFirst(word.count))), quantifier: quantifier, range: place)
    }
    return Reference(.name(String(words)), range: place)
  }

  private func place(of words: Substring) -> SourceRange {
    let lower = phrase.range.lower + text.utf8.distance(from: text.startIndex, to: words.startIndex)
    return SourceRange(lower, lower + words.utf8.count)
  }

  // MARK: Tasks

  private var task: TaskReading {
    var task = TaskLine(phrases: [], range: phrase.range)
    if text.hasPrefix("the same ") {
      task.again = String(text.dropFirst(9))
    } else {
      task.phrases = text.parts(at: ", ").map { words in
        TaskPhrase(text: String(words), key: String(words), action: action(words), range: place(of: words))
      }
    }
    return TaskReading(task: task, diagnostics: [])
  }

  private func action(_ words: Substring) -> TaskAction? {
    guard let (verb, object) = words.split(at: " ") else { return nil }
    switch verb {
    case "open": return .open(reference(object))
    case "change": return .change(reference(object))
    case "clear": return .clear(reference(object))
    case "tap": return .activate(reference(object))
    case "delete": return .delete(reference(object))
    case "close":
      guard let (thing, button) = object.split(at: " using ") else { return .close(reference(object), with: nil) }
      return .close(reference(thing), with: .button(reference(button)))
    default: return nil
    }
  }
}

// MARK: Printing

extension SmallLanguage {
  static func print(_ reference: Reference) -> String {
    let relations = reference.relations.map { "{\($0.kind.rawValue) \($0.reference.map(print) ?? "")}" }.joined()
    switch reference.head {
    case .quoted(let text): return "\"\(text)\"" + relations
    case .noun(let words): return "\(reference.quantifier.rawValue) \(words)" + relations
    case .name(let words), .pronoun(let words), .everything(let words): return words + relations
    }
  }

  private static func print(_ moment: Moment) -> String {
    switch moment {
    case .after(let event): "after(\(print(event)))"
    case .rightAfter(let event): "right-after(\(print(event)))"
    default: "other"
    }
  }

  private static func print(_ event: Event) -> String {
    switch event.happening {
    case .activate(let name): name
    case .verb(let verb): event.object.map { "\(verb) \(print($0))" } ?? verb
    default: "other"
    }
  }
}

extension Substring {
  fileprivate func split(at mark: String) -> (Substring, Substring)? {
    guard let range = firstRange(of: mark) else { return nil }
    return (self[..<range.lowerBound], self[range.upperBound...])
  }

  fileprivate func parts(at mark: String) -> [Substring] {
    guard let (first, rest) = split(at: mark) else { return [self] }
    return [first] + rest.parts(at: mark)
  }
}
