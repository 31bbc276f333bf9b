extension BoundSuite {
  /// Each selected block, as the origin of what is recorded of it.
  public var origins: [ImportedFile.Origin] {
    files.flatMap(\.items).map { item in
      ImportedFile.Origin(
        app: RecordingHeader.App(name: item.runner.index.app.name, path: item.app.path),
        check: RecordingHeader.Check(
          document: item.scenario.location.path,
          line: item.scenario.location.line,
          task: item.scenario.taskText
        )
      )
    }
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
      return "\(stem)\(name ?? "").jsonl"
    }
  }
}
