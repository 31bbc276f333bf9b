/// An option of the command line.
enum Option: String, CaseIterable {
  case app, filter, profile, on, behaviour, strict
  case allowEmpty = "allow-empty"
  case jobs, shard, shuffle, rerun, evidence
  case repeats = "repeat"
  case failFast = "fail-fast"
  case requireObserved = "require-observed"
  case requireScore = "require-score"
  case requireCoverage = "require-coverage"
  case actions
  case output, bundle, beat, screen
  case check, stdout, canonical, markdown
  case format, color, timings, help, version

  /// What is written on the command line.
  var spelling: String { "--\(rawValue)" }

  /// How it is used, and what it does.
  var row: Row { Self.rows[self] ?? Row(value: nil, summary: "") }

  /// The same for a command: what is read may be for another use.
  func row(for command: Command) -> Row {
    switch (command, self) {
    case (.importing, .check): return Row(value: "PATH:LINE", summary: "the block that was recorded")
    case (.importing, .app): return Row(value: "FILE", summary: "the app that was recorded")
    default: return row
    }
  }

  /// A row of the table of options.
  struct Row {
    /// The name of its value; none for one that takes none.
    var value: String?
    /// Whether it may be given several times.
    var isRepeatable = false
    /// What it does, in a few words.
    var summary: String
  }

  private static let rows: [Option: Row] = [
    .app: Row(value: "FILE", summary: "run on this app, whatever the 'App:' lines say"),
    .filter: Row(value: "TEXT", isRepeatable: true, summary: "only blocks with this text in task, sentence or path"),
    .profile: Row(value: "NAME", isRepeatable: true, summary: "only blocks for this technology"),
    .on: Row(value: "NAME", isRepeatable: true, summary: "run every block on this technology, or on all"),
    .behaviour: Row(value: "NAME=ANSWER", isRepeatable: true, summary: "how devices behave, for this run"),
    .strict: Row(summary: "fail passes that have a reservation"),
    .allowEmpty: Row(summary: "accept that nothing is selected"),
    .jobs: Row(value: "NUMBER", summary: "how many blocks run side by side"),
    .shard: Row(value: "I/N", summary: "run one of several parts of the blocks"),
    .shuffle: Row(value: "NUMBER", summary: "run in another order; the report keeps its own"),
    .repeats: Row(value: "NUMBER", summary: "run so often, and fail when two runs differ"),
    .failFast: Row(summary: "leave out what comes after the first failure"),
    .rerun: Row(value: "FILE", summary: "write the failing blocks to a file, for @FILE"),
    .evidence: Row(value: "DIR", summary: "a folder of recordings: run writes, judge reads"),
    .requireObserved: Row(summary: "fail when the evidence does not show a claim"),
    .requireScore: Row(value: "PERCENT", summary: "fail when fewer faults are noticed"),
    .requireCoverage: Row(value: "PERCENT", summary: "fail when fewer changes are covered"),
    .actions: Row(value: "NUMBER", summary: "the most actions to try for each technology"),
    .output: Row(value: "PATH", summary: "write there: a folder, or the file of a picture"),
    .bundle: Row(value: "ID", summary: "the bundle identifier of the app to test"),
    .beat: Row(value: "NUMBER", summary: "draw this beat alone, counted from 1"),
    .screen: Row(value: "NAME", summary: "draw this screen of the app, not its first"),
    .check: Row(summary: "write nothing; list the files that would change"),
    .stdout: Row(summary: "write to standard output instead of the files"),
    .canonical: Row(summary: "write each sentence in its canonical words too"),
    .markdown: Row(summary: "print a page for a README"),
    .format: Row(value: "NAME[:FILE]", isRepeatable: true, summary: "pretty, json, junit…, to a file if one is named"),
    .color: Row(value: "WHEN", summary: "auto, always or never"),
    .timings: Row(summary: "print how long each phase took, on standard error"),
    .help: Row(summary: "print this help"),
    .version: Row(summary: "print the version"),
  ]
}
