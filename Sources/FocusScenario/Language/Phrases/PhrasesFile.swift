/// A `phrases` file as read: the wordings of a team that every check file of its folder may use.
public struct PhrasesFile: Sendable {
  /// The text that was read.
  public let source: SourceText
  /// The wordings that may be used, in the order of the text.
  public let sayings: [Saying]
  /// What is wrong with the text, in the order of the text.
  public let diagnostics: [Diagnostic]

  /// Reads a source beside the files of its folder that were read before; it holds `Say:` lines and comments.
  public init(_ source: SourceText, beside earlier: [PhrasesFile] = []) {
    self.source = source
    if let (problem, range) = source.encodingProblem() {
      self.sayings = []
      self.diagnostics = [Diagnostic(problem, at: range, in: source.path)]
      return
    }
    var sayings: [Saying] = []
    var diagnostics: [Diagnostic] = []
    for line in CheckLineReader.lines(of: source, isDocument: false) where line.kind != .comment {
      let (saying, findings) = Self.read(line, in: source)
      if let saying { sayings.append(saying) }
      diagnostics += findings.map { Diagnostic($0.problem, at: $0.range, in: source.path) }
    }
    let known = earlier.flatMap(\.sayings)
    let checker = SayingChecker(sayings, beside: known)
    self.sayings = Array(checker.usable.dropFirst(known.count))
    self.diagnostics = (diagnostics + checker.findings.map(\.diagnostic)).inOrderOfText
  }

  private static func read(
    _ line: CheckLine,
    in source: SourceText
  ) -> (saying: Saying?, findings: [SayingReader.Finding]) {
    guard let part = line.keyPart, part.key == .say else {
      return (nil, [(.strayLine(words: source.excerpt(line.content)), line.content)])
    }
    return SayingReader(source: source).read(part.value.count > 0 ? part.value : part.mark)
  }
}

extension [Diagnostic] {
  /// Sorted by place; of two at one place the one found first.
  var inOrderOfText: [Diagnostic] {
    if indices.dropFirst().allSatisfy({ self[$0 - 1].range.lower <= self[$0].range.lower }) { return self }
    return enumerated().sorted { ($0.element.range.lower, $0.offset) < ($1.element.range.lower, $1.offset) }.map(
      \.element
    )
  }
}
