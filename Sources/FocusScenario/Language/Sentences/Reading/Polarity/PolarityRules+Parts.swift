/// What parts of a claim say about the whole of it: places, times, texts, marks and marks of denial.
extension PolarityRules {
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
    if frame.kind == .state, frame.relation == .located,
      frame.other?.endsIn(["label", "name", "value", "hint"]) == true
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
      target.endsIn(Self.going)
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
    guard thing.endsIn(Self.saying) else { return }
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
      frame.other?.endsIn(Self.means) == true
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
    // `VoiceOver speaks the error, the app doesn't`: it is who does not, and not what is not heard.
    let isDenied = frame.relation == .said && (claim.has(.silence) || frame.polarity != .holds)
    let isSpeaker = frame.kind == .speech && ([.saidWith, .saidAs].contains(frame.relation) || isDenied)
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
    guard frame.kind == .focus, frame.target?.endsIn(Self.noSpots) == true else { return }
    let written = source.text(claim.range).lowercased()
    guard Self.notes.contains(where: { written.hasPrefix($0 + " ") }) else { return }
    throw Refusal(.saysNothing, at: claim.range)
  }

  private static let noSpots: Set<String> = [
    "screen", "view", "page", "display", "time", "sleep", "sight", "track", "hold", "air",
  ]
  private static let notes = [
    "lands", "jumps", "moves", "starts", "begins", "returns", "goes", "comes", "stays", "remains", "ends", "still",
    "back", "never leaves", "doesn't leave", "does not leave",
  ]

  /// `not … anymore` denies; without a denial it says nothing.
  func checkNoLonger(_ frame: Frame) throws(Refusal) {
    guard claim.word(.still) == "anymore", frame.polarity == .holds else { return }
    throw Refusal(.saysNothing, at: claim.range)
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
    // `K pauses the video`: a key, when it is not in quotes.
    let isLetter = name.utf8.count == 1 && name.first?.isLetter == true && !source.starts(event.range, with: "\"")
    if Key.isShortcut(word) || isLetter { throw Refusal(.keyNotSimulated(name), at: event.range) }
    guard frame.kind == .state || frame.kind == .value, word.hasSuffix("ing"), !word.contains(" ") else { return }
    guard claim.entry(.moment).map({ source.text($0.range) == name }) == true else { return }
    throw Refusal(.saysNothing, at: event.range)
  }
}
