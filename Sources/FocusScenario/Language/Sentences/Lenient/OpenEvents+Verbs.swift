// What the language calls the verbs of events.

extension OpenEvents {
  /// The language's verb for something that happens to a thing.
  func lemma(_ word: String, passive: Bool) -> String? {
    let base = base(of: word)
    if let known = Self.synonyms[base] { return known }
    if let known = Self.happenings[base] { return known }
    return passive && (word.hasSuffix("ed") || word.hasSuffix("en")) ? base : nil
  }

  func base(of word: String) -> String {
    if let known = Self.irregular[word] { return known }
    return VerbForms.base(of: word)
  }

  private static let irregular = [
    "chosen": "select", "chose": "select", "sent": "send", "lost": "lose", "found": "find", "done": "finish",
    "gone": "disappear",
    "shown": "appear", "came": "appear", "went": "go", "hit": "press", "read": "read", "set": "set", "put": "put",
    "left": "leave",
    "taken": "take", "typed": "type", "over": "finish", "up": "appear", "in": "appear", "out": "disappear",
    "back": "appear",
  ]

  /// What people call what the language calls otherwise.
  static let synonyms = [
    "dismiss": "close", "shut": "close", "pick": "select", "choose": "select", "tap": "activate", "press": "activate",
    "hit": "activate",
    "click": "activate", "erase": "delete", "discard": "delete", "bin": "delete", "pop": "back",
  ]

  /// What things do by themselves.
  private static let happenings = [
    "arrive": "appear", "appear": "appear", "come": "appear", "replace": "appear", "surface": "appear",
    "emerge": "appear", "show": "appear",
    "pop": "appear", "slide": "appear", "vanish": "disappear", "disappear": "disappear",
    "go": "disappear",
    "fade": "disappear", "expire": "disappear", "end": "finish", "complete": "finish", "stop": "finish",
    "finish": "finish",
    "fail": "fail", "change": "change", "update": "update", "refresh": "reload", "reload": "reload", "load": "load",
    "open": "open",
    "close": "close", "expand": "expand", "collapse": "collapse", "start": "start", "begin": "start", "ring": "start",
  ]
}
