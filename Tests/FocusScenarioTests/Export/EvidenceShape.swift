import Foundation
import Testing

@testable import FocusScenario

/// Reads a file of evidence as its page describes it, and takes nothing that the page does not name.
struct EvidenceShape {
  /// A beat, as far as tests look at it.
  struct Beat: Equatable {
    var verb: String
    var how: String
    var outcome: String
    var utterance: String?
    var isProbe: Bool
    var action: Int?
    var reads: Int?
  }

  /// A recording.
  struct Recording {
    var header: [String: Any]
    var beats: [Beat] = []
  }

  private(set) var recordings: [Recording] = []
  private(set) var mistakes: [String] = []

  /// Reads a file.
  init(_ text: String) {
    if !text.hasSuffix("\n") { mistakes.append("the last line has no end") }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() { read(String(line)) }
    for recording in recordings { check(recording) }
    let runs = recordings.map { $0.header["run"] as? Int }
    if runs != Array(1...max(1, recordings.count)) { mistakes.append("the runs are \(runs)") }
  }

  private static let headerKeys = [
    "format", "version", "source", "technology", "style", "device", "system", "app", "check", "run", "runs", "ways",
    "behaviours", "settings", "start", "actions", "stopped", "beats", "complete", "incomplete",
  ]
  private static let beatKeys = [
    "beat", "purpose", "cause", "action", "navigation", "at", "until", "outcome", "utterance", "focus", "heard",
    "settle",
  ]
  private static let causeKeys = ["verb", "target", "text", "count", "forward", "key", "element", "how"]

  private mutating func read(_ line: String) {
    guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
      return mistakes.append("no JSON: \(line)")
    }
    let isHeader = object["format"] != nil
    let unknown = Set(object.keys).subtracting(isHeader ? Self.headerKeys : Self.beatKeys)
    if !unknown.isEmpty { mistakes.append("unknown: \(unknown.sorted())") }
    isHeader ? addHeader(object, line) : addBeat(object)
  }

  private mutating func addHeader(_ object: [String: Any], _ line: String) {
    if !line.hasPrefix(#"{"format":"focus-evidence","version":1,"#) { mistakes.append("format and version come first") }
    let isKnown =
      (object["source"] as? String).flatMap(RecordingHeader.Source.init) == .xcuitest
      && (object["style"] as? String).flatMap(RecordingHeader.Style.init) == .xcuitest27
      && (object["technology"] as? String).flatMap(Technology.init) == .voiceOver
    if !isKnown { mistakes.append("another source: \(line)") }
    recordings.append(Recording(header: object))
  }

  private mutating func addBeat(_ object: [String: Any]) {
    guard var recording = recordings.popLast() else { return mistakes.append("a beat before any header") }
    defer { recordings.append(recording) }
    let cause = object["cause"] as? [String: Any] ?? [:]
    let unknown = Set(cause.keys).subtracting(Self.causeKeys)
    if !unknown.isEmpty { mistakes.append("unknown: \(unknown.sorted())") }
    guard object["beat"] as? Int == recording.beats.count else {
      return mistakes.append("beat \(object["beat"] ?? "") after \(recording.beats.count)")
    }
    guard let purpose = (object["purpose"] as? String).flatMap(RecordedBeat.Purpose.init),
      let outcome = (object["outcome"] as? String).flatMap(RecordedBeat.Outcome.init),
      let verb = cause["verb"] as? String, let how = cause["how"] as? String, let at = object["at"] as? Int,
      let until = object["until"] as? Int, at <= until
    else { return mistakes.append("a beat without what it needs: \(object)") }
    let utterance = object["utterance"] as? String
    if (outcome == .noSpeech) != (utterance == nil) { mistakes.append("\(outcome) with \(utterance ?? "nothing")") }
    recording.beats.append(
      Beat(
        verb: verb,
        how: how,
        outcome: outcome.rawValue,
        utterance: utterance,
        isProbe: purpose == .probe,
        action: object["action"] as? Int,
        reads: (object["settle"] as? [String: Any])?["reads"] as? Int
      )
    )
  }

  private mutating func check(_ recording: Recording) {
    let beats = recording.beats
    if recording.header["beats"] as? Int != beats.count { mistakes.append("another number of beats") }
    if zip(beats, beats.dropFirst()).contains(where: { $0.isProbe && !$1.isProbe }) {
      mistakes.append("the task goes on after a probe")
    }
    let actions = (recording.header["actions"] as? [Any])?.count ?? -1
    let done = Set(beats.compactMap(\.action))
    if done.contains(where: { $0 >= actions }) { mistakes.append("an action that the header does not name") }
    let isComplete = recording.header["complete"] as? Bool
    if (isComplete == true) == (recording.header["incomplete"] != nil) { mistakes.append("complete, or why not") }
    if isComplete == true, done.count != actions { mistakes.append("complete without every action") }
  }
}
