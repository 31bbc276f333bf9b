/// Reads check files and documents into blocks; never stops at the first mistake.
public struct CheckFileReader: Sendable {
  /// Whether two words begin a sentence, as the reader of sentences says.
  private let seemsToBegin: @Sendable ([String]) -> Bool

  /// A reader.
  public init() {
    self.init { SentenceReader().seemsToBegin($0) }
  }

  /// A reader that asks a closure whether the first two words of a line, a quotation counted as one, begin a sentence.
  init(seemsToBegin: @escaping @Sendable ([String]) -> Bool) {
    self.seemsToBegin = seemsToBegin
  }

  /// Reads a source; a document may hold prose around its blocks, a check file may not.
  ///
  /// A block with errors is among the blocks too, a missing task as an empty stretch, so that its sentences are read.
  public func read(_ source: SourceText, isDocument: Bool) -> CheckFile {
    if let (problem, range) = source.encodingProblem() {
      let diagnostic = Diagnostic(problem, at: range, in: source.path)
      return CheckFile(source: source, isDocument: isDocument, blocks: [], diagnostics: [diagnostic])
    }
    var parser = CheckFileParser(source: source, isDocument: isDocument, seemsToBegin: seemsToBegin)
    return parser.parse()
  }
}
