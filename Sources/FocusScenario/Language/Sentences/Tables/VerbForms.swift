/// The forms of a verb: generated, or listed where English is irregular.
struct VerbForms: Hashable, Sendable {
  /// Which form.
  enum Form: String, Hashable, Sendable, CaseIterable {
    /// `close`, after a modal and for several.
    case base = "b"
    /// `closes`.
    case singular = "s"
    /// `closed`, as in `the panel closed`.
    case past = "d"
    /// `closed`, as in `is closed`.
    case participle = "p"
    /// `closing`.
    case gerund = "g"

    /// How the class of a verb names the form: `GO.s`.
    var suffix: String { "." + rawValue }
  }

  /// The forms in the order of `Form.allCases`.
  let forms: [String]

  /// Forms a verb from its base.
  init(_ base: String) {
    if let irregular = Self.irregular[base] {
      self.forms = irregular
    } else {
      let stem = Self.stem(base)
      self.forms = [base, Self.singular(base), stem + "ed", stem + "ed", Self.gerundStem(base, stem) + "ing"]
    }
  }

  /// One form.
  subscript(form: Form) -> String {
    switch form {
    case .base: forms[0]
    case .singular: forms[1]
    case .past: forms[2]
    case .participle: forms[3]
    case .gerund: forms[4]
    }
  }

  /// The base of a form of a verb that no table has: `buzzes`, `hovered` and `rating` come from `buzz`, `hover`, `rate`.
  static func base(of word: String) -> String {
    for ending in ["ing", "ed"] where word.hasSuffix(ending) {
      let stem = String(word.utf8.dropLast(ending.utf8.count)) ?? word
      if ending == "ed", stem.hasSuffix("i") { return withoutLast(stem) + "y" }
      return Array(stem.utf8).map(isVowel).contains(true) ? completed(stem) : word
    }
    if word.hasSuffix("ies"), word.utf8.count > 4 { return withoutLast(withoutLast(withoutLast(word))) + "y" }
    for ending in ["sses", "xes", "zzes", "ches", "shes"] where word.hasSuffix(ending) {
      return withoutLast(withoutLast(word))
    }
    return word.hasSuffix("s") ? withoutLast(word) : word
  }

  /// A stem with the `e` that an ending took from it, or without the letter that it doubled.
  private static func completed(_ stem: String) -> String {
    let letters = Array(stem.utf8)
    guard letters.count > 2, let last = letters.last else { return stem }
    let before = letters[letters.count - 2]
    if last == before { return "lsfz".utf8.contains(last) ? stem : withoutLast(stem) }
    if "cvzu".utf8.contains(last) || last == UInt8(ascii: "g") && before == UInt8(ascii: "d") { return stem + "e" }
    if last == UInt8(ascii: "s"), isVowel(before) { return stem + "e" }
    if last == UInt8(ascii: "l"), !isVowel(before) { return stem + "e" }
    // `rat`, `nam`: one vowel before one consonant would have been doubled.
    let isShort = letters.dropLast(2).allSatisfy { !isVowel($0) }
    let isClosed = isVowel(before) && !isVowel(last) && !"wxy".utf8.contains(last)
    let isLatin = stem.hasSuffix("at") && letters.count > 3 || stem.hasSuffix("ur") || stem.hasSuffix("ir")
    return isClosed && (isShort || isLatin) ? stem + "e" : stem
  }

  private static func isVowel(_ letter: UInt8) -> Bool { "aeiou".utf8.contains(letter) }

  /// The ending that verbs in the singular and nouns in the plural share: `closes`, `passes`, `entries`.
  static func singular(_ base: String) -> String {
    let letters = base.utf8
    switch letters.last {
    case UInt8(ascii: "s"), UInt8(ascii: "x"), UInt8(ascii: "z"): return base + "es"
    case UInt8(ascii: "h") where base.hasSuffix("ch") || base.hasSuffix("sh"): return base + "es"
    case UInt8(ascii: "y") where endsInConsonantAndY(base): return withoutLast(base) + "ies"
    default: return base + "s"
    }
  }

  /// What `ed` is added to: `clos`, `carri`, `stopp`.
  private static func stem(_ base: String) -> String {
    if base.utf8.last == UInt8(ascii: "e") { return withoutLast(base) }
    if endsInConsonantAndY(base) { return withoutLast(base) + "i" }
    return doubling.contains(base) ? base + String(base.suffix(1)) : base
  }

  /// What `ing` is added to: a `y` stays as it is.
  private static func gerundStem(_ base: String, _ stem: String) -> String {
    endsInConsonantAndY(base) ? base : stem
  }

  private static func endsInConsonantAndY(_ base: String) -> Bool {
    guard base.utf8.last == UInt8(ascii: "y"), let before = base.utf8.dropLast().last else { return false }
    return !"aeiou".utf8.contains(before)
  }

  private static func withoutLast(_ base: String) -> String {
    String(base.utf8.dropLast()) ?? base
  }

  /// Regular verbs that double their last letter.
  private static let doubling: Set<String> = [
    "stop", "tab", "tap", "double-tap", "skip", "pop", "scan", "snap", "slip", "step", "trap", "submit", "confer",
    "occur",
    "grab", "drop", "hop", "unpin", "crop", "star", "transfer", "flip", "drag", "pin", "plug", "swap", "zip", "log",
    "flit", "dip", "permit", "blur", "defer", "tag", "untag", "unplug", "enrol", "fulfil", "wrap", "unwrap", "format",
    "commit", "admit", "transmit", "resubmit", "unstar",
  ]

  private static let irregular: [String: [String]] = {
    let rows = """
      be is was been being
      become becomes became become becoming
      begin begins began begun beginning
      break breaks broke broken breaking
      bring brings brought brought bringing
      choose chooses chose chosen choosing
      come comes came come coming
      cut cuts cut cut cutting
      fall falls fell fallen falling
      find finds found found finding
      get gets got got getting
      give gives gave given giving
      go goes went gone going
      have has had had having
      hear hears heard heard hearing
      hide hides hid hidden hiding
      hold holds held held holding
      keep keeps kept kept keeping
      lead leads led led leading
      leave leaves left left leaving
      lose loses lost lost losing
      make makes made made making
      put puts put put putting
      read reads read read reading
      reread rereads reread reread rereading
      re-read re-reads re-read re-read re-reading
      run runs ran run running
      say says said said saying
      send sends sent sent sending
      set sets set set setting
      show shows showed shown showing
      speak speaks spoke spoken speaking
      steal steals stole stolen stealing
      take takes took taken taking
      tell tells told told telling
      throw throws threw thrown throwing
      draw draws drew drawn drawing
      sit sits sat sat sitting
      lie lies lay lain lying
      hit hits hit hit hitting
      shut shuts shut shut shutting
      become becomes became become becoming
      write writes wrote written writing
      ring rings rang rung ringing
      spin spins spun spun spinning
      grow grows grew grown growing
      shrink shrinks shrank shrunk shrinking
      slide slides slid slid sliding
      reset resets reset reset resetting
      fly flies flew flown flying
      stand stands stood stood standing
      stick sticks stuck stuck sticking
      hang hangs hung hung hanging
      pay pays paid paid paying
      buy buys bought bought buying
      undo undoes undid undone undoing
      become becomes became become becoming
      see sees saw seen seeing
      reset resets reset reset resetting
      let lets let let letting
      freeze freezes froze frozen freezing
      unfreeze unfreezes unfroze unfrozen unfreezing
      cancel cancels cancelled cancelled cancelling
      bleed bleeds bled bled bleeding
      build builds built built building
      rebuild rebuilds rebuilt rebuilt rebuilding
      redo redoes redid redone redoing
      repay repays repaid repaid repaying
      rerun reruns reran rerun rerunning
      retake retakes retook retaken retaking
      rewrite rewrites rewrote rewritten rewriting
      overwrite overwrites overwrote overwritten overwriting
      sell sells sold sold selling
      creep creeps crept crept creeping
      fling flings flung flung flinging
      sink sinks sank sunk sinking
      spring springs sprang sprung springing
      swing swings swung swung swinging
      wind winds wound wound winding
      """
    var table: [String: [String]] = [:]
    for row in Array(rows.utf8)[...].cut(at: "\n") {
      let forms = row.cut(at: " ").map(\.text)
      if let base = forms.first { table[base] = forms }
    }
    return table
  }()
}
