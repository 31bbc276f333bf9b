extension BoundSuite {
  /// Each selected block, as the origin of what is recorded of it.
  public var origins: [ImportedFile.Origin] {
    files.flatMap(\.items).map { ImportedFile.Origin(app: $0.recordedApp, check: $0.check) }
  }
}

extension BoundSuite.Item {
  /// The block as evidence of it names it.
  var check: RecordingHeader.Check {
    RecordingHeader.Check(
      document: FileAccess().recordedPath(of: scenario.location.path),
      line: scenario.location.line,
      task: scenario.taskText,
      given: scenario.given?.text
    )
  }

  /// The app as evidence names it.
  var recordedApp: RecordingHeader.App {
    RecordingHeader.App(name: runner.index.app.name, path: FileAccess().recordedPath(of: app.path))
  }
}

extension ImportedFile {
  /// What kind of file others recorded.
  public enum Kind: String, Sendable, CaseIterable { case transcript, webdriveragent }

  /// Reads a file; why it cannot be opened, in words, when it cannot.
  public static func read(
    _ path: String,
    as kind: Kind,
    from origin: Origin,
    access: FileAccess = FileAccess()
  ) -> (file: ImportedFile?, source: SourceText?, failure: String?) {
    do throws(FileError) {
      let source = path == "-" ? try access.readStandardInput() : try access.read(path)
      let file =
        switch kind {
        case .transcript: ImportedFile(transcript: source, from: origin)
        case .webdriveragent: ImportedFile(calls: source, from: origin)
        }
      return (file, source, nil)
    } catch {
      return (nil, nil, error.message)
    }
  }

  /// The names of the files of its parts, after the file that it was.
  public func names(after path: String) -> [String] {
    let stem = path == "-" ? "imported" : Path(path).stem
    return parts.map { part in
      let name = part.name.map { name in "-" + name.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined() }
      return "\(stem)\(name ?? "").\(EvidenceName.fileExtension)"
    }
  }

  /// Names of which each is another than those before it: a second `walk.jsonl` is `walk-2.jsonl`.
  public static func distinct(_ names: [String]) -> [String] {
    var taken: Set<String> = []
    return names.map { name in
      let path = Path(name)
      let numbered = (2...).lazy.map { "\(path.stem)-\($0).\(path.fileExtension)" }
      let free = taken.contains(name) ? numbered.first { !taken.contains($0) && !names.contains($0) } ?? name : name
      taken.insert(free)
      return free
    }
  }
}
