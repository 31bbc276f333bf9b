/// Why a sentence or a task line cannot be read.
enum SentenceProblem: Problem, Hashable {
  /// No construction reads on at a word.
  case notUnderstood(word: String, repair: String?, wording: String?)
  /// Every word was read, but the sentence claims nothing yet.
  case unfinished(after: String, wording: String?)
  /// A common noun without its determiner.
  case bareNoun(String)
  /// There is no word at all.
  case empty
  /// Two derivations make different frames.
  case twoReadings([String])
  /// Nobody can observe it.
  case vague(String)
  /// `Cmd-F`: a key that means nothing to the simulator.
  case keyNotSimulated(String)
  /// `may`, `might`, `could`: nothing is claimed.
  case permission(String)
  /// `is now spoken`: one letter from `is not spoken`.
  case nowOrNot(String)
  /// `unless`, `because`: a condition on the whole claim.
  case condition(String)
  /// `for example`, `such as`: one of many, and not said to hold.
  case example(String)
  case twoMoments(first: String, second: String)
  /// A moment behind two claims, or behind the first of two.
  case momentOfWhich(String)
  /// `after "Pay"`: quoted text is a thing.
  case quotedEvent(String)
  case doubleNegation(first: String, second: String)
  /// `every X is not`.
  case everyNot(String)
  /// `not once`, `not within three swipes`.
  case negatedAmount(String)
  /// `is not visible and spoken`: neither, or not both.
  case negationOfWhich(String)
  /// `any button is`: each one, or one of them.
  case anyOrEvery(String)
  /// `before no field`: a negation that does not deny the claim.
  case negationInside(String)
  /// `focus moves, not to Y`: a contrast without what it is set against.
  case contrastWithNothing(String)
  /// `Reveal in Files`: two bare names with a place word between them.
  case nameOrPlace(String)
  /// Two words say the same field.
  case saidTwice(first: String, second: String)
  case doubledWord(String)
  /// The line begins or ends with a word that joins.
  case dangling(String)
  /// A relative clause after two nouns.
  case clauseOfWhich(String)
  /// `, which …` with no noun right before it.
  case whichOfNothing
  /// A derivation without a claim.
  case saysNothing
  case unendedQuotation
  case emptyQuotation
  /// More words or derivations than any sentence has.
  case tooLong
}
