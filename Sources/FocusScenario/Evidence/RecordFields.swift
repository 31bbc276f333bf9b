/// Takes the members of an object one after the other, and notes what is missing, of another kind, or left over.
struct RecordFields {
  /// A problem with the bytes that it is about.
  struct Finding {
    var problem: EvidenceProblem
    var range: SourceRange
  }

  /// In the order in which they were noticed.
  private(set) var findings: [Finding] = []
  private let node: JSONNode
  private let members: [JSONNode.Member]
  private var taken: Set<String> = []

  /// Begins with an object; anything else has no members.
  init(_ node: JSONNode) {
    self.node = node
    if case .object(let members) = node.value { self.members = members } else { members = [] }
    var seen: Set<String> = []
    for member in members where !seen.insert(member.key).inserted {
      findings.append(Finding(problem: .duplicateKey(member.key), range: member.range))
    }
  }

  /// Notes a problem at the value of a key, or of the whole object when it has no such key.
  mutating func refuse(_ problem: EvidenceProblem, at key: String) {
    findings.append(Finding(problem: problem, range: node[key]?.range ?? node.range))
  }

  /// Whether the value of a key is `null`; if so it is taken.
  mutating func isNull(_ key: String) -> Bool {
    guard node[key]?.value == .null else { return false }
    taken.insert(key)
    return true
  }

  /// Leaves nothing over: what is wrong with the object has been said.
  mutating func takeAll() { taken.formUnion(members.map(\.key)) }

  /// Notes what nobody asked for.
  mutating func end() {
    for member in members where !taken.contains(member.key) {
      let nearest = Spelling.nearest(to: member.key, among: taken.subtracting(members.map(\.key)).sorted())
      findings.append(Finding(problem: .unknownKey(member.key, nearest: nearest), range: member.range))
    }
  }

  // MARK: Values

  /// The value of a key; that it is not there is noted when it has to be.
  private mutating func value(_ key: String, isOptional: Bool) -> JSONNode? {
    taken.insert(key)
    if let value = node[key] { return value }
    if !isOptional { findings.append(Finding(problem: .missingKey(key), range: node.range)) }
    return nil
  }

  private mutating func take<Value>(
    _ key: String,
    _ kind: String,
    isOptional: Bool,
    _ read: (JSONNode) -> Value?
  ) -> Value? {
    guard let node = value(key, isOptional: isOptional) else { return nil }
    if let value = read(node) { return value }
    findings.append(Finding(problem: .wrongType(key: key, kind: kind), range: node.range))
    return nil
  }

  /// A text.
  mutating func string(_ key: String, isOptional: Bool = false) -> String? {
    take(key, "a text", isOptional: isOptional) { if case .string(let text) = $0.value { text } else { nil } }
  }

  /// A whole number that is not negative.
  mutating func number(_ key: String, isOptional: Bool = false) -> Int? {
    take(key, "a whole number from 0", isOptional: isOptional) {
      if case .integer(let number) = $0.value, number >= 0 { number } else { nil }
    }
  }

  /// A number, with a fraction or without.
  mutating func decimal(_ key: String) -> Double? {
    take(key, "a number", isOptional: false) { node in
      switch node.value {
      case .decimal(let number): number
      case .integer(let number): Double(number)
      default: nil
      }
    }
  }

  /// True or false.
  mutating func flag(_ key: String, isOptional: Bool = false) -> Bool? {
    take(key, "true or false", isOptional: isOptional) { if case .flag(let flag) = $0.value { flag } else { nil } }
  }

  /// One of the words of a closed list.
  mutating func choice<Choice: RawRepresentable<String>>(_ key: String, isOptional: Bool = false) -> Choice? {
    guard let word = string(key, isOptional: isOptional) else { return nil }
    if let choice = Choice(rawValue: word) { return choice }
    refuse(.unknownValue(key: key, value: word), at: key)
    return nil
  }

  // MARK: Parts

  /// What an object comes to.
  mutating func object<Value>(
    _ key: String,
    isOptional: Bool = false,
    _ read: (inout RecordFields) -> Value?
  ) -> Value? {
    let node: JSONNode? = take(key, "an object", isOptional: isOptional) {
      if case .object = $0.value { $0 } else { nil }
    }
    return node.flatMap { part($0, read) }
  }

  /// What the elements of an array come to; none when it is not there, or an element is not what it should be.
  mutating func array<Value>(
    _ key: String,
    of kind: String,
    _ read: (inout RecordFields, JSONNode) -> Value?
  ) -> [Value]? {
    let nodes: [JSONNode]? = take(key, "an array", isOptional: true) {
      if case .array(let nodes) = $0.value { nodes } else { nil }
    }
    guard let nodes else { return nil }
    let values = nodes.map { node in
      let value = read(&self, node)
      if value == nil { noteElement(node, of: key, kind) }
      return value
    }
    return values.contains { $0 == nil } ? nil : values.compactMap { $0 }
  }

  private mutating func noteElement(_ node: JSONNode, of key: String, _ kind: String) {
    // Something more exact has been said of an object.
    if case .object = node.value, kind == Self.objects { return }
    findings.append(Finding(problem: .wrongType(key: key, kind: "an array of \(kind)"), range: node.range))
  }

  private static let objects = "objects"

  /// The texts of an array.
  mutating func strings(_ key: String) -> [String]? {
    array(key, of: "texts") { _, node in if case .string(let text) = node.value { text } else { nil } }
  }

  /// What the objects of an array come to.
  mutating func objects<Value>(_ key: String, _ read: (inout RecordFields) -> Value?) -> [Value]? {
    array(key, of: Self.objects) { fields, node in
      if case .object = node.value { fields.part(node, read) } else { nil }
    }
  }

  private mutating func part<Value>(_ node: JSONNode, _ read: (inout RecordFields) -> Value?) -> Value? {
    var fields = RecordFields(node)
    let value = read(&fields)
    fields.end()
    findings += fields.findings
    return value
  }
}
