/// Where an assistive technology is.
struct Cursor: Hashable, Sendable {
  /// Where the next step lands, for a technology that resumes at a place.
  enum Resumption: Hashable, Sendable {
    /// A request, or the platform, named it.
    case at(ElementIdentifier)
    /// Something was selected: the behaviour says where scanning goes on.
    case afterSelect(ElementIdentifier)
  }

  var reading: FocusReading
  /// The context whose grabber or dismiss button has focus: it is no element of the app (VO-83, VO-127).
  var dismissControl: ContainerIdentifier?
  var resumption: Resumption?
  /// What a switch user has in front of the highlight.
  var scan = Scan()
  /// The stop at which a step past the edge was signalled: the next one goes on (TB-11).
  var signalledEdge: ElementIdentifier?

  /// Whether both are on the same life of the same element.
  func isAtSamePlace(as other: Cursor) -> Bool {
    reading.element == other.reading.element && reading.instance == other.reading.instance
      && dismissControl == other.dismissControl
  }
}
