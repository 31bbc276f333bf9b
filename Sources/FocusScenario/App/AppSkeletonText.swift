/// Writes a draft as an app file that reads without an error, with a question wherever a person has to decide.
struct AppSkeletonText {
  private static let question = "# where does focus go?"

  let title: String
  let draft: AppDraft
  private let effects: AppSkeletonEffects
  private var lines: [String] = []
  /// The names used on the context being written, so that none is there twice.
  private var used: Set<String> = []

  init(title: String, draft: AppDraft) {
    self.title = title
    self.draft = draft
    effects = AppSkeletonEffects(draft)
  }

  /// The app file.
  var text: String {
    var writer = self
    writer.write()
    return writer.lines.joined(separator: "\n") + "\n"
  }

  private mutating func write() {
    lines = ["# What the checks name. Answer each question, and put in what else is there.", ""]
    if !title.isEmpty { lines += ["App: \(Self.bare(title))", ""] }
    writeFirstScreen()
    var headings = draft.headings[...]
    for context in draft.contextsBesideToasts { write(context, heading: headings.popFirst()) }
    for task in draft.tasks {
      lines += [
        "", "Task: \(Self.bare(task))", "  start on \(Self.quoted(screen))  # and then, what does the user do?",
      ]
    }
  }

  private var screen: String { draft.screen ?? "Start" }

  private mutating func writeFirstScreen() {
    lines.append("Screen: \(Self.bare(screen))")
    used = draft.labelsInContexts
    if !effects.onAppearing.isEmpty {
      lines.append("  on appear: \(effects.onAppearing.joined(separator: ", "))  # when is it said?")
    }
    used.remove(screen.lowercased())
    element(.heading, screen)
    for heading in draft.headings.dropFirst(draft.contextsBesideToasts.count) { element(.heading, heading) }
    for noun in draft.nounsWithoutContext { element(.text, AppDraft.title(noun), Self.alias(noun)) }
    for field in draft.fields { element(.textField, AppDraft.title(field), Self.alias(field)) }
    writeError()
    for control in draft.controls { element(control.role, control.label) }
    writeRows()
    if let loading = draft.loading { element(.row, AppDraft.title(loading), ", loading, not shown") }
    for opener in effects.newOpeners { element(.button, opener) }
  }

  private mutating func writeError() {
    let field = draft.fields.first.map(AppDraft.title) ?? "Field"
    let needsField = draft.hasError || draft.hasField && draft.contexts.allSatisfy(\.fields.isEmpty)
    if draft.fields.isEmpty, needsField { element(.textField, field) }
    guard draft.hasError else { return }
    element(.text, "What is wrong, and how to fix it", ", not shown, the error of \(Self.quoted(field))")
  }

  private mutating func writeRows() {
    for row in draft.rows {
      let labels = Self.ordinals.prefix(draft.rowCount).map { Self.quoted("\($0) \(row)") }
      lines.append("  rows \(labels.joined(separator: ", ")) each:")
      if draft.deletes { writeDeleting() } else { lines.append("    on activate: nothing  \(Self.question)") }
    }
  }

  /// The most rows that are written.
  static let mostRows = ordinals.count

  private static let ordinals = [
    "First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth",
  ]

  private mutating func writeDeleting() {
    lines.append("    on action \"Delete\": \(effects.onDeleting.joined(separator: ", "))  \(Self.question)")
  }

  private mutating func write(_ context: AppDraft.Context, heading: String?) {
    lines += ["", "\(context.kind.rawValue): \(Self.bare(context.name))"]
    used = []
    if !context.kind.isScreen {
      lines += ["  on open: nothing  \(Self.question)", "  on close: nothing  \(Self.question)"]
    }
    element(.heading, heading ?? context.name)
    for field in context.fields { element(.textField, AppDraft.title(field), " = \"before\"" + Self.alias(field)) }
    for control in context.controls { element(control.role, control.label) }
    if !context.kind.isScreen, element(.button, context.closing ?? "Close") { lines.append("    on activate: close") }
  }

  /// Writes an element and its rule, unless its label is on the context already.
  @discardableResult
  private mutating func element(_ role: Element.Role, _ label: String, _ rest: String = "") -> Bool {
    guard used.insert(label.lowercased()).inserted else { return false }
    lines.append("  \(role.rawValue) \(Self.quoted(label))\(rest)")
    if let effects = effects.onActivating[label] {
      lines.append("    on activate: \(effects.joined(separator: ", "))  \(Self.question)")
    }
    if draft.deleted.contains(label) { writeDeleting() }
    return true
  }

  /// The name as checks say it; none for words that cannot stand without quotes.
  private static func alias(_ words: String) -> String {
    let isPlain = words.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A || $0 == 0x20 || $0 >= 0x80 }
    return isPlain && !words.isEmpty ? ", as the \(words)" : ""
  }

  static func quoted(_ text: String) -> String {
    let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
    return "\"\(line(escaped.joined()))\""
  }

  /// Without quotes, where that reads the same.
  private static func bare(_ text: String) -> String {
    text.utf8.contains { "#\",:=\\\n\r".utf8.contains($0) } ? quoted(text) : line(text)
  }

  /// On one line.
  private static func line(_ text: String) -> String { AppFileCompiler.collapsed(text) }
}
