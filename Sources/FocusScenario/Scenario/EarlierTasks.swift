/// What `the same error` may mean: the tasks of the earlier blocks of a section, by the words that those blocks say.
struct EarlierTasks {
  /// A task that an earlier block does.
  struct Entry: Hashable {
    var task: TaskLine
    /// The author's words.
    var text: String
    /// The line of the block's task, from 1.
    var line: Int
  }

  /// The nouns that some block of the file asks for, each as its words.
  private let wanted: Set<[String]>
  private let lengths: [Int]
  private var section: Int?
  private var named: [[String]: Named] = [:]

  /// The different tasks of the blocks that say one noun.
  private struct Named {
    var entries: [Entry] = []
    var keys: Set<[String]> = []

    mutating func add(_ entry: Entry) {
      if keys.insert(entry.task.phrases.map(\.key)).inserted { entries.append(entry) }
    }
  }

  /// Prepares to answer for these nouns.
  init(wanted nouns: [String]) {
    self.wanted = Set(nouns.map { Self.words($0.utf8) })
    self.lengths = Set(wanted.map(\.count)).sorted()
  }

  /// The different tasks of the earlier blocks that name a noun, in the order of the text.
  func tasks(naming noun: String, in section: Int) -> [Entry] {
    self.section == section ? named[Self.words(noun.utf8)]?.entries ?? [] : []
  }

  /// Whether some block asks for an earlier task; mostly none does, and nothing has to be noted.
  var isAsked: Bool { !wanted.isEmpty }

  /// Takes note of a block; the sections come in order.
  mutating func add(_ entry: Entry, saying phrases: [String], in section: Int) {
    if self.section != section { named = [:] }
    self.section = section
    for phrase in phrases { add(entry, saying: Self.words(phrase.utf8)) }
  }

  private mutating func add(_ entry: Entry, saying words: [String]) {
    for length in lengths where length > 0 && length <= words.count {
      for start in 0...(words.count - length) {
        let noun = Array(words[start..<(start + length)])
        if wanted.contains(noun) { named[noun, default: Named()].add(entry) }
      }
    }
  }

  /// Letters and digits in lower case; everything else parts words.
  private static func words(_ text: String.UTF8View) -> [String] {
    text.split { !isLetter($0) }.map { String(decoding: $0, as: UTF8.self).lowercased() }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte || byte >= 0x80
  }
}
