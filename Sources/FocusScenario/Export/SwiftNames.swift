/// Names for what is exported, made of an author's words; two that would be the same are numbered.
struct SwiftNames {
  private var taken: Set<String>

  /// Names beside some that are taken.
  init(_ taken: Set<String> = []) { self.taken = taken }

  /// The name, or the name with a number.
  mutating func next(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }

  /// `Checks/focus-recovery.check` is `FocusRecoveryChecks`.
  static func type(_ path: String) -> String {
    let stem = Path(path).stem
    return words(stem).map(capitalized).joined().startingWithLetter("File") + "Checks"
  }

  /// The first words of the task: `testSignInWithAWrongPassword`, whatever is written above it.
  static func test(_ task: String) -> String {
    let name = words(task).prefix(7).map(capitalized).joined()
    return "test" + (name.isEmpty ? "Task" : name)
  }

  /// `Sign In` is `signIn`; what is a word of Swift, or no word at all, is told apart.
  static func variable(_ label: String) -> String {
    let words = words(label).prefix(5)
    let name = ((words.first?.lowercased() ?? "") + words.dropFirst().map(capitalized).joined()).startingWithLetter(
      "element"
    )
    return keywords.contains(name) ? name + "Element" : name
  }

  /// `["Pay Button"]` is `speechPayButton`; of several the first gives the name.
  static func speech(_ utterances: [String]) -> String {
    (utterances.count > 6 ? "speechOfAny" : "speech")
      + words(utterances.first ?? "").prefix(4).map(capitalized).joined()
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// The stretches of plain letters and digits.
  private static func words(_ text: String) -> [String] {
    text.utf8.split { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        false
      default: true
      }
    }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static let keywords: Set<String> = [
    "any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "some", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

extension String {
  /// The name with a word before it when it does not begin with a letter.
  fileprivate func startingWithLetter(_ word: String) -> String {
    guard let first = utf8.first else { return word }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) ? word + self : self
  }
}
