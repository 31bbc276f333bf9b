/// What open noun words of a check stand for in an app that has yet to be written.
enum AppDraftNoun: Hashable {
  case loading
  case error
  /// A field, and its name; empty for any.
  case field(String)
  /// Something that any app has, without a line of its own.
  case ofEveryApp
  case row(String)
  case role(Element.Role, String)
  case context
  case other

  /// Reads noun words, whose last one says what it is.
  init(_ words: String) {
    let last = words.split(separator: " ").last.map(String.init) ?? words
    let head = Self.singular(last)
    let isLoading = words.hasPrefix("loading") || ["spinner", "skeleton", "loader"].contains(head)
    if isLoading {
      self = .loading
    } else if head == "error" || head == "message" {
      self = .error
    } else if head == "field" || head == "input" {
      self = .field(Self.withoutField(words))
    } else if Self.nounsOfEveryApp.contains(head) {
      self = .ofEveryApp
    } else if Self.rows.contains(head) {
      self = .row(String(words.dropLast(last.count)) + head)
    } else if let role = Self.roles[head] {
      let name = words.dropLast(last.count + 1)
      self = .role(role, name.isEmpty ? head : String(name))
    } else {
      self = Self.kinds(words).isEmpty ? .other : .context
    }
  }

  /// The kinds of context that the last of noun words can mean, the likeliest first.
  static func kinds(_ words: String) -> [Container.Kind] {
    kindsByNoun[words.lowercased().split(separator: " ").last.map(String.init) ?? ""] ?? []
  }

  /// The kind of element that a noun names.
  static func role(_ noun: String) -> Element.Role? {
    let head = singular(noun.lowercased())
    if head == "field" { return .textField }
    return rows.contains(head) ? .row : roles[head] ?? Element.Role(rawValue: head)
  }

  /// `code` of `code field`.
  static func withoutField(_ words: String) -> String {
    for noun in ["field", "input"] where words == noun || words.hasSuffix(" " + noun) {
      return AppFileCompiler.collapsed(String(words.dropLast(noun.count)))
    }
    return words
  }

  private static func singular(_ noun: String) -> String {
    if ofOneForm.contains(noun) || !noun.hasSuffix("s") { return noun }
    if noun.hasSuffix("ies") { return noun.dropLast(3) + "y" }
    return String(noun.dropLast(noun.hasSuffix("switches") || noun.hasSuffix("boxes") ? 2 : 1))
  }

  private static let ofOneForm: Set<String> = ["address", "progress", "business", "access", "process", "status"]

  /// Whether it names a kind of element, of which an app may have none.
  var isKind: Bool {
    switch self {
    case .loading, .error, .field, .row, .role: true
    case .ofEveryApp, .context, .other: false
    }
  }

  /// What a thing has that is no element of its own.
  static let attributes: Set<String> = ["role", "name", "label", "value", "state", "position", "hint", "trait"]

  static let nounsOfEveryApp: Set<String> = [
    "title", "heading", "header", "top", "start", "beginning", "opener", "trigger", "one", "element", "stop", "thing",
    "control",
  ]

  private static let rows: Set<String> = ["result", "item", "row", "cell", "entry"]

  private static let roles: [String: Element.Role] = [
    "button": .button, "link": .link, "image": .image, "text": .text, "toggle": .toggle, "switch": .toggle,
    "checkbox": .checkbox, "slider": .slider, "stepper": .stepper, "picker": .picker, "tab": .tab, "list": .list,
    "card": .card,
  ]

  private static let kindsByNoun: [String: [Container.Kind]] = [
    "panel": [.overlay], "overlay": [.overlay], "sheet": [.sheet], "alert": [.alert],
    "modal": [.overlay, .sheet, .fullScreenCover, .alert, .confirmationDialog, .popover],
    "dialog": [.confirmationDialog, .alert], "popover": [.popover], "menu": [.menu], "cover": [.fullScreenCover],
    "toast": [.toast], "snackbar": [.toast], "screen": [.screen], "page": [.screen], "form": [.screen, .sheet],
  ]
}
