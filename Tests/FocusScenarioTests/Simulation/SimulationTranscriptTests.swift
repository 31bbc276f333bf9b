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
  ]
  static let cases = files.flatMap { SimulationTranscript.cases(in: text(of: $0)) }

  static func text(of name: String) -> String {
    let folder = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    return (try? String(contentsOfFile: "/\(folder)/Fixtures/simulation/\(name).transcript", encoding: .utf8)) ?? ""
  }

  @Test("every transcript file is found and has cases", arguments: files)
  func fileHasCases(name: String) {
    #expect(!SimulationTranscript.cases(in: Self.text(of: name)).isEmpty)
  }

  @Test("the transcript is what happens", arguments: cases)
  func transcriptIsWhatHappens(transcript: SimulationTranscript) {
    let replayed = transcript.replayed()
    #expect(replayed == transcript.expected, "\(replayed.joined(separator: "\n"))")
  }
}
