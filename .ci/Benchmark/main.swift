// How many beats the simulator runs in a second, and how the cost grows with the screen: run by `.ci/benchmark`.
import FocusScenario

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The processor's seconds that this process has had: other work on the machine does not count.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// One of the elements that only fill the screen.
func filler(_ number: Int) -> Element {
  let role: Element.Role = number % 10 == 0 ? .heading : number % 3 == 0 ? .text : .button
  var element = Element(role, "Element \(number)")
  element.frame = Element.Frame(x: 0, y: Double(number) * 44, width: 390, height: 44)
  return element
}

/// A screen of so many elements: headings, texts and rows, and at the top what is measured.
func screen(of count: Int) -> AppIndex {
  var controls: [Element] = [
    Button("Say") { $0.announce("Said") },
    Button("Count") { $0.add(.addValue("Total", 1)) },
    Button("Turn") { $0.add(.after(100, [.rename("Note", "Turned")])) },
    Button("Show") { $0.add(.show("Late")) },
    Button("Hide") { $0.add(.remove("Late")) },
    Element(.text, "Total").with(\.value, "1"),
    Element(.text, "Note"),
    Element(.text, "Late").with(\.isShown, false),
  ]
  // With frames like the rest: where some are missing, an order is always read anew.
  for number in controls.indices { controls[number].frame = filler(number).frame }
  let rest = (controls.count..<max(count, controls.count)).map(filler)
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

/// How often something is done in a second of the processor.
func rate(_ body: () -> Int) -> Int {
  let start = processorTime()
  var done = 0
  var elapsed = 0.0
  while elapsed < 0.2 {
    done += body()
    elapsed = processorTime() - start
  }
  return Int(Double(done) / elapsed)
}

/// Beats in a second of doing some things over and over.
func rate(_ simulator: Simulator, _ intents: [Intent]) -> Int {
  var simulator = simulator
  return rate {
    for _ in 0..<10 {
      for intent in intents { _ = simulator.perform(intent) }
    }
    return 10 * intents.count
  }
}

/// Times in a second that one thing is done to a copy of the same simulator, so that each change is the first one.
func rate(copying simulator: Simulator, _ intent: Intent) -> Int {
  rate {
    for _ in 0..<10 {
      var copy = simulator
      _ = copy.perform(intent)
    }
    return 10
  }
}

/// With what "Show" shows already there, and focus on "Hide".
func shown(_ simulator: Simulator) -> Simulator {
  var simulator = simulator
  _ = simulator.perform(.activate)
  _ = simulator.perform(.next)
  return simulator
}

if CommandLine.arguments.count > 2, CommandLine.arguments[1] == "explore" {
  for path in CommandLine.arguments.dropFirst(2) {
    guard let index = AppDocument(path).index else { continue }
    let start = clock()
    let exploration = Explorer(index).explore(Technology.allCases)
    let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    let actions = exploration.tours.reduce(0) { $0 + $1.actions }
    print("\(path): \(actions) actions, \(Int(Double(actions) / max(seconds, 0.001))) a second of the processor")
  }
  exit(0)
}

if CommandLine.arguments.count > 2, CommandLine.arguments[1] == "language" {
  exit(LanguageBenchmark(folder: CommandLine.arguments[2]).run() ? 0 : 1)
}

// A swipe; an activation that announces; a value, a text changed later; an element in and out, and each alone on a copy.
let columns = ["elements", "swipe", "say", "count", "turn", "show+hide", "insert", "remove", "start"]
func row(_ cells: [String]) { print(cells.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }.joined()) }

for technology in CommandLine.arguments.contains("all") ? Technology.allCases : [.voiceOver] {
  print("\(technology.rawValue): beats a second")
  row(columns)
  for count in [10, 100, 1_000, 10_000, 100_000] {
    let index = screen(of: count)
    let first = simulator(index, on: "Say", technology)
    let steps = [Intent](repeating: .next, count: 4) + [Intent](repeating: .previous, count: 4)
    let starts = rate {
      var fresh = Simulator(index, technology: technology)
      _ = fresh.start()
      return 1
    }
    row([
      "\(count)", "\(rate(first, steps))", "\(rate(first, [.activate]))",
      "\(rate(simulator(index, on: "Count", technology), [.activate]))",
      "\(rate(simulator(index, on: "Turn", technology), [.activate]))",
      "\(rate(simulator(index, on: "Show", technology), [.activate, .next, .activate, .previous]))",
      "\(rate(copying: simulator(index, on: "Show", technology), .activate))",
      "\(rate(copying: shown(simulator(index, on: "Show", technology)), .activate))",
      "\(starts)",
    ])
  }
}
