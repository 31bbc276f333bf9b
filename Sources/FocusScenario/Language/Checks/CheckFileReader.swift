/// Reads check files and documents into blocks; never stops at the first mistake.
public struct CheckFileReader: Sendable {
  /// A reader.
  public init() {}

  /// Reads a source; a document may hold prose around its blocks, a check file may not.
  public func read(_ source: SourceText, isDocument: Bool) -> CheckFile { fatalError("contract only") }
}
