/// How scenarios are run: which of them, how many side by side, and when to stop; none of it changes a verdict.
public struct RunPlan: Hashable, Sendable {
  /// One of several parts of a suite, for machines that share the work.
  public struct Shard: Hashable, Sendable {
    /// Which part, from 1.
    public var number: Int
    /// How many parts there are.
    public var count: Int

    /// Makes a part; none when there is no such part.
    public init?(_ number: Int, of count: Int) {
      guard count > 0, 1...count ~= number else { return nil }
      self.number = number
      self.count = count
    }

    /// Whether the scenario of a number, from 0 in the order of the texts, belongs to it.
    func has(_ scenario: Int) -> Bool { scenario % count == number - 1 }
  }

  /// How many scenarios run side by side; none means as the machine can.
  public var jobs: Int?
  /// The part of the scenarios that is run; none means all.
  public var shard: Shard?
  /// Whether what comes after the first failing scenario of the texts is left out.
  public var failsFast = false
  /// A number that sets in which order scenarios are run; the report keeps the order of the texts.
  public var shuffle: Int?
  /// Whether results hold the runs in pictures.
  public var keepsPictures = false

  /// Everything, side by side, in the order of the texts.
  public init() {}

  /// The order in which so many scenarios are run.
  func order(of count: Int) -> [Int] {
    var order = Array(0..<count)
    guard let shuffle else { return order }
    // A step of Knuth's generator for each place: the same order for the same number, on every machine.
    var state = UInt64(truncatingIfNeeded: shuffle)
    for place in order.indices.reversed() where place > 0 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      order.swapAt(place, Int((state >> 33) % UInt64(place + 1)))
    }
    return order
  }
}
