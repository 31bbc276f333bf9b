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
/// Wordings are separated by commas, alternatives inside one by a bar: `land on|at`. `happening=itself` stands for a row
/// of its own for each wording, which happens as it is called.
struct Lexicon: Sendable {
  /// What a row is for.
  enum Sort: String, Hashable, Sendable {
    case word, proper, verb, noun, modifier, vague
  }

  /// One wording, spelled out: its words in order, the class it belongs to, and what it says.
  struct Entry: Hashable, Sendable {
    var sort: Sort
    /// The class, with the form of a verb after a dot: `GO.s`.
    var terminal: String
    var words: [String]
    var settings: [Setting]
  }

  /// What all wordings of a row share.
  struct Row: Sendable {
    private static let itself = "itself"

    var sort: Sort
    var settings: [Setting]

    /// Whether each wording says the word that it is.
    var isCalledItself: Bool { settings.contains { $0.value == Self.itself } }

    /// The same row for one wording, which says itself.
    func called(_ wording: String) -> Row {
      var row = self
      for place in row.settings.indices where row.settings[place].value == Self.itself {
        row.settings[place].value = wording
      }
      return row
    }
  }

  /// One wording in numbers: of its row, of its terminal, and where those of its words stand in `sequence`.
  struct Wording: Sendable {
    var row: Int
    var terminal: Int
    var words: Range<Int>
  }

  private(set) var rows: [Row] = []
  private(set) var wordings: [Wording] = []
  /// The words of all wordings, by their numbers in `spellings`.
  private(set) var sequence: [Int] = []
  private(set) var spellings = Spellings()
  /// The classes of all wordings, verbs with their form.
  private(set) var terminals = Spellings()
  private(set) var faults: [TableFault] = []
  private var classNames = Spellings()
  private var classSorts: [Sort] = []
  /// The forms of the verbs met so far, by the number of their base.
  private var verbs: [Int: [Int]] = [:]

  /// Reads the rows of a text.
  init(rows: [String]) {
    for text in rows {
      var rest = Array(text.utf8)[...]
      while let line = rest.take(upTo: "\n") {
        if !line.begins(with: "#") { read(line) }
      }
    }
  }

  private mutating func read(_ line: ArraySlice<UInt8>) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return fault(line, "a row without wordings") }
    let head = line[..<colon].cut(at: " ")
    guard head.count >= 2, let sort = Sort(rawValue: head[0].text) else { return fault(line, "no such sort") }
    let settings = head.dropFirst(2).filter { !$0.elementsEqual("-".utf8) }.map { Setting($0) }
    if settings.contains(nil) { return fault(line, "no such field") }
    if head.count == 2 { return fault(line, "a row that says nothing, and does not say so") }
    if classNames.add(head[1]) == classSorts.count { classSorts.append(sort) }
    let row = Row(sort: sort, settings: settings.compactMap { $0 })
    rows.append(row)
    let terminals = terminals(of: head[1], sort)
    var rest = line[(colon + 1)...]
    while let wording = rest.take(upTo: ",") {
      if row.isCalledItself { rows.append(row.called(wording.drop { $0 == UInt8(ascii: " ") }.text)) }
      addAlternatives(of: wording, terminals)
    }
  }

  private mutating func fault(_ line: ArraySlice<UInt8>, _ mistake: String) {
    faults.append(TableFault(row: line.text, mistake: mistake))
  }

  /// The terminal of a class; of a verb, those of its forms.
  private mutating func terminals(of name: ArraySlice<UInt8>, _ sort: Sort) -> [Int] {
    if sort != .verb { return [terminals.add(name)] }
    return VerbForms.Form.allCases.map { terminals.add(name + $0.suffix.utf8) }
  }

  /// Adds every wording of words with bars in them: `land on|at` is two.
  private mutating func addAlternatives(of wording: ArraySlice<UInt8>, _ terminals: [Int]) {
    var alternatives: [[Int]] = [[]]
    var rest = wording
    while let word = rest.take(upTo: " ") {
      if word.contains(UInt8(ascii: "|")) {
        let choices = word.cut(at: "|").map { spellings.add($0) }
        alternatives = alternatives.flatMap { words in choices.map { words + [$0] } }
      } else {
        let number = spellings.add(word)
        for index in alternatives.indices { alternatives[index].append(number) }
      }
    }
    for words in alternatives { add(words, terminals) }
  }

  private mutating func add(_ words: [Int], _ terminals: [Int]) {
    guard let first = words.first else { return }
    let firsts = rows[rows.count - 1].sort == .verb ? forms(of: first) : [first]
    for (terminal, form) in zip(terminals, firsts) {
      let start = sequence.count
      sequence.append(form)
      sequence += words.dropFirst()
      wordings.append(Wording(row: rows.count - 1, terminal: terminal, words: start..<sequence.count))
    }
  }

  private mutating func forms(of base: Int) -> [Int] {
    if let forms = verbs[base] { return forms }
    let forms = VerbForms(spellings[base]).forms.map { spellings.add(Array($0.utf8)[...]) }
    verbs[base] = forms
    return forms
  }
}

// MARK: - Spelled out

extension Lexicon {
  /// All wordings.
  var entries: [Entry] { wordings.map { entry($0) } }

  /// The wordings of one sort.
  func entries(of sort: Sort) -> [Entry] {
    wordings.lazy.filter { rows[$0.row].sort == sort }.map { entry($0) }
  }

  /// The classes that the rows declare, verbs without their form, in the order of the text.
  var classes: [String] { classSorts.indices.map { classNames[$0] } }

  /// The sort of each class.
  var sorts: [String: Sort] { Dictionary(uniqueKeysWithValues: zip(classes, classSorts)) }

  private func entry(_ wording: Wording) -> Entry {
    Entry(
      sort: rows[wording.row].sort,
      terminal: terminals[wording.terminal],
      words: sequence[wording.words].map { spellings[$0] },
      settings: rows[wording.row].settings
    )
  }
}
