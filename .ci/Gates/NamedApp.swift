import FocusScenario

/// An app that has just what a sentence names, so that a name with a slip in it fits nothing.
struct NamedApp {
  private let runner: Runner
  private let frame: Scenario

  /// An app with the right names of some claims; none when they cannot be bound to it as they stand.
  init?(_ frames: [Frame]) {
    var names = Names()
    for frame in frames { names.add(frame) }
    let app = AppFileReader().read(SourceText(path: "names.app", text: names.appFile)).app
    guard let scenario = Self.scenario else { return nil }
    self.runner = Runner(AppIndex(app))
    self.frame = scenario
    // Whether a claim can be judged is another question than whether the app has what it names.
    guard problems(of: frames).allSatisfy({ Self.ofTheClaim.contains($0.code) }) else { return nil }
  }

  /// What keeps a claim from being judged on every app.
  private static let ofTheClaim = ["not-judged", "one-at-a-time", "hidden-from-whom"]

  /// Whether some claims can be run on the app: it has everything that they name, and they can be judged.
  func binds(_ frames: [Frame]) -> Bool { problems(of: frames).isEmpty }

  private func problems(of frames: [Frame]) -> [Diagnostic] {
    var scenario = frame
    scenario.claims = frames.map {
      Claim(sentence: "", range: SourceRange(0, 0), location: scenario.location, frame: $0)
    }
    return runner.problems(of: scenario, in: SourceText(path: "names.check", text: ""))
  }

  private static let scenario: Scenario? = {
    let source = SourceText(
      path: "names.check",
      text: "Profile: VoiceOver\nTask: wait 1 second\nExpected: focus is lost"
    )
    return ScenarioCompiler().compile(CheckFileReader().read(source, isDocument: false)).scenarios.first
  }()
}

/// Everything that claims name, each once.
private struct Names {
  private var nouns: [String] = []
  /// What is written on something, and what the sentence calls the thing.
  private var labels: [(text: String, kind: String?)] = []
  /// What controls are called without quotes.
  private var controls: [String] = []
  private var actions: [String] = []

  mutating func add(_ frame: Frame) {
    for reference in [frame.subject, frame.target, frame.other, frame.contrast].compactMap({ $0 }) + frame.list {
      add(reference)
    }
    if frame.relation == .offers { actions += frame.list.compactMap(\.plainText) }
    if let text = frame.text { addLabel(text) }
    if let moment = frame.moment { add(moment) }
    for event in [frame.within?.event, frame.avoiding].compactMap({ $0 }) { add(event) }
  }

  private mutating func add(_ moment: Moment) {
    switch moment {
    case .rightAfter(let event), .after(let event), .before(let event), .until(let event): add(event)
    case .during(let state): if let object = state.object { add(object) }
    case .atStart, .atEnd: break
    }
  }

  private mutating func add(_ event: Event) {
    if let object = event.object { add(object) }
    if case .activate(let name) = event.happening { addControl(name) }
  }

  private mutating func add(_ reference: Reference) {
    for member in reference.members { add(member) }
    for relation in reference.relations where relation.kind == .label { relation.word.map { addLabel($0) } }
    for relation in reference.relations { if let inner = relation.reference { add(inner) } }
    guard reference.combination == nil else { return }
    switch reference.head {
    case .quoted(let text): addLabel(text, reference.kindNoun)
    case .name(let text): if reference.kindNoun == nil { addControl(text) } else { addLabel(text, reference.kindNoun) }
    case .noun(let phrase): if !nouns.contains(phrase) { nouns.append(phrase) }
    case .pronoun, .everything: break
    }
  }

  private mutating func addLabel(_ text: String, _ kind: String? = nil) {
    if let place = labels.firstIndex(where: { $0.text == text }) {
      labels[place].kind = labels[place].kind ?? kind
    } else if !controls.contains(text) {
      labels.append((text, kind))
    }
  }

  private mutating func addControl(_ name: String) {
    if !controls.contains(name), !labels.contains(where: { $0.text == name }) { controls.append(name) }
  }

  var appFile: String {
    var lines = ["App: Names", "", "Screen: Front"]
    if !actions.isEmpty {
      lines.append("  text \"##\", actions " + actions.map { quote($0) }.joined(separator: ", "))
    }
    lines += labels.map { "  \(Self.role($0.kind)) \(quote($0.text))" + Self.alias($0.kind) }
    lines += controls.map { "  button \(quote($0))" }
    // What is named alone is of a kind that no slip makes of another word.
    lines += nouns.enumerated().map { "  image \"#\($0.offset)\", as \($0.element)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What a sentence calls a thing is what it is; of all else an image says least.
  private static func role(_ kind: String?) -> String {
    kind.flatMap { kind in roles.first { kind.hasSuffix($0.key) }?.value } ?? "image"
  }

  private static let roles = [
    "title": "heading", "heading": "heading", "header": "heading", "row": "row", "button": "button", "link": "link",
    "tab": "tab", "toggle": "toggle", "switch": "toggle", "checkbox": "checkbox", "slider": "slider",
  ]

  /// Any other word for its kind is a name that the author of the app gave it: `the "Send money" FAB`.
  private static func alias(_ kind: String?) -> String {
    guard let kind else { return "" }
    return roles.keys.contains(kind) || common.contains(kind) ? "" : ", as \(kind)"
  }

  /// What is in every app, under the name that the language has for it.
  private static let common: Set<String> = [
    "sheet", "panel", "overlay", "alert", "dialog", "menu", "popover", "cover", "modal", "toast", "snackbar", "screen",
    "page", "form", "error", "message", "field", "input", "opener", "trigger", "top", "start", "item", "cell", "card",
    "entry", "image", "text", "stepper", "picker", "list", "element", "stop", "thing", "control", "result", "buttons",
    "links", "tabs", "rows", "fields", "items", "cards", "cells",
  ]

  private func quote(_ text: String) -> String {
    let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
    return "\"\(escaped)\""
  }
}

extension Reference {
  /// The words of a quotation or a name.
  fileprivate var plainText: String? {
    switch head {
    case .quoted(let text), .name(let text): text
    case .noun, .pronoun, .everything: nil
    }
  }
}
