import Testing

@testable import FocusScenario

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct SimulationTranscriptTests {
  static let files = [
    "opening", "closing", "modality", "vanishing", "requests", "speaking", "time", "acting", "moving",
    "talkback-moving", "talkback-windows", "talkback-speech", "talkback-regions", "gestures", "scanning", "languages",
    "default-focus",
    "rearranging", "rotors",
    "notifications", "settings", "keys", "confining", "escapes", "single-switch", "reading",
    "containers",
  ]
  static let cases = files.flatMap { SimulationTranscript.cases(in: text(of: "\($0).transcript")) }

  static func path(of name: String) -> String {
    let folder = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    return "/\(folder)/Fixtures/simulation/\(name)"
  }

  static func text(of name: String) -> String {
    (try? String(contentsOfFile: path(of: name), encoding: .utf8)) ?? ""
  }

  @Test("every transcript file is found and has cases", arguments: files)
  func fileHasCases(name: String) {
    #expect(!SimulationTranscript.cases(in: Self.text(of: "\(name).transcript")).isEmpty)
  }

  /// Writes every case anew when `FOCUS_RECORD` is set; what it wrote is to be read.
  @Test("a recording is asked for", .enabled(if: ProcessInfo.processInfo.environment["FOCUS_RECORD"] != nil))
  func record() throws {
    for name in Self.files {
      let cases = SimulationTranscript.cases(in: Self.text(of: "\(name).transcript"))
      var expected = cases.map { $0.replayed() }[...]
      var lines: [String] = []
      for line in Self.text(of: "\(name).transcript").split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast()
      {
        if line.hasPrefix("> ") || line.hasPrefix("  ") { continue }
        if line.hasPrefix("## "), lines.contains(where: { $0.hasPrefix("## ") }) {
          lines += expected.popFirst() ?? []
        }
        lines.append(String(line))
      }
      lines += expected.popFirst() ?? []
      try (lines.joined(separator: "\n") + "\n").write(
        toFile: Self.path(of: "\(name).transcript"),
        atomically: true,
        encoding: .utf8
      )
    }
  }

  @Test("the transcript is what happens", arguments: cases)
  func transcriptIsWhatHappens(transcript: SimulationTranscript) {
    let replayed = transcript.replayed()
    #expect(replayed == transcript.expected, "\(replayed.joined(separator: "\n"))")
  }
}
