/// Writes a draft as an app file that reads without an error, with a question wherever a person has to decide.
struct AppSkeletonText {
  private static let question = "# where does focus go?"

  let title: String
  let draft: AppDraft
  private var lines: [String] = []
  /// The names used on the context being written, so that none is there twice.
  private var used: Set<String> = []

  init(title: String, draft: AppDraft) {
    self.title = title
    self.draft = draft
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
    for context in draft.contexts { write(context, heading: headings.popFirst()) }
    for task in draft.tasks {
      lines += [
        "", "Task: \(Self.bare(task))", "  start on \(Self.quoted(screen))  # and then, what does the user do?",
      ]
    }
  }

  private var screen: String { draft.screen ?? "Start" }

  private mutating func writeFirstScreen() {
    lines.append("Screen: \(Self.bare(screen))")
    used = []
    element("heading", screen)
    for heading in draft.headings.dropFirst(draft.contexts.count) { element("heading", heading) }
    for noun in draft.otherNouns { element("text", AppDraft.title(noun), Self.alias(noun)) }
    for field in draft.fields { element("text field", AppDraft.title(field), Self.alias(field)) }
    writeError()
    for label in draft.buttons where element("button", label) {
      if draft.hasError, label == draft.submit { lines.append("    on activate: show the error  \(Self.question)") }
    }
    if let loading = draft.loading { element("row", AppDraft.title(loading), ", loading, not shown") }
    for context in draft.contexts where element("button", "Open \(context.name.lowercased())") {
      lines.append("    on activate: open \(Self.quoted(context.name))")
    }
  }

  private mutating func writeError() {
    guard draft.hasError else { return }
    let field = draft.fields.first.map(AppDraft.title) ?? "Field"
    if draft.fields.isEmpty { element("text field", field) }
    element("text", "What is wrong, and how to fix it", ", not shown, the error of \(Self.quoted(field))")
  }

  private mutating func write(_ context: AppDraft.Context, heading: String?) {
    lines += ["", "\(context.kind.rawValue): \(Self.bare(context.name))"]
    used = []
    if !context.kind.isScreen {
      lines += ["  on open: nothing  \(Self.question)", "  on close: nothing  \(Self.question)"]
    }
    element("heading", heading ?? context.name)
    for field in context.fields { element("text field", AppDraft.title(field), " = \"before\"" + Self.alias(field)) }
    if !context.kind.isScreen, element("button", "Close") { lines.append("    on activate: close") }
  }

  /// Writes an element, unless its label is on the context already.
  @discardableResult
  private mutating func element(_ role: String, _ label: String, _ rest: String = "") -> Bool {
    guard used.insert(label.lowercased()).inserted else { return false }
    lines.append("  \(role) \(Self.quoted(label))\(rest)")
    return true
  }

  /// The name as checks say it; none for words that cannot stand without quotes.
  private static func alias(_ words: String) -> String {
    let isPlain = words.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A || $0 == 0x20 || $0 >= 0x80 }
    return isPlain && !words.isEmpty ? ", as the \(words)" : ""
  }

  private static func quoted(_ text: String) -> String {
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
