import Testing

@testable import FocusScenario

/// A run as pictures.
@Suite("pictures of runs")
struct ScenarioPictureTests {
  @Test("nothing is kept unless somebody asks, and the rest of the result is the same")
  func onRequest() throws {
    let without = try PictureSamples.results(PictureSamples.check, on: PictureSamples.form, keepingPictures: false)
    var with = try PictureSamples.results(PictureSamples.check, on: PictureSamples.form)
    #expect(without.allSatisfy { $0.pictures.isEmpty })
    #expect(with.allSatisfy { $0.pictures.count == 1 })
    for number in with.indices { with[number].pictures = [] }
    #expect(with == without)
  }

  @Test("each beat has its screen, and a screen that did not change is kept once")
  func screens() throws {
    let picture = try #require(
      try PictureSamples.results(PictureSamples.check, on: PictureSamples.form)[0].pictures.first
    )
    #expect(picture.moments.map(\.words) == ["the task starts", "swipe forward", "swipe forward", "activate \"Pay\""])
    #expect(picture.moments.map(\.screen) == [0, 0, 0, 1])
    #expect(picture.moments.map(\.scene) == [0, 0, 0, 1])
    #expect(picture.moments.map(\.isNavigation) == [false, true, true, false])
    #expect(picture.moments[3].heard.contains { $0.channel == .announcement && $0.text == "Payment failed" })
    #expect(picture.moments[3].focusWords == "Pay, button")
    #expect(!picture.screens[0].shapes.contains { $0.label == "Card expired" })
    #expect(try picture.screens[1].shape("Card expired").isError)
  }

  @Test("a context that can be closed in several ways is drawn once for each")
  func ways() throws {
    let check = "Profile: VoiceOver\nTask: open the panel, close it\nExpected: after close, focus is on \"Help\"\n"
    let app = PictureSamples.form.replacingOccurrences(of: "Overlay: Panel, modal", with: "Sheet: Panel")
    let pictures = try PictureSamples.results(check, on: app)[0].pictures
    #expect(pictures.count > 1)
    #expect(pictures.map(\.ways.count) == pictures.map { _ in 1 })
    #expect(Set(pictures.map(\.ways)).count == pictures.count)
    #expect(pictures.allSatisfy { Set($0.screens).count == $0.screens.count }, "a screen that comes back is kept once")
    let devices = Set(pictures[0].screens.map(\.device.height))
    #expect(devices.count == 1, "screens of one run have one size")
  }

  @Test("a path shows the stops that are still where they were, and none that has moved or is covered")
  func path() throws {
    let picture = try #require(
      try PictureSamples.results(PictureSamples.check, on: PictureSamples.form)[0].pictures.first
    )
    // The error comes above Pay, which moves down.
    #expect(RunPath(picture).past(at: 3) == [0, 1])
    let check = "Profile: VoiceOver\nTask: open the panel\nExpected: focus is on \"Help, from us\"\n"
    let covered = try #require(try PictureSamples.results(check, on: PictureSamples.form)[0].pictures.first)
    #expect(RunPath(covered).past(at: covered.moments.count - 1) == [])
    #expect(RunPath(covered).past(at: covered.moments.count - 2) == Array(0..<covered.moments.count - 2))
  }

  @Test("what the app has moved is drawn where it is now, with frames and without")
  func moved() throws {
    let check = "Profile: VoiceOver\nTask: activate \"Sort\"\nExpected: \"Bread\" comes before \"Milk\"\n"
    for (milk, bread) in [("", ""), (", at 0, 100, 390, 44", ", at 0, 200, 390, 44")] {
      let app =
        "App: List\n\nScreen: Home\n  button \"Sort\"\n    on activate: move \"Bread\" before \"Milk\"\n"
        + "  text \"Milk\"\(milk)\n  text \"Bread\"\(bread)\n"
      let screens = try #require(try PictureSamples.results(check, on: app)[0].pictures.first).screens
      #expect(screens.count == 2)
      #expect(try screens[0].shape("Milk").frame.y < screens[0].shape("Bread").frame.y)
      #expect(try screens[1].shape("Bread").frame.y < screens[1].shape("Milk").frame.y)
    }
  }

  @Test("marks of one surface keep out of each other's way")
  func marks() throws {
    let frame = Element.Frame(x: 40, y: 100, width: 200, height: 44)
    let stops = (1...6).map { PathDrawing.Stop(number: $0, frame: frame, surface: nil, from: nil) }
    let text = PathDrawing(stops, .leftToRight).text(stops.map { _ in .past })
    let places = text.matches(of: /<circle class="dot" cx="([-0-9.]+)" cy="([-0-9.]+)"/).map { "\($0.1) \($0.2)" }
    #expect(places.count == 6)
    #expect(Set(places).count == 6)
    let mirrored = PathDrawing(stops, .rightToLeft).text([.now])
    #expect(mirrored.contains("<circle class=\"dot\" cx=\"255\" cy=\"122\""))
  }
}
