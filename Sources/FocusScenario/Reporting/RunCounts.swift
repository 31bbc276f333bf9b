extension Verdict {
  /// Whether one of these is enough to fail a run.
  public var failsRun: Bool {
    switch self {
    case .passed, .notObserved: false
    case .failed, .untestable, .notSimulated: true
    }
  }
}

/// How many of each verdict a run has.
public struct RunCounts: Hashable, Sendable {
  /// Verdicts of scenarios or of claims.
  public struct Verdicts: Hashable, Sendable {
    private var numbers: [Verdict: Int] = [:]

    /// How many came out so.
    public subscript(_ verdict: Verdict) -> Int { numbers[verdict] ?? 0 }
    /// How many there are.
    public var total: Int { numbers.values.reduce(0, +) }
    /// How many fail the run.
    public var failing: Int { RunCounts.order.filter(\.failsRun).reduce(0) { $0 + self[$1] } }

    fileprivate mutating func add(_ verdict: Verdict) { numbers[verdict, default: 0] += 1 }
  }

  /// The verdicts in the order in which they are told.
  static let order: [Verdict] = [.passed, .failed, .untestable, .notObserved, .notSimulated]

  /// Of one block for one technology each.
  public private(set) var scenarios = Verdicts()
  /// Of one expectation each.
  public private(set) var claims = Verdicts()
  /// Reservations by kind; a claim counts once for each.
  public private(set) var reservations: [Reservation.Kind: Int] = [:]
  /// Claims that passed with a reservation.
  public private(set) var reservedClaims = 0
  /// Distinct mistakes that keep a file from being run.
  public private(set) var errors = 0
  /// Distinct mistakes that keep nothing from being run.
  public private(set) var warnings = 0
  /// Scenarios that were left out, because the run was stopped before them.
  public private(set) var notRun = 0

  /// Counts a report.
  public init(_ report: RunReport) {
    notRun = report.notRun
    for scenario in report.files.lazy.flatMap(\.scenarios) { add(scenario) }
    for diagnostic in Set(report.files.lazy.flatMap(\.diagnostics)) {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      }
    }
  }

  /// A number with its noun: `1 claim`, `2 claims`.
  static func phrase(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  private mutating func add(_ scenario: ScenarioResult) {
    scenarios.add(scenario.verdict)
    for claim in scenario.claims {
      claims.add(claim.verdict)
      if claim.verdict == .passed && !claim.reservations.isEmpty { reservedClaims += 1 }
      for kind in Set(claim.reservations.map(\.kind)) { reservations[kind, default: 0] += 1 }
    }
  }
}
