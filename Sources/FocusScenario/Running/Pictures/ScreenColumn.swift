/// Gives every element of a context a place: that of the app file, else one in a column in reading order.
struct ScreenColumn {
  /// What is drawn, a parent before its children.
  private(set) var shapes: [ScreenPicture.Shape] = []
  /// The surface of a context that does not fill the screen.
  private(set) var surface: Element.Frame?
  /// How many elements are not drawn.
  private(set) var leftOut = 0
  private(set) var hasFrames = false
  private(set) var hasPlaces = false
  private let container: ContainerIdentifier
  private let simulator: Simulator
  private let device: ScreenPicture.Device
  /// The place of each element in the order of reading.
  private let places: [ElementIdentifier: Int]

  /// Below the edge of a nested text there is no room for more levels.
  private static let deepest = 24
  private static let gap = 8.0
  private static let inset = 10.0

  init(_ container: ContainerIdentifier, _ simulator: Simulator, _ device: ScreenPicture.Device) {
    self.container = container
    self.simulator = simulator
    self.device = device
    let order = simulator.readingOrder(of: container)
    places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Where the places came from; none when nothing was drawn.
  var source: ScreenPicture.Source? {
    switch (hasFrames, hasPlaces) {
    case (true, false): .appFile
    case (true, true): .partly
    case (false, true): .readingOrder
    case (false, false): nil
    }
  }

  /// Places everything that can be found.
  mutating func place() {
    var area = startingArea
    let tops = simulator.index.topElementsOfContainer[container.index]
    let framed = tops.compactMap { frame(of: $0) }.filter { device.reaches($0) }
    // What has no frame comes below what has one.
    if let lowest = framed.map({ $0.y + $0.height }).max() { area.y = max(area.y, lowest + Self.gap) }
    var bottom = area.y
    for element in inReadingOrder(tops) { place(element, in: area, at: &bottom, depth: 0) }
    keepWithinReach()
    surface = kind.isScreen || kind == .fullScreenCover ? nil : surface(around: area)
  }

  private var kind: Container.Kind { simulator.index.container(container).kind }

  /// Where the column begins, and how wide it is: the left margin leaves room for the numbers of a path.
  private var startingArea: Element.Frame {
    let isCard = surfaceWidth < device.width
    let left = (device.width - surfaceWidth) / 2 + (isCard ? 24 : 36)
    let right = (device.width + surfaceWidth) / 2 - 16
    return Element.Frame(x: left, y: top, width: right - left, height: 0)
  }

  private var top: Double {
    switch kind {
    case .screen, .tab, .fullScreenCover: 24
    case .sheet: 116
    case .overlay, .popover, .menu: 130
    case .alert, .confirmationDialog: 170
    case .toast: 440
    }
  }

  private var surfaceWidth: Double {
    switch kind {
    case .screen, .tab, .fullScreenCover: device.width
    case .sheet: min(device.width, 580)
    case .overlay, .toast: min(device.width - 32, 420)
    case .alert, .confirmationDialog, .popover, .menu: min(device.width - 70, 330)
    }
  }

  private func surface(around area: Element.Frame) -> Element.Frame? {
    guard let first = shapes.first else { return nil }
    var (left, top) = (first.frame.x, first.frame.y)
    var (right, bottom) = (left, top)
    for frame in shapes.map(\.frame) {
      (left, top) = (min(left, frame.x), min(top, frame.y))
      (right, bottom) = (max(right, frame.x + frame.width), max(bottom, frame.y + frame.height))
    }
    let side = (device.width - surfaceWidth) / 2
    let reach = hasFrames ? 12.0 : 18.0
    left = hasFrames ? left - reach : min(left, side)
    right = hasFrames ? right + reach : max(right, side + surfaceWidth)
    // A sheet stands on the lower edge of the screen.
    let end = kind == .sheet && !hasFrames ? max(bottom + reach, 700) : bottom + reach
    return Element.Frame(x: left, y: top - reach, width: right - left, height: end - top + reach)
  }
}

// MARK: - One element

extension ScreenColumn {
  private mutating func place(
    _ element: ElementIdentifier,
    in area: Element.Frame,
    at bottom: inout Double,
    depth: Int
  ) {
    guard let presence = simulator.presence(of: element) else { return }
    guard depth < Self.deepest, shapes.count < ScreenPicture.mostShapes else {
      leftOut += 1
      return
    }
    var shape = simulator.shape(of: element, presence)
    let number = shapes.count
    shapes.append(shape)
    if let frame = frame(of: element) {
      hasFrames = true
      shape.frame = frame
      var below = frame.y + (shape.role.isBare ? Self.inset : shape.headHeight(frame.width))
      let inner = Element.Frame(x: frame.x + Self.inset, y: below, width: max(40, frame.width - 20), height: 0)
      placeChildren(of: element, in: inner, at: &below, depth: depth)
    } else {
      hasPlaces = true
      shape.frame = column(shape, in: area, at: bottom, depth: depth)
      bottom = shape.frame.y + shape.frame.height + (shape.role.isBare ? 0 : Self.gap)
    }
    shapes[number] = shape
  }

  /// The frame of an element that stands in a column, as high as its own words and what is in it.
  private mutating func column(
    _ shape: ScreenPicture.Shape,
    in area: Element.Frame,
    at top: Double,
    depth: Int
  ) -> Element.Frame {
    let entry = simulator.index.entries[shape.element.index]
    let isBare = shape.role.isBare
    var frame = Element.Frame(x: area.x, y: top, width: area.width, height: 0)
    if shape.role.isBar, !entry.children.isEmpty {
      frame.height = placeInRow(entry.children, in: frame, depth: depth)
      return frame
    }
    var bottom = top + (isBare ? 0 : shape.headHeight(area.width))
    let side = isBare ? 0 : Self.inset
    let inner = Element.Frame(x: area.x + side, y: bottom, width: max(40, area.width - 2 * side), height: 0)
    let start = bottom
    placeChildren(of: shape.element, in: inner, at: &bottom, depth: depth)
    frame.height = max(bottom - top + (bottom > start && !isBare ? 2 : 0), isBare ? 0 : 20)
    return frame
  }

  private mutating func placeChildren(
    of element: ElementIdentifier,
    in area: Element.Frame,
    at bottom: inout Double,
    depth: Int
  ) {
    for child in inReadingOrder(simulator.index.entries[element.index].children) {
      place(child, in: area, at: &bottom, depth: depth + 1)
    }
  }

  /// The parts of a bar beside each other; gives the height of the highest.
  private mutating func placeInRow(_ children: [ElementIdentifier], in area: Element.Frame, depth: Int) -> Double {
    let present = inReadingOrder(children).filter { simulator.presence(of: $0) != nil }
    let width = area.width / Double(max(1, present.count))
    var lowest = area.y + 48
    for (number, child) in present.enumerated() {
      var bottom = area.y
      // In a language that is written from the right, the first part of a bar is on the right.
      let column = device.direction == .leftToRight ? number : present.count - 1 - number
      let part = Element.Frame(x: area.x + Double(column) * width, y: area.y, width: width - 4, height: 48)
      place(child, in: part, at: &bottom, depth: depth + 1)
      lowest = max(lowest, bottom - Self.gap)
    }
    return lowest - area.y
  }

  /// The frame of the app file, where the app has moved it, unless it has no size that can be drawn.
  private func frame(of element: ElementIdentifier) -> Element.Frame? {
    guard let frame = simulator.arrangement.frame(of: element, in: simulator.index) else { return nil }
    let numbers = [frame.x, frame.y, frame.width, frame.height]
    guard numbers.allSatisfy({ $0.isFinite && abs($0) < 1_000_000 }), frame.width >= 0, frame.height >= 0 else {
      return nil
    }
    return frame
  }

  /// Siblings as a technology reads them; what is not read stays behind what it stands behind in the app file.
  private func inReadingOrder(_ siblings: [ElementIdentifier]) -> [ElementIdentifier] {
    guard siblings.count > 1 else { return siblings }
    var last = -1
    let keyed = siblings.map { sibling in
      last = firstPlace(in: sibling) ?? last
      return (place: last, element: sibling)
    }
    let isSorted = zip(keyed, keyed.dropFirst()).allSatisfy { $0.place <= $1.place }
    if isSorted { return siblings }
    return keyed.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element.element)
  }

  private func firstPlace(in element: ElementIdentifier) -> Int? {
    var first = places[element]
    var pending = simulator.index.entries[element.index].children
    while let next = pending.popLast() {
      if let place = places[next], place < first ?? .max { first = place }
      pending += simulator.index.entries[next.index].children
    }
    return first
  }

  /// Leaves out what lies so far outside that nothing else would be seen.
  private mutating func keepWithinReach() {
    guard hasFrames else { return }
    let near = shapes.filter { device.reaches($0.frame) }
    leftOut += shapes.count - near.count
    shapes = near
  }
}
