extension SentenceProblem {
  var severity: Diagnostic.Severity { .error }

  var code: String {
    switch self {
    case .notUnderstood: "not-understood"
    case .unfinished: "unfinished-sentence"
    case .bareNoun: "bare-noun"
    case .empty: "empty-sentence"
    case .twoReadings: "two-readings"
    case .vague: "not-observable"
    case .keyNotSimulated: "key-not-simulated"
    case .permission: "permission"
    case .nowOrNot: "now-or-not"
    case .condition: "condition"
    case .example: "example"
    case .twoMoments: "two-moments"
    case .momentOfWhich: "moment-of-which-claim"
    case .quotedEvent: "quoted-event"
    case .doubleNegation: "double-negation"
    case .everyNot: "every-not"
    case .negatedAmount: "negated-amount"
    case .negationOfWhich: "negation-of-which-claim"
    case .anyOrEvery: "any-or-every"
    case .negationInside: "negation-inside"
    case .contrastWithNothing: "contrast-with-nothing"
    case .nameOrPlace: "name-or-place"
    case .saidTwice: "said-twice"
    case .doubledWord: "doubled-word"
    case .dangling: "dangling-word"
    case .clauseOfWhich: "clause-of-which-noun"
    case .whichOfNothing: "which-of-nothing"
    case .saysNothing: "says-nothing"
    case .unendedQuotation: "unended-quotation"
    case .emptyQuotation: "empty-quotation"
    case .tooLong: "too-long"
    }
  }

  var message: String {
    switch self {
    case .notUnderstood(let word, _, _): "'\(word)' cannot be read here"
    case .unfinished(let word, _): "the sentence ends too early, after '\(word)'"
    case .bareNoun(let word): "'\(word)' is neither a name nor in quotes, and stands without 'the'"
    case .empty: "there is nothing to read"
    case .twoReadings(let readings): "this can be read in two ways: " + readings.joined(separator: "; or ")
    case .vague(let word): "'\(word)' cannot be observed"
    case .keyNotSimulated(let key): "'\(key)' is a key that is not simulated"
    case .permission(let word): "'\(word)' claims nothing: whatever happens, it holds"
    case .nowOrNot(let words): "'\(words)' is one letter from its opposite, '\(words.dropLast(3))not'"
    case .condition(let word): "'\(word)' makes a condition, and a claim has none"
    case .example(let word): "'\(word)' gives an example, and an example claims nothing"
    case .twoMoments(let first, let second): "one claim is looked at twice: '\(first)' and '\(second)'"
    case .momentOfWhich(let moment): "'\(moment)' may belong to one claim or to both"
    case .quotedEvent(let text): "'\(text)' is in quotes, so it is a thing, not something that happens"
    case .doubleNegation(let first, let second): "two negations in one claim: '\(first)' and '\(second)'"
    case .everyNot(let word): "'every' with '\(word)' can mean none, or not all"
    case .negatedAmount(let word): "'\(word)' denies an amount, which can mean more, less or none"
    case .negationOfWhich(let word): "'\(word)' may deny each of the claims that follow, or only all of them together"
    case .anyOrEvery(let words): "'\(words)' can mean each one, or one of them"
    case .negationInside(let words): "'\(words)' stands inside the claim, where it denies nothing"
    case .contrastWithNothing(let words): "'\(words)' is ruled out, but nothing is claimed in its place"
    case .nameOrPlace(let words): "'\(words)' can be one name, or one thing in another"
    case .saidTwice(let first, let second): "'\(first)' and '\(second)' say the same part of the claim"
    case .doubledWord(let word): "'\(word)' stands twice in a row"
    case .dangling(let word): "'\(word)' joins nothing"
    case .clauseOfWhich(let word): "'\(word)' can belong to either of the two nouns before it"
    case .whichOfNothing: "'which' has no noun right before it"
    case .saysNothing: "this claims nothing that can be judged"
    case .unendedQuotation: "this quotation does not end"
    case .emptyQuotation: "this quotation is empty"
    case .tooLong: "this is longer than any sentence that can be read"
    }
  }

  var label: String {
    switch self {
    case .notUnderstood: "the first word that does not fit"
    case .unfinished: "something is missing after this"
    case .twoReadings: "two readings"
    case .vague: "what would you see or hear?"
    case .twoMoments: "the second moment"
    case .momentOfWhich: "of which claim?"
    case .doubleNegation: "the second negation"
    case .clauseOfWhich: "of which noun?"
    case .unendedQuotation: "it begins here"
    default: ""
    }
  }

  var help: String? {
    switch self {
    case .notUnderstood(_, let repair?, _): "write '\(repair)'"
    case .notUnderstood(_, nil, let wording?), .unfinished(_, let wording?):
      "the nearest published wording is: \(wording)"
    case .notUnderstood, .unfinished, .empty, .saysNothing, .twoReadings: nil
    case .tooLong: "write one line for each claim"
    case .vague: "say what can be observed: which element, which words, how many swipes, within how many milliseconds"
    case .bareNoun(let words) where words.lowercased().hasPrefix("the "): "put a label in quotes"
    case .bareNoun(let word): "write 'the \(word)', or put a label in quotes"
    case .keyNotSimulated:
      "name a key that is: Tab, Shift-Tab, Ctrl-Tab, Return, Space, Escape or an arrow key; or claim what comes of it"
    case .permission: "say what must or must not happen"
    case .nowOrNot(let words): "write '\(words.dropLast(3))not', or '\(words.dropLast(4))' if that is how it is then"
    case .condition: "write two blocks, one for each case"
    case .example: "name what must hold, or write one line for each of the things that are meant"
    case .twoMoments: "write one line for each moment"
    case .momentOfWhich(let moment): "put it first, for both: '\(moment), …', or write two lines"
    case .quotedEvent(let text): "write the name without quotes if it is activated: 'after \(text)'"
    case .doubleNegation: "say it with one negation, or with none"
    case .everyNot: "write 'no …' if none must, or name the ones that must not"
    case .negatedAmount: "say how many: 'at most once', 'at least 2 swipes', 'never'"
    case .negationOfWhich: "write one line for each claim, with a negation of its own"
    case .anyOrEvery: "write 'every …' or 'a …'"
    case .negationInside: "begin the line with it: 'no field is reachable'"
    case .contrastWithNothing: "say where focus is, then what it is not on: 'focus is on the error, not on Pay'"
    case .nameOrPlace: "put the name, or each of the two, in quotes"
    case .saidTwice: "keep one of them"
    case .doubledWord(let word): "write '\(word)' once"
    case .dangling: "finish the line, or take the word away"
    case .clauseOfWhich: "name the element: 'focus is on the button that opened it'"
    case .whichOfNothing: "put it right after its noun, or write a line of its own: 'the field still has its value'"
    case .unendedQuotation: "close it with \", and write \\\" for a quote inside it"
    case .emptyQuotation: "put the text between the quotes, or write 'is empty'"
    }
  }
}
