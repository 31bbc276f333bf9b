import Foundation
import Testing

@testable import FocusScenario

/// One screen with the order in which it is read and what is spoken for it, as a case file writes it.
struct OrderCase: Decodable, CustomTestStringConvertible {
  var name: String
  var idiom: String
  var direction: String
  var elements: [Node]
  var expectedOrder: [String]
  /// Pairs that are read in one order and would alone be read in the other: `C after A`; none when nobody asks.
  var expectedAmbiguities: [String]?
  /// Runs parallel to the order, in the style that is named.
  var expectedSpeech: [String]?
  var expectedHints: [String?]?
  /// The containers that are kept: `list:label`.
  var expectedContainers: [String]?
  /// What is heard after an element was activated and selected by that, of one element each.
  var afterActivation: [String]?
  /// `accessibilitySnapshot`, the library's text, or `utterance`, what a device said.
  var speechStyle: String?
  /// How utterances are compared.
  var match: String?
  /// For people: where it is from, how sure its frames are.
  var source: String?
  var basis: String?
  var frames: String?
  var notes: String?
  /// What the case says and nobody here understands, with its place; found when it is read.
  var notUnderstood: [String]?

  var testDescription: String { name }

  /// The cases of every file of the fixture folder, and of the folder that the environment names, by file name.
  static func all() throws -> [OrderCase] {
    let folders = [Fixture.root.appendingPathComponent("order")]
    let named = ProcessInfo.processInfo.environment["FOCUS_SCENARIO_CASES"].map { URL(fileURLWithPath: $0) }
    return try (folders + [named].compactMap { $0 }).flatMap { folder in
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      return try files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
        .flatMap { try read(Data(contentsOf: $0)) }
    }
  }

  /// The cases of a file, each with what of it is not understood: what is passed over silently would prove nothing.
  static func read(_ data: Data) throws -> [OrderCase] {
    let objects = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] ?? []
    return try zip(JSONDecoder().decode([OrderCase].self, from: data), objects).map { example, object in
      var example = example
      example.notUnderstood = example.strangers(in: object)
      return example
    }
  }

  /// The screen as an app of one context.
  var index: AppIndex {
    var screen = Container(name: "Screen", kind: .screen)
    screen.elements = Node.elements(of: elements)
    var app = App(name: name, containers: [screen])
    app.idiom = idiom == "phone" ? .phone : .pad  // VO-31: all others have the pad's rows
    app.direction = direction == "rtl" ? .rightToLeft : .leftToRight
    return AppIndex(app)
  }
}

// MARK: - Comparing

extension OrderCase {
  /// Everything in which the simulator differs from the case.
  var differences: [String] {
    let index = index
    let states = ElementStates(index.entries.map { ElementState($0.element) })
    let reading = ReadingOrder(of: ContainerIdentifier(0), in: index, states: states)
    if let strangers = notUnderstood, !strangers.isEmpty { return strangers.map { "not understood: \($0)" } }
    let labels = reading.elements.map { label(of: $0, index, states, reading.elements) }
    guard labels == expectedOrder else { return ["order: read \(labels), expected \(expectedOrder)"] }
    let found = reading.ambiguities.map { "\(index.element($0.later).label) after \(index.element($0.earlier).label)" }
    let speeches = reading.elements.map { element in
      var speech = SpeechComposer.speech(of: element, in: index, states: states, order: reading.elements)
      speech.edge = SpeechComposer.edge(at: element, in: index, order: reading.elements)
      return speech
    }
    return list("ambiguities", found, expectedAmbiguities ?? found) + containers(reading.elements, index, states)
      + spoken(speeches)
      + activated(reading.elements, index, states)
  }

  /// What a case calls an element: its own label, or of combined elements all their labels (VO-19).
  private func label(
    of element: ElementIdentifier,
    _ index: AppIndex,
    _ states: ElementStates,
    _ order: [ElementIdentifier]
  ) -> String {
    let own = index.element(element)
    guard own.label.isEmpty, own.isCombined else { return own.label }
    return SpeechComposer.speech(of: element, in: index, states: states, order: order).label
  }

  private func list(_ what: String, _ found: [String], _ expected: [String]) -> [String] {
    found == expected ? [] : ["\(what): \(found), expected \(expected)"]
  }

  private func containers(
    _ order: [ElementIdentifier],
    _ index: AppIndex,
    _ states: ElementStates
  ) -> [String] {
    guard let expectedContainers else { return [] }
    let tree = AccessibleTree(of: ContainerIdentifier(0), in: index, states: states)
    let kept = index.entries.indices.map { ElementIdentifier($0) }.filter(tree.isEntered)
    func names(_ elements: [ElementIdentifier]) -> [String] {
      elements.compactMap { element in
        Node.containers.first { $0.value == index.element(element).role }.map {
          "\($0.key):\(index.element(element).label)"
        }
      }
    }
    // As they are written, or as they are read: the cases do not say which.
    let read = order.flatMap { index.ancestors(of: $0).reversed() }
    let first = read.indices.filter { read.firstIndex(of: read[$0]) == $0 }.map { read[$0] }.filter(kept.contains)
    if names(first) == expectedContainers { return [] }
    return list("containers", names(kept), expectedContainers)
  }

  private func spoken(_ speeches: [Speech]) -> [String] {
    var differences: [String] = []
    if let expectedSpeech, match == "ordered fragments" {
      let lines = speeches.map { $0.recordedLine(withHint: true) }
      var rest = Self.normalized(lines.joined(separator: " "))[...]
      for fragment in expectedSpeech.map(Self.normalized) {
        guard let range = rest.range(of: fragment) else { return ["speech: no '\(fragment)' in '\(rest)'"] }
        rest = rest[range.upperBound...]
      }
    } else if let expectedSpeech {
      if expectedSpeech.count != speeches.count {
        return ["speech: \(speeches.count) elements, not \(expectedSpeech.count)"]
      }
      for (speech, expected) in zip(speeches, expectedSpeech) where !says(speech, expected) {
        differences.append("speech: '\(speech.text(in: style))', expected '\(expected)'")
      }
    }
    for (speech, expected) in zip(speeches, expectedHints ?? []) where speech.hint(in: style) != expected {
      differences.append("hint: '\(speech.hint(in: style) ?? "")', expected '\(expected ?? "")'")
    }
    return differences
  }

  private func activated(_ order: [ElementIdentifier], _ index: AppIndex, _ states: ElementStates) -> [String] {
    let heard = order.map { element in
      var states = states
      states[element.index].isSelected = true
      let speech = SpeechComposer.speech(of: element, in: index, states: states, order: order)
      return Self.normalized(speech.afterActivation.text)
    }
    return (afterActivation ?? []).filter { !heard.contains(Self.normalized($0)) }
      .map { "after activation: '\($0)' is not one of \(heard)" }
  }

  private var style: SpeechStyle { speechStyle == "utterance" ? .xcuitest27 : .snapshot }

  /// A device's words count with and without the hint, which a user can switch off (VO-60), and whole or cut as the
  /// testing service cuts them (VO-97): a person who heard them wrote all of them.
  private func says(_ speech: Speech, _ expected: String) -> Bool {
    guard style == .xcuitest27 else { return speech.text(in: .snapshot) == expected }
    let heard = [true, false].flatMap { isHintSpoken in
      [speech.text(in: .xcuitest27, withHint: isHintSpoken), speech.recordedLine(withHint: isHintSpoken)]
    }
    return heard.map(Self.normalized).contains(Self.normalized(expected))
  }

  /// Without case, commas, full stops and white space that differ; numbers as digits.
  private static func normalized(_ text: String) -> String {
    let words = text.lowercased().filter { $0 != "," && $0 != "." }.split(whereSeparator: \.isWhitespace)
    return words.map { numbers[String($0)] ?? String($0) }.joined(separator: " ")
  }

  private static let numbers = [
    "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8",
    "nine": "9", "ten": "10", "eleven": "11", "twelve": "12",
  ]
}
