/// One screen of an app as it starts, and the stops of a technology on it, in order.
public struct OrderPicture: Hashable, Codable, Sendable {
  /// A stop, and what is said there.
  public struct Stop: Hashable, Codable, Sendable {
    /// Which element.
    public var element: ElementIdentifier
    /// What is said, or what the user of a silent technology reads.
    public var words: String
  }

  /// More stops than anybody counts.
  private static let mostStops = 200

  /// Whose order it is.
  public var technology: Technology
  /// What is on the screen.
  public var screen: ScreenPicture
  /// In the order in which they are visited.
  public var stops: [Stop]
  /// How many more there are.
  public var leftOut: Int

  /// Shows a context; one that is presented lies above the app's first screen.
  public init(
    _ container: ContainerIdentifier,
    of index: AppIndex,
    _ technology: Technology,
    behaviours: Behaviours = .baseline
  ) {
    var simulator = Simulator(index, technology: technology, behaviours: behaviours)
    _ = simulator.start(on: container)
    let all = simulator.stops
    self.technology = technology
    screen = ScreenPicture(simulator)
    stops = all.prefix(Self.mostStops).map { Stop(element: $0, words: simulator.speech(of: $0).text) }
    leftOut = max(0, all.count - Self.mostStops)
  }
}
