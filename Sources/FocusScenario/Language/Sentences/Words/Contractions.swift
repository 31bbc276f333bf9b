/// What the short forms of English stand for.
enum Contractions {
  /// The two words of `isn't`, `that's`, `they're`; `the alert's` keeps `'s` for the possessive.
  static func parts(base: String, ending: String) -> (first: String, second: String)? {
    if ending == "t", base.hasSuffix("n") {
      let verb = irregular[base] ?? String(base.dropLast())
      return deniable.contains(verb) ? (verb, "not") : nil
    }
    if ending == "s" { return (base, subjects.contains(base) ? "is" : "'s") }
    guard let second = endings[ending], subjects.contains(base) || people.contains(base) else { return nil }
    return (base, second)
  }

  /// What a contraction can deny: `isn't` is one, `ism't` and `ixn't` are none.
  private static let deniable: Set<String> = [
    "is", "are", "was", "were", "do", "does", "did", "has", "have", "had", "can", "could", "will", "would", "shall",
    "should", "must", "need", "might", "may", "ought", "dare", "ai",
  ]
  /// Every contraction that denies, as it is written.
  static let denials = deniable.sorted().map { verb in
    (irregular.first { $0.value == verb }?.key ?? verb + "n") + "'t"
  }
  private static let people: Set<String> = [
    "i", "you", "we", "they", "he", "she", "this", "these", "those",
    "focus", "voiceover", "talkback",
  ]

  /// Negations that drop more than a letter.
  private static let irregular = ["can": "can", "won": "will", "shan": "shall"]
  /// After these, `'s` is *is*; after any other word it is the possessive.
  private static let subjects = ["that", "it", "there", "what", "who", "which", "here", "nothing", "everything"]
  /// Whether what follows makes `'d` *had*: `the row you'd tapped`, `you'd just been on`.
  static func isOfPast(_ words: [String]) -> Bool {
    let verb =
      words.first.map { ["just", "last", "already"].contains($0) } == true ? words.dropFirst().first : words.first
    guard let verb else { return false }
    return participles.contains(verb) || verb.hasSuffix("ed") && !["need", "feed", "proceed"].contains(verb)
  }

  private static let participles: Set<String> = [
    "been", "left", "gone", "chosen", "written", "sent", "had", "seen", "heard", "begun", "taken",
  ]
  private static let endings = ["re": "are", "m": "am", "ve": "have", "ll": "will", "d": "would"]
}

/// Numbers that are written as words.
enum Numerals {
  private static let units = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
  private static let places = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth",
  ]

  private static let cardinals: [String: Int] = {
    var numbers: [String: Int] = ["hundred": 100]
    for (number, word) in units.enumerated() { numbers[word] = number }
    for (place, ten) in tens.enumerated() {
      numbers[ten] = 20 + 10 * place
      for unit in 1...9 { numbers["\(ten)-\(units[unit])"] = 20 + 10 * place + unit }
    }
    return numbers
  }()

  private static let ordinals: [String: Int] = {
    var numbers: [String: Int] = [:]
    for (place, word) in places.enumerated() where place >= 10 { numbers[word] = place + 1 }
    for (place, ten) in tens.enumerated() {
      numbers[ten.dropLast() + "ieth"] = 20 + 10 * place
      for unit in 1...9 { numbers["\(ten)-\(places[unit - 1])"] = 20 + 10 * place + unit }
    }
    return numbers
  }()

  /// The number that a word names, up to a hundred.
  static func value(of word: String) -> Int? { cardinals[word] }

  /// All of them, the places in a row behind the numbers.
  private static let numerals: (spellings: Spellings, kinds: [Word.Kind]) = {
    var spellings = Spellings()
    var kinds: [Word.Kind] = []
    for (word, number) in cardinals where spellings.add(Array(word.utf8)[...]) == kinds.count {
      kinds.append(.number(number))
    }
    for (word, place) in ordinals where spellings.add(Array(word.utf8)[...]) == kinds.count {
      kinds.append(.ordinal(place))
    }
    return (spellings, kinds)
  }()

  /// The letters that one of them begins with.
  private static let beginnings = Array("efhnostz".utf8)

  /// What a word is that names a number up to a hundred, or a place in a row from the eleventh to the ninety-ninth.
  static func kind(of word: String) -> Word.Kind? {
    guard let first = word.utf8.first, beginnings.contains(first), word.utf8.count > 2 else { return nil }
    return numerals.spellings.number(of: word).map { numerals.kinds[$0] }
  }

  /// The word for one of the first ten places, which the lexicon has.
  static func word(forPlace place: Int) -> String? { (1...10).contains(place) ? places[place - 1] : nil }
}
