/// One try at reading some words: every distinct reading, and what stood in the way of the others.
struct Attempt {
  let words: [Word]
  let tables: LanguageTables
  let source: SourceText
  /// The readings that differ, in the order in which they were found.
  private(set) var readings: [[Frame]] = []
  /// Why derivations that took up every word made no reading.
  private(set) var refusals: [Refusal] = []
  /// The first word that nothing could read.
  let furthest: Int
  /// Whether the line was given up as too long.
  let isOverfull: Bool

  /// Reads words by a rule of the grammar.
  init(_ words: [Word], rule: String, tables: LanguageTables, source: SourceText) {
    self.words = words
    self.tables = tables
    self.source = source
    let shape = tables.shapes.shape(of: words, rule: rule, tables)
    self.furthest = shape.furthest
    self.isOverfull = shape.isOverfull
    let line = LineWords(words, in: source)
    for derivation in shape.derivations {
      switch derivation {
      case .says(let recipe):
        if let slip = slip(in: recipe) {
          refusals.append(slip)
        } else {
          add(line.meaning(of: recipe))
        }
      case .contradictsItself(let conflict): refusals.append(Refusal(line.conflict(conflict), in: source))
      }
    }
  }

  /// `when the sheet clsoes`: one letter from a word that the language knows, and no verb of the author's own.
  private func slip(in recipe: Recipe) -> Refusal? {
    for span in recipe.openVerbs {
      let word = words[span.lowerBound]
      guard let meant = tables.vocabulary.nearest(to: word.text) else { continue }
      return Refusal(.notUnderstood(word: word.text, repair: meant, wording: nil), at: word.range)
    }
    return nil
  }

  private mutating func add(_ meaning: Meaning) {
    do throws(Refusal) {
      let frames = try FrameBuilder(source: source).frames(of: meaning)
      // Most lines have one derivation, or several of one reading: nothing is written out for these.
      guard !readings.isEmpty else { return readings.append(frames) }
      if readings.contains(frames) || canonicalReadings.contains(Self.canonicalText(frames)) { return }
      // `the filters never open` is what they do, though `open` is how a thing can be as well.
      let states = frames.map(\.withoutHappening)
      if let place = readings.firstIndex(where: { $0.map(\.withoutHappening) == states }) {
        if states != frames { readings[place] = frames }
        return
      }
      // `Cancel puts me back`: the control that is called so, and cancelling, which it does.
      let pressed = frames.map(\.pressed)
      if let place = readings.firstIndex(where: { $0.map(\.pressed) == pressed }) {
        if frames.contains(where: { $0.subject != nil }) { readings[place] = frames }
        return
      }
      readings.append(frames)
    } catch {
      refusals.append(error)
    }
  }

  /// How each reading is printed.
  var canonicalReadings: [String] { readings.map { Self.canonicalText($0) } }

  private static func canonicalText(_ frames: [Frame]) -> String {
    frames.map(\.canonicalText).joined(separator: " and ")
  }

  /// Whether exactly one reading came out.
  var isRead: Bool { readings.count == 1 }
}

extension Frame {
  /// The same claim of how a thing is, where this one is that it comes to be so.
  fileprivate var withoutHappening: Frame {
    var frame = self
    if kind == .state, relation == .is { frame.manner.removeAll { $0 == .broughtAbout } }
    return frame
  }

  /// The same claim of what a control does, where this one is of what happens by the name of the control.
  fileprivate var pressed: Frame {
    var frame = self
    if let subject, case .name(let name) = subject.head, subject.isBare {
      frame.subject?.head = .name(name.lowercased())
    } else if subject == nil, case .after(let event)? = moment, case .verb(let verb) = event.happening,
      event == Event(.verb(verb), range: event.range)
    {
      frame.subject = Reference(.name(verb), range: event.range)
      frame.moment = nil
    }
    return frame
  }
}
