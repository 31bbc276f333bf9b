/// Which faults of an app its checks notice, and which checks notice nothing.
public struct MutationReport: Hashable, Sendable {
  /// One scenario that takes part.
  public struct Check: Hashable, Sendable {
    /// Where its block begins.
    public var location: SourceLocation
    /// The technology.
    public var profile: String
    /// What the user does, in the author's words.
    public var task: String
    /// Whether it failed on the app as it is: then it can notice nothing.
    public var failsAnyway: Bool
  }

  /// One fault and who noticed it.
  public struct Outcome: Hashable, Sendable {
    /// What was damaged.
    public var fault: Fault
    /// The numbers of the checks that failed on the damaged app.
    public var noticedBy: [Int]
  }

  /// One app with the checks that run on it.
  public struct Study: Hashable, Sendable {
    /// The path of the app file.
    public var app: String
    /// In the order of the texts.
    public var checks: [Check]
    /// By kind, then in the order of the app file.
    public var outcomes: [Outcome]

    /// The faults that no check notices.
    public var survivors: [Fault] { outcomes.filter(\.noticedBy.isEmpty).map(\.fault) }

    /// The checks that hold on the app, and go on holding whatever is wrong with it: they prove nothing.
    public var powerless: [Check] {
      let powerful = Set(outcomes.flatMap(\.noticedBy))
      return checks.indices.filter { !checks[$0].failsAnyway && !powerful.contains($0) }.map { checks[$0] }
    }

    /// The checks that fail on the app as it is, and are left out.
    public var failing: [Check] { checks.filter(\.failsAnyway) }
  }

  /// In the order in which the checks first use the apps.
  public var studies: [Study]

  /// How many faults were tried.
  public var tried: Int { studies.reduce(0) { $0 + $1.outcomes.count } }

  /// How many of them a check noticed.
  public var noticed: Int { studies.reduce(0) { $0 + $1.outcomes.count { !$0.noticedBy.isEmpty } } }

  /// The part of the faults that was noticed, in whole percent, rounded down; 100 when there was none to notice.
  public var score: Int { tried == 0 ? 100 : noticed * 100 / tried }

  /// Whether every check that takes part holds on the app as it is, and fails on some damage of it.
  public var everyCheckProvesSomething: Bool { studies.allSatisfy { $0.powerless.isEmpty && $0.failing.isEmpty } }
}
