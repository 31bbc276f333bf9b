import Foundation
import Testing

@testable import FocusScenario

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Pictures as files of their own.
@Suite("pictures as files")
struct PictureFileTests {
  @Test("a run, scene by scene")
  func storyboard() throws {
    let results = try PictureSamples.results(PictureSamples.check, on: PictureSamples.form)
    try Golden.expect(StoryboardSVG(Array(results.prefix(1))).render(), equals: "pictures/payment.svg")
  }

  @Test("the order of a screen")
  func order() throws {
    let index = try PictureSamples.index(PictureSamples.form)
    let picture = OrderPicture(ContainerIdentifier(0), of: index, .fullKeyboardAccess)
    #expect(picture.stops.map(\.words) == ["Expiration date, 11/20, text field", "Pay, button", "Help, button"])
    try Golden.expect(OrderSVG(picture).render(), equals: "pictures/payment-order.svg")
  }

  @Test("one beat has one device, with the path up to it")
  func beat() throws {
    let results = Array(try PictureSamples.results(PictureSamples.check, on: PictureSamples.form).prefix(1))
    let text = StoryboardSVG(results, beat: 3).render()
    #expect(text.components(separatedBy: "class=\"bezel\"").count == 2)
    #expect(text.components(separatedBy: "class=\"here\"").count == 2)
    #expect(text.components(separatedBy: "data-beat=\"1\"").count == 2)
    #expect(!text.contains("data-beat=\"4\""))
    #expect(StoryboardSVG.beats(of: results) == 4)
  }

  @Test("a file says what it shows, in words", arguments: [nil, 2])
  func words(beat: Int?) throws {
    let results = try PictureSamples.results(PictureSamples.check, on: PictureSamples.form)
    let file = try Parsed(StoryboardSVG(results, beat: beat).render())
    #expect(file.attributes["svg"]?["role"] == "img")
    #expect(file.attributes["svg"]?["aria-labelledby"] == "title description")
    #expect(file.texts["title"] == "activate \"Pay\"")
    let description = try #require(file.texts["desc"])
    #expect(description.contains("2. swipe forward; focus: Expiration date, 11/20, text field"))
    #expect(description.contains("Announced: Payment failed") == (beat == nil))
    #expect(description.contains("laid out in reading order; the app file gives no frames"))
  }

  @Test("every role has a shape of its own", arguments: Element.Role.allCases)
  func roles(role: Element.Role) throws {
    let app = "App: Roles\n\nScreen: Roles\n  heading \"Roles\"\n  \(role.rawValue) \"Words\"\n"
    let screen = try PictureSamples.screen(app)
    let text = "<svg>" + ScreenDrawing.content(of: screen) + "</svg>"
    _ = try Parsed(text)
    #expect(
      text.contains("Words")
        == (role != .tabBar && role != .segmentedControl && role != .navigationBar && role != .view)
    )
  }

  @Test("a state that a colour shows is said too")
  func states() throws {
    let app = """
      App: States

      Screen: States
        button "Off", disabled
        row "Chosen", selected
        row "Soon", loading
        text "Eye", hidden from assistive technology
        toggle "On", checked
      """
    let text = ScreenDrawing.content(of: try PictureSamples.screen(app))
    for word in ["disabled", "selected", "loading", "hidden from technology"] { #expect(text.contains(">\(word)<")) }
  }

  @Test("hostile texts and frames come out as a picture")
  func hostile() throws {
    let words = "</title><script>&]]>\u{202E}\u{1B}[31m\u{FFFE}"
    var app = App(name: words, containers: [Container(name: words, kind: .screen)])
    var element = Element(.button, words + String(repeating: "x", count: 1_000_000))
    element.frame = Element.Frame(x: .infinity, y: .nan, width: -1, height: 1e300)
    var other = Element(.text, words)
    other.frame = Element.Frame(x: -1e8, y: 5, width: 1e9, height: 10)
    app.containers[0].elements = [element, other]
    let text = OrderSVG(OrderPicture(ContainerIdentifier(0), of: AppIndex(app), .voiceOver)).render()
    _ = try Parsed(text)
    #expect(!text.unicodeScalars.contains { VisibleText.isHarmful($0) })
    #expect(text.utf8.count < 40_000)
    #expect(!text.contains("<script") && !text.contains("inf") && !text.contains("nan"))
  }
}

/// A file of XML, read by a parser that accepts no slip.
final class Parsed: NSObject, XMLParserDelegate {
  /// The attributes of the first element of each name.
  private(set) var attributes: [String: [String: String]] = [:]
  /// The words of the first element of each name.
  private(set) var texts: [String: String] = [:]
  /// Every id, in order.
  private(set) var ids: [String] = []
  private var open: [String] = []
  private var finished: Set<String> = []

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    let isRead = parser.parse()
    try #require(isRead, "\(String(describing: parser.parserError)) in line \(parser.lineNumber)")
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes found: [String: String]
  ) {
    if attributes[name] == nil { attributes[name] = found }
    if let id = found["id"] { ids.append(id) }
    open.append(name)
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard let name = open.last, !finished.contains(name) else { return }
    texts[name, default: ""] += text
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
    finished.insert(name)
  }
}
