// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Apple documents of XCTest, as far as exported tests use it, and nothing else. What a test does is told on the
// standard output, a line for each thing.

import Foundation

open class XCTestCase {
  public init() {}

  public var continueAfterFailure = true

  open func setUpWithError() throws {}

  open func tearDownWithError() throws {}

  open func record(_ issue: XCTIssue) {
    let location = issue.sourceCodeContext.location
    let place = location.map { "\($0.fileURL.relativePath):\($0.lineNumber)" } ?? ""
    tell("issue", place, issue.compactDescription)
  }

  public func add(_ attachment: XCTAttachment) {
    tell("attachment", attachment.name ?? "", attachment.lifetime == .keepAlways ? "keepAlways" : "deleteOnSuccess")
  }
}

public struct XCTSkip: Error {
  public let message: String?

  public init(_ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line) {
    self.message = message()
  }
}

public struct XCTIssue {
  public enum IssueType: Int, Sendable { case assertionFailure, performanceRegression, system, thrownError }

  public var type: IssueType
  public var compactDescription: String
  public var sourceCodeContext: XCTSourceCodeContext

  public init(
    type: IssueType,
    compactDescription: String,
    detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(),
    associatedError: Error? = nil,
    attachments: [XCTAttachment] = []
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.sourceCodeContext = sourceCodeContext
  }
}

public final class XCTSourceCodeLocation: Sendable {
  public let fileURL: URL
  public let lineNumber: Int

  public init(filePath: String, lineNumber: Int) {
    fileURL = URL(fileURLWithPath: filePath)
    self.lineNumber = lineNumber
  }
}

public final class XCTSourceCodeContext: Sendable {
  public let location: XCTSourceCodeLocation?

  public init(location: XCTSourceCodeLocation?) { self.location = location }

  public convenience init() { self.init(location: nil) }
}

public final class XCTAttachment {
  public enum Lifetime: Int, Sendable { case deleteOnSuccess, keepAlways }

  public var name: String?
  public var lifetime = Lifetime.deleteOnSuccess

  public init(string: String) {}
}

public protocol XCTActivity {
  var name: String { get }
}

public enum XCTContext {
  struct Activity: XCTActivity {
    var name: String
  }

  @MainActor
  public static func runActivity<Result>(named name: String, block: (XCTActivity) throws -> Result) rethrows -> Result {
    tell("activity", name)
    return try block(Activity(name: name))
  }
}

open class XCTestExpectation {
  public init(description: String) {}
}

open class XCTWaiter {
  public enum Result: Int, Sendable { case completed = 1, timedOut, incorrectOrder, invertedFulfillment, interrupted }

  public class func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval) -> Result {
    print("?wait\t\(Int(seconds * 1000))")
    fflush(nil)
    _ = readLine()
    return .timedOut
  }
}

public func XCTAssertEqual<Value: Equatable>(
  _ expression1: @autoclosure () throws -> Value,
  _ expression2: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  guard let left = try? expression1(), let right = try? expression2(), left == right else {
    return tell("issue", "", message())
  }
}

/// A line: the kind of thing, then its texts, line breaks written as `\n`.
func tell(_ texts: String...) {
  print("!" + texts.map { $0.replacingOccurrences(of: "\n", with: "\\n") }.joined(separator: "\t"))
}
