import FocusScenario

/// A command of `focus-check`.
enum Command: String, CaseIterable {
  case run, check, list, explain, parse, behaviours
  case initialize = "init"
  case help

  /// How it is used, what it does, and what it takes.
  var row: Row { Self.rows[self] ?? Row(operands: "", summary: "", options: []) }

  /// The command that a misspelt one most likely is; what is not all small letters is a path.
  static func nearest(to word: String) -> String? {
    guard word.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }) else { return nil }
    return Spelling.nearest(to: word, among: allCases.map(\.rawValue), tolerance: .generous)
  }

  /// A row of the table of commands.
  struct Row {
    /// What follows it.
    var operands: String
    /// What it does, in a few words.
    var summary: String
    /// The options it takes, beside those that all take.
    var options: [Option]
    /// Whether `Checks` stands in when no path is given.
    var hasDefaultPath = false
    /// The most operands that it takes.
    var maximumOperands = Int.max
  }

  /// The options that every command takes.
  static let commonOptions: [Option] = [.color, .help, .version]

  /// Whether it takes an option.
  func takes(_ option: Option) -> Bool { (row.options + Self.commonOptions).contains(option) }

  private static let selection: [Option] = [.filter, .profile, .on, .allowEmpty]

  private static let rows: [Command: Row] = [
    .run: Row(
      operands: "[PATH...]",
      summary: "run files, folders, PATH:LINE, - (standard input)",
      options: [.app] + selection + [.behaviour, .strict, .format, .timings],
      hasDefaultPath: true
    ),
    .check: Row(
      operands: "[PATH...]",
      summary: "parse and bind everything, run nothing",
      options: [.app] + selection + [.format, .timings],
      hasDefaultPath: true
    ),
    .list: Row(
      operands: "[PATH...]",
      summary: "what there is",
      options: selection + [.format],
      hasDefaultPath: true
    ),
    .explain: Row(
      operands: "PATH:LINE",
      summary: "how a block was read and run, beat by beat",
      options: [.app, .profile, .on, .behaviour],
      maximumOperands: 1
    ),
    .parse: Row(
      operands: "[PATH...]",
      summary: "the canonical reading of each line; no app needed",
      options: [.allowEmpty, .format],
      hasDefaultPath: true
    ),
    .initialize: Row(
      operands: "PATH...",
      summary: "an app file to start from, on standard output",
      options: [.filter, .profile]
    ),
    .behaviours: Row(
      operands: "",
      summary: "what devices do differently, and the clock",
      options: [.format],
      maximumOperands: 0
    ),
    .help: Row(operands: "[COMMAND]", summary: "how to use a command", options: [], maximumOperands: 1),
  ]
}
