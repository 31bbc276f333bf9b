/// Numbers for spellings, in the order in which they are met: the tables compare numbers where they would compare text.
struct Spellings: Sendable {
  /// All spellings, one after the other.
  private var bytes: [UInt8] = []
  /// Where each spelling ends in `bytes`.
  private var ends: [Int] = []
  /// Each number at the place that its hash leads to, or at the next free one; at least half of the places are free.
  private var places: [Int32] = Array(repeating: -1, count: 256)

  /// How many there are.
  var count: Int { ends.count }

  /// How a number is spelled.
  subscript(number: Int) -> String { letters(of: number).text }

  /// The bytes of a number.
  func letters(of number: Int) -> ArraySlice<UInt8> {
    bytes[(number == 0 ? 0 : ends[number - 1])..<ends[number]]
  }

  /// The number of a spelling; none when it was never met.
  func number(of spelling: String) -> Int? {
    var spelling = spelling
    return number(at: spelling.withUTF8 { place(of: $0) })
  }

  /// The number of a spelling; none when it was never met.
  func number(of spelling: ArraySlice<UInt8>) -> Int? {
    number(at: spelling.withUnsafeBufferPointer { place(of: $0) })
  }

  /// The number of a spelling, a new one when it was never met.
  mutating func add(_ spelling: ArraySlice<UInt8>) -> Int {
    if count * 2 >= places.count { grow() }
    let place = spelling.withUnsafeBufferPointer { self.place(of: $0) }
    if let number = number(at: place) { return number }
    places[place] = Int32(count)
    bytes += spelling
    ends.append(bytes.count)
    return count - 1
  }

  private func number(at place: Int) -> Int? {
    places[place] < 0 ? nil : Int(places[place])
  }

  /// Where the number of a spelling stands, or belongs.
  private func place(of spelling: UnsafeBufferPointer<UInt8>) -> Int {
    // FNV-1a: nothing depends on the order of the places.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in spelling { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let mask = places.count - 1
    var place = Int(truncatingIfNeeded: hash ^ (hash >> 32)) & mask
    while places[place] >= 0, !isSpelled(Int(places[place]), spelling) { place = (place + 1) & mask }
    return place
  }

  private func isSpelled(_ number: Int, _ spelling: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = number == 0 ? 0 : ends[number - 1]
    guard ends[number] - start == spelling.count else { return false }
    for index in spelling.indices where bytes[start + index] != spelling[index] { return false }
    return true
  }

  private mutating func grow() {
    places = Array(repeating: -1, count: places.count * 2)
    for number in 0..<count {
      let place = letters(of: number).withUnsafeBufferPointer { self.place(of: $0) }
      places[place] = Int32(number)
    }
  }
}

/// The cases of a type by their names; to make one of its raw value would compare that with every name in turn.
struct CaseNames<Case: CaseIterable & RawRepresentable & Sendable>: Sendable where Case.RawValue == String {
  private let cases = Array(Case.allCases)
  private let names: Spellings

  /// The names of all cases.
  init() {
    var names = Spellings()
    for one in cases { _ = names.add(Array(one.rawValue.utf8)[...]) }
    self.names = names
  }

  /// The case of a name.
  subscript(name: String) -> Case? { names.number(of: name).map { cases[$0] } }
}

extension ArraySlice<UInt8> {
  /// Takes the next stretch between the bytes of one kind off the front; none at the end. Empty ones are left out.
  mutating func take(upTo mark: Unicode.Scalar) -> Self? {
    let mark = UInt8(ascii: mark)
    guard let start = firstIndex(where: { $0 != mark }) else { return nil }
    let end = self[start...].firstIndex(of: mark) ?? endIndex
    let stretch = self[start..<end]
    self = self[end...]
    return stretch
  }

  /// The stretches between the bytes of one kind; empty ones are left out.
  func cut(at mark: Unicode.Scalar) -> [Self] {
    var rest = self
    var stretches: [Self] = []
    while let stretch = rest.take(upTo: mark) { stretches.append(stretch) }
    return stretches
  }

  /// Whether the first byte is one of these.
  func begins(with marks: StaticString) -> Bool {
    guard let first else { return false }
    return marks.withUTF8Buffer { $0.contains(first) }
  }

  /// The bytes as text.
  var text: String { String(decoding: self, as: UTF8.self) }
}
