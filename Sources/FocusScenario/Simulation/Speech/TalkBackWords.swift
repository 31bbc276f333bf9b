/// The words that TalkBack adds to an app's own, in one language (TB-30).
///
/// Roles and hints for which no source gives a word in a language are left out there.
struct TalkBackWords: Sendable {
  /// A row of the table.
  enum Word: Int, CaseIterable, Sendable {
    case button, checkbox, radioButton, toggle, slider, textField, image, heading
    case selected, checked, notChecked, on, off, disabled, expanded, collapsed
    case unlabelled, position, activate
  }

  let language: App.Language
  private let column: Int

  /// The words of a language.
  init(in language: App.Language) {
    self.language = language
    column = App.Language.allCases.firstIndex(of: language) ?? 0
  }

  /// A word as the table has it.
  subscript(_ word: Word) -> String { Self.table[word.rawValue][column] }

  /// The word of a role; none for texts, rows and what the table lacks.
  func role(_ role: Element.Role) -> String? {
    switch role {
    case .button, .backButton: self[.button]
    case .checkbox: self[.checkbox]
    case .toggle: self[.toggle]
    case .slider: self[.slider]
    case .textField, .secureField, .searchField: self[.textField]
    case .image: self[.image]
    case .heading: self[.heading]
    case .tab: onlyEnglish("Tab")  // TB-17
    default: nil
    }
  }

  /// `2 of 4`.
  func position(_ number: Int, of count: Int) -> String {
    self[.position].map { $0 == "N" ? "\(number)" : $0 == "M" ? "\(count)" : String($0) }.joined()
  }

  /// How many items focus goes in among (TB-14, TB-17).
  func entry(to count: Int) -> String? { onlyEnglish("in list, \(count) item\(count == 1 ? "" : "s")") }

  /// What a double tap does to a role (TB-15).
  func usage(_ role: Element.Role) -> String? {
    switch role {
    case .toggle, .checkbox: onlyEnglish("Double-tap to toggle")
    case .textField, .secureField, .searchField: onlyEnglish("Double-tap to edit")
    case .slider, .stepper, .picker: nil
    default: self[.activate]
    }
  }

  private func onlyEnglish(_ text: String) -> String? { language == .english ? text : nil }
}

extension TalkBackWords {
  /// A row for each word, a column for each language, both in the order of their cases.
  static let table = [
    ["Button", "Knapp", "Schaltfläche", "Bouton", "Botón", "ボタン", "按钮"],
    [
      "Check box", "Kryssruta", "Kästchen", "Case à cocher", "Casilla de verificación", "チェックボックス", "复选框",
    ],
    [
      "Radio button", "Alternativknapp", "Optionsfeld", "Case d'option", "Botón de selección", "ラジオボタン",
      "单选按钮",
    ],
    ["Switch", "Reglage", "Schalter", "Bouton", "Interruptor", "スイッチ", "开关"],
    ["Slider", "Skjutreglage", "Schieberegler", "Curseur", "Control deslizante", "スライダー", "滑块"],
    [
      "Edit box", "Redigeringsruta", "Bearbeitungsfeld", "Zone d'édition", "Cuadro de edición", "編集ボックス",
      "编辑框",
    ],
    ["Image", "Bild", "Bild", "Image", "Imagen", "画像", "图片"],
    ["Heading", "Rubrik", "Überschrift", "Titre", "Encabezado", "見出し", "标题"],
    ["selected", "markerad", "ausgewählt", "sélectionné", "seleccionado", "選択済み", "已选中"],
    ["checked", "markerad", "aktiviert", "coché", "seleccionado", "ON", "已选中"],
    ["not checked", "inte markerad", "nicht aktiviert", "non coché", "no seleccionado", "未選択", "未选中"],
    ["on", "på", "an", "activé", "activado", "ON", "已开启"],
    ["off", "av", "aus", "désactivé", "desactivado", "OFF", "已关闭"],
    ["disabled", "inaktiverad", "deaktiviert", "désactivé", "inhabilitado", "無効", "已停用"],
    ["expanded", "utökad", "Maximiert", "développé", "mostrado", "展開されています", "已展开"],
    ["collapsed", "komprimerad", "Minimiert", "regroupé", "oculta", "折りたたまれています", "已收起"],
    ["Unlabelled", "Namnlös", "Unbenannt", "Sans libellé", "Sin texto", "ラベルなし", "未加标签"],
    ["N of M", "N av M", "N von M", "N sur M", "N de M", "M件中のN件目です", "第 N 个，共 M 个"],
    [
      "Double-tap to activate", "Tryck två gånger för att aktivera", "Zum Aktivieren doppeltippen",
      "Appuyer deux fois pour activer", "Toca dos veces para activar", "有効にするにはダブルタップします",
      "点按两次即可激活",
    ],
  ]
}
