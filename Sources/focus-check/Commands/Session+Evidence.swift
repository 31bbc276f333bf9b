import FocusScenario

/// What others recorded: taking it over, and comparing two runs.
extension Session {
  mutating func importEvidence() throws(UsageError) -> CommandStatus {
    guard let word = arguments.operands.first, let kind = ImportedFile.Kind(rawValue: word) else {
      throw .unknownImport(arguments.operands.first ?? "")
    }
    guard arguments.operands.count > 1 else { throw .missingOperand(.importing) }
    guard let origin = try origin() else { return .mistake }
    if let folder = arguments.output, !console.makeFolder(folder) { return .unwritable }
    var status = CommandStatus.passed
    for path in arguments.operands.dropFirst() where !take(path, as: kind, from: origin) { status = .mistake }
    return status
  }

  /// The block and the app that the recordings are of; none when what was named has a mistake.
  private mutating func origin() throws(UsageError) -> ImportedFile.Origin? {
    if let block = arguments.importedBlock {
      let bound = Suite.load([block], options: arguments.suite).bound()
      console.note(RunText(source: { bound.source(at: $0) }).render(bound.files.flatMap(\.diagnostics)))
      console.note(bound.absences)
      let origins = bound.origins
      guard let first = origins.first else { return nil }
      guard !origins.contains(where: { $0.check?.line != first.check?.line }) else { throw .needsLine(block) }
      return first
    }
    if let path = arguments.suite.app {
      let app = AppDocument(path)
      console.note(RunText(source: { app.source(at: $0) }).render(app.diagnostics))
      guard let index = app.index else { return nil }
      return ImportedFile.Origin(nameOfApp: index.app.name, path: path)
    }
    return ImportedFile.Origin()
  }

  /// Takes one file over, all of it or nothing; whether it could be read.
  private mutating func take(_ path: String, as kind: ImportedFile.Kind, from origin: ImportedFile.Origin) -> Bool {
    let (file, source, failure) = ImportedFile.read(path, as: kind, from: origin)
    guard let file, let source else {
      console.note(failure ?? "'\(path)' cannot be read")
      return false
    }
    console.note(RunText(source: { _ in source }).render(file.diagnostics))
    for (part, name) in zip(file.parts, file.names(after: path)) {
      let bytes = Array(RecordingLines.text(of: part.recording).utf8)
      guard let folder = arguments.output else {
        console.write(bytes: bytes, toFile: nil)
        continue
      }
      console.write(bytes: bytes, toFile: "\(folder)/\(name)")
      printText("\(folder)/\(name): \(part.recording.summary)\n")
    }
    return file.diagnostics.isEmpty
  }

  mutating func compare() throws(UsageError) -> CommandStatus {
    guard arguments.operands.count == 2 else { throw .missingOperand(.compare) }
    let sides = arguments.operands.map { RecordedFiles($0) }
    for side in sides {
      console.note(RunText(source: { side.source(at: $0) }).render(side.diagnostics))
      for failure in side.failures { console.note(failure) }
    }
    guard sides.allSatisfy(\.isReadable) else { return .mistake }
    let comparison = RunComparison(sides[0], sides[1])
    let text = ComparisonText(comparison)
    console.write { format, inColour in
      switch format {
      case .json: text.json().text
      case .html: text.html()
      default: text.render().text(inColour: inColour)
      }
    }
    return comparison.isAlike ? .passed : .failed
  }
}

extension Recording {
  /// How much was heard in it.
  fileprivate var summary: String {
    let noise = beats.count { $0.outcome == .serviceNoise }
    let silent = beats.count { $0.outcome == .noSpeech }
    var text = "\(beats.count) beat\(beats.count == 1 ? "" : "s")"
    if noise > 0 { text += ", \(noise) of the service itself" }
    if silent > 0 { text += ", \(silent) without speech" }
    return text + (header.stopped.map { "; it failed: \($0)" } ?? "")
  }
}
