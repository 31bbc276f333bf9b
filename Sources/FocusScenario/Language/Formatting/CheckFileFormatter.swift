/// Aligns the keys and expectations of blocks; prose, comments, line ends and every word stay as they are.
public struct CheckFileFormatter: Sendable {
  /// What to write in the place of an expectation; none leaves the author's words.
  private let rewording: @Sendable (Phrase, SourceText) -> String?

  /// A formatter that leaves every sentence in the author's words.
  public init() {
    self.init { _, _ in nil }
  }

  /// A formatter that writes some expectations in other words, each of which has to mean the same.
  init(rewording: @escaping @Sendable (Phrase, SourceText) -> String?) {
    self.rewording = rewording
  }

  /// What came of formatting a file.
  public struct Formatted: Hashable, Sendable {
    /// The text as it should stand; the same as before when it stands so already, or has an error.
    public var source: SourceText
    /// Whether anything changed.
    public var isChanged: Bool
    /// The errors for which the file was left as it is.
    public var diagnostics: [Diagnostic]
  }

  /// Formats a source; a file whose lines have an error is left as it is, since its blocks are not known.
  public func format(_ source: SourceText, isDocument: Bool) -> Formatted {
    let file = CheckFileReader().read(source, isDocument: isDocument)
    let errors = file.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { return Formatted(source: source, isChanged: false, diagnostics: errors) }
    let formatted = formatted(file)
    return Formatted(source: formatted, isChanged: formatted.bytes != source.bytes, diagnostics: [])
  }

  private func formatted(_ file: CheckFile) -> SourceText {
    let lines = CheckLineReader.lines(of: file.source, isDocument: file.isDocument)
    let edits = file.blocks.map { BlockLayout($0, among: lines, in: file.source).edits + rewordings(of: $0, in: file) }
    let whole = apply(edits.flatMap { $0 }, to: file.source)
    if keepsReading(whole, of: file) { return whole }
    // Some block would be read otherwise; the others are still formatted.
    var kept: [Edit] = []
    for edits in edits where keepsReading(apply(kept + edits, to: file.source), of: file) { kept += edits }
    return apply(kept, to: file.source)
  }

  // MARK: Other words

  private func rewordings(of block: CheckBlock, in file: CheckFile) -> [Edit] {
    block.expectations.compactMap { phrase in
      // A sentence over several lines may have comments between its pieces.
      guard phrase.pieces.count == 1, let words = rewording(phrase, file.source) else { return nil }
      return Edit(range: phrase.range, bytes: Array(words.utf8))
    }
  }

  /// Whether a text has the blocks that a file has, with the same words but for those that were reworded.
  private func keepsReading(_ text: SourceText, of file: CheckFile) -> Bool {
    let after = CheckFileReader().read(text, isDocument: file.isDocument)
    guard after.diagnostics.map(\.code) == file.diagnostics.map(\.code) else { return false }
    return after.words { _ in nil }
      == file.words { phrase in
        phrase.pieces.count == 1 ? rewording(phrase, file.source) : nil
      }
  }
}

// MARK: Edits

extension CheckFileFormatter {
  /// Bytes that take the place of others.
  struct Edit: Hashable {
    var range: SourceRange
    var bytes: [UInt8]
  }

  private func apply(_ edits: [Edit], to source: SourceText) -> SourceText {
    var bytes: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lower < $1.range.lower }) {
      bytes += source.bytes[position..<edit.range.lower]
      bytes += edit.bytes
      position = edit.range.upper
    }
    bytes += source.bytes[position...]
    return SourceText(path: source.path, bytes: bytes)
  }
}

extension CheckFile {
  /// Everything that blocks say, without places; `rewording` gives what is written for an expectation now.
  fileprivate func words(rewording: (Phrase) -> String?) -> [[String]] {
    blocks.map { block in
      let parts = [block.app, block.given, block.task].map { $0?.text(in: source) ?? "" }
      let expectations = block.expectations.map { rewording($0) ?? $0.text(in: source) }
      return ["\(block.section)"] + block.profiles.map(\.name) + parts + expectations
    }
  }
}
