/// Numbers for the lists of profiles that the blocks of a file have, in the order in which they are met.
struct ProfileLists {
  private var numbers: [[Profile]: Int] = [:]
  private var last: (profiles: [Profile], number: Int)?

  /// The number of a list; wherever it stands, the same profiles have the same number.
  mutating func number(of profiles: [Profile]) -> Int {
    if let last, Self.isSame(last.profiles, profiles) { return last.number }
    let placeless = profiles.map { Profile(name: $0.name, technology: $0.technology, range: SourceRange(0, 0)) }
    let number = numbers[placeless] ?? numbers.count
    numbers[placeless] = number
    last = (placeless, number)
    return number
  }

  private static func isSame(_ first: [Profile], _ second: [Profile]) -> Bool {
    first.count == second.count
      && zip(first, second).allSatisfy { $0.technology == $1.technology && $0.name == $1.name }
  }
}
