/// The effects of app files by their words.
enum EffectTable {
  /// Reads what follows the words of an effect.
  typealias Read = @Sendable (inout AppFileCompiler, inout AppFileCursor, AppFileCompiler.RuleOwner) -> [Effect]

  /// An effect with words of its own after the first ones.
  struct Special: Sendable {
    var words: String
    var read: Read

    init(_ words: String, _ read: @escaping Read) {
      self.words = words
      self.read = read
    }
  }

  /// An effect whose words are followed by the elements that it changes, one or more.
  static let onTargets: [(words: String, make: @Sendable (Target) -> Effect)] = [
    ("show", { .show($0) }),
    ("remove", { .remove($0) }),
    ("insert", { .insert($0) }),
    ("reveal", { .reveal($0) }),
    ("enable", { .enable($0) }),
    ("disable", { .disable($0) }),
    ("select", { .select($0) }),
    ("deselect", { .deselect($0) }),
    ("check", { .check($0) }),
    ("uncheck", { .uncheck($0) }),
    ("toggle", { .toggle($0) }),
    ("expand", { .expand($0) }),
    ("collapse", { .collapse($0) }),
    ("focus", { .focus($0) }),
    ("keyboard focus", { .keyboardFocus($0) }),
  ]

  /// A longer wording stands before a shorter one.
  static let special = [
    Special("take") { $0.readTake(&$1, $2) },
    Special("hide") { $0.readHide(&$1, $2) },
    Special("move") { $0.readPlace(&$1, $2) },
    Special("rename") { $0.readRename(&$1, $2) },
    Special("set the spoken value of") { $0.readSpokenValue(&$1, $2) },
    Special("set") { $0.readSet(&$1, $2) },
    Special("open") { compiler, cursor, _ in compiler.readOpen(&cursor) },
    Special("close") { compiler, cursor, _ in compiler.readClose(&cursor) },
    Special("go back") { _, _, _ in [.goBack] },
    Special("go to") { compiler, cursor, _ in compiler.readGoTo(&cursor) },
    Special("load") { $0.readLoad(&$1, $2) },
    Special("reload") { $0.readReload(&$1, $2) },
    Special("show a toast") { compiler, cursor, _ in compiler.readToast(&cursor) },
    Special("post screen changed saying") { compiler, cursor, _ in compiler.readPost(&cursor, .screenChanged) },
    Special("post layout changed saying") { compiler, cursor, _ in compiler.readPost(&cursor, .layoutChanged) },
    Special("post page scrolled saying") { compiler, cursor, _ in compiler.readPost(&cursor, .pageScrolled) },
    Special("post screen changed") { $0.readPost(&$1, $2, Effect.postScreenChanged) },
    Special("post layout changed") { $0.readPost(&$1, $2, Effect.postLayoutChanged) },
    Special("announce") { compiler, cursor, _ in compiler.readAnnounce(&cursor) },
    Special("nothing") { _, _, _ in [.nothing] },
    Special("because") { compiler, cursor, _ in compiler.readBecause(&cursor) },
  ]

  /// Words that people write, and what stands before and after the rest of them in an app file.
  static let otherWords: [(words: String, before: String, after: String)] = [
    ("show the toast", "show a toast ", ""),
    ("show toast", "show a toast ", ""),
    ("clear", "set ", " to \"\""),
    ("empty", "set ", " to \"\""),
  ]

  /// The words with which effects begin.
  static let words = onTargets.map(\.words) + special.map(\.words)

  /// All effects in the words of an app file.
  static let listed = WordList.choice(words + ["after 2 seconds: …", "after it has closed: …"])

  /// Whether a clause begins as an effect does.
  static func begins(_ clause: AppFileClause) -> Bool {
    var cursor = AppFileCursor(clause)
    return words.contains { cursor.take($0) } || otherWords.contains { cursor.take($0.words) }
  }
}
