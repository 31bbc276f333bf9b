/// A JSON value where it stands in a text.
struct JSONNode: Hashable, Sendable {
  /// What it is; whole numbers are apart from those with a fraction or an exponent.
  indirect enum Value: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case decimal(Double)
    case flag(Bool)
    case null
    case array([JSONNode])
    case object([Member])
  }

  /// A key of an object with its value.
  struct Member: Hashable, Sendable {
    var key: String
    /// The bytes of the key, quotes included.
    var range: SourceRange
    var value: JSONNode
  }

  /// What it is.
  var value: Value
  /// Its bytes.
  var range: SourceRange

  /// The value of a key; the first, when it stands there twice.
  subscript(_ key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }
}

/// Why bytes are no JSON, and where.
struct JSONMistake: Error, Hashable, Sendable {
  /// What is wrong.
  enum Reason: Hashable, Sendable {
    /// What should stand there, with its article.
    case expected(String)
    case unknownEscape
    /// Half of a pair of surrogates.
    case loneSurrogate
    case controlCharacter
    case leadingZero
    case numberTooLarge
    case nestedTooDeep(limit: Int)
  }

  var reason: Reason
  /// Where, as an offset of the text.
  var offset: Int

  /// What is wrong, lower case.
  var words: String {
    switch reason {
    case .expected(let what): "\(what) is expected here"
    case .unknownEscape: "no such escape: a backslash stands before one of \"\\/bfnrtu"
    case .loneSurrogate: "half of a character: surrogates come in pairs"
    case .controlCharacter: "a control character in a string has to be written as an escape"
    case .leadingZero: "a number does not begin with a zero"
    case .numberTooLarge: "the number is too large"
    case .nestedTooDeep(let limit): "nested deeper than \(limit)"
    }
  }
}
