/// The words of the language and what each says: one class, one wording, the fields it sets.
///
/// A row of its text is `sort CLASS settings: wordings`. The sort is one of
/// - `word`: a function word; never part of an open noun phrase,
/// - `proper`: the same, and written with a capital anywhere (`Tab`, `VoiceOver`),
/// - `verb`: a lemma, with the particles after it; all its forms are words of the class,
/// - `noun`: a noun known without an app, with its plural,
/// - `modifier`: stands before a noun, never as one (`close` in `the close button`),
/// - `vague`: refused, because nobody can observe it.
/// A row that sets no field says so with `-`: what its words mean, the construction around them says.
/// Wordings are separated by commas, alternatives inside one by a bar: `land on|at`.
struct Lexicon: Sendable {
  /// What a row is for.
  enum Sort: String, Hashable, Sendable {
    case word, proper, verb, noun, modifier, vague
  }

  /// One wording: its words in order, the class it belongs to, and what it says.
  struct Entry: Hashable, Sendable {
    var sort: Sort
    /// The class, with the form of a verb after a dot: `GO.s`.
    var terminal: String
    var words: [String]
    var settings: [Setting]
  }

  private(set) var entries: [Entry] = []
  /// The classes that the rows declare, verbs without their form, in the order of the text.
  private(set) var classes: [String] = []
  /// The sort of each class.
  private(set) var sorts: [String: Sort] = [:]
  private(set) var faults: [TableFault] = []
  /// The forms of the verbs met so far.
  private var verbs: [String: VerbForms] = [:]

  /// Reads the rows of a text.
  init(rows: [String]) {
    for text in rows {
      for line in Substring(text).cut(at: "\n") where !line.begins(with: "#") { read(line) }
    }
  }

  private mutating func read(_ line: Substring) {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return fault(line, "a row without wordings") }
    let head = line[..<colon].cut(at: " ")
    guard head.count >= 2, let sort = Sort(rawValue: String(head[0])) else { return fault(line, "no such sort") }
    let name = String(head[1])
    let settings = head.dropFirst(2).filter { $0 != "-" }.map { Setting($0) }
    if settings.contains(nil) { return fault(line, "no such field") }
    if head.count == 2 { return fault(line, "a row that says nothing, and does not say so") }
    if sorts.updateValue(sort, forKey: name) == nil { classes.append(name) }
    for wording in line[line.utf8.index(after: colon)...].cut(at: ",") {
      for words in Self.alternatives(wording.cut(at: " ")) {
        add(words, sort: sort, name: name, settings: settings.compactMap { $0 })
      }
    }
  }

  private mutating func fault(_ line: Substring, _ mistake: String) {
    faults.append(TableFault(row: String(line), mistake: mistake))
  }

  private mutating func add(_ words: [String], sort: Sort, name: String, settings: [Setting]) {
    guard let first = words.first else { return }
    guard sort == .verb else {
      entries.append(Entry(sort: sort, terminal: name, words: words, settings: settings))
      return
    }
    let forms = verbs[first] ?? VerbForms(first)
    verbs[first] = forms
    for form in VerbForms.Form.allCases {
      let terminal = name + form.suffix
      entries.append(
        Entry(sort: sort, terminal: terminal, words: [forms[form]] + words.dropFirst(), settings: settings)
      )
    }
  }

  /// Every reading of words with bars in them: `land on|at` is two.
  private static func alternatives(_ words: [Substring]) -> [[String]] {
    if !words.contains(where: { $0.utf8.contains(UInt8(ascii: "|")) }) { return [words.map { String($0) }] }
    return words.reduce(into: [[]]) { wordings, word in
      let choices = word.cut(at: "|").map(String.init)
      wordings = wordings.flatMap { wording in choices.map { wording + [$0] } }
    }
  }
}
