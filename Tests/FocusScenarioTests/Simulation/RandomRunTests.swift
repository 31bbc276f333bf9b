import Testing

@testable import FocusScenario

/// What always holds, on random apps with random users.
@Suite struct RandomRunTests {
  static let seeds: [Int] = Array(1...120)
  static let length = 30

  /// A run of one seed under one technology, at its beginning.
  private struct Run {
    var random: RandomApp
    var simulator: Simulator
    var beats: [Beat] = []

    init(_ seed: Int, _ technology: Technology) {
      random = RandomApp(seed: seed)
      let index = AppIndex(random.app())
      let scanning = seed % 3 == 0 ? random.scanning() : .manual
      simulator = Simulator(index, technology: technology, scanning: scanning)
      beats.append(simulator.start())
    }

    mutating func go() { beats.append(simulator.perform(random.intent(simulator.index))) }
  }

  @Test("focus is on a stop, or the beat says why it is not", arguments: seeds)
  func focusIsOnStop(seed: Int) {
    for technology in Technology.allCases {
      var run = Run(seed, technology)
      for step in 0..<Self.length {
        run.go()
        #expect(Self.isAccountedFor(run), "\(technology.rawValue), step \(step): \(run.beats.last as Any)")
      }
    }
  }

  /// On a stop, on a group of a scan, nowhere, lost and said so, or outside what a modal leaves.
  private static func isAccountedFor(_ run: Run) -> Bool {
    let simulator = run.simulator
    guard let element = simulator.focus.element, !simulator.stops.contains(element) else { return true }
    if run.beats.last?.notes.contains(where: { $0.hasPrefix("focus is lost") }) == true { return true }
    let entry = simulator.index.entries[element.index]
    if !entry.children.isEmpty, simulator.technology == .switchControl { return true }
    return !simulator.stops.contains { simulator.index.entries[$0.index].container == entry.container }
      && simulator.isInTree(element)
  }

  @Test("a sweep visits each stop once, in order", arguments: seeds)
  func sweepVisitsEachStop(seed: Int) {
    for technology in Technology.allCases {
      var run = Run(seed, technology)
      for _ in 0..<Self.length / 3 { run.go() }
      let simulator = Self.settled(run.simulator)
      guard var sweep = simulator, let first = sweep.stops.first else { continue }
      let stops = sweep.stops
      for _ in 0...(2 * stops.count) where sweep.focus.element != first { _ = sweep.perform(.previous) }
      var visited = [sweep.focus.element]
      for _ in 1..<max(1, stops.count) {
        _ = sweep.perform(.next)
        visited.append(sweep.focus.element)
      }
      #expect(visited == stops, "\(technology.rawValue)")
    }
  }

  @Test("a step forward and one back return", arguments: seeds)
  func forwardAndBackReturn(seed: Int) {
    for technology in Technology.allCases {
      var run = Run(seed, technology)
      for _ in 0..<Self.length / 3 { run.go() }
      guard var pair = Self.settled(run.simulator) else { continue }
      guard let here = pair.focus.element, pair.stops.contains(here), here != pair.stops.last else { continue }
      _ = pair.perform(.next)
      _ = pair.perform(.previous)
      #expect(pair.focus.element == here, "\(technology.rawValue)")
    }
  }

  /// The same with nothing pending and an item-by-item scan; none when the app never rests.
  private static func settled(_ simulator: Simulator) -> Simulator? {
    guard simulator.scanning == .manual else { return nil }
    var settled = simulator
    for _ in 0..<6 { _ = settled.perform(.wait(3_000)) }
    // No place is left at which a scan resumes.
    _ = settled.perform(.next)
    return settled
  }

  @Test("a copy replays to the same bytes", arguments: seeds)
  func copyReplays(seed: Int) {
    for technology in Technology.allCases {
      var run = Run(seed, technology)
      for _ in 0..<Self.length / 2 { run.go() }
      var copy = run
      for _ in 0..<Self.length / 2 { run.go() }
      for _ in 0..<Self.length / 2 { copy.go() }
      #expect("\(copy.beats)" == "\(run.beats)", "\(technology.rawValue)")
      var again = Run(seed, technology)
      for _ in 0..<Self.length / 2 * 2 { again.go() }
      #expect("\(again.beats)" == "\(run.beats)", "\(technology.rawValue)")
    }
  }
}
