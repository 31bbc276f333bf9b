/// Makes frames of what a line says.
struct FrameBuilder {
  let source: SourceText

  /// The frames of a line, one per claim, in the order of the text.
  func frames(of line: Meaning) throws(Refusal) -> [Frame] {
    var frames: [Frame] = []
    let sentences = line.parts(.sentence)
    for sentence in sentences {
      let own = try self.frames(ofSentence: sentence, after: frames.last)
      if frames.isEmpty { frames = own } else { frames += own }
    }
    try checkContexts(of: sentences)
    try checkThen(of: line, sentences)
    if frames.count > 1 { try checkClaims(of: sentences) }
    return Self.afterTheKey(frames)
  }

  private func frames(ofSentence sentence: Meaning, after earlier: Frame?) throws(Refusal) -> [Frame] {
    var frames: [Frame] = []
    let lead = sentence.part(.lead)
    var claims = try claims(of: sentence, lead)
    try completeEllipses(in: &claims)
    for claim in claims {
      let first = frames.count
      try checkElided(claim, after: frames.last ?? earlier)
      try addFrames(of: claim, lead: lead, to: &frames)
      for place in first..<frames.count where frames[place].relation == .stayOn {
        frames[place] = frames[place].stayingThere(first > 0 ? frames[first - 1].target : nil)
      }
    }
    if let lead { try checkKey(of: frames, lead) }
    if sentence.has(.aside), let last = frames.last { frames += try asides(of: sentence, after: last) }
    if let place = sentence.part(.place) {
      for index in frames.indices { frames[index] = try placed(frames[index], place) }
    }
    let contexts = sentence.parts(.context).flatMap { self.contexts(of: $0) }
    if !contexts.isEmpty {
      try checkWhere(sentence)
      for place in frames.indices { frames[place].contexts = contexts }
    }
    return frames
  }

  /// Several claims, or one with several predicates, each by itself.
  private func claims(of sentence: Meaning, _ lead: Meaning?) throws(Refusal) -> [Meaning] {
    // Most sentences make one claim, of which nothing has to be told apart.
    if let claim = sentence.onlyClaim { return [claim] }
    var claims = sentence.parts(.claim)
    if lead == nil { claims = try afterTheDoing(claims) }
    if claims.contains(where: { $0.has(.predicate) }) {
      let joined = claims
      claims = []
      for claim in joined { claims += try separate(claim) }
    }
    if claims.count > 1 {
      if lead == nil { try quoteThen(&claims) }
      try checkMoments(of: claims, after: lead)
    }
    try checkCommands(after: claims)
    return claims
  }

  /// What a claim leaves out, the claim before it has to say: `the badge is read: "Inbox"`, `focus stays; it does not leave
  /// the row`. Of `the badge is not read: "Inbox"` it is not clear what is read.
  private func checkElided(_ claim: Meaning, after earlier: @autoclosure () -> Frame?) throws(Refusal) {
    guard claim.has(.elided), let kind = claim.word(.kind) else { return }
    let earlier = earlier()
    if kind == "focus" {
      guard let earlier, earlier.kind == .focus else { throw Refusal(.saysNothing, at: claim.range) }
    } else if let earlier, earlier.polarity != .holds {
      throw Refusal(.negationOfWhich(source.text(claim.range)), at: claim.range)
    }
  }

  private func addFrames(of claim: Meaning, lead: Meaning?, to frames: inout [Frame]) throws(Refusal) {
    if lead == nil, !claim.has(.occasion), !claim.has(.press) { return frames.append(try frame(claim)) }
    var whole = claim
    if let lead {
      try checkOneMoment(claim, lead)
      do { try whole.join(lead) } catch { throw Refusal(error, in: source) }
    }
    // `even when the list reloads`: then too, and otherwise.
    if whole.word(.meanwhile) == "besides" {
      whole.remove(.meanwhile)
      var otherwise = whole
      otherwise.remove(.occasion)
      frames.append(try frame(otherwise))
    }
    if !whole.has(.occasion), !whole.has(.press) { return frames.append(try frame(whole)) }
    for single in try claims(for: whole, each: .occasion, as: .moment) {
      for pressed in try claims(for: single, each: .press, as: .key) { frames.append(try frame(pressed)) }
    }
  }

  private func contexts(of part: Meaning) -> [Context] { part.words(.context).compactMap(Context.init) }

  /// A moment and a length of time both say when.
  private func checkOneMoment(_ claim: Meaning, _ lead: Meaning) throws(Refusal) {
    if counts(claim, from: lead) || counts(lead, from: claim) { return }
    let fields: [Field] = [.moment, .within, .occasion]
    if let own = fields.lazy.compactMap({ claim.entry($0) }).first,
      let other = fields.lazy.compactMap({ lead.entry($0) }).first
    {
      throw Refusal(.twoMoments(first: source.text(other.range), second: source.text(own.range)), at: own.range)
    }
  }

  /// `after Save, the error is spoken within 2 seconds`: a length of time counts from what has happened, once, and not
  /// from each time, or from the end of another.
  private func counts(_ timed: Meaning, from other: Meaning) -> Bool {
    guard let within = timed.part(.within), !within.has(.event), let moment = other.part(.moment),
      let event = moment.part(.event), ["after", "right-after", "on-doing"].contains(moment.word(.when))
    else { return false }
    return ![moment.word(.choice), event.word(.choice)].contains("each") && !event.has(.unit) && !event.has(.ordinal)
  }

  /// `, which still has its value and is dimmed`: the claims about the noun just before.
  private func asides(of sentence: Meaning, after claim: Frame) throws(Refusal) -> [Frame] {
    let asides = sentence.parts(.aside)
    guard let first = asides.first else { return [] }
    let nouns = [claim.target, claim.other, claim.contrast].compactMap { $0 }
    guard let noun = nouns.max(by: { $0.range.upper < $1.range.upper }), touches(noun.range, first.range) else {
      throw Refusal(.whichOfNothing, at: first.range)
    }
    for (aside, next) in zip(asides, asides.dropFirst()) {
      guard let negation = aside.entry(.polarity), !next.has(.polarity) else { continue }
      throw Refusal(.negationOfWhich(source.text(negation.range)), at: negation.range)
    }
    var frames: [Frame] = []
    for aside in asides { frames.append(try frame(ofAside: aside, about: noun, after: claim)) }
    return frames
  }

  private func frame(ofAside aside: Meaning, about noun: Reference, after claim: Frame) throws(Refusal) -> Frame {
    var frame = try self.frame(aside)
    if aside.has(.target), var owned = frame.target {
      // `whose label is "Stop"`: the label of it.
      owned.relations.append(Reference.Relation(.of, noun))
      frame.target = owned
    } else {
      frame.target = noun
    }
    frame.moment = claim.moment
    frame.within = claim.within
    return frame
  }

  /// Whether nothing but white space stands between two stretches.
  private func touches(_ first: SourceRange, _ second: SourceRange) -> Bool {
    source.text(SourceRange(first.upper, second.lower)).utf8.allSatisfy { $0 <= 0x20 }
  }

  private func frame(_ claim: Meaning) throws(Refusal) -> Frame {
    if let within = claim.entry(.within), let moment = claim.entry(.moment), !counts(claim, from: claim) {
      let words = [within, moment].sorted { $0.range.lower < $1.range.lower }.map { source.text($0.range) }
      throw Refusal(.twoMoments(first: words[0], second: words[1]), at: moment.range)
    }
    guard let kind = claim.word(.kind).flatMap({ Self.kinds[$0] }),
      let relation = claim.word(.relation).flatMap({ Self.relations[$0] })
    else { throw Refusal(.saysNothing, at: claim.range) }
    var frame = Frame(kind, relation)
    try addThings(of: claim, to: &frame)
    addMeasures(of: claim, to: &frame)
    try addTime(of: claim, to: &frame)
    try addManner(of: claim, to: &frame)
    if frame.kind != .key, frame.key != nil { try afterItsKey(&frame, claim) }
    try PolarityRules(source: source, claim: claim).settle(&frame)
    // `appears`, `does not disappear` say what happens; `is visible`, `is not gone` only how it is then.
    if claim.has(.becomes), !frame.still, !frame.again, !frame.manner.contains(.broughtAbout) {
      frame.manner.append(.broughtAbout)
    }
    if claim.word(.still) == "throughout" { frame.lastThroughout() }
    return frame
  }

  private static let kinds = CaseNames<Frame.Kind>()
  private static let relations = CaseNames<Frame.Relation>()

  /// `Space reads out the hint`: the hint is heard after Space. Pressed in one place, or at one time, it is not told.
  private func afterItsKey(_ frame: inout Frame, _ claim: Meaning) throws(Refusal) {
    guard frame.moment == nil, frame.within == nil, frame.other == nil, let key = frame.key else {
      throw Refusal(.saysNothing, at: claim.range)
    }
    frame.moment = .after(Event(.key(key), range: claim.range))
    frame.key = nil
  }
}

// MARK: - The fields of a frame

extension FrameBuilder {
  private func addThings(of claim: Meaning, to frame: inout Frame) throws(Refusal) {
    let references = ReferenceBuilder(source: source)
    frame.subject = try references.reference(claim.part(.subject))
    frame.target = try agreeing(references.reference(claim.part(.target)), claim)
    frame.other = try references.reference(claim.part(.other))
    frame.contrast = try references.reference(claim.part(.contrast))
    try checkBullets(of: claim)
    for member in claim.parts(.list) {
      if let reference = try references.reference(member) { frame.list.append(reference) }
    }
    for part in claim.parts(.restriction) {
      if let relation = try references.relation(part) { frame.target?.relations.append(relation) }
    }
  }

  /// `Tickets is read` is said of what is called so, and not of all tickets.
  private func agreeing(_ target: Reference?, _ claim: Meaning) throws(Refusal) -> Reference? {
    guard var target, claim.part(.target)?.has(.generic) == true, target.endsInPlural else { return target }
    var rest = source.slice(SourceRange(target.range.upper, max(target.range.upper, claim.range.upper)))
    guard let verb = rest.take(upTo: " "), Self.ofOne.contains(verb.text) else { return target }
    let words = source.text(target.range)
    guard words.utf8.first.map({ $0 < 0x61 }) == true, target.relations.isEmpty, !words.contains(" ") else {
      throw Refusal(.bareNoun(words), at: target.range)
    }
    (target.head, target.quantifier) = (.name(words), .the)
    return target
  }

  private static let ofOne: Set<String> = ["is", "isn't", "was", "wasn't", "has", "hasn't", "does", "doesn't"]

  /// `1. the input 2. the action`: the numbers count from 1.
  private func checkBullets(of claim: Meaning) throws(Refusal) {
    guard claim.has(.bullet) else { return }
    for (place, bullet) in claim.entries(.bullet).enumerated() {
      if case .number(place + 1) = bullet.value { continue }
      let text = source.text(bullet.range)
      throw Refusal(.notUnderstood(word: text, repair: "\(place + 1)", wording: nil), at: bullet.range)
    }
  }

  private func addMeasures(of claim: Meaning, to frame: inout Frame) {
    frame.count = count(of: claim)
    frame.perCycle = claim.has(.perCycle)
    frame.position = claim.word(.position).flatMap(Frame.Position.init)
    frame.steps = claim.part(.steps).flatMap { steps(of: $0) }
    if frame.relation == .stop { addPlace(of: claim, to: &frame) }
  }

  /// `the first stop`, `the third stop`.
  private func addPlace(of claim: Meaning, to frame: inout Frame) {
    if claim.word(.ordinal) == "last" {
      frame.position = .last
    } else if let place = claim.number(.ordinal) {
      if place == 1 { frame.position = .first } else { frame.count = Frame.Count(.exactly, place) }
    }
  }

  private func count(of meaning: Meaning) -> Frame.Count? {
    guard let number = meaning.number(.number) else { return nil }
    // `fewer than four`
    if meaning.word(.bound) == "<" { return Frame.Count(.atMost, max(0, number - 1)) }
    return Frame.Count(meaning.word(.bound).flatMap(Frame.Count.Bound.init) ?? .exactly, number)
  }

  private func steps(of part: Meaning) -> Frame.Steps? {
    guard let count = count(of: part), let step = stepNames(of: part).first else { return nil }
    return Frame.Steps(count, step, part.word(.direction).flatMap(Frame.Direction.init))
  }

  private func stepNames(of part: Meaning) -> [Frame.Step] {
    part.entries(.step).compactMap { entry in
      switch entry.value {
      case .word(let name): return Frame.Step(rawValue: name)
      case .part(let inner): return stepNames(of: inner).first
      default: return nil
      }
    }
  }

  private func addTime(of claim: Meaning, to frame: inout Frame) throws(Refusal) {
    let moments = MomentBuilder(source: source)
    if let part = claim.part(.moment) {
      frame.moment = try whole(moments.moment(part), of: part)
      // `the video starts with the sound off`: how it starts, and not when.
      if frame.relation == .does, source.starts(part.range, with: "with ") {
        throw Refusal(.momentOfWhich(source.text(part.range)), at: part.range)
      }
    }
    if let part = claim.part(.avoiding) { frame.avoiding = try whole(moments.event(part), of: part) }
    if let part = claim.part(.within) {
      frame.within = try whole(moments.within(part), of: part)
      if let event = frame.moment?.event {
        frame.within?.event = event
        frame.moment = nil
      }
    }
    if let part = claim.part(.duration) { frame.duration = try whole(moments.duration(part), of: part) }
  }

  /// What was made of words that say when; they are never dropped for making nothing.
  private func whole<Value>(_ value: Value?, of part: Meaning) throws(Refusal) -> Value {
    guard let value else { throw Refusal(.saysNothing, at: part.range) }
    return value
  }

  private func addManner(of claim: Meaning, to frame: inout Frame) throws(Refusal) {
    try checkListed(claim)
    frame.effort = claim.words(.effort).compactMap(Frame.Effort.init)
    frame.manner = claim.words(.manner).compactMap { Frame.Manner(rawValue: $0 == "as listed" ? "in order" : $0) }
    // `disappears after 2 seconds` says when it comes about; `is gone after 2 seconds` only how it is then.
    if claim.has(.becomes), frame.moment?.isAfterWait == true { frame.manner.append(.broughtAbout) }
    frame.via = keys(of: claim)
    // `hidden from VoiceOver` is claimed of VoiceOver alone.
    if claim.has(.context) { frame.contexts = contexts(of: claim) }
    frame.nextSteps = stepNames(of: claim)
    frame.channel = claim.word(.channel).flatMap(Frame.Channel.init) ?? .spoken
    frame.text = claim.word(.text) ?? claim.word(.word) ?? claim.word(.happening)
    frame.key = claim.word(.key).flatMap(Key.init)
    frame.uninterrupted = claim.has(.uninterrupted)
    frame.still = claim.has(.still)
    frame.again = claim.has(.again)
    frame.always = claim.has(.always)
  }

  /// `in the order they are listed`: of every one of them in the app's order, and `A and B` may be listed otherwise.
  private func checkListed(_ claim: Meaning) throws(Refusal) {
    guard claim.words(.manner).contains("as listed") else { return }
    let target = try ReferenceBuilder(source: source).reference(claim.part(.target))
    guard target?.quantifier != .every || target?.combination != nil else { return }
    throw Refusal(.saysNothing, at: claim.range)
  }

  private func keys(of claim: Meaning) -> [Key] {
    claim.entries(.via).compactMap { entry in
      switch entry.value {
      case .word(let name): return Key(rawValue: name)
      case .part(let part): return part.word(.key).flatMap(Key.init)
      default: return nil
      }
    }
  }
}
