/// How two places on a screen compare in the reading order.
struct ReadingGeometry: Sendable {
  /// The top-left corner of a frame, in points; size plays no part (VO-34).
  struct Place: Hashable, Sendable {
    var x: Double
    var y: Double
  }

  /// From this difference of their tops on, in points, two places are in different rows (VO-31).
  let rowThreshold: Double
  let isRightToLeft: Bool

  /// The geometry of an app, by its idiom (VO-31) and direction (VO-32).
  init(_ idiom: App.Idiom, _ direction: App.Direction) {
    rowThreshold = idiom == .phone ? 8 : 13
    isRightToLeft = direction == .rightToLeft
  }

  /// Whether the first is read before the second: by row, then along the row by the left edge (VO-30, VO-32, VO-33).
  func precedes(_ left: Place, _ right: Place) -> Bool {
    guard isSameRow(left.y, right.y) else { return left.y < right.y }
    return isRightToLeft ? left.x > right.x : left.x < right.x
  }

  /// A difference equal to the threshold already makes a new row (VO-31).
  func isSameRow(_ top: Double, _ otherTop: Double) -> Bool { abs(top - otherTop) < rowThreshold }

  /// The place that is read before all others; of equal ones the first.
  func first(_ places: some Sequence<Place>) -> Place? {
    var first: Place?
    for place in places {
      guard let current = first else {
        first = place
        continue
      }
      if precedes(place, current) { first = place }
    }
    return first
  }
}
