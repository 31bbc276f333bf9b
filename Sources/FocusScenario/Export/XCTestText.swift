/// Writes a plan as UI tests in Swift, for a person to keep in a repository.
public struct XCTestText: Sendable {
  /// A file to be written.
  public struct File: Hashable, Sendable {
    /// Its name, without a folder.
    public var name: String
    /// The whole text.
    public var text: String
  }

  /// The identifier of the app's bundle; none tests the target app of the scheme.
  private let bundle: String?

  /// A writer of tests for an app.
  public init(bundle: String? = nil) { self.bundle = bundle }

  /// The tests, and the support code that they need.
  public func files(_ plan: DevicePlan) -> [File] {
    [File(name: "FocusChecks.swift", text: tests(plan)), File(name: "FocusCheckSupport.swift", text: SupportCode.text)]
  }

  private func tests(_ plan: DevicePlan) -> String {
    var writer = SwiftWriter()
    writer.line(
      "// Exported by focus-check: change the checks and export them again. FocusCheckSupport.swift belongs beside it."
    )
    writer.line("// swift-format-ignore-file")
    writer.line()
    writer.line("import XCTest")
    writer.line()
    writer.line("#if canImport(XCUIAutomation) && (compiler(>=6.4) || FOCUS_STUB)")
    writer.indented { writer in
      writer.line("import XCUIAutomation")
      var names = SwiftNames()
      for file in plan.files {
        writer.line()
        append(file, named: names.next(SwiftNames.type(file.path)), to: &writer)
      }
    }
    writer.line("#else")
    writer.indented { writer in
      writer.block("final class FocusChecks: XCTestCase") { writer in
        writer.block("func testNeedsXcode27() throws") { writer in
          writer.line("throw XCTSkip(\"Only Xcode 27 can read VoiceOver: this one has no XCUIVoiceOverService\")")
        }
      }
    }
    writer.line("#endif")
    return writer.text
  }

  private func append(_ file: DevicePlan.File, named name: String, to writer: inout SwiftWriter) {
    writer.comment("/// \(file.path)")
    writer.block("nonisolated final class \(name): FocusCheckCase") { writer in
      for (number, (test, name)) in zip(file.tests, Self.names(in: file)).enumerated() {
        if number > 0 { writer.line() }
        append(test, named: name, to: &writer)
      }
    }
  }

  /// A name for each test, by its task; tests of one task are numbered, and none has a name for another technology.
  static func names(in file: DevicePlan.File) -> [String?] {
    // What a test case has by those names is no test.
    var names = SwiftNames(["testRun", "testRunClass", "testCaseCount", "testInvocations"])
    return file.tests.map { test in
      test.profile == Technology.voiceOver.rawValue ? names.next(SwiftNames.test(test.task)) : nil
    }
  }

  private func append(_ test: DevicePlan.Test, named name: String?, to writer: inout SwiftWriter) {
    guard let name else {
      writer.comment("// Line \(test.location.line), \(test.task): \(test.refusal ?? test.profile)")
      return
    }
    writer.comment("/// \(test.task)")
    writer.line("@available(iOS 27.0, *)")
    writer.line("@MainActor")
    writer.block("func \(name)() throws") { writer in
      if let refusal = test.refusal {
        writer.line("throw XCTSkip(\(SwiftWriter.literal("\(test.check.document):\(test.location.line): \(refusal)")))")
      } else {
        TestBody(test).append(to: &writer, in: bundle)
      }
    }
  }
}
