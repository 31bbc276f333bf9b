@testable import FocusScenario

/// A device that answers the questions of the stubs with a simulated VoiceOver, and can be as odd as real ones are.
struct SimulatedPhone {
  /// What it does that a simulator does not.
  struct Oddities: Sendable {
    /// The answers to the first readings after the app came up: `!noSpeech`, `VoiceOver on`.
    var opening: [String] = []
    /// What stands before the first utterance.
    var prefix = ""
    /// Answers to moves, by their number from 1, in the place of the utterance.
    var moves: [Int: String] = [:]
    /// Whether VoiceOver is on before any test.
    var isOnAtFirst = false
    /// The answer to every wish to turn it off.
    var disabling = ""
    /// The answer to turning it on.
    var enabling = ""
    /// Words that another app file has for an element: what a developer has renamed.
    var spoken: [String: String] = [:]
  }

  private let index: AppIndex
  private let oddities: Oddities
  private var simulator: Simulator
  private var isOn: Bool
  private var openings: [String]
  private var isFirst = true
  /// How often each question was asked.
  private(set) var asked: [String: Int] = [:]

  /// A device with an app on it.
  init(_ index: AppIndex, _ oddities: Oddities = Oddities()) {
    self.index = index
    self.oddities = oddities
    self.simulator = Simulator(index, technology: .voiceOver)
    self.isOn = oddities.isOnAtFirst
    self.openings = []
  }

  /// Answers one question of the stubs.
  mutating func answer(_ question: String) -> String {
    let words = question.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    asked[words[0], default: 0] += 1
    if words.count > 1, words[1].hasPrefix("navigationBar") { return backButton(words[0]) }
    switch words[0] {
    case "enabled": return isOn ? "yes" : "no"
    case "enable": return turn(on: true, oddities.enabling)
    case "disable": return turn(on: false, oddities.disabling)
    case "launch": return launch(words[1])
    case "speech": return reading()
    case "forward", "backward": return move(words[0] == "forward" ? .next : .previous)
    case "wait": return perform(.wait(Int(words[1]) ?? 0))
    case "exists": return element(words) == nil ? "no" : "yes"
    case "value": return element(words).flatMap { simulator.state(of: $0).value } ?? ""
    case "tap": return element(words).map { perform(.touch($0)) } ?? ""
    case "doubleTap": return perform(.activate)
    case "type": return perform(words[3].allSatisfy { $0 == "\u{8}" } ? .clear : .type(words[3]))
    case "swipeUp": return perform(words[1] == "app" ? .scroll(forward: true) : .increment)
    case "swipeDown": return perform(words[1] == "app" ? .scroll(forward: false) : .decrement)
    case "taps": return perform(.magicTap)
    default: return ""
    }
  }

  private mutating func backButton(_ question: String) -> String {
    if question == "doubleTap" { return perform(.back) }
    return question == "exists" ? "yes" : ""
  }

  private mutating func turn(on: Bool, _ answer: String) -> String {
    if answer.isEmpty { isOn = on }
    return answer
  }

  private mutating func launch(_ arguments: String) -> String {
    let marker = "-FocusCheckStart "
    let name = arguments.hasPrefix(marker) ? String(arguments.dropFirst(marker.count)) : nil
    simulator = Simulator(index, technology: .voiceOver)
    _ = simulator.start(on: name.flatMap { index.containers(named: $0).first })
    openings = oddities.opening
    isFirst = true
    return ""
  }

  private mutating func reading() -> String {
    if !isOn { return "!notRunning" }
    if !openings.isEmpty { return openings.removeFirst() }
    return utterance
  }

  private var utterance: String {
    guard let element = simulator.focus.element else { return "!noSpeech" }
    var line = simulator.speech(of: element).text(in: .xcuitest27)
    for (word, other) in oddities.spoken { line = line.replacing(word, with: other) }
    return String(((isFirst ? oddities.prefix : "") + line).prefix(64))
  }

  private mutating func move(_ intent: Intent) -> String {
    if !isOn { return "!notRunning" }
    let number = asked["forward", default: 0] + asked["backward", default: 0]
    _ = perform(intent)
    return oddities.moves[number] ?? utterance
  }

  private mutating func perform(_ intent: Intent) -> String {
    if case .wait = intent {} else { isFirst = false }
    _ = simulator.perform(intent)
    return ""
  }

  /// What a test finds by a kind and a label or an identifier.
  private func element(_ words: [String]) -> ElementIdentifier? {
    guard words.count > 2 else { return nil }
    return index.entries.indices.map { ElementIdentifier($0) }.first { element in
      simulator.isPresentedAndInTree(element)
        && (simulator.state(of: element).label == words[2] || index.element(element).id == words[2])
    }
  }
}
