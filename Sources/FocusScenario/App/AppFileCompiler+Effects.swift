extension AppFileCompiler {
  /// Reads effects; all of one rule are one update.
  mutating func effects(_ changes: [AppFileSyntax.Change], in owner: RuleOwner) -> [Effect] {
    changes.flatMap { change -> [Effect] in
      guard let later = change.later else { return effects(change.clause, in: owner) }
      return laterEffect(change.clause, effects(later, in: owner))
    }
  }

  /// `after 2 seconds: …` and `after it has closed: …`.
  private mutating func laterEffect(_ clause: AppFileClause, _ effects: [Effect]) -> [Effect] {
    var cursor = AppFileCursor(clause)
    if effects.isEmpty { report(AppRuleProblem.withoutEffects(source.text(clause.range)), at: clause.range) }
    guard cursor.take("after") else {
      report(AppWordProblem.effect(source.text(clause.range), nearest: nil), at: clause.range)
      return []
    }
    if cursor.clause.words == "it has closed" { return [.afterClosed(effects)] }
    return duration(cursor.clause).map { [.after($0, effects)] } ?? []
  }

  private mutating func effects(_ clause: AppFileClause, in owner: RuleOwner) -> [Effect] {
    parted(clause, begins: EffectTable.begins).flatMap { effect($0, in: owner) }
  }

  private mutating func effect(_ clause: AppFileClause, in owner: RuleOwner) -> [Effect] {
    if let instead = effect(meantBy: clause) {
      report(AppWordProblem.effect(source.text(clause.range), nearest: instead), at: clause.range)
      return []
    }
    var cursor = AppFileCursor(clause)
    if let special = EffectTable.special.first(where: { cursor.take($0.words) }) {
      let effects = special.read(&self, &cursor, owner)
      reportExtra(cursor, canFollowComma: EffectTable.begins)
      return effects
    }
    if let row = EffectTable.onTargets.first(where: { cursor.take($0.words) }) {
      guard !cursor.isAtEnd else { return missing("what", of: row.words, "\(row.words) \"…\"", at: clause.range) }
      return targets(cursor.clause, in: owner).map { row.make($0) }
    }
    let words = clause.tokens.prefix { $0.kind == .word }
    let nearest = (1...max(1, words.count)).reversed().lazy.compactMap { count in
      NearestWord.to(AppFileClause(tokens: Array(words.prefix(count))).words, among: EffectTable.words)
    }.first
    report(AppWordProblem.effect(source.text(clause.range), nearest: nearest), at: clause.range)
    return []
  }

  /// The effect that other words stand for, as it is written.
  private func effect(meantBy clause: AppFileClause) -> String? {
    var cursor = AppFileCursor(clause)
    guard let other = EffectTable.otherWords.first(where: { cursor.take($0.words) }), !cursor.isAtEnd else {
      return nil
    }
    return other.before + source.text(cursor.clause.range) + other.after
  }

  private mutating func missing(_ what: String, of verb: String, _ example: String, at range: SourceRange) -> [Effect] {
    report(AppWordProblem.missing(what, of: verb, example: example), at: range)
    return []
  }

  /// `take "Loading" off screen`.
  mutating func readTake(_ cursor: inout AppFileCursor, _ owner: RuleOwner) -> [Effect] {
    guard let subject = cursor.takeUpTo("off screen") else {
      cursor.takeRest()
      return missing("from where", of: "take", "take \"…\" off screen", at: cursor.range)
    }
    return targets(subject.clause, in: owner).map { .takeOffScreen($0) }
  }

  /// `hide "Cart" from assistive technology`.
  mutating func readHide(_ cursor: inout AppFileCursor, _ owner: RuleOwner) -> [Effect] {
    if let subject = cursor.takeUpTo("from assistive technology") {
      return targets(subject.clause, in: owner).map { .hide($0) }
    }
    let subject = cursor.takeRest()
    report(AppWordProblem.hideAlone(source.text(subject.range)), at: cursor.range)
    return []
  }

  /// `move "Milk" before "Bread"`, `move this row to the end`.
  mutating func readPlace(_ cursor: inout AppFileCursor, _ owner: RuleOwner) -> [Effect] {
    let ends: [(String, Effect.Place)] = [("to the top", .top), ("to the end", .end)]
    for (words, place) in ends {
      guard let subject = cursor.takeUpTo(words), !subject.isAtEnd else { continue }
      return target(subject.clause, in: owner).map { [.move($0, place)] } ?? []
    }
    let tokens = cursor.takeRest().tokens
    // Not the `before` of `the one before`.
    let side = tokens.indices.dropFirst().first { number in
      (tokens[number].isWord("before") || tokens[number].isWord("after")) && !tokens[number - 1].isWord("one")
    }
    guard let side, side + 1 < tokens.count else {
      return missing("where to", of: "move", "move \"…\" before \"…\"", at: cursor.range)
    }
    guard let moved = target(AppFileClause(tokens: Array(tokens[..<side])), in: owner),
      let other = target(AppFileClause(tokens: Array(tokens[(side + 1)...])), in: owner)
    else { return [] }
    return [.move(moved, tokens[side].isWord("before") ? .before(other) : .after(other))]
  }

  /// `rename "Follow" to "Following"`.
  mutating func readRename(_ cursor: inout AppFileCursor, _ owner: RuleOwner) -> [Effect] {
    textEffect(&cursor, owner, of: "rename") { .rename($0, $1) }
  }

  /// `set the spoken value of "Volume" to "half"`.
  mutating func readSpokenValue(_ cursor: inout AppFileCursor, _ owner: RuleOwner) -> [Effect] {
    textEffect(&cursor, owner, of: "set the spoken value of") { .spokenValue($0, $1) }
  }

  /// `set "Name" to "Kim"`, `set "Count" + 1`.
  mutating func readSet(_ cursor: inout AppFileCursor, _ owner: RuleOwner) -> [Effect] {
    for (sign, factor) in [("+", 1), ("-", -1)] {
      guard let subject = cursor.takeUpTo(sign) else { continue }
      let added = cursor.clause.range
      guard let number = cursor.takeWord().flatMap(Quantity.count) else {
        cursor.takeRest()
        let example = "set \(source.text(subject.range)) \(sign) 1"
        report(AppWordProblem.number(source.text(added), what: "number to add", example: example), at: added)
        return []
      }
      return targets(subject.clause, in: owner).map { .addValue($0, factor * number) }
    }
    return textEffect(&cursor, owner, of: "set") { .setValue($0, $1) }
  }

  private mutating func textEffect(
    _ cursor: inout AppFileCursor,
    _ owner: RuleOwner,
    of verb: String,
    _ make: (Target, String) -> Effect
  ) -> [Effect] {
    guard let subject = cursor.takeUpTo("to"), let text = cursor.takeQuotation(), !subject.isAtEnd else {
      cursor.takeRest()
      return missing("the text", of: verb, "\(verb) \"…\" to \"…\"", at: cursor.range)
    }
    return targets(subject.clause, in: owner).map { make($0, text) }
  }

  /// `load "Loading" for 2 seconds, then "First", "Second"`.
  mutating func readLoad(_ cursor: inout AppFileCursor, _ owner: RuleOwner) -> [Effect] {
    guard var loading = cursor.takeUpTo("then"), let marks = loading.takeUpTo("for"), !cursor.isAtEnd else {
      cursor.takeRest()
      return missing(
        "for how long, and what then",
        of: "load",
        "load \"…\" for 2 seconds, then \"…\"",
        at: cursor.range
      )
    }
    let content = targets(cursor.takeRest(), in: owner)
    guard let time = duration(loading.clause) else { return [] }
    return [.load(targets(marks.clause, in: owner), for: time, instead: content)]
  }

  /// `reload`, `reload "First", "Second"`.
  mutating func readReload(_ cursor: inout AppFileCursor, _ owner: RuleOwner) -> [Effect] {
    [.reload(targets(cursor.takeRest(), in: owner))]
  }

  /// `show a toast "Saved" for 3 seconds`.
  mutating func readToast(_ cursor: inout AppFileCursor) -> [Effect] {
    guard let text = cursor.takeQuotation(), cursor.take("for") else {
      cursor.takeRest()
      return missing("its text and its time", of: "show a toast", "show a toast \"…\" for 3 seconds", at: cursor.range)
    }
    return duration(cursor.takeRest()).map { [.toast(text, for: $0)] } ?? []
  }

  /// `post screen changed with "Delivery address"`, or without an element.
  mutating func readPost(
    _ cursor: inout AppFileCursor,
    _ owner: RuleOwner,
    _ make: (Target?) -> Effect
  ) -> [Effect] {
    guard cursor.take("with") else { return [make(nil)] }
    return target(cursor.takeRest(), in: owner).map { [make($0)] } ?? []
  }

  /// `post page scrolled saying "Page 2 of 5"`.
  mutating func readPost(_ cursor: inout AppFileCursor, _ notification: Effect.Notification) -> [Effect] {
    if let text = cursor.takeQuotation() { return [.postText(notification, text)] }
    cursor.takeRest()
    let verb = "post \(notification.rawValue) saying"
    return missing("what is said", of: verb, "\(verb) \"…\"", at: cursor.range)
  }

  /// `announce "Payment failed" high`.
  mutating func readAnnounce(_ cursor: inout AppFileCursor) -> [Effect] {
    guard let text = cursor.takeQuotation() else {
      cursor.takeRest()
      return missing("what is said", of: "announce", "announce \"…\"", at: cursor.range)
    }
    let priorities: [Effect.Priority] = [.high, .low, .queued]
    return [.announce(text, priorities.first { cursor.take($0.rawValue) } ?? .normal)]
  }

  /// `because "the total is what was asked for"`.
  mutating func readBecause(_ cursor: inout AppFileCursor) -> [Effect] {
    if let reason = cursor.takeQuotation() { return [.because(reason)] }
    cursor.takeRest()
    return missing("the reason", of: "because", "because \"…\"", at: cursor.range)
  }

  /// `open the address panel`; a screen is gone to.
  mutating func readOpen(_ cursor: inout AppFileCursor) -> [Effect] {
    guard let name = takeContext(&cursor, "open") else { return [] }
    let isScreen = names?.container(named: name).flatMap { names?.isScreen($0) } ?? false
    return [isScreen ? .goTo(name) : .open(name)]
  }

  /// `go to Payment`.
  mutating func readGoTo(_ cursor: inout AppFileCursor) -> [Effect] {
    takeContext(&cursor, "go to").map { [.goTo($0)] } ?? []
  }

  /// `close`, `close the address panel`.
  mutating func readClose(_ cursor: inout AppFileCursor) -> [Effect] {
    if cursor.isAtEnd { return [.close(nil)] }
    return context(cursor.takeRest()).map { [.close($0)] } ?? []
  }

  private mutating func takeContext(_ cursor: inout AppFileCursor, _ verb: String) -> String? {
    if !cursor.isAtEnd { return context(cursor.takeRest()) }
    report(AppWordProblem.missing("where", of: verb, example: "\(verb) Payment"), at: cursor.range)
    return nil
  }
}
