// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Apple documents of XCUIAutomation, as far as exported tests use it, and nothing else: a name that is not here does
// not compile. Bodies ask whoever reads the standard output, so that a test can play the device.

import Foundation

@MainActor
public final class XCUIDevice: NSObject {
  public static let shared = XCUIDevice()

  public var voiceOverService: XCUIVoiceOverService { XCUIVoiceOverService.only }
}

@MainActor
public final class XCUIVoiceOverService: NSObject {
  static let only = XCUIVoiceOverService()

  public var isEnabled: Bool { Wire.ask("enabled") == "yes" }

  public func enable() throws { try answer("enable") }

  public func disable() throws { try answer("disable") }

  public func currentSpeech() throws -> Output { Output(try answer("speech")) }

  public func moveForward() throws -> Output { Output(try answer("forward")) }

  public func moveBackward() throws -> Output { Output(try answer("backward")) }

  public func moveIn() throws -> Output { Output(try answer("in")) }

  public func moveOut() throws -> Output { Output(try answer("out")) }

  @discardableResult
  private func answer(_ question: String) throws -> String {
    let answer = Wire.ask(question)
    if let code = Error.Code.allCases.first(where: { answer == "!\($0)" }) { throw Error(code) }
    return answer
  }

  @MainActor
  public final class Output: NSObject {
    public let utterance: String

    init(_ utterance: String) { self.utterance = utterance }
  }

  public struct Error: Swift.Error {
    public enum Code: Int, Sendable, CaseIterable {
      case failedToStart = 1
      case notRunning = 2
      case noSpeech = 3
      case failedToStop = 4
    }

    public var code: Code

    init(_ code: Code) { self.code = code }
  }
}

@MainActor
public class XCUIElement: NSObject {
  public enum ElementType: UInt, Sendable {
    case any = 0
    case other = 1
    case button = 9
    case navigationBar = 21
    case slider = 28
    case `switch` = 41
    case link = 42
    case image = 43
    case searchField = 45
    case staticText = 48
    case textField = 49
    case secureTextField = 50
    case stepper = 64
  }

  let name: String

  init(named name: String) { self.name = name }

  public var exists: Bool { ask("exists") == "yes" }

  public func waitForExistence(timeout: TimeInterval) -> Bool { exists }

  public var value: Any? { ask("value") }

  public func tap() { ask("tap") }

  public func doubleTap() { ask("doubleTap") }

  public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
    Wire.ask("taps", "\(numberOfTaps)", "\(numberOfTouches)")
  }

  public func swipeUp() { ask("swipeUp") }

  public func swipeDown() { ask("swipeDown") }

  public func typeText(_ text: String) { Wire.ask("type", name, text) }

  public func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery("\(type)") }

  @discardableResult
  private func ask(_ question: String) -> String { Wire.ask(question, name) }
}

@MainActor
public final class XCUIApplication: XCUIElement {
  public enum State: UInt, Sendable {
    case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
  }

  public init() { super.init(named: "app") }

  public init(bundleIdentifier: String) { super.init(named: "app") }

  public var launchArguments: [String] = []

  public func launch() { Wire.ask("launch", launchArguments.joined(separator: " ")) }

  public func wait(for state: State, timeout: TimeInterval) -> Bool { true }

  public var navigationBars: XCUIElementQuery { XCUIElementQuery("navigationBar") }
}

@MainActor
public final class XCUIElementQuery: NSObject {
  let kind: String

  init(_ kind: String) { self.kind = kind }

  public subscript(key: String) -> XCUIElement { XCUIElement(named: "\(kind)\t\(key)") }

  public var firstMatch: XCUIElement { XCUIElement(named: kind) }

  public var buttons: XCUIElementQuery { XCUIElementQuery("\(kind) button") }

  public func element(boundBy index: Int) -> XCUIElement { XCUIElement(named: "\(kind)\t\(index)") }
}

extension XCUIElement {
  public var firstMatch: XCUIElement { self }
}

public struct XCUIKeyboardKey: RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
}

/// A question on the standard output, one line that begins with `?`, and its answer, one line on the standard input.
enum Wire {
  @discardableResult
  static func ask(_ words: String...) -> String {
    print("?" + words.joined(separator: "\t"))
    fflush(nil)
    return readLine() ?? ""
  }
}
