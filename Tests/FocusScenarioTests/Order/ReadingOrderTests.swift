import Foundation
import Testing

@testable import FocusScenario

@Suite("the reading order of a screen")
struct ReadingOrderTests {
  @Test("and what is spoken are those of the case files", arguments: try OrderCase.all())
  func cases(of example: OrderCase) {
    #expect(example.differences == [])
  }

  @Test("is not judged of a case that says what nobody understands")
  func strangers() throws {
    let text = """
      [{ "name": "a", "idiom": "watch", "direction": "ltr", "expectedOrder": ["A"], "expectedRotor": [],
         "elements": [{ "label": "A", "tint": "red", "traits": ["button", "shiny"] },
           { "container": "grid", "children": [{ "label": "B", "sortIndex": 1 }] }] }]
      """
    let example = try #require(try OrderCase.read(Data(text.utf8)).first)
    let strangers = [
      "expectedRotor", "idiom 'watch'", "elements[0].tint", "elements[0].trait 'shiny'",
      "elements[1].container 'grid'", "elements[1].children[0].sortIndex",
    ]
    #expect(example.differences == strangers.map { "not understood: \($0)" })
  }

  @Test("is the same by the short ways as by the insertion sorts that define it", arguments: 0..<600)
  func definition(seed: Int) {
    let tree = RandomTree(seed: seed)
    let definition = DefinedOrder(
      idiom: seed % 2 == 0 ? .phone : .pad,
      direction: seed % 5 == 0 ? .rightToLeft : .leftToRight
    )
    let order = ReadingOrderTests.read(Self.index(tree.elements, definition.idiom, definition.direction))
    #expect(order == definition.read(tree.elements).joined(separator: ", "))
  }

  /// A sort of the library is an insertion sort itself as long as there is little to sort.
  @Test("is that of the insertion sort also for a level of hundreds whose rows run into one another", arguments: 0..<12)
  func largeChains(seed: Int) {
    var numbers = Numbers(seed: seed)
    let elements = (0..<300).map { number in
      let (x, y) = (Double(numbers.next(below: 40) * 10), Double(numbers.next(below: 500)))
      return Element(.text, "\(number)").with(\.frame, Element.Frame(x: x, y: y, width: 10, height: 10))
    }
    let definition = DefinedOrder(idiom: .pad, direction: seed % 2 == 0 ? .rightToLeft : .leftToRight)
    let order = ReadingOrderTests.read(Self.index(elements, definition.idiom, definition.direction))
    #expect(order == definition.read(elements).joined(separator: ", "))
  }

  @Test("has each stop once", arguments: 0..<200)
  func once(seed: Int) {
    let index = Self.index(RandomTree(seed: seed).elements)
    let states = ElementStates(index.entries.map { ElementState($0.element) })
    let order = ReadingOrder(of: ContainerIdentifier(0), in: index, states: states).elements
    #expect(Set(order).count == order.count)
  }

  @Test("is the same when it was kept over changes as when it is made anew", arguments: 0..<60)
  func changes(seed: Int) throws {
    let tree = RandomTree(seed: seed)
    var numbers = Numbers(seed: seed + 1)
    let changes: [(Target) -> Effect] = [{ .remove($0) }, { .show($0) }, { .hide($0) }, { .reveal($0) }]
    let buttons = (0..<12).map { number in
      let target = Target.named("e\(numbers.next(below: tree.count))")
      return Button("change \(number)") { $0.add(changes[numbers.next(below: changes.count)](target)) }
    }
    let index = Self.index(buttons + [Element(.view, "").with(\.children, tree.elements)])
    var simulator = Simulator(index, technology: .voiceOver)
    _ = simulator.start()
    for number in buttons.indices {
      _ = simulator.perform(.touch(ElementIdentifier(number)))
      _ = simulator.perform(.activate)
      let states = ElementStates(index.entries.indices.map { simulator.state(of: ElementIdentifier($0)) })
      let order = ReadingOrder.elements(of: ContainerIdentifier(0), in: index, states: states)
      #expect(simulator.stops == order)
    }
  }

  @Test("is told once where only the author's order decides")
  func noted() {
    let places = ["A": (0.0, 16.0), "B": (20, 8), "C": (40, 0)]
    let elements = ["A", "B", "C"].map { label in
      let (x, y) = places[label] ?? (0, 0)
      return Text(label).with(\.frame, .init(x: x, y: y, width: 10, height: 10))
    }
    let drop = Button("Drop") { $0.remove("D") }
    var simulator = Simulator(Self.index(elements + [drop, Text("D")], .pad), technology: .voiceOver)
    let note = "the reading order is ambiguous: 'A' comes before 'C', alone it would come after"
    #expect(simulator.start().notes == [note])
    _ = simulator.perform(.touch(ElementIdentifier(3)))
    #expect(simulator.perform(.activate).notes == [])
    var phone = Simulator(Self.index(elements), technology: .voiceOver)
    #expect(phone.start().notes == [])
  }

  @Test("follows the states, not the start")
  func states() {
    let index = ReadingOrderTests.index(["A", "B", "C"].map { Element(.text, $0) })
    var states = ElementStates(index.entries.map { ElementState($0.element) })
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
    let states = ElementStates(index.entries.map { ElementState($0.element) })
    let order = ReadingOrder.elements(of: ContainerIdentifier(0), in: index, states: states)
    #expect(order.first == ElementIdentifier(isReversed ? 99_999 : 0))
    #expect(order.count == 100_000)
  }
}

extension ReadingOrderTests {
  static func index(
    _ elements: [Element],
    _ idiom: App.Idiom = .phone,
    _ direction: App.Direction = .leftToRight
  ) -> AppIndex {
    var screen = Container(name: "Screen", kind: .screen)
    screen.elements = elements
    var app = App(name: "App", containers: [screen])
    app.idiom = idiom
    app.direction = direction
    return AppIndex(app)
  }

  static func read(_ index: AppIndex) -> String {
    let states = ElementStates(index.entries.map { ElementState($0.element) })
    return ReadingOrder.elements(of: ContainerIdentifier(0), in: index, states: states)
      .map { index.element($0).label }.joined(separator: ", ")
  }
}
