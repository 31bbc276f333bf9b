/// A noun that names a kind of thing rather than one thing: the sheet, the error, a loading element.
enum KindNoun: Hashable, Sendable {
  case context([Container.Kind])
  case role([Element.Role])
  case error
  case field
  case title
  case opener
  case top
  case loading
  case row
  /// Any element at all.
  case element
  /// Anything that the technology stops on now.
  case stop
  /// Any element a user acts on.
  case control

  /// Every kind noun of the language, singular, with what it means.
  static let table: [String: KindNoun] = [
    "sheet": .context([.sheet]), "panel": .context([.overlay]), "overlay": .context([.overlay]),
    "alert": .context([.alert]), "dialog": .context([.alert, .confirmationDialog]),
    "menu": .context([.menu]), "popover": .context([.popover]), "cover": .context([.fullScreenCover]),
    "modal": .context([.sheet, .fullScreenCover, .overlay, .alert, .confirmationDialog, .popover]),
    "toast": .context([.toast]), "snackbar": .context([.toast]),
    "screen": .context([.screen, .tab]), "page": .context([.screen, .tab]), "form": .context([.screen, .tab, .sheet]),
    "error": .error, "message": .error,
    "field": .field, "input": .field,
    "title": .title, "heading": .title, "header": .title,
    "opener": .opener, "trigger": .opener,
    "top": .top, "start": .top, "beginning": .top,
    "spinner": .loading, "skeleton": .loading, "loader": .loading,
    "result": .row, "item": .row, "row": .row, "cell": .row, "card": .role([.card, .row]), "entry": .row,
    "button": .role([.button, .backButton]), "link": .role([.link]), "image": .role([.image]), "text": .role([.text]),
    "toggle": .role([.toggle]), "switch": .role([.toggle]), "checkbox": .role([.checkbox]), "slider": .role([.slider]),
    "stepper": .role([.stepper]), "picker": .role([.picker]), "tab": .role([.tab]), "list": .role([.list]),
    "element": .element, "stop": .stop, "thing": .element, "control": .control,
  ]

  /// What words mean that say nothing but a kind: `the error`, `the error message`, not `the card error`.
  static func meant(by phrase: String) -> KindNoun? {
    let words = Words.split(phrase)
    guard let head = words.last, let kind = table[Words.singular(head)] else { return nil }
    let modifiers = words.dropLast()
    return modifiers.isEmpty || kind == .error && modifiers.allSatisfy(ReferenceResolver.wordsOfErrors.contains)
      ? kind : nil
  }

  /// Words before a kind noun that name a state instead of a label.
  static let states: Set<String> = ["loading", "selected", "disabled", "enabled", "checked", "expanded", "collapsed"]
}
