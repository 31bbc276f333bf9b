import Foundation
import Testing

@testable import FocusScenario

@Suite("styles and languages of speech")
struct SpeechStyleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var element: Element
    var style: SpeechStyle
    var vocabulary = SpokenVocabulary.english
    var text: String
    var hint: String?
    var testDescription: String { text }

    init(
      _ element: Element,
      _ style: SpeechStyle,
      _ text: String,
      hint: String? = nil,
      in words: SpokenVocabulary = .english
    ) {
      self.element = element
      self.style = style
      self.text = text
      self.hint = hint
      vocabulary = words
    }
  }

  private static let email = TextField("Email").with(\.value, "ann@example.org")
  private static let wifi = Toggle("WLAN").with(\.isChecked, true).with(\.hint, "Für zu Hause")
  private static let save = Button("Speichern").with(\.isSelected, true).with(\.isDisabled, true)
  /// As a user would supply it: what is missing is said in English.
  private static let swedish = SpokenVocabulary(language: "sv", words: [.button: "knapp", .position: "{} av {}"])

  static let rows: [Row] = [
    Row(email, .document, "Email, ann@example.org, text field", hint: "Double tap to edit."),
    Row(email, .xcuitest27, "Email ann@example.org Text field Double tap to edit.", hint: "Double tap to edit."),
    Row(email, .snapshot, "Email: ann@example.org. Text Field.", hint: "Double tap to edit."),
    Row(
      Button("Pay").with(\.hint, "Charges your card"),
      .xcuitest27,
      "Pay Button Charges your card",
      hint: "Charges your card"
    ),
    Row(Element(.backButton, "Back"), .document, "Back, button"),
    Row(Element(.backButton, "Back"), .snapshot, "Back Button."),
    Row(Element(.backButton, "Cart"), .snapshot, "Cart. Back Button."),
    Row(Button("Back"), .snapshot, "Back. Button."),
    // VO-61: the hint takes the place of what is missing, here and not in the other styles.
    Row(Button("").with(\.hint, "Closes"), .snapshot, "Closes. Button."),
    Row(Button("").with(\.hint, "Closes"), .document, "button", hint: "Closes"),
    Row(
      Toggle("").with(\.hint, "Loud").with(\.isChecked, true),
      .snapshot,
      "Loud. Switch Button. On.",
      hint: "Double tap to toggle setting."
    ),
    Row(
      Toggle("Wi-Fi").with(\.value, "Home network"),
      .snapshot,
      "Wi-Fi. Switch Button. Home network",
      hint: "Double tap to toggle setting."
    ),
    Row(Text("Done."), .snapshot, "Done."),
    Row(Button("Done.").with(\.isSelected, true), .snapshot, "Selected: Done. Button."),
    Row(Text("").with(\.isSelected, true), .snapshot, "Selected."),
    Row(Element(.secureField, "Code"), .snapshot, "Code. Secure Text Field.", hint: "Double tap to edit."),
    Row(
      Text("Chart").with(\.traits, [.image, .adjustable, .playsSound]),
      .document,
      "Chart, adjustable, image",
      hint: "Swipe up or down with one finger to adjust the value."
    ),
    Row(Text("Q").with(\.traits, [.button, .keyboardKey]), .document, "Q"),
    Row(
      Text("Wi-Fi").with(\.traits, .toggle).with(\.value, "1"),
      .document,
      "Wi-Fi, on",
      hint: "Double tap to toggle setting."
    ),
    // German (VO-105).
    Row(save, .document, "Auswahl, Speichern, Grau dargestellt, Taste", in: .german),
    Row(save, .snapshot, "Auswahl: Speichern. Grau dargestellt. Taste.", in: .german),
    Row(wifi, .document, "WLAN, Umschalttaste, Ein", hint: "Für zu Hause. Zum Umschalten Doppeltippen.", in: .german),
    Row(wifi, .snapshot, "WLAN. Umschalttaste. Ein.", hint: "Für zu Hause. Zum Umschalten Doppeltippen.", in: .german),
    Row(Element(.backButton, "Zurück"), .snapshot, "Zurück Taste.", in: .german),
    Row(
      Element(.secureField, "Kennwort"),
      .document,
      "Kennwort, Sicheres Textfeld",
      hint: "Zum Bearbeiten doppeltippen.",
      in: .german
    ),
    Row(
      Slider("Ton").with(\.value, "40 %"),
      .xcuitest27,
      "Ton 40 % Einstellbar Zum Anpassen des Wertes mit einem Finger na",
      hint: "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.",
      in: .german
    ),
    Row(Button("Spara").with(\.isDisabled, true), .document, "Spara, dimmed, knapp", in: swedish),
    Row(Button("Spara"), .xcuitest27, "Spara Knapp", in: swedish),
  ]

  @Test("each writes the parts in its own way", arguments: rows)
  func text(of row: Row) {
    let speech = Self.speech(of: [row.element], in: row.vocabulary)
    #expect(speech.text(in: row.style) == row.text)
    #expect(speech.hint(in: row.style) == row.hint)
  }

  @Test("positions and containers are said in the language")
  func places() {
    let bar = Element(.tabBar, "").holding {
      Element(.tab, "Start"); Element(.tab, "Suche")
    }
    let list = Element(.list, "").holding {
      Text("Milch"); Text("Brot")
    }
    let lines = { (elements: [Element], number: Int) in
      Self.speech(of: elements, number, in: .german).text(in: .snapshot)
    }
    #expect(lines([bar], 2) == "Suche. Tabulator. 2 von 2.")
    #expect(lines([list], 1) == "Milch. Anfang der Liste.")
    #expect(lines([list], 2) == "Brot. Ende der Liste.")
    #expect(lines([Element(.landmark, "").holding { Text("Milch") }], 1) == "Milch. Orientierungspunkt.")
  }

  @Test("a field that is edited says so, where its caret is, and another hint")
  func editing() {
    let empty = Self.speech(of: [TextField("Email")], isEditing: true)
    #expect(empty.text == "Email, text field, is editing, insertion point at start")
    let filled = Self.speech(of: [Self.email], isEditing: true)
    #expect(filled.text == "Email, ann@example.org, text field, is editing, insertion point at end")
    #expect(filled.text(in: .snapshot) == "Email: ann@example.org. Text Field. Is editing.")
    #expect(filled.hint == "Use the rotor to access Misspelled Words")
    #expect(empty.afterActivation.text == "Email, is editing, insertion point at start")
    #expect(Self.speech(of: [Button("Pay")], isEditing: true).text == "Pay, button")
  }

  @Test("an element is said again in short")
  func again() {
    let filter = Button("Last 10 days").with(\.isSelected, true).with(\.hint, "Filters")
    let segment = Element(.segmentedControl, "").holding { filter }
    #expect(Self.speech(of: [segment], 1).afterActivation.text(in: .xcuitest27) == "selected Last 10 days 1 of 1")
    let amenities = Button("Amenities").with(\.isExpanded, true)
    #expect(Self.speech(of: [amenities]).afterActivation.text == "Amenities, expanded")
    #expect(Self.speech(of: [Slider("Volume").with(\.value, "38%")]).afterAdjustment.text(in: .xcuitest27) == "38%")
  }

  @Test("a table says headers before the label and places behind it")
  func table() {
    var header = Element.Cell(row: 1, column: 2)
    header.header = .column
    let table = Element(.table, "").holding {
      Text("Departs").with(\.cell, header)
      Text("Mon").with(\.cell, Element.Cell(row: 2, column: 1))
      Text("9:30").with(\.cell, Element.Cell(row: 2, column: 2)).with(\.isSelected, true).with(\.value, "late")
    }
    #expect(Self.speech(of: [table], 3).text == "Departs, selected, 9:30, column 2, late")
    #expect(Self.speech(of: [table], 2, in: .german).text == "Mon, Zeile 2, Spalte 1")
  }

  @Test("going into a group says its label, into an alert that it is one, and going on says nothing")
  func entering() {
    let outer = Element(.semanticGroup, "Outer").holding {
      Button("A")
      Group("Inner").with(\.childrenBehaviour, .contain).holding { Button("B") }
      Group("Plain").holding { Button("C") }
    }
    var alert = Container(name: "Sure", kind: .alert)
    alert.elements = [Heading("Delete it?"), Button("Delete")]
    var screen = Container(name: "Screen", kind: .screen)
    screen.elements = [outer, Button("D")]
    let index = AppIndex(App(name: "App", containers: [screen, alert]))
    let states = ElementStates(index.entries.map { ElementState($0.element) })
    func entered(_ name: String, from previous: String?) -> [String] {
      SpeechComposer.entered(
        by: index.elements(named: name)[0],
        from: previous.map { index.elements(named: $0)[0] },
        in: index,
        states: states
      )
    }
    #expect(entered("A", from: nil) == ["Outer"])
    #expect(entered("B", from: "A") == ["Inner"])
    #expect(entered("B", from: "D") == ["Outer", "Inner"])
    #expect(entered("C", from: "B") == [])
    #expect(entered("D", from: "C") == [])
    #expect(entered("Delete it?", from: "D") == ["alert"])
    #expect(entered("Delete", from: "Delete it?") == [])
  }

  @Test("every word of English is there, and every word is its own")
  func vocabulary() {
    #expect(SpokenWord.allCases.filter { SpokenVocabulary.english.words[$0] == nil } == [])
    for vocabulary in SpokenVocabulary.all {
      #expect(Set(vocabulary.words.values).count == vocabulary.words.count, "\(vocabulary.language)")
    }
  }

  @Test("other words are data")
  func supplied() throws {
    let json =
      #"{ "language": "sv", "words": { "button": "knapp", "position": "{} av {}" }, "capitalizesEveryWord": false }"#
    let vocabulary = try JSONDecoder().decode(SpokenVocabulary.self, from: Data(json.utf8))
    #expect(vocabulary == Self.swedish)
    #expect(vocabulary.phrase(.position, 2, 3) == "2 av 3")
    #expect(vocabulary.phrase(.button, 2) == "knapp")
    #expect(try JSONDecoder().decode(SpokenVocabulary.self, from: JSONEncoder().encode(vocabulary)) == vocabulary)
  }

  @Test("a run says the groups that the user goes into, and that a field is edited")
  func run() {
    let group = Element(.semanticGroup, "Layout").holding {
      Button("Side by side"); Button("Stacked")
    }
    var simulator = Simulator(ReadingOrderTests.index([TextField("Name"), group]), technology: .voiceOver)
    _ = simulator.start()
    func heard(_ intent: Intent) -> [String] { simulator.perform(intent).utterances.map(\.text) }
    #expect(heard(.activate) == ["Name, is editing, insertion point at start"])
    #expect(heard(.next) == ["Layout, Side by side, button"])
    #expect(heard(.next) == ["Stacked, button"])
    #expect(heard(.previous) == ["Side by side, button"])
    #expect(heard(.previous) == ["Name, text field, is editing, insertion point at start"])
    #expect(simulator.currentSpeech() == "Name, text field, is editing, insertion point at start")
  }

  @Test("a run speaks the language that is asked for")
  func language() {
    let index = ReadingOrderTests.index([Heading("Adresse"), Slider("Ton").with(\.value, "40 %")])
    var simulator = Simulator(index, technology: .voiceOver, vocabulary: .german)
    #expect(simulator.start().utterances.map(\.text) == ["Adresse, Überschrift"])
    #expect(simulator.perform(.next).utterances.map(\.text) == ["Ton, 40 %, Einstellbar"])
  }

  private static func speech(
    of elements: [Element],
    _ number: Int = 0,
    isEditing: Bool = false,
    in vocabulary: SpokenVocabulary = .english
  ) -> Speech {
    let index = ReadingOrderTests.index(elements)
    let states = ElementStates(index.entries.map { ElementState($0.element) })
    let order = ReadingOrder.elements(of: ContainerIdentifier(0), in: index, states: states)
    let element = ElementIdentifier(number)
    var speech = SpeechComposer.speech(
      of: element,
      in: index,
      states: states,
      order: order,
      editing: isEditing ? element : nil,
      vocabulary: vocabulary
    )
    speech.edge = SpeechComposer.edge(at: element, in: index, order: order, vocabulary: vocabulary)
    return speech
  }
}
