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

  @Test("has its hint last, and only when asked for")
  func hint() {
    let speech = Speech(label: "Pay", roles: ["button"], hint: "Charges your card")
    #expect(speech.text == "Pay, button")
    #expect(speech.text(in: .document, withHint: true) == "Pay, button, Charges your card")
  }
}
