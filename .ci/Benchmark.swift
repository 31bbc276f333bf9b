// How many beats the simulator runs in a second, and how the cost grows with the screen: run by `.ci/benchmark`.
import FocusScenario

/// A screen of so many elements: headings, texts and rows, and at the top what is measured.
func screen(of count: Int) -> AppIndex {
  let controls: [Element] = [
    Button("Say") { $0.announce("Said") },
    Button("Count") { $0.add(.addValue("Total", 1)) },
    Button("Turn") { $0.add(.after(100, [.rename("Note", "Turned")])) },
    Button("Show") { $0.add(.show("Late")) },
    Button("Hide") { $0.add(.remove("Late")) },
    Element(.text, "Total").with(\.value, "1"),
    Element(.text, "Note"),
    Element(.text, "Late").with(\.isShown, false),
  ]
  let rest = (controls.count..<max(count, controls.count)).map { number in
    Element(number % 10 == 0 ? .heading : number % 3 == 0 ? .text : .button, "Element \(number)")
      .with(\.frame, Element.Frame(x: 0, y: Double(number) * 44, width: 390, height: 44))
  }
  let main = Container(name: "Main", kind: .screen).with(\.elements, controls + rest)
  return AppIndex(App(name: "Measured", containers: [main]))
}

/// A simulator whose focus is on an element.
func simulator(_ index: AppIndex, on label: String, _ technology: Technology) -> Simulator {
  var simulator = Simulator(index, technology: technology)
  _ = simulator.start()
  for _ in 0..<20 where simulator.focus.element.map({ simulator.state(of: $0).label }) != label {
    _ = simulator.perform(.next)
  }
  return simulator
}

/// Beats in a second of doing some things over and over.
func rate(_ simulator: Simulator, _ intents: [Intent]) -> Int {
  var simulator = simulator
  let clock = ContinuousClock()
  var done = 0
  let start = clock.now
  var elapsed = Duration.zero
  while elapsed < .milliseconds(300) {
    for _ in 0..<20 {
      for intent in intents { _ = simulator.perform(intent) }
      done += intents.count
    }
    elapsed = clock.now - start
  }
  return Int(Double(done) / (Double(elapsed.components.attoseconds) / 1e18 + Double(elapsed.components.seconds)))
}

let columns = ["elements", "swipe", "say", "count", "turn", "show+hide", "start"]
func row(_ cells: [String]) { print(cells.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }.joined()) }

for technology in CommandLine.arguments.contains("all") ? Technology.allCases : [.voiceOver] {
  print("\(technology.rawValue): beats a second")
  row(columns)
  for count in [10, 100, 1_000, 10_000, 100_000] {
    let index = screen(of: count)
    let first = simulator(index, on: "Say", technology)
    var steps = [Intent](repeating: .next, count: 4) + [Intent](repeating: .previous, count: 4)
    if count > 100 { steps = steps + steps }
    let clock = ContinuousClock()
    let start = clock.measure {
      var fresh = Simulator(index, technology: technology)
      _ = fresh.start()
    }
    let starting = Double(start.components.attoseconds) / 1e18 + Double(start.components.seconds)
    row([
      "\(count)", "\(rate(first, steps))", "\(rate(first, [.activate]))",
      "\(rate(simulator(index, on: "Count", technology), [.activate]))",
      "\(rate(simulator(index, on: "Turn", technology), [.activate]))",
      "\(rate(simulator(index, on: "Show", technology), [.activate, .next, .activate, .previous]))",
      "\(Int(1 / max(starting, 1e-9)))",
    ])
  }
}
