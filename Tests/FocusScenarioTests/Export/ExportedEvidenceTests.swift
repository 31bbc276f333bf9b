// The exported code has a conformance on the main actor, which Swift 6.2 was the first to read.
#if compiler(>=6.2)
  import Testing

  @testable import FocusScenario

  /// The evidence that exported tests leave behind, judged like any other: it may know less than the simulation of the
  /// app on the device, and never the opposite.
  @Suite(.serialized)
  struct ExportedEvidenceTests {
    /// The app on the device, and the app file by which its evidence is judged; none is that of each check.
    struct Case: Sendable, CustomTestStringConvertible {
      var device: String?
      var model: String?
      var testDescription: String { "\(device ?? "its own app"), judged by \(model ?? "its own app") file" }
    }

    private static let cases = [
      Case(device: nil, model: nil), Case(device: "shop-before.app", model: nil),
      Case(device: "shop-before.app", model: "shop-before.app"),
    ]

    @Test("no claim passes that the simulation fails, or fails that it passes", arguments: cases)
    func agrees(one: Case) throws {
      let checks = try ExportedCodeTests.checks.get()
      let folder = try TemporaryFolder()
      let documents = ["focus-black-hole.check", "focus-recovery.check"]
      let paths =
        one.device == nil
        ? checks.paths : checks.paths.filter { path in documents.contains { path.hasSuffix("/" + $0) } }
      try record(paths, on: one.device, into: folder)
      var bound = try Self.bound(paths, app: one.model)
      let judged = bound.judge(EvidenceFolder(folder["evidence"]))
      #expect(judged.report.files.flatMap(\.diagnostics).map(\.message) == [])
      #expect(judged.ignored == 0)
      let simulated = try Self.bound(paths, app: one.device).run()
      let pairs = zip(simulated.files.flatMap(\.scenarios), judged.report.files.flatMap(\.scenarios))
        .flatMap { zip($0.claims, $1.claims) }
      #expect(pairs.compactMap(Self.contradiction) == [])
      let shown = pairs.count { [.passed, .failed].contains($1.verdict) }
      #expect(shown >= (one.device == nil ? 22 : 7), "\(shown) of \(pairs.count)")
      #expect(pairs.contains { $1.verdict == .failed } == (one.device != nil))
    }

    @Test("the command judges it, and finds nothing wrong with it")
    func command() throws {
      let paths = try ExportedCodeTests.checks.get().paths
      let folder = try TemporaryFolder()
      try record(paths, on: nil, into: folder)
      let line = ["judge"] + paths + ["--profile", "VoiceOver", "--evidence", "evidence"]
      let judged = try FocusCheckProcess.run(line, in: folder)
      #expect(judged.status == 0 && judged.errors.isEmpty, "\(judged.output)\(judged.errors)")
    }

    @Test("beside the simulation, a device that is like it parts nowhere, and one with another app does")
    func compares() throws {
      for device in [nil, "shop-before.app"] {
        let paths = try ExportedCodeTests.checks.get().paths.filter {
          device == nil || $0.hasSuffix("/focus-recovery.check")
        }
        let folder = try TemporaryFolder()
        try record(paths, on: device, into: folder)
        let bound = try Self.bound(paths, app: nil)
        for file in bound.evidence(of: bound.run()) {
          try folder.write(String(decoding: file.bytes, as: UTF8.self), to: "simulated/\(file.name)")
        }
        let comparison = RunComparison(RecordedFiles(folder["simulated"]), RecordedFiles(folder["evidence"]))
        #expect(comparison.onlyRight.map(\.path) == [])
        #expect(comparison.pairs.count >= (device == nil ? 12 : 2))
        let parted = comparison.pairs.filter { !$0.comparison.isAlike }
        #expect(parted.isEmpty == (device == nil), "\(ComparisonText(comparison).render().text())")
      }
    }

    /// Runs every exported test of some check files on a device, and keeps what it leaves behind.
    private func record(_ paths: [String], on device: String?, into folder: TemporaryFolder) throws {
      let checks = try ExportedCodeTests.checks.get()
      let app = try device.map { AppIndex(try #require(Examples.app(try Examples.text($0)))) }
      for file in checks.plan.files where paths.contains(file.path) {
        for test in file.tests where test.refusal == nil {
          let outcome = try checks.run(line: test.location.line, of: file.path, on: app)
          let name = outcome.attachments.first?.split(separator: " ").first
          try folder.write(outcome.evidence, to: "evidence/\(try #require(name))")
        }
      }
    }

    private static func bound(_ paths: [String], app: String?) throws -> BoundSuite {
      var options = Suite.Options()
      options.app = app.map(Examples.path)
      options.profiles = ["VoiceOver"]
      return Suite.load(paths, options: options).bound()
    }

    private static func contradiction(_ simulated: ClaimResult, _ heard: ClaimResult) -> String? {
      let verdicts = (simulated.verdict, heard.verdict)
      guard verdicts == (.failed, .passed) || verdicts == (.passed, .failed) else { return nil }
      return """
        \(heard.location.line): \(heard.sentence) [\(heard.reading)]
          simulated \(simulated.verdict): \(simulated.found)
          heard \(heard.verdict): \(heard.found)
        """
    }
  }
#endif
