/// Draws where focus is, and the numbered way on which it came.
struct PathDrawing {
  /// One place of the path.
  struct Stop {
    /// Written on it.
    var number: Int
    /// The place on the screen; none where focus is nowhere, or not drawn.
    var frame: Element.Frame?
    /// The context that it is in: marks on one surface keep out of each other's way.
    var surface: ContainerIdentifier?
    /// The stop before it, from which a line leads here; none where that was elsewhere, or is the same.
    var from: Int?
  }

  /// How a stop is drawn.
  enum State: String { case past, now, hidden = "" }

  private let stops: [Stop]
  /// The middle of each stop's mark.
  private let points: [Point?]

  private struct Point {
    var x: Double
    var y: Double
  }

  /// Where lines begin: the marks stand on that side.
  private let isFromRight: Bool

  init(_ stops: [Stop], _ direction: App.Direction) {
    self.stops = stops
    isFromRight = direction == .rightToLeft
    points = Self.points(of: stops, isFromRight)
  }

  /// Stops, each in its state: the ways, above them the ring, above that all marks.
  ///
  /// For a page that steps through them the hidden ones are kept, and a ring that is nowhere yet.
  func text(_ states: [State], keepingHidden: Bool = false) -> String {
    let shown = stops.indices.prefix(states.count).filter {
      stops[$0].frame != nil && (keepingHidden || states[$0] != .hidden)
    }
    let now = states.firstIndex(of: .now).flatMap { stops[$0].frame }
    return shown.map { way(to: $0, states[$0]) }.joined() + (now != nil || keepingHidden ? ring(now) : "")
      + shown.map { mark($0, states[$0]) }.joined()
  }

  /// The attributes by which a page finds a stop and sees its state.
  private func step(_ number: Int, _ state: State, _ kind: String = "") -> String {
    let kinds = [kind, "step", state.rawValue].filter { !$0.isEmpty }.joined(separator: " ")
    return "class=\"\(kinds)\" data-beat=\"\(stops[number].number)\""
  }

  // MARK: Places

  /// Beside the leading edge of each element, where no mark of the same scene is yet.
  private static func points(of stops: [Stop], _ isFromRight: Bool) -> [Point?] {
    var taken: [ContainerIdentifier?: [Point]] = [:]
    return stops.map { stop in
      guard let frame = stop.frame else { return nil }
      let point = place(beside: frame, isFromRight, avoiding: taken[stop.surface] ?? [])
      taken[stop.surface, default: []].append(point)
      return point
    }
  }

  private static func place(
    beside frame: Element.Frame,
    _ isFromRight: Bool,
    avoiding taken: [Point]
  ) -> Point {
    let y = frame.height < 70 ? frame.middleY : frame.y + 24
    let first = Point(x: isFromRight ? frame.right + 15 : max(frame.x - 15, -26), y: y)
    let hasRoom = isFromRight || first.x > -8
    let outwards = isFromRight ? 21.0 : -21
    for place in 0..<9 {
      // A second mark stands beside the first where there is room, the next ones below.
      let line = Double(hasRoom ? place / 2 : place)
      let point = Point(x: first.x + (hasRoom && place % 2 == 1 ? outwards : 0), y: y + line * 21)
      if !taken.contains(where: { abs($0.x - point.x) < 20 && abs($0.y - point.y) < 20 }) { return point }
    }
    return first
  }

  /// The ring around a stop of a number: where a page moves it to.
  func ringFrame(_ number: Int) -> Element.Frame? { stops[number].frame?.inset(by: -3) }

  private func ring(_ frame: Element.Frame?) -> String {
    let ring = frame?.inset(by: -3) ?? Element.Frame(x: 0, y: 0, width: 0, height: 0)
    return "<g class=\"here\(frame == nil ? " nowhere" : "")\">" + Drawing.box(ring, radius: 10, "halo")
      + Drawing.box(ring, radius: 10, "ring") + "</g>"
  }

  private func mark(_ number: Int, _ state: State) -> String {
    guard let point = points[number] else { return "" }
    let digits = String(stops[number].number)
    let size = digits.count > 2 ? 9.5 : 12
    return "<g \(step(number, state))>" + Drawing.circle(point.x, point.y, 11, "dot")
      + Drawing.text(digits, point.x, point.y + size * 0.36, size: size, "on-dot strong", .middle) + "</g>"
  }

  /// A line that bends away from the elements, from the place before.
  private func way(to number: Int, _ state: State) -> String {
    guard let from = stops[number].from.flatMap({ points[$0] }), let end = points[number] else { return "" }
    // Out of the way of the words: beside a column, above a row.
    let isBelow = abs(end.x - from.x) < 60
    let bend = isBelow ? 8 + min(26, abs(end.y - from.y) * 0.08) : 0
    let side = isFromRight ? bend : -bend
    let rise = !isBelow && abs(end.y - from.y) < 30 ? 28.0 : 0
    let path =
      "M\(n(from.x)),\(n(from.y)) C\(n(from.x + side)),\(n(from.y - rise)) \(n(end.x + side)),\(n(end.y - rise)) "
    return "<path \(step(number, state, "way")) d=\"\(path)\(n(end.x)),\(n(end.y))\"/>"
  }

  private func n(_ value: Double) -> String { Drawing.number(value) }
}
