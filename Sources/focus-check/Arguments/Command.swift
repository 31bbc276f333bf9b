import FocusScenario

/// A command of `focus-check`.
enum Command: String, CaseIterable {
  case run, check, judge, list, explain, parse, fix, behaviours
  case initialize = "init"
  case format = "fmt"
  case phrases, draw, map, explore, mutate, watch
  case importing = "import"
  case compare
  case export
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
    /// Whether it means nothing without an operand.
    var needsOperand = true
    /// The most operands that it takes.
    var maximumOperands = Int.max
  }

  /// The options that every command takes.
  static let commonOptions: [Option] = [.color, .help, .version]

  /// Whether it takes an option.
  func takes(_ option: Option) -> Bool { (row.options + Self.commonOptions).contains(option) }

  /// The forms in which its results can be written.
  var formats: [Arguments.Destination.Format] {
    switch self {
    case .run, .check, .judge: Arguments.Destination.Format.allCases
    case .compare: [.pretty, .json, .html]
    default: [.pretty, .json]
    }
  }

  private static let running: [Option] = [.jobs, .shard, .shuffle, .repeats, .failFast, .rerun]
  private static let selection: [Option] = [.filter, .profile, .on, .allowEmpty]

  private static let rows: [Command: Row] = [
    .run: Row(
      operands: "[PATH...]",
      summary: "run files, folders, PATH:LINE, - (standard input)",
      options: [.app] + selection + running + [.behaviour, .evidence, .strict, .format, .timings],
      hasDefaultPath: true
    ),
    .watch: Row(
      operands: "[PATH...]",
      summary: "run again what a saved file touches",
      options: [.app] + selection + [.jobs, .behaviour, .strict],
      hasDefaultPath: true
    ),
    .check: Row(
      operands: "[PATH...]",
      summary: "parse and bind everything, run nothing",
      options: [.app] + selection + [.format, .timings],
      hasDefaultPath: true
    ),
    .judge: Row(
      operands: "[PATH...] --evidence DIR",
      summary: "judge what was recorded, and run nothing",
      options: [.app] + selection + [.evidence, .requireObserved, .strict, .format, .timings],
      hasDefaultPath: true
    ),
    .list: Row(
      operands: "[PATH...]",
      summary: "what there is",
      options: selection + [.format],
      hasDefaultPath: true
    ),
    .explain: Row(
      operands: "PATH:LINE | CODE",
      summary: "how a block ran, beat by beat, or what a code means",
      options: [.app, .profile, .on, .behaviour],
      maximumOperands: 1
    ),
    .parse: Row(
      operands: "[PATH...]",
      summary: "the canonical reading of each line; no app needed",
      options: [.allowEmpty, .format],
      hasDefaultPath: true
    ),
    .fix: Row(
      operands: "[PATH...]",
      summary: "offer sentences for lines that cannot be read",
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
      needsOperand: false,
      maximumOperands: 0
    ),
    .format: Row(
      operands: "PATH...",
      summary: "align keys and expectations, in place",
      options: [.check, .stdout, .canonical]
    ),
    .phrases: Row(
      operands: "[PATH...]",
      summary: "every sentence form, or the wordings of a team",
      options: [.format, .markdown],
      needsOperand: false
    ),
    .draw: Row(
      operands: "PATH[:LINE] | APP",
      summary: "a block, or a screen of an app, as a picture (SVG)",
      options: [.app, .profile, .on, .behaviour, .beat, .screen, .output],
      maximumOperands: 1
    ),
    .map: Row(
      operands: "APP [CHECKS...]",
      summary: "every change of context, and where focus goes",
      options: [.on, .behaviour, .requireCoverage, .format]
    ),
    .explore: Row(
      operands: "APP",
      summary: "try everything, and find who is left behind",
      options: [.on, .behaviour, .actions, .format, .timings],
      maximumOperands: 1
    ),
    .mutate: Row(
      operands: "[PATH...]",
      summary: "damage the apps, and see which checks notice",
      options: [.app] + selection + [.behaviour, .requireScore, .format, .timings],
      hasDefaultPath: true
    ),
    .importing: Row(
      operands: "KIND FILE...",
      summary: "take over a transcript or a webdriveragent log",
      options: [.app, .check, .output]
    ),
    .compare: Row(
      operands: "A B",
      summary: "two runs side by side, and where they part",
      options: [.format],
      maximumOperands: 2
    ),
    .export: Row(
      operands: "xctest [PATH...]",
      summary: "UI tests for the VoiceOver of a device, in Swift",
      options: [.output, .bundle, .app] + selection + [.behaviour, .timings]
    ),
    .help: Row(
      operands: "[COMMAND]",
      summary: "how to use a command",
      options: [],
      needsOperand: false,
      maximumOperands: 1
    ),
  ]
}
