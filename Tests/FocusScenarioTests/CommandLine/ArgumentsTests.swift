import Testing

@testable import FocusScenario
@testable import focus_check

/// A command line and what it is understood as, or why it is not.
struct ArgumentsCase: CustomTestStringConvertible, Sendable {
  var line: String
  var result: String
  var testDescription: String { line.isEmpty ? "nothing" : line }

  init(_ line: String, _ result: String) {
    self.line = line
    self.result = result
  }
}

private let understood = [
  ArgumentsCase("", "run"),
  ArgumentsCase("a b:3 -", "run a b:3 -"),
  ArgumentsCase("run list", "run list"),
  ArgumentsCase("./list", "run ./list"),
  ArgumentsCase("a list", "run a list"),
  ArgumentsCase("-- --app check", "run --app check"),
  ArgumentsCase("check -- -", "check -"),
  ArgumentsCase("--app s.app a", "run a app=s.app"),
  ArgumentsCase("--app=s=t.app a", "run a app=s=t.app"),
  ArgumentsCase("a --filter x --filter=Y --profile keyboard", "run a filter=x filter=Y profile=keyboard"),
  ArgumentsCase("list --filter -x", "list filter=-x"),
  ArgumentsCase("--strict --allow-empty --timings --color never", "run strict allow-empty timings color=never"),
  ArgumentsCase("--format json", "run json"),
  ArgumentsCase("--format=json:a:b.json", "run pretty json:a:b.json"),
  ArgumentsCase("--format json:x --format json --format pretty:y", "run json:x json pretty:y"),
  ArgumentsCase("--help", "run help"),
  ArgumentsCase("explain -h", "explain help"),
  ArgumentsCase("--version", "run version"),
  ArgumentsCase("help run", "help run"),
  ArgumentsCase("init x.check", "init x.check"),
  ArgumentsCase("--on keyboard --on=all", "run on=Full Keyboard Access,VoiceOver,Switch Control,TalkBack"),
  ArgumentsCase("--on VoiceOver --on VO", "run on=VoiceOver"),
  ArgumentsCase("--behaviour end-of-list=wraps", "run end-of-list=wraps"),
  ArgumentsCase("behaviours --format json", "behaviours json"),
  ArgumentsCase("fmt a - --check --stdout --canonical", "fmt a - only-checks stdout canonical"),
  ArgumentsCase("phrases", "phrases"),
  ArgumentsCase("phrases --markdown", "phrases markdown"),
]

private let refused = [
  ArgumentsCase("--verbos", "unknown option '--verbos'"),
  ArgumentsCase("--strct a", "unknown option '--strct'; did you mean '--strict'?"),
  ArgumentsCase("-x", "unknown option '-x'"),
  ArgumentsCase("--colour=never", "unknown option '--colour'; did you mean '--color'?"),
  ArgumentsCase("list --strict", "'list' has no option '--strict'"),
  ArgumentsCase("--app", "'--app' needs a value: --app FILE"),
  ArgumentsCase("--app= a", "'--app' needs a value: --app FILE"),
  ArgumentsCase("--filter --strict", "'--filter' needs a value: --filter TEXT"),
  ArgumentsCase("--strict=yes", "'--strict' takes no value, but was given 'yes'"),
  ArgumentsCase("--app a.app --app b.app", "'--app' is given twice"),
  ArgumentsCase("--color sometimes", "'--color' has no 'sometimes'; it takes auto, always, never"),
  ArgumentsCase(
    "--format jsn",
    "'--format' has no 'jsn'; it takes pretty, json, ndjson, junit, tap, github, sarif, markdown, html"
  ),
  ArgumentsCase("list --format junit", "'--format' has no 'junit'; it takes pretty, json"),
  ArgumentsCase("--format json:", "'json:' names no file; write --format json:FILE"),
  ArgumentsCase(
    "--format json --format pretty",
    "'json' and 'pretty' both go to standard output; name a file: --format pretty:FILE"
  ),
  ArgumentsCase(
    "--on NVDA",
    "'--on' has no 'NVDA'; it takes all, VoiceOver, Switch Control, Full Keyboard Access, TalkBack"
  ),
  ArgumentsCase(
    "--behaviour end-of-lst=wraps",
    "there is no behaviour 'end-of-lst'; write 'end-of-list'; 'focus-check behaviours' lists all"
  ),
  ArgumentsCase("--behaviour end-of-list=x", "'end-of-list' has no answer 'x'; write 'stops' or 'wraps'"),
  ArgumentsCase(
    "--behaviour end-of-list",
    "'--behaviour end-of-list' names no answer; write --behaviour NAME=ANSWER, as 'focus-check behaviours' lists them"
  ),
  ArgumentsCase("behaviours x", "'behaviours' takes no argument, and 'x' is one"),
  ArgumentsCase("explain", "'explain' needs PATH:LINE | CODE"),
  ArgumentsCase("init", "'init' needs PATH..."),
  ArgumentsCase("fmt --check", "'fmt' needs PATH..."),
  ArgumentsCase("--check a", "'run' has no option '--check'"),
  ArgumentsCase("explain a:1 b:2", "'explain' takes one argument, and 'b:2' is one more"),
]

@Suite("arguments")
struct ArgumentsTests {
  @Test("what is understood", arguments: understood)
  func understand(row: ArgumentsCase) throws {
    #expect(try describe(Arguments(words(row.line))) == row.result)
  }

  @Test("what is refused", arguments: refused)
  func refuse(row: ArgumentsCase) {
    let error = #expect(throws: UsageError.self) { try Arguments(words(row.line)) }
    #expect(error?.message == row.result)
  }

  private func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

  private func describe(_ arguments: Arguments) -> String {
    var words = [arguments.command.rawValue] + arguments.operands
    words += arguments.suite.app.map { ["app=\($0)"] } ?? []
    words += arguments.suite.filters.map { "filter=\($0)" } + arguments.suite.profiles.map { "profile=\($0)" }
    let technologies = arguments.suite.technologies.map(\.rawValue).joined(separator: ",")
    if !technologies.isEmpty { words.append("on=\(technologies)") }
    words += arguments.suite.behaviours.map { "\($0.behaviour.rawValue)=\($0.alternative.rawValue)" }
    let flags = [
      ("strict", arguments.isStrict), ("allow-empty", arguments.allowsEmpty), ("timings", arguments.printsTimings),
      ("only-checks", arguments.onlyChecks), ("stdout", arguments.writesToStandardOutput),
      ("canonical", arguments.wantsCanonicalWords), ("markdown", arguments.wantsMarkdown),
      ("help", arguments.wantsHelp), ("version", arguments.wantsVersion),
    ]
    words += flags.filter(\.1).map(\.0)
    if arguments.colour != .auto { words.append("color=\(arguments.colour.rawValue)") }
    let destinations = arguments.destinations.map { $0.format.rawValue + ($0.file.map { ":\($0)" } ?? "") }
    return (words + (destinations == ["pretty"] ? [] : destinations)).joined(separator: " ")
  }

  @Test("every option and command has its row in the table")
  func tables() {
    #expect(Option.allCases.allSatisfy { !$0.row.summary.isEmpty })
    #expect(
      Command.allCases.allSatisfy {
        !$0.row.summary.isEmpty && $0.row.operands.isEmpty == ($0.row.maximumOperands == 0)
      }
    )
    #expect(Help.overview.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}

/// An environment and whether colours are used in it.
struct ColourCase: CustomTestStringConvertible, Sendable {
  var choice = ColourChoice.auto
  var environment: [String: String] = [:]
  var isTerminal = true
  var isColoured: Bool
  var testDescription: String { "\(choice) \(environment.sorted { $0.key < $1.key }) terminal: \(isTerminal)" }
}

@Suite("colours")
struct ColourTests {
  @Test(
    "when colours are used",
    arguments: [
      ColourCase(isColoured: true), ColourCase(isTerminal: false, isColoured: false),
      ColourCase(environment: ["NO_COLOR": "1"], isColoured: false),
      ColourCase(environment: ["NO_COLOR": ""], isColoured: true),
      ColourCase(environment: ["FORCE_COLOR": "1"], isTerminal: false, isColoured: true),
      ColourCase(environment: ["FORCE_COLOR": "0"], isColoured: false),
      ColourCase(environment: ["FORCE_COLOR": ""], isTerminal: false, isColoured: false),
      ColourCase(environment: ["NO_COLOR": "1", "FORCE_COLOR": "1"], isColoured: false),
      ColourCase(environment: ["TERM": "dumb"], isColoured: false),
      ColourCase(environment: ["TERM": "dumb", "FORCE_COLOR": "1"], isColoured: true),
      ColourCase(choice: .always, environment: ["NO_COLOR": "1"], isTerminal: false, isColoured: true),
      ColourCase(choice: .never, environment: ["FORCE_COLOR": "1"], isColoured: false),
    ]
  )
  func colour(row: ColourCase) {
    let isColoured = row.choice.isColoured(environment: { row.environment[$0] }, isTerminal: row.isTerminal)
    #expect(isColoured == row.isColoured)
  }
}

@Suite("exit status")
struct ExitStatusTests {
  /// A run in short: errors, a claim that fails, a reservation, an empty document, a missing path.
  private static let rows: [(String, CommandStatus)] = [
    ("", .passed), ("reserved", .passed), ("reserved strict", .failed), ("failed", .failed), ("untestable", .failed),
    ("foreign", .failed), ("error", .mistake), ("error failed", .mistake), ("error empty", .mistake),
    ("empty", .nothing),
    ("empty allow", .passed), ("empty failed", .nothing), ("empty failed allow", .failed), ("gone", .nothing),
    ("gone allow", .nothing), ("warning", .passed),
  ]

  @Test("what a run tells", arguments: rows)
  func status(run: String, status: CommandStatus) throws {
    var report = FileReport(path: "x", diagnostics: [], scenarios: [])
    let verdicts: [(String, Verdict)] = [("failed", .failed), ("untestable", .untestable), ("foreign", .notSimulated)]
    for (word, verdict) in verdicts where run.contains(word) { report.scenarios.append(scenario(verdict)) }
    if run.contains("reserved") { report.scenarios.append(scenario(.passed, Reservation(.fragile, reason: ""))) }
    let folder = try TemporaryFolder(["empty.md": ""])
    let paths = (run.contains("empty") ? ["empty.md"] : []) + (run.contains("gone") ? ["gone.md"] : [])
    let suite = Suite(FoundFiles(paths.map { folder[$0] }), options: .init(), stages: MadeUpRooms.stages)
    if run.contains("error") { report.diagnostics.append(diagnostic(.error)) }
    if run.contains("warning") { report.diagnostics.append(diagnostic(.warning)) }
    let options = (run.contains("strict") ? ["--strict"] : []) + (run.contains("allow") ? ["--allow-empty"] : [])
    let counts = RunCounts(RunReport(files: [report]))
    #expect(CommandStatus(counts, absences: suite.absences, arguments: try Arguments(options)) == status)
  }

  private func scenario(_ verdict: Verdict, _ reservations: Reservation...) -> ScenarioResult {
    let location = SourceLocation(path: "x", line: 1, column: 1)
    var result = ScenarioResult(id: "", location: location, profile: "", task: "", app: "")
    result.verdict = verdict
    var claim = ClaimResult(sentence: "", location: location, reading: "", verdict: verdict)
    claim.reservations = reservations
    result.claims = [claim]
    return result
  }

  private func diagnostic(_ severity: Diagnostic.Severity) -> Diagnostic {
    var diagnostic = Diagnostic(MadeUpRooms.MadeUpProblem.broken, at: SourceRange(0, 0), in: "x")
    diagnostic.severity = severity
    return diagnostic
  }
}
