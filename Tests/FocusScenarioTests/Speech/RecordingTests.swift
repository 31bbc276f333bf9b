import Foundation
import Testing

@testable import FocusScenario

/// A screen written down from a recording, and what the recording heard on it, forward from its first element.
struct RecordedScreen: CustomTestStringConvertible {
  let testDescription: String
  let index: AppIndex
  let utterances: [String]

  /// The recordings of the fixture folder, by name.
  static func all() throws -> [RecordedScreen] {
    let folder = Fixture.root.appendingPathComponent("speech/recordings")
    return try AppFixtures.files(in: folder, ending: ".app").map { file in
      let heard = file.url.deletingPathExtension().appendingPathExtension("utterances")
      let lines = try String(contentsOf: heard, encoding: .utf8).split(separator: "\n").map(String.init)
      let index = AppIndex(try AppFixtures.read(file).app)
      return RecordedScreen(testDescription: file.name, index: index, utterances: lines)
    }
  }

  /// What is heard in so many moves; at the last element a move stays there and says it again (VO-195).
  func walk(_ count: Int) -> [String] {
    let states = ElementStates(index.entries.map { ElementState($0.element) })
    let order = ReadingOrder.elements(of: ContainerIdentifier(0), in: index, states: states)
    return (0..<count).map { number in
      let previous = number == 0 ? nil : order[min(number, order.count) - 1]
      let element = order[min(number, order.count - 1)]
      var speech = SpeechComposer.speech(of: element, in: index, states: states, order: order)
      speech.entered = SpeechComposer.entered(by: element, from: previous, in: index, states: states)
      return speech.text(in: .xcuitest27)
    }
  }
}

@Suite("recorded speech")
struct RecordingTests {
  @Test("is composed word for word, and cut where the recording cuts it", arguments: try RecordedScreen.all())
  func utterances(of recording: RecordedScreen) {
    #expect(recording.walk(recording.utterances.count) == recording.utterances)
  }

  @Test("comes from eight screens")
  func count() throws {
    #expect(try RecordedScreen.all().count == 8)
  }
}
