import Testing

@testable import FocusScenario

/// Small apps, and the pictures of what happens in them.
enum PictureSamples {
  /// A form without frames, whose error gets no focus.
  static let form = """
    App: Payment

    Screen: Payment
      heading "Payment"
      text field "Expiration date" = "11/20"
      text "Card expired", not shown, the error of "Expiration date"
      button "Pay"
        on activate: show the error, announce "Payment failed"
      button "Help"
        on activate: open the Panel

    Overlay: Panel, modal
      on open: focus "Help, from us"
      heading "Help, from us"
      button "Close"
        on activate: close
    """

  /// An app with frames, for a tablet that lies on its side; one element far below the glass, one absurdly far.
  static let framed = """
    App: Wide
    Device: pad

    Screen: Desk
      heading "Desk", at 20, 20, 1100, 40
      button "Right", at 1000, 100, 150, 44
      button "Left", at 20, 100, 150, 44
      text "Below", at 20, 1500, 300, 30
      text "Nowhere", at 20, 99999, 300, 30
    """

  static func index(_ text: String) throws -> AppIndex {
    let reading = AppFixtures.read(text)
    try #require(reading.diagnostics.isEmpty, "\(AppFixtures.dump(reading))")
    return AppIndex(reading.app)
  }

  static func screen(
    _ text: String,
    _ technology: Technology = .voiceOver,
    after intents: [Intent] = []
  ) throws -> ScreenPicture {
    var simulator = Simulator(try index(text), technology: technology)
    _ = simulator.start()
    for intent in intents { _ = simulator.perform(intent) }
    return ScreenPicture(simulator)
  }

  /// The results of a check on an app, with pictures or without.
  static func results(_ check: String, on app: String, keepingPictures: Bool = true) throws -> [ScenarioResult] {
    let folder = try TemporaryFolder(["x.check": check, "x.app": app])
    let bound = Suite.load([folder["x.check"]]).bound()
    var plan = RunPlan()
    plan.keepsPictures = keepingPictures
    let report = bound.run(plan)
    #expect(report.files.flatMap(\.diagnostics).map(\.message) == [])
    return report.files.flatMap(\.scenarios).map { scenario in
      // The folder has another name in every test.
      var scenario = scenario
      scenario.location.path = "x.check"
      scenario.id = "x.check:1:\(scenario.profile)"
      scenario.app = "Payment (x.app)"
      for claim in scenario.claims.indices { scenario.claims[claim].location.path = "x.check" }
      return scenario
    }
  }

  static let check = """
    Profile:  VoiceOver, TalkBack
    Task:     activate "Pay"
    Expected: focus is on the error right after Pay
    """
}

extension ScreenPicture {
  /// The shape with a label.
  func shape(_ label: String) throws -> Shape { try #require(shapes.first { $0.label == label }, "\(label)") }
}
