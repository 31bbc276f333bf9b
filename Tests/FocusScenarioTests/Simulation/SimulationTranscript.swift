import Testing

@testable import FocusScenario

/// One case of a transcript file: an app, a technology, and what comes of each command, as text.
struct SimulationTranscript: CustomTestStringConvertible, Sendable {
  var title: String
  var app = ""
  var technology = Technology.voiceOver
  var behaviours = Behaviours.baseline
  var scanning = Scanning.manual
  /// Whether the text also says what of earlier beats was cut off.
  var showsCutOff = false
  var speaksHints = false
  var commands: [String] = []
  /// The text of the case, from its first command on.
  var expected: [String] = []

  var testDescription: String { title }

  /// Reads the cases of a file: `## title`, `app:`, `technology:` and `behaviour:` lines, then `> command` lines.
  static func cases(in text: String) -> [SimulationTranscript] {
    var cases: [SimulationTranscript] = []
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("## ") { cases.append(SimulationTranscript(title: String(line.dropFirst(3)))) }
      guard !cases.isEmpty, !line.hasPrefix("#") else { continue }
      cases[cases.count - 1].read(line)
    }
    return cases
  }

  private mutating func read(_ line: String) {
    if line.hasPrefix("app: ") {
      app = String(line.dropFirst(5))
    } else if line.hasPrefix("technology: ") {
      technology = Technology(rawValue: String(line.dropFirst(12))) ?? .talkBack
    } else if line.hasPrefix("scanning: ") {
      scanning = Self.scanning(line.dropFirst(10))
    } else if line == "hints: on" {
      speaksHints = true
    } else if line == "hearing: everything" {
      showsCutOff = true
    } else if line.hasPrefix("behaviour: ") {
      let parts = line.dropFirst(11).split(separator: " ").map(String.init)
      guard let behaviour = BehaviourIdentifier(rawValue: parts[0]),
        let alternative = AlternativeIdentifier(rawValue: parts[1])
      else { return }
      behaviours = behaviours.choosing(alternative, for: behaviour)
    } else {
      if line.hasPrefix("> ") { commands.append(String(line.dropFirst(2))) }
      expected.append(line)
    }
  }

  /// `groups, menu, every 1000, loops 2, dwell 900`, or some of these.
  private static func scanning(_ text: Substring) -> Scanning {
    var scanning = Scanning()
    for words in text.split(separator: ",").map({ $0.split(separator: " ") }) {
      let number = words.dropFirst().first.flatMap { Int($0) }
      switch words.first {
      case "groups": scanning.groupsItems = true
      case "menu": scanning.opensMenu = true
      case "every": scanning.interval = number
      case "loops": scanning.loops = number
      case "dwell": scanning.dwell = number
      default: break
      }
    }
    return scanning
  }

  /// Replays the commands and writes what comes of them; `quietly` commands are done and not written.
  func replayed() -> [String] {
    var rehearsal = Rehearsal(
      SimulationApps.index(app),
      technology: technology,
      behaviours: behaviours,
      scanning: scanning,
      speaksHints: speaksHints
    )
    rehearsal.showsCutOff = showsCutOff
    return commands.flatMap { ["> \($0)"] + rehearsal.perform($0) }
  }
}

/// A simulator with commands as text.
struct Rehearsal {
  var simulator: Simulator
  var beats: [Beat] = []
  var showsCutOff = false

  init(
    _ index: AppIndex,
    technology: Technology,
    behaviours: Behaviours = .baseline,
    scanning: Scanning = .manual,
    speaksHints: Bool = false
  ) {
    simulator = Simulator(
      index,
      technology: technology,
      behaviours: behaviours,
      scanning: scanning,
      speaksHints: speaksHints
    )
  }

  /// Does what a command says and renders the beat; `reach X`, which moves there, and `begin` render nothing.
  mutating func perform(_ command: String) -> [String] {
    if command.hasPrefix("reach ") { return reach(String(command.dropFirst(6))) }
    if command.hasPrefix("point at ") {
      simulator.point(at: simulator.index.elements(named: String(command.dropFirst(9)))[0])
      return []
    }
    if command == "stops" { return ["  " + names(simulator.stops)] }
    if command.hasPrefix("ways to close ") { return ways(String(command.dropFirst(14))) }
    if command == "say" { return ["  '\(simulator.currentSpeech())'"] }
    if command == "hint" { return ["  " + hint] }
    let beat = beat(of: command)
    beats.append(beat)
    return command == "begin" ? [] : render(beat)
  }

  private var hint: String {
    simulator.focus.element.flatMap { simulator.speech(of: $0).hint }.map { "'\($0)'" } ?? "none"
  }

  private mutating func reach(_ label: String) -> [String] {
    for _ in 0...simulator.stops.count {
      if simulator.focus.element.map({ simulator.state(of: $0).label }) == label { return [] }
      beats.append(simulator.perform(.next))
    }
    return simulator.focus.element.map { simulator.state(of: $0).label } == label ? [] : ["  cannot be reached"]
  }

  private func ways(_ name: String) -> [String] {
    let container = simulator.index.containers(named: name)[0]
    let ways = simulator.waysToClose(container).map { way in
      way.control.map { "\(way.way.rawValue) \(self.name($0))" } ?? way.way.rawValue
    }
    return ["  " + (ways.isEmpty ? "none" : ways.joined(separator: ", "))]
  }

  private mutating func beat(of command: String) -> Beat {
    if command == "start" || command == "begin" { return simulator.start() }
    if command == "start off" { return simulator.start(turnedOn: false) }
    if command.hasPrefix("start on ") {
      return simulator.start(on: simulator.index.containers(named: String(command.dropFirst(9))).first)
    }
    if command.hasPrefix("at once ") { return simulator.performAtOnce(intent(String(command.dropFirst(8)))) }
    if command.hasPrefix("by layout ") {
      return simulator.performWithoutFocusEffects(intent(String(command.dropFirst(10))))
    }
    return simulator.perform(intent(command))
  }

  private func intent(_ command: String) -> Intent {
    let words = command.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    switch words[0] {
    case "next": return .next
    case "previous": return .previous
    case "activate": return .activate
    case "escape": return .escape
    case "increment": return .increment
    case "decrement": return .decrement
    case "type": return .type(rest)
    case "clear": return .clear
    case "action": return .customAction(rest)
    case "back": return .back
    case "reload": return .reload
    case "scroll": return .scroll(forward: true)
    case "touch": return .touch(simulator.index.elements(named: rest)[0])
    case "point":
      let numbers = rest.split(separator: " ").compactMap { Double($0) }
      return .touchPoint(x: numbers[0], y: numbers[1])
    case "rotor": return rotor(rest)
    case "magic": return .magicTap
    case "read": return .read(fromTop: rest == "from the top")
    case "pause": return .pauseSpeech
    case "mute": return .mute
    case "first": return .firstElement
    case "last": return .lastElement
    case "done": return .done
    case "turn": return .turnOn
    case "arrow": return .arrow(forward: rest == "forward")
    case "group": return .group(forward: rest == "forward")
    case "press": return .press(Key(rawValue: rest) ?? .touch)
    case "wait": return .wait(Int(rest) ?? 0)
    case "close":
      let parts = rest.components(separatedBy: " by ")
      return .close(simulator.index.containers(named: parts[0])[0], ClosingWay(rawValue: parts[1]) ?? .button)
    default: fatalError("no command '\(command)'")
    }
  }
}

extension Rehearsal {
  /// `headings, forward`; any other name is a rotor of the app's own.
  private func rotor(_ words: String) -> Intent {
    let parts = words.components(separatedBy: ", ")
    let forward = parts[1] == "forward"
    return Rotor(rawValue: parts[0]).map { .rotor($0, forward: forward) } ?? .customRotor(parts[0], forward: forward)
  }

  private func name(_ element: ElementIdentifier?) -> String {
    element.map { "'\(simulator.index.element($0).label)'" } ?? "nowhere"
  }

  private func render(_ beat: Beat) -> [String] {
    var lines = beat.focusEvents.map { event in
      "focus \(name(event.reading.element))\(offset(event.time, beat)) (\(words(event.reading.cause)))"
    }
    if lines.isEmpty { lines.append("focus stays on \(name(beat.focusAfter.element))") }
    lines += beat.utterances.map { utterance in
      let verb = utterance.channel == .focus ? "heard" : "announced"
      let outcome = utterance.outcome == .spoken ? "" : " (\(utterance.outcome.rawValue))"
      return "\(verb) '\(utterance.text)'\(offset(utterance.time, beat))\(outcome)"
    }
    if showsCutOff { lines += beat.cutOff.map { "cut off '\($0.text)'" } }
    lines += beat.opened.map { "opened \(name(of: $0))" }
    lines += beat.closed.map { closing in
      "closed \(name(of: closing.container)) by \(closing.way.rawValue), opened by \(name(closing.opener))"
    }
    lines += list("appeared", beat.appeared) + list("vanished", beat.vanished) + list("changed", beat.changed)
    lines += list("replaced", beat.replaced) + list("moved", beat.moved)
    lines += beat.notes.map { "note: \($0)" }
    if !beat.consulted.isEmpty { lines.append("consulted \(beat.consulted.map(\.rawValue).joined(separator: ", "))") }
    return Self.counted(lines).map { "  " + $0 }
  }

  /// Equal lines in a row become one, with how many they are.
  private static func counted(_ lines: [String]) -> [String] {
    var counted: [(line: String, count: Int)] = []
    for line in lines {
      if counted.last?.line == line { counted[counted.count - 1].count += 1 } else { counted.append((line, 1)) }
    }
    return counted.map { $0.count == 1 ? $0.line : "\($0.line) × \($0.count)" }
  }

  private func names(_ elements: [ElementIdentifier]) -> String {
    elements.isEmpty ? "none" : elements.map { name($0) }.joined(separator: ", ")
  }

  private func offset(_ time: Int, _ beat: Beat) -> String {
    time == beat.startedAt ? "" : " at +\(time - beat.startedAt)"
  }

  private func name(of container: ContainerIdentifier) -> String {
    "'\(simulator.index.container(container).name)'"
  }

  /// Up to three names; the contexts that open and close say the rest.
  private func list(_ verb: String, _ elements: [ElementIdentifier]) -> [String] {
    guard !elements.isEmpty else { return [] }
    return ["\(verb) \(elements.count > 3 ? "\(elements.count)" : elements.map { name($0) }.joined(separator: ", "))"]
  }

  private func words(_ cause: FocusCause) -> String {
    switch cause {
    case .start: "start"
    case .user: "user"
    case .app(let words): "app: \(words)"
    case .platform(let fact, let confidence, let behaviour):
      "platform: \(fact) \(confidence.rawValue)\(behaviour.map { " \($0.rawValue)" } ?? "")"
    case .undefined(let behaviour): "undefined: \(behaviour.rawValue)"
    }
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    guard let range = firstRange(of: separator) else { return [self, ""] }
    return [String(self[..<range.lowerBound]), String(self[range.upperBound...])]
  }

  private func firstRange(of other: String) -> Range<String.Index>? {
    indices.lazy.map { $0..<(self.index($0, offsetBy: other.count, limitedBy: self.endIndex) ?? self.endIndex) }
      .first { self[$0] == other }
  }
}
