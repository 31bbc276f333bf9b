// Names of controls that ask for something and go on in small letters: `Delete trip`, `Next photo`, `My account`.

extension WordMatcher {
  /// Adds such a name. A kind of control behind a name is its kind: `Save button`; and what follows has to be no noun.
  func addRequest(at position: Int, named end: Int, _ matches: inout [Vocabulary.Match]) {
    guard end == position + 1, !beginsLine(position), position > 0, !traits(at: position - 1).contains(.determiner),
      Self.requests.contains(words[position].text), let whole = requestEnd(from: end),
      let name = tables.openTerminals.name
    else { return }
    matches.append(Vocabulary.Match(terminal: name, start: position, end: whole))
  }

  private func requestEnd(from start: Int) -> Int? {
    var end = start
    while end < words.count, end < start + 2, mayGoOn(at: end) { end += 1 }
    guard end > start, traits(at: end - 1).contains(.noun), !Self.kinds.contains(words[end - 1].text) else {
      return nil
    }
    guard end < words.count, words[end].kind == .word else { return end }
    let after = traits(at: end)
    return after.contains(.closed) && after.isDisjoint(with: [.noun, .modifier]) ? end : nil
  }

  private func mayGoOn(at position: Int) -> Bool {
    words[position].kind == .word && !words[position].isCapitalised
      && !traits(at: position).isDisjoint(with: [.noun, .modifier])
  }

  /// What a control is asked to do, and what such names begin with besides.
  private static let requests: Set<String> = {
    let lexicon = LanguageTables.published.lexicon
    let nouns = Set(lexicon.entries(of: .noun).compactMap(\.words.first))
    let verbs = lexicon.entries(of: .verb).filter { $0.words.count == 1 && classes.contains($0.terminal) }
    return Set(verbs.compactMap(\.words.first)).subtracting(nouns).union([
      "my", "your", "next", "previous", "all", "new", "keep", "leave", "view", "see", "manage", "take", "use",
    ])
  }()

  private static let classes: Set<String> = ["EVENT.b", "ALONE.b", "KEY-DOES.b", "CAN-BE.b"]

  /// Kinds of controls, and parts of what is said: `Save button`, `Pay error`.
  private static let kinds: Set<String> = [
    "button", "link", "tab", "field", "row", "icon", "switch", "toggle", "checkbox", "menu", "item", "option", "screen",
    "page", "sheet", "dialog", "heading", "label", "image", "control", "alert", "panel", "section", "card", "chip",
    "tile",
    "slider", "key", "banner", "buttons", "links", "tabs", "fields", "rows", "icons", "cell", "cells", "cards", "box",
    "bar", "area", "element", "elements", "gesture", "action", "popup", "pop-up", "popover", "window", "view", "list",
    "group", "title", "text", "value", "hint", "state", "name", "error", "errors", "toast", "spinner", "picker", "stop",
    "header", "footer", "step", "swipe", "press", "tap", "order", "focus",
  ]
}
