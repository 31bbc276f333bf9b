/// A file of evidence as it was read: all of it, or nothing.
public struct EvidenceFile: Sendable {
  /// The text, in which diagnostics point.
  public let source: SourceText
  /// The recordings of one block; none when something is wrong with the file.
  public let recordings: [Recording]
  /// Everything that is wrong with it, in the order of the text.
  public let diagnostics: [Diagnostic]
  /// The line, from 0, of each recording's header.
  let headerLines: [Int]

  /// Reads a file of evidence.
  public init(_ source: SourceText) {
    var reader = EvidenceReader(source)
    reader.read()
    let findings = reader.findings.sorted { $0.range.lower < $1.range.lower }
    self.source = source
    diagnostics = findings.map { Diagnostic($0.problem, at: $0.range, in: source.path) }
    recordings = findings.isEmpty ? reader.recordings : []
    headerLines = findings.isEmpty ? reader.headerLines : []
  }

  /// The number, from 0, of the first recording that is not what its digest says.
  var firstEdited: Int? {
    recordings.firstIndex { recording in recording.header.digest.map { $0 != recording.ownDigest } ?? false }
  }

  /// The bytes of a value in a beat of a recording, or in its header; the whole line when it has no such key.
  func range(of key: String?, recording: Int, beat: Int?) -> SourceRange {
    guard headerLines.indices.contains(recording) else { return SourceRange(0, 0) }
    let line = source.lineRange(headerLines[recording] + (beat.map { $0 + 1 } ?? 0))
    guard let key, let node = try? JSONReader.read(line, of: source.bytes) else { return line }
    return node[key]?.range ?? line
  }
}
