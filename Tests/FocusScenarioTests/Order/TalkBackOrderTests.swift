import Testing

@testable import FocusScenario

@Suite("TalkBack's order")
struct TalkBackOrderTests {
  /// Elements as an app file writes them, and the stops in the order in which swipes reach them.
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    var elements: String
    var stops: [String]
    var testDescription: String { title }

    init(_ title: String, _ elements: String, _ stops: String) {
      self.title = title
      self.elements = elements
      self.stops = stops.split(separator: " ").map(String.init)
    }
  }

  static let cases = [
    Case(
      "what overlaps in height is one row, read from the left (TB-1, TB-21)",
      """
        text "Right", at 200, 0, 100, 40
        text "Left", at 0, 30, 100, 40
        text "Below", at 0, 70, 100, 40
      """,
      "Left Right Below"
    ),
    Case(
      "what ends above the other's top comes first (TB-1)",
      """
        text "Low", at 0, 40, 100, 40
        text "High", at 200, 0, 100, 40
      """,
      "High Low"
    ),
    Case(
      "of one left edge the higher, then the taller, then the wider (TB-1)",
      """
        text "Lower", at 0, 10, 50, 100
        text "Narrow", at 0, 0, 40, 50
        text "Wide", at 0, 0, 60, 50
        text "Tall", at 0, 0, 40, 100
      """,
      "Tall Wide Narrow Lower"
    ),
    Case("without frames the author's order stands", "  text \"B\"\n  text \"A\"", "B A"),
    Case(
      "what has no frame changes places with nothing",
      """
        text "Low", at 0, 100, 50, 20
        text "Between"
        text "High", at 0, 0, 50, 20
      """,
      "Low Between High"
    ),
    Case(
      "a group is placed by what is in it, and read whole (TB-2, TB-22)",
      """
        group, at 0, 0, 300, 300
          text "Second", at 0, 260, 50, 20
          text "First", at 0, 200, 50, 20
        text "Above", at 0, 100, 50, 20
        text "After", at 0, 400, 50, 20
      """,
      "Above First Second After"
    ),
    Case(
      "a higher priority, which is a smaller index, comes first (TB-23)",
      """
        text "Late", sort priority -1
        text "Middle"
        text "Early", sort priority 1
      """,
      "Early Middle Late"
    ),
    Case(
      "what is put behind something follows it; what is not listed stays (TB-3)",
      """
        group, explicit order "B", "A"
          text "A"
          text "B"
          text "C"
      """,
      "B A C"
    ),
    Case(
      "a text belongs to what is acted on around it; a control in it does not (TB-5)",
      """
        row "Row"
          text "Detail"
          button "Star"
        card, combine children
          text "Title"
          button "Play"
      """,
      "Row Star Play"
    ),
    Case(
      "a control without words is a stop, a picture and a group without are none (TB-5)",
      """
        button ""
        image ""
        group
        group
          image "Photo"
      """,
      "Photo"
    ),
    Case(
      "what is out of sight or hidden is none (TB-5)",
      """
        text "Seen"
        text "Off", off screen to the eye
        text "Gone", not shown
        group, hidden from assistive technology
          text "Inside"
      """,
      "Seen"
    ),
    Case(
      "children that are ignored are not there",
      """
        button "Whole", ignore children
          button "Part"
      """,
      "Whole"
    ),
  ]

  @Test("is that of the layout", arguments: cases)
  func order(row: Case) {
    #expect(stops("Screen: Main\n\(row.elements)").filter { !$0.isEmpty } == row.stops)
  }

  @Test("is never mirrored (TB-1)")
  func noMirror() {
    let elements = "Screen: Main\n  text \"Right\", at 200, 0, 100, 40\n  text \"Left\", at 0, 0, 100, 40"
    #expect(stops("Direction: right to left\n" + elements) == ["Left", "Right"])
  }

  private func stops(_ text: String) -> [String] {
    let index = AppIndex(AppFixtures.read(text).app)
    let states = ElementStates(index.entries.map { ElementState($0.element) })
    return TalkBackOrder.stops(of: ContainerIdentifier(0), in: index, states: states).map { index.element($0).label }
  }

  @Test("of a level is by definition that of an insertion sort", arguments: 1...300)
  func isInsertionSort(seed: Int) {
    var numbers = Numbers(seed: seed)
    let height = [30, 100, 1_000][seed % 3]
    var level = TalkBackLevel()
    var sorted: [(element: ElementIdentifier, bounds: TalkBackBounds?)] = []
    for number in 0..<(2 + numbers.next(below: seed.isMultiple(of: 5) ? 100 : 12)) {
      let frame = Element.Frame(
        x: Double(numbers.next(below: 4) * 10),
        y: Double(numbers.next(below: height) / 10 * 10),
        width: 10,
        height: Double(seed.isMultiple(of: 2) ? 10 : 5 + numbers.next(below: 20))
      )
      let bounds = numbers.once(in: 10) ? nil : TalkBackBounds(frame)
      level.append(ElementIdentifier(number), bounds)
      let place = sorted.lastIndex { one in !(bounds.flatMap { new in one.bounds.map(new.precedes) } ?? false) }
      sorted.insert((ElementIdentifier(number), bounds), at: place.map { $0 + 1 } ?? 0)
    }
    #expect(level.sorted == sorted.map(\.element))
  }
}
