import Foundation
import Testing

@testable import FocusScenario

/// Exported tests, compiled with the stubs and run as a process whose device is simulated here.
final class ExportedTests: @unchecked Sendable {
  /// What came of one test.
  struct Outcome {
    /// Each with its place in front.
    var issues: [String] = []
    var skipped: String?
    var thrown: [String] = []
    var notes: [String] = []
    var attachments: [String] = []
    var evidence = ""
    /// How often each question was asked of the device.
    var asked: [String: Int] = [:]
  }

  let plan: DevicePlan
  let folder: TemporaryFolder
  /// The paths of the check files.
  let paths: [String]
  private let apps: [String: AppIndex]

  /// Exports the checks that some files hold, and compiles them.
  init(_ files: [String: String]) throws {
    let folder = try TemporaryFolder(files)
    self.folder = folder
    paths = files.keys.filter { $0.hasSuffix(".check") }.sorted().map { folder[$0] }
    let bound = Suite.load(paths).bound()
    try #require(bound.files.flatMap(\.diagnostics).map(\.message) == [])
    plan = DevicePlan(bound)
    let runners = bound.files.flatMap(\.items).map { ($0.recordedApp.path ?? "", $0.runner.index) }
    apps = Dictionary(runners, uniquingKeysWith: { first, _ in first })
    let texts = XCTestText().files(plan)
    for file in texts { try folder.write(file.text, to: "code/" + file.name) }
    try folder.write(Self.main(texts[0].text), to: "code/main.swift")
    try compile()
  }

  // MARK: Compiling

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func compile() throws {
    let code = folder["code"]
    for module in ["XCUIAutomation", "XCTest"] {
      let source = Self.root.appendingPathComponent(".ci/Stubs/\(module).swift").path
      try swiftc(
        "-emit-module -emit-object -parse-as-library -module-name \(module) -emit-module-path \(code)/\(module).swiftmodule"
          + " -o \(code)/\(module).o \(source)"
      )
    }
    let files = ["main", "FocusChecks", "FocusCheckSupport"].map { "\(code)/\($0).swift" }.joined(separator: " ")
    try swiftc(
      "-D FOCUS_STUB -I \(code) -module-name Tests -o \(code)/tests \(files) \(code)/XCUIAutomation.o \(code)/XCTest.o"
    )
  }

  private func swiftc(_ arguments: String) throws {
    let line = "PATH=\"$PATH:/opt/swift/usr/bin\" swiftc -swift-version 6 -Onone \(arguments) 2>&1"
    let result = try FocusCheckProcess.shell(line, in: folder)
    try #require(result.status == 0, "\(result.output)")
  }

  /// A program that runs the tests that its arguments name.
  private static func main(_ tests: String) -> String {
    var runs = ""
    var type = ""
    for line in tests.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if let head = line.range(of: "final class ") { type = String(line[head.upperBound...].prefix { $0 != ":" }) }
      guard line.hasPrefix("func test"), type != "FocusChecks" else { continue }
      let name = line.dropFirst(5).prefix { $0 != "(" }
      runs += "run(\"\(type).\(name)\", \(type)()) { try $0.\(name)() }\n"
    }
    return """
      import XCTest

      func run<Test: XCTestCase>(_ name: String, _ test: Test, _ body: (Test) throws -> Void) {
        guard CommandLine.arguments.contains(name) else { return }
        do {
          try test.setUpWithError()
          try body(test)
        } catch let skip as XCTSkip {
          print("!skip\\t\\(skip.message ?? "")")
        } catch {
          print("!thrown\\t\\(error)")
        }
        do { try test.tearDownWithError() } catch { print("!thrown\\t\\(error)") }
      }

      \(runs)
      """
  }

  // MARK: Running

  /// The names of the tests, in the order of the file.
  var names: [String] { plan.files.indices.flatMap { names(inFile: $0).compactMap(\.self) } }

  /// Each with the name of its class before it.
  private func names(inFile number: Int) -> [String?] {
    var types = SwiftNames()
    let type = plan.files[...number].map { types.next(SwiftNames.type($0.path)) }.last ?? ""
    return XCTestText.names(in: plan.files[number]).map { $0.map { "\(type).\($0)" } }
  }

  /// Runs the test of a block, by its line.
  func run(
    line: Int,
    of document: String? = nil,
    on other: AppIndex? = nil,
    _ oddities: SimulatedPhone.Oddities = .init()
  ) throws -> Outcome {
    let file = try #require(plan.files.firstIndex { $0.path.hasSuffix(document ?? "") })
    let tests = plan.files[file].tests
    let number = try #require(tests.firstIndex { $0.location.line == line && $0.profile == "VoiceOver" })
    let (test, name) = (tests[number], try #require(names(inFile: file)[number]))
    let app = try #require(other ?? apps[test.appFile])
    let lines = try converse(name, SimulatedPhone(app, oddities))
    return outcome(of: lines.0, lines.1)
  }

  private func converse(_ name: String, _ phone: SimulatedPhone) throws -> ([String], [String: Int]) {
    var phone = phone
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: folder["code/tests"])
    process.arguments = [name]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    var said: [String] = []
    var rest = Data()
    while true {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      rest += more
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
        rest = Data(rest[(end + 1)...])
        guard line.hasPrefix("?") else {
          said.append(line)
          continue
        }
        try input.fileHandleForWriting.write(contentsOf: Data((phone.answer(String(line.dropFirst())) + "\n").utf8))
      }
    }
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return (said, phone.asked)
  }

  private func outcome(of lines: [String], _ asked: [String: Int]) -> Outcome {
    var outcome = Outcome(asked: asked)
    var isEvidence = false
    for line in lines {
      if line.hasPrefix("BEGIN FOCUS EVIDENCE") { isEvidence = true; continue }
      if line.hasPrefix("END FOCUS EVIDENCE") { isEvidence = false; continue }
      if isEvidence { outcome.evidence += line + "\n"; continue }
      let parts = folder.hidden(line).split(separator: "\t", omittingEmptySubsequences: false).map {
        $0.replacingOccurrences(of: "\\n", with: "\n")
      }
      switch parts.first {
      case "!issue": outcome.issues.append(parts.dropFirst().joined(separator: " | "))
      case "!skip": outcome.skipped = parts.last
      case "!thrown": outcome.thrown.append(parts.last ?? "")
      case "!activity": outcome.notes.append(parts.last ?? "")
      case "!attachment": outcome.attachments.append(parts.dropFirst().joined(separator: " "))
      default: outcome.thrown.append("not understood: \(line)")
      }
    }
    return outcome
  }
}
