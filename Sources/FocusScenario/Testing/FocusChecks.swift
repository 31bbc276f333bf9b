import FocusScenario

/// The checks of a folder, as the arguments of a parameterised test: one case for each block and technology.
///
///     @Test(arguments: FocusChecks("Checks"))
///     func check(_ check: FocusCheck) { check.verify() }
///
/// A file with a mistake is a case that fails, and so is a folder without any check: nothing is ever left out.
public struct FocusChecks: RandomAccessCollection, Sendable {
  private let checks: [FocusCheck]

  /// Reads a folder or a file; a relative path starts at the package that holds the test.
  public init(_ path: String, app: String? = nil, filePath: String = #filePath) {
    let root = PackageRoot.above(filePath)
    var options = Suite.Options()
    options.app = app.map { PackageRoot.resolve($0, in: root) }
    let suite = Suite.load([PackageRoot.resolve(path, in: root)], options: options)
    self.init(suite.bound(), root: root)
  }

  /// Makes a case of everything that a suite holds.
  init(_ suite: BoundSuite, root: String) {
    checks =
      suite.absences.map { FocusCheck($0) } + suite.files.flatMap { FocusCheck.all(of: $0, in: suite, root: root) }
  }

  /// The position of the first case.
  public var startIndex: Int { 0 }
  /// The number of cases.
  public var endIndex: Int { checks.count }

  /// A case; positions outside the collection are a mistake of the caller.
  public subscript(_ position: Int) -> FocusCheck { checks[position] }
}
