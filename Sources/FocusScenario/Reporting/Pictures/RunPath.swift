/// The path of focus over a run: its stops, and which of them can be seen at each beat.
struct RunPath {
  let drawing: PathDrawing
  /// For each beat, the stops before it that are still where they were.
  private let pasts: [[Int]]

  init(_ picture: ScenarioPicture) {
    let shapes = picture.moments.map { moment in
      moment.focus.flatMap { picture.screens[moment.screen].shape(of: $0) }
    }
    pasts = Self.pasts(picture, shapes)
    drawing = PathDrawing(
      picture.moments.indices.map { number in
        let shape = shapes[number]
        let screen = picture.screens[picture.moments[number].screen]
        let isWay = number > 0 && shapes[number - 1].map { $0.element != shape?.element && screen.shows($0) } ?? false
        return PathDrawing.Stop(
          number: number + 1,
          frame: shape?.frame,
          surface: shape.flatMap { screen.context(of: $0.element) },
          from: isWay ? number - 1 : nil
        )
      },
      picture.screens.first?.device.direction ?? .leftToRight
    )
  }

  /// The stops before a beat that are still where they were.
  func past(at number: Int) -> [Int] { pasts[number] }

  /// While the screen stays, only the stop before can be new: long runs are looked through once.
  private static func pasts(_ picture: ScenarioPicture, _ shapes: [ScreenPicture.Shape?]) -> [[Int]] {
    var pasts: [[Int]] = []
    for (number, moment) in picture.moments.enumerated() {
      let screen = picture.screens[moment.screen]
      let isSame = number > 0 && picture.moments[number - 1].screen == moment.screen
      let candidates = isSame ? number - 1..<number : 0..<number
      let seen = candidates.filter { stop in shapes[stop].map { screen.shows($0) } ?? false }
      pasts.append((isSame ? pasts[number - 1] : []) + seen)
    }
    return pasts
  }

  /// The states of all stops while the beat of a number is looked at.
  func states(at number: Int) -> [PathDrawing.State] {
    var states = pasts.map { _ in PathDrawing.State.hidden }
    for stop in past(at: number) { states[stop] = .past }
    states[number] = .now
    return states
  }
}

extension ScreenPicture {
  /// The context in which an element is drawn.
  fileprivate func context(of element: ElementIdentifier) -> ContainerIdentifier? {
    contexts.first { $0.shapes.contains { $0.element == element } }?.container
  }
}
