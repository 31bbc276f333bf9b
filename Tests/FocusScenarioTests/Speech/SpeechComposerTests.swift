import Testing

@testable import FocusScenario

@Suite("speech")
struct SpeechComposerTests {
  @Test("is composed as the tables say", arguments: try SpeechTable.all())
  func tables(_ table: SpeechTable) {
    let states = ElementStates(table.index.entries.map { ElementState($0.element) })
    let order = ReadingOrder.elements(of: ContainerIdentifier(0), in: table.index, states: states)
    for (number, row) in table.rows.enumerated() {
      let element = ElementIdentifier(number)
      guard let spoken = row.spoken else { continue }
      #expect(order.contains(element), "\(spoken)")
      let speech = SpeechComposer.speech(of: element, in: table.index, states: states, order: order)
      #expect(speech.text == spoken)
      #expect(speech.hint == row.hint, "\(spoken)")
    }
  }

  @Test("follows the states, not the start")
  func states() {
    let index = ReadingOrderTests.index([Element(.button, "Pay")])
    var states = ElementStates(index.entries.map { ElementState($0.element) })
    states[0].label = "Retry"
    states[0].isDisabled = true
    let order = [ElementIdentifier(0)]
    let speech = SpeechComposer.speech(of: ElementIdentifier(0), in: index, states: states, order: order)
    #expect(speech == Speech(label: "Retry", states: ["dimmed"], roles: ["button"]))
  }

  /// What an element can be, beside its role, each alone and in twos.
  private static let looks: [@Sendable (inout Element) -> Void] = [
    { _ in }, { $0.label = "" }, { $0.value = "2" }, { $0.value = "" }, { $0.spokenValue = "two" },
    { $0.placeholder = "Any" }, { $0.isDisabled = true }, { $0.isSelected = true }, { $0.isChecked = false },
    { $0.isExpanded = true }, { $0.traits = .header }, { $0.traits = .keyboardKey },
    { $0.cell = Element.Cell(row: 1, column: 1) }, { $0.childrenBehaviour = .combine },
    { $0.children = [Element(.text, "Inside")] },
  ]

  @Test("is the same in one line where it is known without its parts", arguments: Element.Role.allCases)
  func plainText(of role: Element.Role) {
    for first in Self.looks {
      for second in Self.looks {
        for holder in [Element.Role.view, .tabBar, .segmentedControl, .table] {
          var element = Element(role, "Pay")
          first(&element)
          second(&element)
          var parent = Element(holder, "")
          parent.children = [element]
          let index = ReadingOrderTests.index([parent])
          let states = ElementStates(index.entries.map { ElementState($0.element) })
          let identifier = ElementIdentifier(1)
          let speech = SpeechComposer.speech(of: identifier, in: index, states: states, order: [identifier])
          let plain = SpeechComposer.plainText(of: identifier, in: index, states: states)
          #expect(plain == nil || plain == speech.text, "\(element)")
        }
      }
    }
  }

  @Test("is known in one line for what most swipes come to, and not while a field is edited")
  func plainTextIsKnown() {
    let elements = [Element(.button, "Pay"), Element(.heading, "Cart"), Element(.text, "Total").with(\.value, "9")]
    let index = ReadingOrderTests.index(elements)
    let states = ElementStates(index.entries.map { ElementState($0.element) })
    let texts = index.entries.indices.map { number in
      SpeechComposer.plainText(of: ElementIdentifier(number), in: index, states: states)
    }
    #expect(texts == ["Pay, button", "Cart, heading", "Total, 9"])
    let first = ElementIdentifier(0)
    #expect(SpeechComposer.plainText(of: first, in: index, states: states, editing: first) == nil)
  }

  @Test("has its hint last, and only when asked for")
  func hint() {
    let speech = Speech(label: "Pay", roles: ["button"], hint: "Charges your card")
    #expect(speech.text == "Pay, button")
    #expect(speech.text(in: .document, withHint: true) == "Pay, button, Charges your card")
  }
}
