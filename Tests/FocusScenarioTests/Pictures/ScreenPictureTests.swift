import Testing

@testable import FocusScenario

/// What is on a screen, and where.
@Suite("pictures of screens")
struct ScreenPictureTests {
  @Test("without frames elements stand below each other in the order in which they are read, and it is said")
  func column() throws {
    let screen = try PictureSamples.screen(
      PictureSamples.form.replacingOccurrences(of: "button \"Pay\"", with: "button \"Pay\", sort priority 5")
    )
    #expect(screen.source == .readingOrder)
    #expect(screen.shapes.map(\.label) == ["Pay", "Payment", "Expiration date", "Help"])
    for (upper, lower) in zip(screen.shapes, screen.shapes.dropFirst()) {
      #expect(lower.frame.y >= upper.frame.y + upper.frame.height)
    }
    #expect(screen.shapes.allSatisfy { $0.frame.x >= 0 && $0.frame.x + $0.frame.width <= screen.device.width })
  }

  @Test("with frames everything is where the app file says, on a device that lies as they do")
  func frames() throws {
    let screen = try PictureSamples.screen(PictureSamples.framed)
    #expect(screen.source == .appFile)
    #expect(try screen.shape("Right").frame == Element.Frame(x: 1000, y: 100, width: 150, height: 44))
    #expect(screen.device.idiom == .pad)
    // 1180 by 820 would hold them but for what lies below.
    #expect((screen.device.width, screen.device.height) == (820, 1180))
    let lying = PictureSamples.framed.replacingOccurrences(of: "1500", with: "700")
    let turned = try PictureSamples.screen(lying).device
    #expect((turned.width, turned.height) == (1180, 820))
  }

  @Test("what lies too far outside is counted, not drawn")
  func farOutside() throws {
    let screen = try PictureSamples.screen(PictureSamples.framed)
    #expect(screen.leftOut == 1)
    #expect(!screen.shapes.contains { $0.label == "Nowhere" })
    #expect(screen.shapes.contains { $0.label == "Below" })
  }

  @Test("of a mixed screen it is said that some places are made up")
  func mixed() throws {
    let app = PictureSamples.framed + "\n  button \"Lost\""
    let screen = try PictureSamples.screen(app)
    #expect(screen.source == .partly)
    #expect(try screen.shape("Lost").frame.y >= 1530)
  }

  @Test("what nobody can find is not drawn; what one of two finds says which")
  func presence() throws {
    let app = """
      App: Ghosts

      Screen: Ghosts
        heading "Ghosts"
        text "Gone", not shown
        text "Eye", hidden from assistive technology
        text "Tree", off screen to the eye
      """
    let screen = try PictureSamples.screen(app)
    #expect(screen.shapes.map(\.label) == ["Ghosts", "Eye", "Tree"])
    #expect(screen.shapes.map(\.presence) == [.everybody, .eyeOnly, .technologyOnly])
  }

  @Test("a screen behind a modal panel is behind for VoiceOver, and not for a technology that still stops on it")
  func behind() throws {
    let activate: [Intent] = [.next, .next, .next, .activate]
    let screen = try PictureSamples.screen(PictureSamples.form, after: activate)
    #expect(screen.contexts.map(\.name) == ["Payment", "Panel"])
    #expect(screen.contexts.map(\.isBehind) == [true, false])
    #expect(screen.contexts[1].frame != nil)
    let open = PictureSamples.form.replacingOccurrences(of: "Panel, modal", with: "Panel")
    #expect(try PictureSamples.screen(open, after: activate).contexts.map(\.isBehind) == [false, false])
  }

  @Test("TalkBack is drawn on an Android, the others are not", arguments: Technology.allCases)
  func platform(technology: Technology) throws {
    #expect(try PictureSamples.screen(PictureSamples.form, technology).device.isAndroid == (technology == .talkBack))
  }

  @Test("of a screen with more elements than a picture has room for, the rest is counted")
  func many() throws {
    let rows = (1...1_000).map { "  row \"Row \($0)\"" }.joined(separator: "\n")
    let screen = try PictureSamples.screen("App: Many\n\nScreen: Many\n" + rows)
    #expect(screen.shapes.count == ScreenPicture.mostShapes)
    #expect(screen.leftOut == 1_000 - ScreenPicture.mostShapes)
  }

  @Test("children stand inside what holds them")
  func nested() throws {
    let app = """
      App: Nest

      Screen: Nest
        list "Results"
          row "One"
            button "Buy"
          row "Two"
        tab bar "Tabs"
          tab "Home"
          tab "Cart"
      """
    let screen = try PictureSamples.screen(app)
    for (inner, outer) in [("One", "Results"), ("Two", "Results"), ("Buy", "One"), ("Home", "Tabs"), ("Cart", "Tabs")] {
      let (inside, outside) = (try screen.shape(inner).frame, try screen.shape(outer).frame)
      #expect(outside.union(inside) == outside, "\(inner) in \(outer)")
    }
    let (home, cart) = (try screen.shape("Home").frame, try screen.shape("Cart").frame)
    #expect(home.y == cart.y)
    #expect(home.right <= cart.x)
  }
}
