import Testing

@testable import FocusScenario

@Suite("the reading order of a screen")
struct ReadingOrderTests {
  @Test("and what is spoken are those of the case files", arguments: try OrderCase.all())
  func cases(of example: OrderCase) {
    #expect(example.differences == [])
  }

  @Test("is the same by the short ways as by the insertion sort that defines it", arguments: 0..<300)
  func shortWays(seed: Int) {
    var numbers = Numbers(seed: seed)
    let spread = [3, 30, 3000][seed % 3]
    let elements = (0..<(2 + seed % 130)).map { number in
      var element = Element(.text, "\(number)")
      element.frame = Element.Frame(
        x: Double(numbers.next(below: 4)) * 10,
        y: Double(numbers.next(below: spread)),
        width: 10,
        height: 10
      )
      return element
    }
    #expect(ReadingOrderTests.read(ReadingOrderTests.index(elements)) == ReadingOrderTests.insertionSorted(elements))
  }

  @Test("follows the states, not the start")
  func states() {
    let index = ReadingOrderTests.index(["A", "B", "C"].map { Element(.text, $0) })
    var states = index.entries.map { ElementState($0.element) }
    states[1].isInTree = false
    #expect(
      ReadingOrder.elements(of: ContainerIdentifier(0), in: index, states: states)
        == [ElementIdentifier(0), ElementIdentifier(2)]
    )
  }

  @Test("is found for 100,000 elements, from the top or from the bottom", arguments: [true, false])
  func large(isReversed: Bool) {
    let elements = (0..<100_000).map { number in
      var element = Element(.text, "")
      let row = isReversed ? 100_000 - number : number
      element.frame = Element.Frame(x: 0, y: Double(row) * 44, width: 10, height: 44)
      return element
    }
    let index = ReadingOrderTests.index(elements)
    let states = index.entries.map { ElementState($0.element) }
    let order = ReadingOrder.elements(of: ContainerIdentifier(0), in: index, states: states)
    #expect(order.first == ElementIdentifier(isReversed ? 99_999 : 0))
    #expect(order.count == 100_000)
  }
}

extension ReadingOrderTests {
  static func index(_ elements: [Element]) -> AppIndex {
    var screen = Container(name: "Screen", kind: .screen)
    screen.elements = elements
    return AppIndex(App(name: "App", containers: [screen]))
  }

  static func read(_ index: AppIndex) -> String {
    let states = index.entries.map { ElementState($0.element) }
    return ReadingOrder.elements(of: ContainerIdentifier(0), in: index, states: states)
      .map { index.element($0).label }.joined(separator: ", ")
  }

  /// The definition, written down once more: each element moves left while it sorts before its left neighbour.
  private static func insertionSorted(_ elements: [Element]) -> String {
    var sorted: [Element] = []
    for element in elements {
      var position = sorted.count
      while position > 0, precedes(element, sorted[position - 1]) { position -= 1 }
      sorted.insert(element, at: position)
    }
    return sorted.map(\.label).joined(separator: ", ")
  }

  private static func precedes(_ left: Element, _ right: Element) -> Bool {
    guard let left = left.frame, let right = right.frame else { return false }
    return abs(left.y - right.y) >= 8 ? left.y < right.y : left.x < right.x
  }

  /// Numbers that look random and are the same in every run.
  private struct Numbers {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
  }
}
