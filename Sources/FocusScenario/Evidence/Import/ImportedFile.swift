/// A file that others recorded, read as evidence: all of it, or nothing.
public struct ImportedFile: Sendable {
  /// A recording, and what tells it from the others of its file.
  public struct Part: Sendable {
    /// The name of its screen; none when the file holds one recording.
    public var name: String?
    /// What was recorded.
    public var recording: Recording
  }

  /// In the order of the file; empty when there is a problem.
  public private(set) var parts: [Part] = []
  /// Why nothing was taken.
  public private(set) var diagnostics: [Diagnostic] = []

  /// What the one who imports knows of the recordings.
  public struct Origin: Sendable {
    /// The app that was used.
    public var app: RecordingHeader.App?
    /// The block that was followed.
    public var check: RecordingHeader.Check?

    /// Names the app and the block, as far as they are known.
    public init(app: RecordingHeader.App? = nil, check: RecordingHeader.Check? = nil) {
      self.app = app
      self.check = check
    }

    /// Names the app alone.
    public init(nameOfApp name: String, path: String? = nil) {
      self.init(app: RecordingHeader.App(name: name, path: path))
    }
  }

  /// Reads a transcript: plain lines, or captures in JSON.
  public init(transcript source: SourceText, from origin: Origin = Origin()) {
    let start = source.bytes.first { $0 != 0x20 && !(0x09...0x0D).contains($0) }
    let isJSON = start == UInt8(ascii: "{") || start == UInt8(ascii: "[")
    take(source, origin) { source throws(Refusal) in
      isJSON
        ? try CaptureReader(source: source, origin: origin).parts()
        : try TranscriptReader(source: source, origin: origin).parts()
    }
  }

  /// Reads a log of the calls of WebDriverAgent or Appium.
  public init(calls source: SourceText, from origin: Origin = Origin()) {
    take(source, origin) { source throws(Refusal) in try CallLogReader(source: source, origin: origin).parts() }
  }

  private mutating func take(
    _ source: SourceText,
    _ origin: Origin,
    _ read: (SourceText) throws(Refusal) -> [Part]
  ) {
    if let found = source.encodingProblem() {
      diagnostics = [found.problem.diagnostic(at: found.range, in: source.path)]
      return
    }
    do throws(Refusal) {
      parts = try read(source)
    } catch {
      diagnostics = [error.problem.diagnostic(at: error.range, in: source.path)]
    }
  }

  /// The JSON that takes up a range of a file; of two members of one name nobody knows which is meant.
  static func json(in range: SourceRange, of source: SourceText) throws(Refusal) -> JSONNode {
    let node: JSONNode
    do throws(JSONMistake) {
      node = try JSONReader.read(range, of: source.bytes)
    } catch {
      let end = min(error.offset + 1, range.upper)
      throw Refusal(.notJSON(error.reason), at: SourceRange(min(error.offset, end), end))
    }
    if let member = node.repeatedKey { throw Refusal(.repeatedKey(member.key), at: member.range) }
    return node
  }

  /// Why a file is not taken.
  struct Refusal: Error {
    var problem: ImportProblem
    var range: SourceRange

    init(_ problem: ImportProblem, at range: SourceRange) {
      self.problem = problem
      self.range = range
    }
  }
}
