import FocusScenario

/// What others recorded: taking it over, and comparing two runs.
extension Session {
  mutating func importEvidence() throws(UsageError) -> CommandStatus {
    guard let word = arguments.operands.first, let kind = ImportedFile.Kind(rawValue: word) else {
      throw .unknownImport(arguments.operands.first ?? "")
    }
    guard arguments.operands.count > 1 else { throw .missingOperand(.importing) }
    guard let origin = try origin() else { return .mistake }
    var taken: [(name: String, recording: Recording)] = []
    var status = CommandStatus.passed
    for path in arguments.operands.dropFirst() {
      guard let file = read(path, as: kind, from: origin) else {
        status = .mistake
        continue
      }
      taken += zip(file.names(after: path), file.parts).map { (name: $0, recording: $1.recording) }
    }
    return try write(taken) ? status : .unwritable
  }

  /// One file of evidence for each recording; without a folder, the only one as it is. Whether it could be written.
  private mutating func write(_ taken: [(name: String, recording: Recording)]) throws(UsageError) -> Bool {
    guard let folder = arguments.output else {
      guard taken.count < 2 else { throw .severalRecordings(taken.count) }
      for (_, recording) in taken { console.write(bytes: Recording.file(of: [recording]), toFile: nil) }
      return true
    }
    guard console.makeFolder(folder) else { return false }
    for (name, recording) in zip(ImportedFile.distinct(taken.map(\.name)), taken.map(\.recording)) {
      console.write(bytes: Recording.file(of: [recording]), toFile: "\(folder)/\(name)")
      printText("\(folder)/\(name): \(recording.summary)\n")
    }
    return true
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

  /// Reads one file, all of it or nothing.
  private mutating func read(_ path: String, as kind: ImportedFile.Kind, from origin: ImportedFile.Origin)
    -> ImportedFile?
  {
    let (file, source, failure) = ImportedFile.read(path, as: kind, from: origin)
    guard let file, let source else {
      console.note(failure ?? "'\(path)' cannot be read")
      return nil
    }
    console.note(RunText(source: { _ in source }).render(file.diagnostics))
    return file.diagnostics.isEmpty ? file : nil
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
