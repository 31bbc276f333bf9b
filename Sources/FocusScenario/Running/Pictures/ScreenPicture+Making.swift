extension ScreenPicture {
  /// The most elements that are drawn of one context: more than fit on a screen by far.
  static let mostShapes = 300

  /// The screen as it stands in a run.
  init(_ simulator: Simulator) {
    let index = simulator.index
    let stops = Set(simulator.stops)
    var device = Device(index.app, simulator.technology)
    var sources: Set<Source> = []
    var leftOut = 0
    var contexts: [Context] = []
    let presented = simulator.presented
    for (number, container) in presented.enumerated() {
      var column = ScreenColumn(container, simulator, device)
      column.place()
      leftOut += column.leftOut
      if let source = column.source { sources.insert(source) }
      let isUnder = number < presented.count - 1
      contexts.append(
        Context(
          container: container,
          name: index.container(container).name,
          kind: index.container(container).kind,
          frame: column.surface,
          isBehind: isUnder && !index.elementsOfContainer[container.index].contains { stops.contains($0) },
          shapes: column.shapes
        )
      )
    }
    device.fit(contexts, isFree: sources == [.readingOrder] || sources.isEmpty)
    self.device = device
    self.contexts = contexts
    self.source = sources.count == 1 ? sources.first ?? .appFile : sources.isEmpty ? .appFile : .partly
    self.leftOut = leftOut
  }
}

extension ScreenPicture.Device {
  /// The height of a screen without frames that holds little.
  private static let leastHeight = 540.0
  /// How far beyond the glass content is drawn, in heights of the glass.
  private static let farthest = 4.0

  /// Whether something is near enough to the glass to be drawn with it.
  func reaches(_ frame: Element.Frame) -> Bool {
    frame.x < width * 2 && frame.x + frame.width > -width && frame.width < width * 3
      && frame.y < height * Self.farthest && frame.y + frame.height > -height && frame.height < height * Self.farthest
  }

  /// The device that an app runs on; its size is that of a common one, upright.
  init(_ app: App, _ technology: Technology) {
    idiom = app.idiom
    isAndroid = technology == .talkBack
    direction = app.direction
    width = idiom == .phone ? 390 : 820
    height = idiom == .phone ? 844 : 1180
  }

  /// Turns to where the frames of the app fit; with no frames it becomes as high as what it holds.
  fileprivate mutating func fit(_ contexts: [ScreenPicture.Context], isFree: Bool) {
    let shapes = contexts.lazy.flatMap(\.shapes)
    let right = shapes.map { $0.frame.x + $0.frame.width }.max() ?? 0
    let bottom = shapes.map { $0.frame.y + $0.frame.height }.max() ?? 0
    if isFree {
      let surface = contexts.compactMap { $0.frame.map { $0.y + $0.height } }.max() ?? 0
      height = max(Self.leastHeight, bottom + 24, surface + 24)
    } else if right > width + 1, right <= height + 1, bottom <= width + 1 {
      (width, height) = (height, width)
    }
  }
}
