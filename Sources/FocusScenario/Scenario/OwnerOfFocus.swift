/// Whose focus a sentence is about, when it says so: `keyboard focus`, `the VoiceOver cursor`.
enum OwnerOfFocus {
  /// The technology, and the words that name it, of a sentence about focus.
  static func owner(_ phrase: Phrase, in source: SourceText) -> (technology: Technology, range: SourceRange)? {
    guard mayNameOne(phrase, in: source) else { return nil }
    let words = WordLexer.words(of: phrase, in: source).words.filter { $0.kind == .word }
    for (word, next) in zip(words, words.dropFirst()) {
      if let technology = owners[word.text + " " + next.text] { return (technology, word.range.union(next.range)) }
    }
    return nil
  }

  private static let owners: [String: Technology] = [
    "keyboard focus": .fullKeyboardAccess, "keyboard cursor": .fullKeyboardAccess,
    "first responder": .fullKeyboardAccess, "voiceover focus": .voiceOver, "voiceover cursor": .voiceOver,
    "talkback focus": .talkBack, "talkback cursor": .talkBack,
  ]

  private static let stems = ["keyboard", "responder", "voiceover", "talkback"].map { Array($0.utf8) }

  /// Whether some word of the plain alphabet begins as one of an owner; words in other letters have to be read.
  private static func mayNameOne(_ phrase: Phrase, in source: SourceText) -> Bool {
    phrase.pieces.contains { piece in
      ByteScan.sumOfASCII(source.slice(piece)) == nil
        || source.word(beginningWith: stems, in: piece) != nil
    }
  }
}
