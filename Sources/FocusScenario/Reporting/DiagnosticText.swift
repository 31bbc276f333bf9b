/// Writes diagnostics for people: place first, then the line, a caret under the exact words, and a repair.
public struct DiagnosticText: Sendable {
  /// Writes one diagnostic, several lines, the last one ended.
  public static func render(_ diagnostic: Diagnostic, in source: SourceText?) -> String { fatalError("contract only") }
}
