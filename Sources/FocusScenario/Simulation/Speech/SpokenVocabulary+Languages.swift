extension SpokenVocabulary {
  /// English (VO-62, VO-67, VO-71, VO-73, VO-74, VO-76, VO-79).
  public static let english = SpokenVocabulary(
    language: "en",
    words: [
      .selected: "selected", .dimmed: "dimmed", .expanded: "expanded", .collapsed: "collapsed",
      .checked: "checked", .notChecked: "not checked", .on: "on", .off: "off", .mixed: "mixed",
      .button: "button", .backButton: "back button", .popUpButton: "pop up button", .switchButton: "switch button",
      .checkbox: "checkbox", .tab: "tab", .textField: "text field", .secureTextField: "secure text field",
      .editing: "is editing", .heading: "heading", .link: "link", .adjustable: "adjustable", .image: "image",
      .searchField: "search field", .back: "back",
      .position: "{} of {}", .row: "row {}", .column: "column {}",
      .rowSpan: "spans {} rows", .columnSpan: "spans {} columns",
      .listStart: "list start", .listEnd: "list end", .landmarkStart: "landmark", .landmarkEnd: "end",
      .alert: "alert",
      .caretAtStart: "insertion point at start", .caretAtEnd: "insertion point at end",
      .toggleHint: "Double tap to toggle setting.",
      .adjustHint: "Swipe up or down with one finger to adjust the value.",
      .editHint: "Double tap to edit.",
      .editingHint: "Use the rotor to access Misspelled Words",
      .pickerHint: "Double tap to activate the picker",
    ],
    capitalizesEveryWord: true
  )

  /// German (VO-105); the words that are not in the fact are said in English.
  public static let german = SpokenVocabulary(
    language: "de",
    words: [
      .selected: "Auswahl", .dimmed: "Grau dargestellt", .on: "Ein", .off: "Aus", .mixed: "Gemischt",
      .button: "Taste", .backButton: "Zurück Taste", .switchButton: "Umschalttaste", .tab: "Tabulator",
      .textField: "Textfeld", .secureTextField: "Sicheres Textfeld", .editing: "Bearbeiten",
      .heading: "Überschrift", .link: "Hyperlink", .adjustable: "Einstellbar", .image: "Bild",
      .searchField: "Suchfeld", .back: "Zurück",
      .position: "{} von {}", .row: "Zeile {}", .column: "Spalte {}",
      .rowSpan: "Umfasst {} Zeilen", .columnSpan: "Umfasst {} Spalten",
      .listStart: "Anfang der Liste", .listEnd: "Ende der Liste",
      .landmarkStart: "Orientierungspunkt", .landmarkEnd: "Ende",
      .toggleHint: "Zum Umschalten Doppeltippen.",
      .adjustHint: "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.",
      .editHint: "Zum Bearbeiten doppeltippen.",
    ]
  )

  /// The vocabularies of the package.
  public static let all = [english, german]
}
