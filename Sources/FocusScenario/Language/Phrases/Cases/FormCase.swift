/// A published sentence with apps on which it comes out in different ways: what is told of a form, and run as a test.
public struct FormCase: Hashable, Sendable {
  /// What becomes of a sentence.
  public enum Verdict: String, Hashable, Codable, Sendable, CaseIterable { case passed, failed, untestable }

  /// One way in which the sentence comes out.
  public struct Outcome: Hashable, Sendable {
    /// What becomes of it.
    public var verdict: Verdict
    /// What the claim says that was found; none when only the verdict counts.
    public var found: String?
    /// The block's profile.
    public var profile: String
    /// The block's task.
    public var task: String
    /// The sentence, or another of its form.
    public var expected: String
    /// The whole app file.
    public var app: String
    /// How the app and the block differ from those of the form, as the table writes it.
    public var differences: [String] = []
    /// The line of the verdict in its table, counted from 1.
    public var line: Int

    /// The block that is run.
    public var check: String { "Profile: \(profile)\nTask: \(task)\nExpected: \(expected)\n" }
  }

  /// The sentence.
  public var sentence: String
  /// The app file of the form, before any difference.
  public var app: String
  /// What the sentence comes to, in the order of the table.
  public var outcomes: [Outcome] = []
}

/// The apps and tasks on which each published sentence is tried.
///
/// `=== app` begins the app that the forms below it are tried on, `=== SENTENCE` a form with the `Profile:` and `Task:`
/// of its block, `--- VERDICT: FOUND` one way in which it comes out. Below a verdict stand what differs: another
/// `Profile:`, `Task:` or sentence of the form (`Expected:`), and changes of the app: `replace A -> B` (A stands in it
/// once), `before LINE insert LINE`, `without LINE`.
public enum FormCases {
  /// Every form that is tried, by the group of its table.
  public static let all: [SentenceForms.Group: [FormCase]] = tables.mapValues { FormCaseReader($0).forms }

  /// The tables, as they are written.
  static let tables: [SentenceForms.Group: String] = [
    .focus: focus, .speech: speech, .reach: reach, .order: order, .return: `return`, .announce: announce, .trap: trap,
    .scan: scan, .keyboard: keyboard, .value: value, .count: count, .time: time,
  ]

  /// The case of a published form; none for a sentence that is not tried.
  public static func `case`(of form: SentenceForms.Form) -> FormCase? {
    all[form.group]?.first { $0.sentence == form.example }
  }
}
