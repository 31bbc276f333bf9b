/// Turns the blocks of a file into scenarios: reads sentences, resolves what points back, checks what needs no app.
public struct ScenarioCompiler: Sendable {
  /// A compiler over the published language.
  public init() {}

  /// Compiles every block; with an error anywhere in the file nothing of it may run, and the diagnostics say why.
  public func compile(_ file: CheckFile) -> Compilation { fatalError("contract only") }

  /// What came of compiling a file.
  public struct Compilation: Hashable, Sendable {
    /// One per block and technology, in the order of the text.
    public var scenarios: [Scenario]
    /// All problems of the file: those of its lines, of its sentences, and of its blocks.
    public var diagnostics: [Diagnostic]
  }
}
