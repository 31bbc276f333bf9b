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

  /// The value of a key, unless it is `null`.
  func present(_ key: String) -> JSONNode? { self[key].flatMap { $0.value == .null ? nil : $0 } }

  /// The members of an object; none when it is something else.
  var members: [Member]? {
    if case .object(let members) = value { return members }
    return nil
  }

  /// The elements of an array.
  var elements: [JSONNode]? {
    if case .array(let elements) = value { return elements }
    return nil
  }

  /// The text of a string.
  var string: String? {
    if case .string(let text) = value { return text }
    return nil
  }

  /// A whole number.
  var integer: Int? {
    if case .integer(let number) = value { return number }
    return nil
  }

  /// The first key, in it or in what it holds, that stands in an object twice.
  var repeatedKey: Member? {
    for element in elements ?? [] { if let repeated = element.repeatedKey { return repeated } }
    var seen: Set<String> = []
    for member in members ?? [] {
      if !seen.insert(member.key).inserted { return member }
      if let repeated = member.value.repeatedKey { return repeated }
    }
    return nil
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
