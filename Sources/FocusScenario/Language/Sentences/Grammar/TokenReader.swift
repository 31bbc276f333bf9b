extension GrammarText {
  /// A word or bracket of the body of a rule; what is no number stands in the token reader, so that copies cost nothing.
  enum Token: Hashable, Sendable {
    /// One of `[](){}|`.
    case mark(UInt8)
    case spelled
    case setting(Int)
    case item(Item)
    /// An item that is the word itself.
    case literal(Item)
    /// The class of a family in one form, `X.s`, with what follows the `X`.
    case form(suffix: Int, field: Field?)
    /// A member of a family: `Active<GO>`.
    case member(family: Int, argument: Int, field: Field?)
    case fault(Int)
  }

  /// Cuts bodies into tokens; a token that was met before is not looked at again.
  struct TokenReader: Sendable {
    /// The names of rules, families and terminals.
    var symbols = Spellings()
    private(set) var settings: [Setting] = []
    private(set) var faults: [String] = []
    /// The tokens as they are written, the arguments of families and the endings of their classes.
    private(set) var spellings = Spellings()
    /// By the number of the spelling.
    private var tokens: [Token?] = []

    /// The words and brackets of a body.
    mutating func tokens(of body: ArraySlice<UInt8>) -> [Token] {
      var found: [Token] = []
      var rest = body
      while let line = rest.take(upTo: "\n") {
        var rest = line
        while let word = rest.take(upTo: " ") { addTokens(of: word, to: &found) }
      }
      return found
    }

    private mutating func addTokens(of written: ArraySlice<UInt8>, to found: inout [Token]) {
      var word = written
      while word.count > 1, let mark = word.first, word.begins(with: "[({") {
        found.append(.mark(mark))
        word = word.dropFirst()
      }
      var end = word.endIndex
      while end - word.startIndex > 1, word[(end - 1)...].begins(with: "])}") { end -= 1 }
      found.append(token(of: word[..<end]))
      found += word[end...].map { .mark($0) }
    }

    private mutating func token(of word: ArraySlice<UInt8>) -> Token {
      let number = spellings.add(word)
      if number < tokens.count, let token = tokens[number] { return token }
      let token = newToken(word)
      if number >= tokens.count { tokens += Array(repeating: nil, count: spellings.count - tokens.count) }
      tokens[number] = token
      return token
    }

    private mutating func newToken(_ word: ArraySlice<UInt8>) -> Token {
      if word.count == 1, let mark = word.first, word.begins(with: "[](){}|") { return .mark(mark) }
      if word.elementsEqual("#spelled".utf8) { return .spelled }
      if word.begins(with: "#") { return setting(word) }
      guard !word.begins(with: "\""), let colon = word.firstIndex(of: UInt8(ascii: ":")) else {
        return item(word, field: nil)
      }
      guard let field = Field(word[..<colon]) else { return fault(word) }
      return item(word[(colon + 1)...], field: field)
    }

    private mutating func setting(_ word: ArraySlice<UInt8>) -> Token {
      guard let setting = Setting(word.dropFirst()) else { return fault(word) }
      settings.append(setting)
      return .setting(settings.count - 1)
    }

    private mutating func fault(_ word: ArraySlice<UInt8>) -> Token {
      faults.append("no such field \(word.text)")
      return .fault(faults.count - 1)
    }

    private mutating func item(_ word: ArraySlice<UInt8>, field: Field?) -> Token {
      if word.begins(with: "<") { return .item(Item(symbol: .terminal(symbols.add(word)), field: field)) }
      if let angle = word.firstIndex(of: UInt8(ascii: "<")) {
        let argument = spellings.add(word[(angle + 1)...].dropLast())
        return .member(family: symbols.add(word[..<angle]), argument: argument, field: field)
      }
      if word.starts(with: "X.".utf8) { return .form(suffix: spellings.add(word.dropFirst()), field: field) }
      if word.begins(with: "ABCDEFGHIJKLMNOPQRSTUVWXYZ") { return .item(Item(symbol: named(word), field: field)) }
      let isMark = word.begins(with: "\"") && word.count > 2
      let literal = symbols.add([UInt8(ascii: "'")] + (isMark ? word.dropFirst().dropLast() : word))
      return .literal(Item(symbol: .terminal(literal), field: field))
    }

    /// A class is in capitals up to the dot of its form; a rule is not.
    private mutating func named(_ word: ArraySlice<UInt8>) -> Symbol {
      let letters = word.prefix { $0 != UInt8(ascii: ".") }
      let isRule = letters.contains { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
      return isRule ? .rule(symbols.add(word)) : .terminal(symbols.add(word))
    }
  }
}
