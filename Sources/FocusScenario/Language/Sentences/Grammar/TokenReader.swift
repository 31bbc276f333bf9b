extension GrammarText {
  /// A word or bracket of the body of a rule.
  enum Token: Hashable, Sendable {
    /// One of `[](){}|`.
    case mark(UInt8)
    case spelled
    case setting(Setting)
    case item(Item)
    /// An item that is the word itself.
    case literal(Item)
    /// The class of a family in one form, `X.s`, with what follows the `X`.
    case form(suffix: ArraySlice<UInt8>, field: Field?)
    /// A member of a family: `Active<GO>`.
    case member(family: Int, argument: ArraySlice<UInt8>, field: Field?)
    case fault(String)
  }

  /// Cuts bodies into tokens; a token that was met before is not looked at again.
  struct TokenReader: Sendable {
    /// The names of rules, families and terminals.
    var symbols = Spellings()
    private var spellings = Spellings()
    private var tokens: [Token] = []

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
      if number == tokens.count { tokens.append(newToken(word)) }
      return tokens[number]
    }

    private mutating func newToken(_ word: ArraySlice<UInt8>) -> Token {
      if word.count == 1, let mark = word.first, word.begins(with: "[](){}|") { return .mark(mark) }
      if word.elementsEqual("#spelled".utf8) { return .spelled }
      if word.begins(with: "#") {
        return Setting(word.dropFirst()).map { .setting($0) } ?? .fault("no such field \(word.text)")
      }
      guard !word.begins(with: "\""), let colon = word.firstIndex(of: UInt8(ascii: ":")) else {
        return item(word, field: nil)
      }
      guard let field = Field(word[..<colon]) else { return .fault("no such field \(word.text)") }
      return item(word[(colon + 1)...], field: field)
    }

    private mutating func item(_ word: ArraySlice<UInt8>, field: Field?) -> Token {
      if word.begins(with: "<") { return .item(Item(symbol: .terminal(symbols.add(word)), field: field)) }
      if let angle = word.firstIndex(of: UInt8(ascii: "<")) {
        let argument = word[(angle + 1)...].dropLast()
        return .member(family: symbols.add(word[..<angle]), argument: argument, field: field)
      }
      if word.starts(with: "X.".utf8) { return .form(suffix: word.dropFirst(), field: field) }
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
