/// The rooms of the library and the directions between them.
struct Rooms {
  /// For each room, those it may name.
  static let upstream: [String: [String]] = [
    "Language": [],
    "Scenario": ["Language"],
    "App": ["Language"],
    "Simulation": ["Language", "App"],
    "Evidence": ["Language", "App", "Simulation"],
    "Running": ["Language", "Scenario", "App", "Simulation", "Evidence"],
    "Suite": ["Language", "Scenario", "App", "Simulation", "Evidence", "Running"],
    "Export": ["Language", "Scenario", "App", "Simulation", "Evidence", "Running", "Suite"],
    "Study": ["Language", "Scenario", "App", "Simulation", "Evidence", "Running", "Suite"],
    "Reporting": ["Language", "Scenario", "App", "Simulation", "Evidence", "Running", "Suite", "Study"],
    "Testing": ["Language", "Scenario", "App", "Simulation", "Evidence", "Running", "Suite", "Reporting"],
  ]

  /// Where only a few names of an upstream room may be used.
  static let onlyNames: [String: [String: Set<String>]] = [
    "Simulation": ["Language": ["Technology", "Key", "Rotor"]]
  ]

  private static let declaringWords: Set<String> = ["struct", "enum", "class", "actor", "protocol", "typealias"]
  private static let privateWords: Set<String> = ["private", "fileprivate"]

  /// A file of a room.
  struct File {
    var room: String
    var path: String
    var text: String
  }

  private var names: [String: Set<String>] = [:]
  private var nestedNames: [String: Set<String>] = [:]
  private let files: [(file: File, words: [SwiftWords.Word])]

  /// Finds what each room declares.
  init(_ files: [File]) {
    self.files = files.map { ($0, SwiftWords($0.text).words) }
    for (file, words) in self.files { noteDeclarations(in: words, of: file.room) }
  }

  private mutating func noteDeclarations(in words: [SwiftWords.Word], of room: String) {
    for (number, word) in words.enumerated().dropFirst() where Self.declaringWords.contains(words[number - 1].text) {
      let isPrivate = number > 1 && Self.privateWords.contains(words[number - 2].text)
      if word.depth == 0 && !isPrivate { names[room, default: []].insert(word.text) }
      if word.depth > 0 || isPrivate { nestedNames[room, default: []].insert(word.text) }
    }
  }

  /// Every use of a type from a room that the file's own room may not name, in the order of the files.
  var violations: [String] {
    files.flatMap { file, words in
      let forbidden = forbiddenNames(in: file.room)
      return words.compactMap { word -> String? in
        guard !word.isMember, let owner = forbidden[word.text] else { return nil }
        return "\(file.path):\(word.line): \(file.room) names \(word.text) of \(owner)"
      }
    }
  }

  private func forbiddenNames(in room: String) -> [String: String] {
    let visible = [room] + (Self.upstream[room] ?? [])
    let own = (names[room] ?? []).union(nestedNames[room] ?? [])
    let known = visible.reduce(into: own) { known, other in
      let allowed = Self.onlyNames[room]?[other]
      known.formUnion((names[other] ?? []).filter { allowed?.contains($0) ?? true })
      known.formUnion(nestedNames[other] ?? [])
    }
    var forbidden: [String: String] = [:]
    for (other, declared) in names where !visible.contains(other) || Self.onlyNames[room]?[other] != nil {
      for name in declared.subtracting(known) { forbidden[name] = other }
    }
    return forbidden
  }
}
