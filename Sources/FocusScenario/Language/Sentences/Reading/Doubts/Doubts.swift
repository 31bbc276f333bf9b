/// What is doubtful about a claim: it can be taken two ways, or it says nothing that anybody can tell.
///
/// Nothing here is guessed and nothing is changed. A claim that could mean something else is refused, with the reason;
/// each of the files beside this one looks at one side of it.
struct Doubts {
  let source: SourceText
  let claim: Meaning

  /// Refuses a claim that is doubtful in some way.
  func check(_ frame: Frame) throws(Refusal) {
    try checkWho(frame)
    try checkDoing(frame)
    try checkNouns(frame)
    try checkHowMany(frame)
    try checkOrder(frame)
    try checkWhere(frame)
    try checkWhen(frame)
    try checkHearing(frame)
    try checkHowItIs(frame)
    try checkPast(frame)
  }

  /// Whether a claim ends in a thing, or says only when and how behind it.
  func isLast(_ thing: Reference) -> Bool {
    guard thing.range.lower > claim.range.lower else { return false }
    return claim.entries.allSatisfy { entry in
      Self.behind.contains(entry.field) || entry.range.lower < thing.range.upper
    }
  }

  /// What may stand behind the last thing of a claim.
  private static let behind: Set<Field> = [
    .target, .moment, .within, .manner, .via, .again, .effort, .context, .uninterrupted, .number, .bound,
  ]

  func text(_ range: SourceRange) -> String { source.text(range) }
}
