/// A file of evidence to be written.
public struct WrittenEvidence: Hashable, Sendable {
  /// Its name in the folder.
  public var name: String
  /// What it holds.
  public var bytes: [UInt8]
}

/// How evidence came out.
public struct JudgedEvidence: Sendable {
  /// Every scenario that is selected, as a run would report it.
  public var report: RunReport
  /// How many claims were not observed, of those that are asked of their technology.
  public var unobserved: Int
  /// How many files are about no block that is selected.
  public var ignored: Int
}

extension BoundSuite {
  /// What the run of a report leaves behind: a file for each scenario that was simulated.
  public func evidence(of report: RunReport) -> [WrittenEvidence] {
    let run = Set(report.files.lazy.flatMap(\.scenarios).map(\.id))
    let items = files.flatMap(\.items).filter { run.contains($0.scenario.id) }
    return Self.concurrently(items.count) { items[$0].evidence }.compactMap { $0 }
  }

  /// Judges every selected scenario by its evidence; nothing is run but what a simulated recording says was done.
  public mutating func judge(_ folder: EvidenceFolder) -> JudgedEvidence {
    for file in folder.files { sources[file.source.path] = file.source }
    let byBlock = folder.byBlock
    let items = files.flatMap(\.items)
    let outcomes = Self.concurrently(items.count) { items[$0].judge(folder, byBlock) }
    let blocks = Set(items.compactMap(\.block))
    return JudgedEvidence(
      report: report(of: outcomes, folder),
      unobserved: zip(items, outcomes).reduce(0) { $0 + $1.0.unobserved($1.1.result) },
      ignored: byBlock.filter { !blocks.contains($0.key) }.reduce(0) { $0 + $1.value.count }
        + folder.files.count { $0.recordings.first.map { $0.header.check == nil } ?? false }
    )
  }

  private func report(of outcomes: [Item.Outcome], _ folder: EvidenceFolder) -> RunReport {
    var rest = outcomes[...]
    var report = RunReport(files: [])
    for file in files {
      let own = rest.prefix(file.items.count)
      rest = rest.dropFirst(file.items.count)
      report.files.append(
        FileReport(path: file.path, diagnostics: file.diagnostics, scenarios: own.map(\.result))
      )
    }
    let refusals = outcomes.compactMap(\.refusal)
    for file in folder.files {
      var all = file.diagnostics + refusals.filter { $0.path == file.source.path }
      if all.isEmpty, let edited = file.edited { all = [edited.diagnostic(in: file)] }
      if !all.isEmpty { report.files.append(FileReport(path: file.source.path, diagnostics: all, scenarios: [])) }
    }
    for error in folder.unreadable {
      let diagnostic = Diagnostic(error, at: SourceRange(0, 0), in: error.path)
      report.files.append(FileReport(path: error.path, diagnostics: [diagnostic], scenarios: []))
    }
    return report
  }
}

extension BoundSuite.Item {
  /// A result, and what is wrong with the evidence when it was refused.
  struct Outcome: Sendable {
    var result: ScenarioResult
    var refusal: Diagnostic?
  }

  /// The block that evidence has to be about.
  var block: EvidenceFolder.Block? {
    scenario.profile.technology.map { EvidenceFolder.Block(check, $0) }
  }

  /// What a run leaves behind; none when it is not simulated.
  fileprivate var evidence: WrittenEvidence? {
    let recordings = runner.recordings(of: scenario, document: check.document, appPath: recordedApp.path)
    guard let header = recordings.first?.header else { return nil }
    return WrittenEvidence(name: EvidenceName.of(check, header.technology), bytes: Recording.file(of: recordings))
  }

  fileprivate func judge(
    _ folder: EvidenceFolder,
    _ byBlock: [EvidenceFolder.Block: [EvidenceFile]]
  ) -> Outcome {
    let files = block.flatMap { byBlock[$0] } ?? []
    guard let file = files.first else { return Outcome(result: named(unseen(in: folder, byBlock))) }
    if files.count > 1 {
      return refused(RecordingRefusal(recording: 0, reason: .twice(path: file.source.path)), files[1])
    }
    guard file.recordings.first?.header.source == .simulated else {
      if let refusal = file.edited ?? file.otherWords(than: check)
        ?? runner.refusal(of: scenario, heard: file.recordings)
      {
        return refused(refusal, file)
      }
      return Outcome(result: named(runner.judge(scenario, heard: file.recordings)))
    }
    do throws(RecordingRefusal) {
      return Outcome(result: named(try runner.judge(scenario, simulated: file.recordings)))
    } catch {
      return refused(error, file)
    }
  }

  private func refused(_ refusal: RecordingRefusal, _ file: EvidenceFile) -> Outcome {
    Outcome(
      result: named(runner.notObserved(scenario, "the evidence in '\(file.source.path)' is refused")),
      refusal: refusal.diagnostic(in: file)
    )
  }

  /// What a block without evidence comes to; where nothing can be recorded, that is the reason.
  private func unseen(
    in folder: EvidenceFolder,
    _ byBlock: [EvidenceFolder.Block: [EvidenceFile]]
  ) -> ScenarioResult {
    if case .notSimulated(let why) = runner.prepared(scenario) { return runner.notSimulated(scenario, why) }
    let moved = byBlock.keys.filter { other in
      var here = other
      here.line = scenario.location.line
      return here == block && byBlock[other]?.first?.recordings.first?.header.check?.task == scenario.taskText
    }
    let line = moved.map(\.line).min().map { "; that of the same task at line \($0) was recorded before it moved" }
    return runner.notObserved(scenario, "there is no evidence of it in '\(folder.path)'\(line ?? "")")
  }

  /// How many claims of a result were not observed, though they are asked of the technology.
  fileprivate func unobserved(_ result: ScenarioResult) -> Int {
    zip(scenario.claims, result.claims).count { $0.notAsked == nil && $1.verdict == .notObserved }
  }
}

extension EvidenceFile {
  /// That a recording is not what its digest says; who is not judged by it is told all the same.
  fileprivate var edited: RecordingRefusal? { firstEdited.map { RecordingRefusal(recording: $0, reason: .edited) } }

  /// That its block has other words today; what is given need not be known to the source.
  fileprivate func otherWords(than now: RecordingHeader.Check) -> RecordingRefusal? {
    var recorded = recordings.first?.header.check
    if recorded?.given == nil { recorded?.given = now.given }
    return recorded?.difference(from: now).map { RecordingRefusal(recording: 0, reason: $0) }
  }
}

extension RecordingRefusal {
  /// The refusal in words, at its place in the file.
  fileprivate func diagnostic(in file: EvidenceFile) -> Diagnostic {
    let range = file.range(of: key, recording: recording, beat: beat)
    return Diagnostic(reason, at: range, in: file.source.path)
  }
}
