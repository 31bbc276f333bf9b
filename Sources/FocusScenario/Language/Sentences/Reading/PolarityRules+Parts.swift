/// What a part of a claim says about the whole of it: nobody who moves focus, each of several places, where from.
extension PolarityRules {
  /// `nothing takes focus from the field`: focus does not leave it, unless the user moves on.
  func settleNobody(_ frame: inout Frame, _ negation: Meaning.Entry?) throws(Refusal) {
    guard frame.kind == .focus else { return }
    if let subject = frame.subject, subject.quantifier == .no {
      guard case .everything = subject.head, Self.sending.contains(frame.relation) else {
        throw Refusal(.negationInside(source.text(subject.range)), at: subject.range)
      }
      try deny(&frame, by: subject, negation)
      frame.subject = nil
    } else if let thief = frame.target, thief.quantifier == .no, case .everything = thief.head, let other = frame.other
    {
      try deny(&frame, by: thief, negation)
      frame.relation = .leave
      frame.target = other
      frame.other = nil
    }
  }

  /// Where something may send focus: to one place, or away from another.
  private static let sending: Set<Frame.Relation> = [.goTo, .goIn, .returnTo, .returnIn, .leave, .move]

  private func deny(_ frame: inout Frame, by nobody: Reference, _ negation: Meaning.Entry?) throws(Refusal) {
    if let negation {
      let ranges = [nobody.range, negation.range]
      let texts = ranges.map { source.text($0) }
      throw Refusal(.doubleNegation(first: texts[0], second: texts[1]), at: ranges[1])
    }
    frame.polarity = .never
    if frame.relation != .move { frame.manner.append(.byItself) }
  }

  /// `the price is read with each row`: each row is read with the price.
  func settleWith(_ frame: inout Frame) throws(Refusal) {
    if frame.kind == .speech, frame.relation == .saidWith, let voice = frame.other, voice.isVoice {
      throw Refusal(.saysNothing, at: voice.range)
    }
    guard frame.kind == .speech, frame.relation == .saidWith, let other = frame.other, other.quantifier == .every,
      let target = frame.target, target.quantifier == .the, other.combination == nil, target.combination == nil
    else { return }
    guard frame.polarity == .holds else { throw Refusal(.everyNot(source.text(other.range)), at: other.range) }
    (frame.target, frame.other) = (other, target)
  }

  /// `the card has 3 stops: A, B and C`: the order of all of them in it.
  func settleStops(_ frame: inout Frame) throws(Refusal) {
    // `the order of the elements`: all of them, and no place that is called so.
    if frame.kind == .order, frame.relation == .list, frame.target == nil, let place = frame.other,
      place.relations.isEmpty, case .noun(let words) = place.head, ["elements", "stops", "focus"].contains(words)
    {
      throw Refusal(.saysNothing, at: place.range)
    }
    guard frame.kind == .order, frame.relation == .list, let place = frame.target, let things = frame.other else {
      return
    }
    let isOfStops = if case .noun(let words) = things.head { ["stops", "elements"].contains(words) } else { false }
    guard isOfStops, frame.polarity == .holds, frame.count == Frame.Count(.exactly, frame.list.count) else {
      throw Refusal(.saysNothing, at: claim.range)
    }
    frame.other = place
    frame.target = nil
  }

  /// `every row is not skipped` could be each of them, or not all.
  func checkEvery(_ frame: Frame, _ negation: Meaning.Entry) throws(Refusal) {
    guard frame.target?.quantifier == .every, claim.part(.target)?.has(.generic) != true else { return }
    throw Refusal(.everyNot(source.text(negation.range)), at: negation.range)
  }

  /// `two buttons in each row` is said of each row, not of all the buttons in rows.
  func settleEach(_ frame: inout Frame) throws(Refusal) {
    guard frame.kind == .count, var counted = frame.target,
      let place = counted.relations.firstIndex(where: {
        [.in, .on, .for].contains($0.kind) && $0.reference?.quantifier == .every
      }),
      let each = counted.relations[place].reference
    else { return }
    guard frame.relation == .exist, frame.count?.number != 0 else {
      throw Refusal(.anyOrEvery(source.text(each.range)), at: each.range)
    }
    counted.relations.remove(at: place)
    frame.relation = .has
    frame.target = each
    frame.other = counted
  }

  /// `two swipes to reach Pay from the title`: they begin at the title; it is no part of Pay. And `Escape closes the
  /// sheet from any field` is pressed there.
  func settleStart(_ frame: inout Frame) throws(Refusal) {
    guard frame.kind == .steps || frame.kind == .key, frame.other == nil, let start = frame.target?.relations.last,
      start.kind == .from
    else { return }
    // `Return opens the message from Anna`: from her, or pressed there?
    if frame.kind == .key, let place = start.reference, ![.any, .every].contains(place.quantifier) {
      throw Refusal(.clauseOfWhich(source.text(place.range)), at: place.range)
    }
    frame.target?.relations.removeLast()
    frame.other = start.reference
  }

  /// `magic tap pauses playback from any row`: pressed from there; it is no part of what is paused.
  func settlePressed(_ frame: inout Frame) {
    guard frame.kind == .key, frame.other == nil, let start = frame.target?.relations.last, start.kind == .from,
      let place = start.reference, [.any, .every].contains(place.quantifier)
    else { return }
    frame.target?.relations.removeLast()
    frame.other = place
  }

  /// `no field is hidden by the keyboard`, `fields are not covered`: it covers none of them, at no time.
  func settleCovered(_ frame: inout Frame, _ negation: Meaning.Entry?) throws(Refusal) {
    guard frame.relation == .covers, var covered = frame.other, covered.combination == nil else { return }
    if covered.quantifier == .every, frame.polarity != .holds {
      guard claim.part(.other)?.has(.generic) == true else {
        throw Refusal(.everyNot(source.text(covered.range)), at: covered.range)
      }
    } else if covered.quantifier == .no {
      if let negation {
        let texts = [covered.range, negation.range].map { source.text($0) }
        throw Refusal(.doubleNegation(first: texts[0], second: texts[1]), at: negation.range)
      }
      if case .everything = covered.head { covered.head = .everything("anything") }
    } else {
      return
    }
    covered.quantifier = .any
    frame.other = covered
    frame.polarity = .never
  }

  /// What the words around a claim turn into another: `stays where it was before the call`, `passes over it once per
  /// cycle`, `"new" is in the row's label`.
  func checkOthers(_ frame: Frame) throws(Refusal) {
    if frame.kind == .focus, frame.relation == .stay, case .before? = frame.moment {
      throw Refusal(.saysNothing, at: claim.range)
    }
    // `the order is "A", "B" and "C" finally`: the last of them, or at the end?
    if frame.kind == .order, frame.relation == .list, case .atEnd? = frame.moment {
      throw Refusal(.saysNothing, at: claim.range)
    }
    if frame.kind == .scan, frame.polarity != .holds, frame.count != nil || claim.number(.number) != nil {
      throw Refusal(.negatedAmount(source.text(claim.range)), at: claim.range)
    }
    if frame.kind == .state, frame.relation == .located, case .noun(let words)? = frame.other?.head,
      ["label", "name", "value", "hint"].contains(words.split(separator: " ").last.map(String.init) ?? "")
    {
      throw Refusal(.saysNothing, at: claim.range)
    }
  }

  /// `my place is kept`: where focus is, and nothing that has a value.
  func checkKept(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .value, frame.relation == .kept, case .noun(let words)? = frame.target?.head,
      ["place", "position", "spot"].contains(words)
    else { return }
    throw Refusal(.saysNothing, at: claim.range)
  }

  /// `they're still in the field`, `the caret is in the field`: people, or the mark of focus, and where focus is.
  func checkPeople(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .state, frame.relation == .located || frame.text == "in place" else { return }
    switch frame.target?.head {
    case .pronoun("them") where frame.relation == .located: throw Refusal(.saysNothing, at: claim.range)
    case .noun(let words) where Self.carets.contains(words): throw Refusal(.saysNothing, at: claim.range)
    default: return
    }
  }

  private static let carets = ["caret", "insertion point", "text cursor"]

  /// `the keyboard goes from "A" to "B"`: it goes there, and is called neither.
  func checkChange(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .state, frame.relation == .changes, let target = frame.target,
      case .noun(let words) = target.head, let last = words.split(separator: " ").last,
      Self.going.contains(String(last))
    else { return }
    throw Refusal(.saysNothing, at: target.range)
  }

  private static let going: Set<String> = [
    "keyboard", "focus", "cursor", "ring", "highlight", "reader", "scanner", "scan", "user", "finger", "caret",
  ]

  /// `focus is on the title while open`, `While paused, the row is reachable`: while what is so?
  func checkSubject(_ frame: Frame) throws(Refusal) {
    guard let moment = claim.part(.moment), let state = moment.part(.state) else { return }
    guard frame.kind == .focus || moment.range.lower < frame.target?.range.lower ?? 0 else { return }
    let isUnsaid = state.part(.object)?.word(.pronoun) == "it"
    guard state.has(.elided) || isUnsaid && !saysIt(moment.range) else { return }
    throw Refusal(.saysNothing, at: moment.range)
  }

  private func saysIt(_ range: SourceRange) -> Bool {
    source.text(range).split { " '".contains($0) }.contains("it")
  }

  /// `Values start with "low"`, `the keyboard opens with the field`: what they say, or what comes along, and no focus.
  func checkOpening(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .focus, frame.relation == .startOn, case .after(let event)? = frame.moment,
      event.happening == .verb("open"), let thing = event.object, claim.part(.moment)?.range == thing.range
    else { return }
    if thing.quantifier == .any { throw Refusal(.saysNothing, at: thing.range) }
    guard case .noun(let words) = thing.head, let last = words.split(separator: " ").last,
      Self.saying.contains(String(last))
    else { return }
    throw Refusal(.saysNothing, at: thing.range)
  }

  private static let saying: Set<String> = [
    "announcement", "label", "name", "value", "text", "message", "sentence", "utterance", "hint", "description",
    "speech", "caption", "error", "keyboard", "row", "item", "number", "word", "line", "summary",
  ]

  /// `the price is read after the call`: when the call is over; nobody hears it.
  func checkLasting(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .speech, [.before, .after].contains(frame.relation), let other = frame.other,
      ReferenceBuilder.isTime(other)
    else { return }
    throw Refusal(.saysNothing, at: other.range)
  }

  /// `comes last in the dialog, after Keep`: after it in the order, or after it was pressed?
  func checkLateName(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .order, case .after(let event)? = frame.moment, case .activate = event.happening,
      let moment = claim.entry(.moment), moment.range.lower > claim.range.lower,
      source.text(moment.range).utf8.dropFirst("after ".utf8.count).first.map({ $0 < 0x61 }) == true
    else { return }
    throw Refusal(.clauseOfWhich(source.text(moment.range)), at: moment.range)
  }

  /// A person is no place that focus leaves: `the user loses focus` is said of focus.
  ///
  /// `Closing returns focus to the field` is said of what is done, not of a control of that name.
  func checkAgents(_ frame: Frame) throws(Refusal) {
    if let subject = frame.subject, case .name(let name) = subject.head, name.hasSuffix("ing") {
      throw Refusal(.saysNothing, at: subject.range)
    }
    if let subject = frame.subject { try checkKeyNames(frame, subject) }
    guard let target = frame.target else { return }
    try checkVerb(frame, target)
    guard case .noun(let words) = target.head else { return }
    try checkKeyNames(frame, target)
    try checkPlaces(frame, target)
    try checkWalked(frame, target)
    guard Self.people.contains(words) else { return }
    let isPlace = frame.kind == .state && (frame.relation == .located || frame.relation == .changes)
    let isValue = frame.kind == .value && frame.relation == .equals
    let isBack = frame.kind == .state && (["in place", "moved"].contains(frame.text) || frame.again)
    let isAway = frame.kind == .steps
    if frame.kind == .focus && frame.relation == .leave || isPlace || isValue || isBack || isAway {
      throw Refusal(.saysNothing, at: target.range)
    }
  }

  /// `stays in its state` says how it is; `the field holds its value`, that it is kept; `the order of the stops`, which.
  private func checkPlaces(_ frame: Frame, _ target: Reference) throws(Refusal) {
    guard frame.relation == .located, let other = frame.other, case .noun(let place) = other.head else { return }
    let isNoPlace = Self.noPlaces.contains { place == $0 || place.hasSuffix(" " + $0) }
    let isOwn = target.quantifier == .its || claim.part(.target)?.word(.quantifier) == "no"
    if isNoPlace || isOwn && other.range.lower < target.range.lower {
      throw Refusal(.saysNothing, at: target.range)
    }
  }

  /// `the order of the stops` is the order, and no order of other things.
  func checkOrderOf(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .order, frame.relation == .list, let place = frame.other, case .noun(let words) = place.head,
      ["stops", "elements", "swipes"].contains(words)
    else { return }
    throw Refusal(.saysNothing, at: place.range)
  }

  /// `with Tab, every link is reachable`: by pressing it on and on, and not after one press. And `the button changes its
  /// label` need not have been pressed.
  private func checkWalked(_ frame: Frame, _ target: Reference) throws(Refusal) {
    guard let moment = claim.entry(.moment), case .after(let event)? = frame.moment else { return }
    if frame.kind == .reach, case .key(let key) = event.happening, Self.walking.contains(key) {
      throw Refusal(.saysNothing, at: moment.range)
    }
    let isOfIt = target.quantifier == .its || target.head == .noun("position") || target.head == .noun("place")
    let isOwn = frame.relation == .changes && isOfIt && moment.range.lower == claim.range.lower
    if isOwn, source.text(moment.range).hasPrefix("the ") { throw Refusal(.saysNothing, at: moment.range) }
  }

  private static let walking: Set<Key> = [
    .tab, .shiftTab, .arrows, .controlTab, .upArrow, .downArrow, .leftArrow, .rightArrow,
  ]

  /// `the button lights up`, `the alarm toggles off`: a verb of the author's, and no noun before a state.
  private func checkVerb(_ frame: Frame, _ target: Reference) throws(Refusal) {
    // `the sheet shows Red still ticked`: no thing is called Red of a kind `sheet shows`.
    if case .name = target.head, let kind = target.kindNoun?.split(separator: " ").last,
      ["shows", "displays", "lists", "keeps"].contains(kind)
    {
      throw Refusal(.notUnderstood(word: String(kind), repair: nil, wording: nil), at: target.range)
    }
    // `focus reaches the last row and stops there`: it stops, and no stops are there.
    if frame.kind == .state, source.ends(claim.range, with: " there"),
      ["stops", "ends", "starts", "rests"].contains(words(of: target))
    {
      throw Refusal(.saysNothing, at: claim.range)
    }
    guard frame.kind == .state, frame.relation == .is, target.relations.isEmpty else { return }
    var rest = source.slice(SourceRange(target.range.upper, claim.range.upper))
    guard ["on", "off", "up", "in", "out", "down", "open"].contains(rest.take(upTo: " ")?.text) else { return }
    if let noun = source.text(target.range).split(separator: " ").dropFirst().last(where: {
      Self.verbs.contains(String($0))
    }) {
      throw Refusal(.notUnderstood(word: String(noun), repair: nil, wording: nil), at: target.range)
    }
  }

  private func words(of thing: Reference) -> String { source.text(thing.range).lowercased() }

  private static let verbs: Set<String> = [
    "lights", "toggles", "flips", "turns", "switches", "pops", "slides", "folds", "rolls", "wakes", "springs", "moves",
    "shuts", "snaps", "fades", "drops", "lifts", "speeds", "slows", "goes", "falls", "stands", "hangs", "logs", "signs",
  ]

  /// `Tab stays in the panel` and `Space reads the title` are said of the keys, and of no tab and no space.
  private func checkKeyNames(_ frame: Frame, _ target: Reference) throws(Refusal) {
    guard frame.kind != .key else { return }
    var written = source.slice(target.range)
    if let place = written.indices.first(where: { place in Self.beside.contains { written[place...].starts(with: $0) } }
    ) {
      written = written[..<place]
    }
    guard written.count <= Self.longestKey, Self.keys.contains(written.text) else { return }
    throw Refusal(.saysNothing, at: target.range)
  }

  private static let beside = [" on ", " in ", " from "].map { Array($0.utf8) }
  private static let longestKey = keys.map(\.utf8.count).max() ?? 0
  private static let keys: Set<String> = [
    "Tab", "Tab key", "the Tab key", "Space", "Return", "Enter", "Arrows", "the arrows", "up arrow", "the up arrow",
    "down arrow", "the down arrow", "left arrow", "the left arrow", "right arrow", "the right arrow", "arrow keys",
    "the arrow keys", "The arrow keys", "Arrow keys", "the Home key", "the End key",
  ]

  /// `stays in its state`: that is how it is, and not where.
  private static let noPlaces: Set<String> = [
    "state", "mode", "position", "condition", "way", "order", "sequence", "tree", "focus order", "loop",
  ]
  private static let people: Set<String> = [
    "user", "users", "person", "people", "customer", "customers", "tester", "client", "applicant",
  ]

  /// `the ring follows the event`: the ring is where focus is, and no element that has a place of its own.
  func checkMarks(_ frame: Frame) throws(Refusal) {
    if let target = frame.target { try checkMark(target) }
    if let other = frame.other { try checkMark(other) }
  }

  private func checkMark(_ thing: Reference) throws(Refusal) {
    guard case .noun(let words) = thing.head else { return }
    let isPass = ["cycle", "loop", "round", "pass"].contains(words) && claim.word(.relation) == "covers"
    guard isPass || Self.marks.contains(words) || words.hasPrefix("focus ") && claim.word(.relation) == "changes" else {
      return
    }
    throw Refusal(.saysNothing, at: thing.range)
  }

  /// `VoiceOver never says "image" on the stars`: a text has no place; the stars are what is heard, or when.
  func checkTexts(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .speech, let target = frame.target, case .quoted = target.head, target.kindNoun == nil,
      let place = target.relations.first(where: { [.on, .in, .for, .with, .from].contains($0.kind) })?.reference
    else { return }
    throw Refusal(.clauseOfWhich(source.text(place.range)), at: place.range)
  }

  /// `reads "off", then "on" after a double tap`: only the second after it, or both?
  func checkTurns(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .speech, frame.manner.contains(.inOrder), let moment = claim.entry(.moment),
      let other = claim.entry(.other), moment.range.lower > other.range.upper
    else { return }
    throw Refusal(.momentOfWhich(source.text(moment.range)), at: moment.range)
  }

  /// `does not say its name and price`: neither, or not both?
  func checkDeniedParts(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .speech, frame.polarity != .holds, let other = frame.other, other.combination == .each else {
      return
    }
    throw Refusal(.negationOfWhich(source.text(other.range)), at: other.range)
  }

  /// `before any other element` is *first of all*, and no order of two.
  func checkNeighbours(_ frame: Frame) throws(Refusal) {
    // `not reachable from everywhere`: from nowhere, or not from all places?
    if frame.polarity != .holds, let other = frame.other, source.text(other.range) == "everywhere" {
      throw Refusal(.everyNot("everywhere"), at: other.range)
    }
    guard frame.kind == .speech, frame.relation == .before, let other = frame.other, other.ordinal == .other,
      [.any, .every].contains(other.quantifier), case .noun(let words) = other.head,
      ["element", "content", "thing"].contains(words)
    else { return }
    throw Refusal(.anyOrEvery(source.text(other.range)), at: other.range)
  }

  /// `can be extended with a single action`: with it one does something, and nothing has it.
  func checkMeans(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .count, frame.relation == .has,
      source.text(SourceRange(max(0, claim.range.lower - 5), claim.range.lower)) == "with ",
      case .noun(let words)? = frame.other?.head, let last = words.split(separator: " ").last,
      Self.means.contains(String(last))
    else { return }
    throw Refusal(.clauseOfWhich(source.text(claim.range)), at: claim.range)
  }

  private static let means: Set<String> = [
    "action", "actions", "gesture", "gestures", "tap", "taps", "press", "presses", "click", "clicks", "finger",
    "fingers",
    "hand", "hands", "touch", "step", "steps", "move", "moves", "swipe", "swipes", "key", "keys", "keystroke",
    "keystrokes",
  ]

  /// `the app announces the price`: it is who speaks, and nothing that is heard with the price. And nothing of the app is
  /// a complaint.
  func checkSpeaker(_ frame: Frame) throws(Refusal) {
    guard let target = frame.target else { return }
    let words = if case .noun(let words) = target.head { words } else { target.kindNoun ?? "" }
    // `the app is silent`: nothing is heard, whatever it is about.
    let isSilent = frame.relation == .said && claim.has(.silence)
    let isSpeaker = frame.kind == .speech && ([.saidWith, .saidAs].contains(frame.relation) || isSilent)
    if isSpeaker && Self.speakers.contains(words) || Self.talk.contains(words) {
      throw Refusal(.saysNothing, at: target.range)
    }
  }

  private static let speakers: Set<String> = [
    "app", "application", "system", "phone", "device", "speech", "product", "service", "software", "screen reader",
  ]

  private static let talk: Set<String> = ["complaint", "bug", "defect", "finding", "observation", "remark"]

  private static let marks: Set<String> = [
    "ring", "cursor", "highlight", "focus ring", "reading cursor", "scan cursor", "focus", "highlight box",
    "focus frame",
    "keyboard focus ring", "scan highlight", "scanner highlight", "switch highlight", "focus highlight",
  ]

  /// `focus is in the end on "Pay"`: at last, and in no end of anything. And the end of a text is for the caret.
  func checkPlace(_ frame: Frame) throws(Refusal) {
    try checkNoted(frame)
    if frame.kind == .focus, case .noun(let word)? = frame.target?.head, ["end", "start", "beginning"].contains(word),
      let of = frame.target?.relations.first?.reference, case .noun(let text) = of.head,
      ["text", "word", "line", "entry", "input", "value", "number", "sentence"].contains(text)
    {
      throw Refusal(.saysNothing, at: claim.range)
    }
    // `focus is at no point on the error`: never, and on no point of it.
    if frame.kind == .focus, let target = frame.target, target.quantifier == .any, case .noun(let word) = target.head,
      ["point", "time", "moment", "account", "stage"].contains(word)
    {
      throw Refusal(.saysNothing, at: target.range)
    }
    guard frame.kind == .focus, [.in, .goIn, .stayIn, .startIn, .returnIn].contains(frame.relation) else { return }
    guard let place = frame.target, ReferenceBuilder.isNoPlace(place, in: source) else { return }
    throw Refusal(.saysNothing, at: place.range)
  }

  /// `still on screen`, `starts on time`: said of a thing, where a note leaves out which.
  private func checkNoted(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .focus, case .noun(let words)? = frame.target?.head,
      let last = words.split(separator: " ").last, Self.noSpots.contains(String(last))
    else { return }
    let written = source.text(claim.range).lowercased()
    guard Self.notes.contains(where: { written.hasPrefix($0 + " ") }) else { return }
    throw Refusal(.saysNothing, at: claim.range)
  }

  private static let noSpots = ["screen", "view", "page", "display", "time", "sleep", "sight", "track", "hold", "air"]
  private static let notes = [
    "lands", "jumps", "moves", "starts", "begins", "returns", "goes", "comes", "stays", "remains", "ends", "still",
    "back", "never leaves", "doesn't leave", "does not leave",
  ]

  /// `not … anymore` denies; without a denial it says nothing.
  func checkNoLonger(_ frame: Frame) throws(Refusal) {
    guard claim.word(.still) == "anymore", frame.polarity == .holds else { return }
    throw Refusal(.saysNothing, at: claim.range)
  }

  /// `does not … in between` is never; `the whole time` is always. The other way round it is not clear what is denied.
  func settleMeanwhile(_ frame: inout Frame, _ negation: Meaning.Entry?) throws(Refusal) {
    guard let meanwhile = claim.entry(.meanwhile) else { return }
    let isDenied = frame.polarity != .holds || frame.target?.quantifier == .no
    if claim.word(.meanwhile) == "ever" {
      // `nothing is ever announced`; of what is not denied, `ever` says nothing.
      guard isDenied, !frame.still else { throw Refusal(.saysNothing, at: meanwhile.range) }
      return
    }
    guard isDenied == (claim.word(.meanwhile) == "never"), frame.moment == nil, !(isDenied && frame.still) else {
      throw Refusal(.saysNothing, at: meanwhile.range)
    }
    if isDenied { frame.polarity = .never } else { frame.always = true }
  }

  private static let gestures: Set<String> = [
    "magic tap", "escape gesture", "scrub", "two-finger scrub", "two-finger double tap", "z gesture", "backspace",
  ]

  /// `Cmd-F opens the field` is no control of that name, and neither is `Shaking closes the sheet`.
  func checkPressed(_ frame: Frame) throws(Refusal) {
    guard case .after(let event)? = frame.moment, case .activate(let name) = event.happening else { return }
    let word = name.lowercased()
    // `Magic Tap doesn't send the message`: the gesture, and no button of that name.
    if Self.gestures.contains(word) { throw Refusal(.saysNothing, at: event.range) }
    if Key.isShortcut(word) { throw Refusal(.keyNotSimulated(name), at: event.range) }
    guard frame.kind == .state || frame.kind == .value, word.hasSuffix("ing"), !word.contains(" ") else { return }
    guard claim.entry(.moment).map({ source.text($0.range) == name }) == true else { return }
    throw Refusal(.saysNothing, at: event.range)
  }
}

extension Reference {
  /// `spoken with a French voice`: in that voice; no voice is heard beside it.
  fileprivate var isVoice: Bool {
    let words: String? =
      if let kindNoun { kindNoun } else if case .noun(let noun) = head { noun } else { nil }
    guard let last = words?.split(separator: " ").last else { return false }
    return ["voice", "accent", "tone", "pitch"].contains(last)
  }
}
