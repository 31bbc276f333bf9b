extension SupportCode {
  /// The device itself, and the test case.
  static let phone = #"""
    // MARK: - The device

    #if canImport(XCUIAutomation) && (compiler(>=6.4) || FOCUS_STUB)
      import Foundation
      import XCTest
      import XCUIAutomation

      /// VoiceOver of iOS 27 and the app under test, on the device that runs the test.
      @available(iOS 27.0, *)
      @MainActor
      final class FocusCheckPhone: @MainActor FocusCheckDevice {
        /// Whether VoiceOver was on before the first test touched it; none when none did.
        static var wasOn: Bool?

        let app: XCUIApplication
        private let service = XCUIDevice.shared.voiceOverService
        private let arguments: [String]
        private let begun = ContinuousClock.now

        init(_ app: XCUIApplication) {
          self.app = app
          arguments = app.launchArguments
        }

        // MARK: VoiceOver

        var isVoiceOverOn: Bool { service.isEnabled }

        func turnVoiceOverOn() throws {
          if Self.wasOn == nil { Self.wasOn = service.isEnabled }
          try service.enable()
          // Reported of this service: it takes about two seconds before it answers.
          wait(milliseconds: 2000)
        }

        func turnVoiceOverOff() throws { try service.disable() }

        func currentSpeech() throws -> String? { try spoken { try service.currentSpeech().utterance } }

        func moveForward() throws -> String? { try spoken { try service.moveForward().utterance } }

        func moveBackward() throws -> String? { try spoken { try service.moveBackward().utterance } }

        /// That nothing was said in time is an answer; every other error is one.
        private func spoken(_ utterance: () throws -> String) throws -> String? {
          do {
            return try utterance()
          } catch let error as XCUIVoiceOverService.Error where error.code == .noSpeech {
            return nil
          }
        }

        // MARK: The app

        /// The app learns from its launch argument at which screen a task begins: UserDefaults has it as `FocusCheckStart`.
        func launch(at screen: String?) throws {
          app.launchArguments = arguments + (screen.map { ["-FocusCheckStart", $0] } ?? [])
          app.launch()
          guard app.wait(for: .runningForeground, timeout: 30) else {
            throw FocusCheckStop(reason: "the app did not come to the foreground")
          }
        }

        func perform(_ deed: FocusCheckDeed) throws -> String {
          switch deed {
          case .touch(let element):
            try found(element).tap()
            return "XCUITest tap"
          case .activate(let element):
            try found(element).doubleTap()
            return "XCUITest double tap"
          case .type(let text, let element):
            try found(element).typeText(text)
            return "XCUITest typeText"
          case .clear(let element):
            let field = try found(element)
            let length = (field.value as? String)?.count ?? 0
            field.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: length))
            return "XCUITest typeText, \(length) times delete"
          case .increment(let element):
            try found(element).swipeUp()
            return "XCUITest swipe up"
          case .decrement(let element):
            try found(element).swipeDown()
            return "XCUITest swipe down"
          case .magicTap:
            app.tap(withNumberOfTaps: 2, numberOfTouches: 2)
            return "XCUITest double tap with two fingers"
          case .back:
            let button = app.navigationBars.buttons.element(boundBy: 0)
            guard button.waitForExistence(timeout: 5) else {
              throw FocusCheckStop(reason: "there is no navigation bar with a button to go back")
            }
            button.tap()
            button.doubleTap()
            return "XCUITest tap, then double tap, on the first button of the navigation bar"
          case .scroll(let forward):
            try service.disable()
            if forward { app.swipeUp() } else { app.swipeDown() }
            try turnVoiceOverOn()
            return "XCUITest swipe \(forward ? "up" : "down"), VoiceOver off meanwhile"
          }
        }

        /// The element in the app as it is now.
        private func found(_ element: FocusCheckElement) throws -> XCUIElement {
          let found = app.descendants(matching: element.kind.type)[element.identifier ?? element.label]
            .firstMatch
          guard found.waitForExistence(timeout: 5) else {
            let name =
              element.identifier.map { "the identifier '\($0)'" } ?? "the label '\(element.label)'"
            throw FocusCheckStop(
              reason: "the app shows nothing of the kind \(element.kind.rawValue) with \(name)"
            )
          }
          return found
        }

        // MARK: The system

        var model: String {
          let environment = ProcessInfo.processInfo.environment
          return environment["SIMULATOR_DEVICE_NAME"] ?? environment["SIMULATOR_MODEL_IDENTIFIER"]
            ?? "a device"
        }

        var system: String {
          let version = ProcessInfo.processInfo.operatingSystemVersion
          return "iOS \(version.majorVersion).\(version.minorVersion)"
        }

        var milliseconds: Int {
          let time = (ContinuousClock.now - begun).components
          return Int(time.seconds) * 1000 + Int(time.attoseconds / 1_000_000_000_000_000)
        }

        func wait(milliseconds: Int) {
          _ = XCTWaiter.wait(
            for: [XCTestExpectation(description: "time")],
            timeout: Double(milliseconds) / 1000
          )
        }
      }

      @available(iOS 27.0, *)
      extension FocusCheckElement.Kind {
        /// What XCUITest calls it.
        fileprivate var type: XCUIElement.ElementType {
          switch self {
          case .any: .any
          case .button: .button
          case .image: .image
          case .link: .link
          case .secureTextField: .secureTextField
          case .searchField: .searchField
          case .slider: .slider
          case .staticText: .staticText
          case .stepper: .stepper
          case .switchControl: .switch
          case .textField: .textField
          }
        }
      }

      /// The blocks of one check file, as tests.
      nonisolated class FocusCheckCase: XCTestCase {
        override func setUpWithError() throws {
          // A failed claim must not keep VoiceOver from being restored, nor the other claims from being looked at.
          continueAfterFailure = true
          guard #available(iOS 27.0, *) else {
            throw XCTSkip("VoiceOver can be read by a test from iOS 27 on")
          }
        }

        override func tearDownWithError() throws {
          guard #available(iOS 27.0, *) else { return }
          try MainActor.assumeIsolated {
            let service = XCUIDevice.shared.voiceOverService
            guard let wasOn = FocusCheckPhone.wasOn else { return }
            FocusCheckPhone.wasOn = nil
            if service.isEnabled != wasOn {
              if wasOn { try service.enable() } else { try service.disable() }
            }
            XCTAssertEqual(service.isEnabled, wasOn, "VoiceOver is not as it was before the test")
          }
        }

        /// Records a block, keeps its evidence, and fails for each claim that did not pass.
        @available(iOS 27.0, *)
        @MainActor
        func perform(
          _ block: FocusCheckBlock,
          in app: XCUIApplication,
          _ task: (FocusCheckSession<FocusCheckPhone>) throws -> Void
        ) throws {
          let session = FocusCheckSession(FocusCheckPhone(app), block)
          defer { tell(of: session) }
          try task(session)
          // A test that asserts nothing must not look like one that passes.
          if session.isWithoutClaims { throw XCTSkip("nothing of it can be asserted; its evidence is kept") }
        }

        @available(iOS 27.0, *)
        @MainActor
        private func tell(of session: FocusCheckSession<FocusCheckPhone>) {
          let attachment = XCTAttachment(string: session.evidence)
          attachment.name = session.block.evidence
          attachment.lifetime = .keepAlways
          add(attachment)
          print("BEGIN FOCUS EVIDENCE \(session.block.evidence)")
          print(session.evidence, terminator: "")
          print("END FOCUS EVIDENCE \(session.block.evidence)")
          for note in session.notes { XCTContext.runActivity(named: "note: \(note)") { _ in } }
          for problem in session.problems {
            fail(problem, in: session.block.document, line: session.block.line)
          }
          for failure in session.failures {
            fail(failure.text, in: session.block.document, line: failure.line)
          }
        }

        /// Fails at a line of the check file, which Xcode shows when the variable FOCUS_CHECK_ROOT says in which folder
        /// the checks are.
        private func fail(_ text: String, in document: String, line: Int) {
          let root = ProcessInfo.processInfo.environment["FOCUS_CHECK_ROOT"].map { $0 + "/" } ?? ""
          let location = XCTSourceCodeLocation(filePath: root + document, lineNumber: line)
          record(
            XCTIssue(
              type: .assertionFailure,
              compactDescription: text,
              sourceCodeContext: XCTSourceCodeContext(location: location)
            )
          )
        }
      }
    #endif

    """#
}
