/// An app file as a tree: what stands where, before any word has a meaning.
struct AppFileSyntax: Hashable, Sendable {
  /// A line that begins with words and a colon, and what is indented below it: `Overlay: Address panel, modal`.
  struct Heading: Hashable, Sendable {
    /// The words before the colon.
    var keyword: AppFileClause
    /// What stands between the colon and the first comma; empty when nothing does.
    var title: AppFileClause
    var marks: [AppFileClause]
    var body: [Statement]
    /// All tokens after the colon, for a title that may hold commas.
    var rest: AppFileClause

    /// From the keyword to the end of the line.
    var range: SourceRange { rest.tokens.isEmpty ? keyword.range : keyword.range.union(rest.range) }
  }

  /// A line inside a heading.
  enum Statement: Hashable, Sendable {
    case rule(Rule)
    case line(Line)
    /// A heading where none can stand.
    case heading(Heading)
  }

  /// `on activate when "Name" is empty: show the error`.
  struct Rule: Hashable, Sendable {
    /// The words of the event, without `on`.
    var event: AppFileClause
    /// The words after `when`.
    var condition: AppFileClause?
    /// Whether anything stands between the event and the effects; it was noticed when not.
    var hasColon: Bool
    var effects: [Change]
    /// The line after a rule without effects, which may have been meant as one.
    var next: AppFileClause?
    var range: SourceRange
  }

  /// An effect; `after 2 seconds:` holds further ones.
  struct Change: Hashable, Sendable {
    var clause: AppFileClause
    /// What comes after its colon; none when it has no colon.
    var later: [Change]?
  }

  /// An element, some rows, or a step of a task.
  struct Line: Hashable, Sendable {
    /// At least one.
    var clauses: [AppFileClause]
    /// Whether it ends in `each:`.
    var isForEach: Bool
    var body: [Statement]
    var range: SourceRange
  }

  var source: SourceText
  /// What is not indented: headings, and lines and rules that stand outside of any.
  var statements: [Statement]
  /// What is wrong with quotes and nesting.
  var diagnostics: [Diagnostic]
  /// Whether it is a text, and certain what stands below what; else nothing more can be said about it.
  var isReadable = true
}
