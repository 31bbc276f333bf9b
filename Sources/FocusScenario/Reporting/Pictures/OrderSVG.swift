/// Draws one screen of an app for a design document, with the order in which a technology visits what is on it.
public struct OrderSVG: Sendable {
  private static let margin = 28.0
  private let picture: OrderPicture

  /// A picture of a screen.
  public init(_ picture: OrderPicture) { self.picture = picture }

  /// The whole file.
  public func render() -> String {
    let device = DeviceDrawing([picture.screen])
    let outer = device.outer
    var title = Caption(x: Self.margin, y: Self.margin, width: outer.width + 300)
    title.add(picture.screen.title, size: 20, "strong", atMost: 2)
    title.add("\(picture.technology.rawValue): \(RunCounts.phrase(picture.stops.count, "stop"))", size: 15, "quiet")
    let top = title.y + 12
    var list = Caption(x: Self.margin + outer.width + 24, y: top + 8, width: 300)
    for (number, stop) in picture.stops.enumerated() {
      list.addMark("\(number + 1)")
      list.add(stop.words, size: 14, indent: 30, atMost: 2)
      list.skip(7)
    }
    var note = Caption(x: Self.margin, y: max(top + outer.height, list.y) + 10, width: outer.width + 324)
    note.add(notes, size: 13, "quiet", atMost: 2)
    let drawn = SVGFile.moved(
      device.text(ScreenDrawing.content(of: picture.screen)) + path,
      to: Self.margin,
      top,
      from: outer
    )
    return SVGFile.text(
      title: "\(picture.screen.title), in the order of \(picture.technology.rawValue)",
      description: description,
      width: outer.width + 324 + 2 * Self.margin,
      height: note.y + Self.margin,
      title.text + "\n" + drawn + list.text + "\n" + note.text + "\n"
    )
  }

  private var path: String {
    let path = PathDrawing(
      picture.stops.enumerated().map { number, stop in
        PathDrawing.Stop(
          number: number + 1,
          frame: picture.screen.shape(of: stop.element)?.frame,
          surface: nil,
          from: number > 0 ? number - 1 : nil
        )
      },
      picture.screen.device.direction
    )
    return path.text(picture.stops.map { _ in .past })
  }

  private var notes: String {
    let few = picture.screen.leftOut > 0 ? "; \(RunCounts.phrase(picture.screen.leftOut, "element")) are not drawn" : ""
    let rest = picture.leftOut > 0 ? "; \(picture.leftOut) later stops are left out" : ""
    return "Places: \(picture.screen.source.rawValue)\(few)\(rest)"
  }

  private var description: String {
    let stops = picture.stops.enumerated().map { number, stop in
      "\(number + 1). \(VisibleText.shortened(VisibleText.line(of: stop.words), to: 300))"
    }
    return (stops + [notes + "."]).joined(separator: "\n")
  }
}
