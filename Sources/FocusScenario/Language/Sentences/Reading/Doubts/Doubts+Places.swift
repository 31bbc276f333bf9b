// Where focus and things are, and where they come from.

extension Doubts {
  /// Refuses what is doubtful about it.
  func checkWhere(_ frame: Frame) throws(Refusal) {
    try checkKept(frame)
    try checkMarks(frame)
    try checkFollowing(frame)
    try checkPlace(frame)
    try checkSamePlace(frame)
    try checkOrigin(frame)
    try checkOpened(frame)
    try checkClause(frame)
  }

  /// `my place is kept`: where focus is, and nothing that has a value.
  private func checkKept(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .value, frame.relation == .kept, case .noun(let words)? = frame.target?.head,
      ["place", "position", "spot"].contains(words)
    else { return }
    throw Refusal(.saysNothing, at: claim.range)
  }

  /// `the ring follows the event`: the ring is where focus is, and no element that has a place of its own.
  private func checkMarks(_ frame: Frame) throws(Refusal) {
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

  private static let marks: Set<String> = [
    "ring", "cursor", "highlight", "focus ring", "reading cursor", "scan cursor", "focus", "highlight box",
    "focus frame",
    "autofocus", "auto-focus", "keyboard focus ring", "scan highlight", "scanner highlight", "switch highlight",
    "focus highlight",
  ]

  /// `focus follows the finger`, `follows the row, not its place`: it stays on what moves, and on nothing else.
  private func checkFollowing(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .focus, frame.relation == .stayOn, let target = frame.target,
      target.endsIn(Self.leading) || frame.contrast != nil
    else { return }
    guard Self.followings.contains(where: { source.holds(claim.range, $0) }) else { return }
    throw Refusal(.saysNothing, at: target.range)
  }

  private static let followings: [StaticString] = [
    " follow", " moves with ", " move with ", " goes with ", " go with ",
  ]

  private static let leading: Set<String> = [
    "finger", "pointer", "mouse", "cursor", "touch", "order", "sequence", "layout", "eye", "gesture", "swipe", "flow",
    "logic", "structure", "rules", "rule", "speech", "position", "place", "text", "caret", "keyboard", "design",
  ]

  /// `focus is in the end on "Pay"`: at last, and in no end of anything. And the end of a text is for the caret.
  private func checkPlace(_ frame: Frame) throws(Refusal) {
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
    guard let place = frame.target, ReferenceDoubts.isNoPlace(place, in: source) else { return }
    throw Refusal(.saysNothing, at: place.range)
  }

  /// `still on screen`, `starts on time`: said of a thing, where a note leaves out which.
  private func checkNoted(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .focus, frame.target?.endsIn(Self.noSpots) == true else { return }
    let written = source.text(claim.range).lowercased()
    guard Self.notes.contains(where: { written.hasPrefix($0 + " ") }) else { return }
    throw Refusal(.saysNothing, at: claim.range)
  }

  private static let notes = [
    "lands", "jumps", "moves", "starts", "begins", "returns", "goes", "comes", "stays", "remains", "ends", "still",
    "back", "never leaves", "doesn't leave", "does not leave",
  ]
  private static let noSpots: Set<String> = [
    "screen", "view", "page", "display", "time", "sleep", "sight", "track", "hold", "air",
  ]

  /// `focus stays in the same place`: it does not move, and is in no place that is called so.
  private func checkSamePlace(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .focus, let target = frame.target else { return }
    let isSamePlace = target.ordinal == .same && target.relations.isEmpty && target.endsIn(Self.places)
    // `focus is on the row that has focus`: wherever it is.
    let hasFocus = frame.relation == .on && target.relations.contains { $0.kind == .state && $0.word == "focused" }
    guard isSamePlace || hasFocus else { return }
    throw Refusal(.saysNothing, at: target.range)
  }

  private static let places: Set<String> = ["place", "spot", "position", "location"]

  /// `moves to the error from the field`: from there, or an error of the field? And so of `I can reach the list from the
  /// menu`.
  private func checkOrigin(_ frame: Frame) throws(Refusal) {
    let arrives = frame.kind == .focus && Self.arriving.contains(frame.relation)
    guard arrives || frame.kind == .reach, frame.other == nil, let target = frame.target, isLast(target),
      let origin = target.relations.last, origin.kind == .from, let place = origin.reference
    else { return }
    let thing = source.text(place.range)
    throw Refusal(.twoReadings(["coming from \(thing)", "a thing that is from \(thing)"]), at: place.range)
  }

  private static let arriving: Set<Frame.Relation> = [.goTo, .goIn, .returnTo, .returnIn]

  /// `opens the sheet on its title`: focus begins there, and no sheet is on its title.
  private func checkOpened(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .state, frame.relation == .is, frame.text == "open", let target = frame.target, isLast(target),
      target.relations.last?.kind == .on
    else { return }
    throw Refusal(.saysNothing, at: target.range)
  }

  /// `focus is on the row I opened again`: again there, or again opened? And `on the row not in the sheet`: which row, or
  /// where focus is not?
  private func checkClause(_ frame: Frame) throws(Refusal) {
    guard let target = frame.target else { return }
    if let again = claim.entry(.again), target.relations.last?.kind == .was, again.range.lower == target.range.upper + 1
    {
      throw Refusal(.twoReadings(["it is so again", "it was done again"]), at: again.range)
    }
    guard frame.kind == .focus, [.on, .goTo, .stayOn, .returnTo].contains(frame.relation),
      let contrast = frame.contrast,
      target.range.upper < contrast.range.lower,
      source.text(SourceRange(target.range.upper, contrast.range.lower)) == " not in "
    else { return }
    throw Refusal(.clauseOfWhich(source.text(contrast.range)), at: contrast.range)
  }
}
