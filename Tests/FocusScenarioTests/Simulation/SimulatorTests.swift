import Testing

@testable import FocusScenario

@Suite struct SimulatorTests {
  /// Something of everything: presentations, timers, requests, typing, and what cannot be done.
  static let script = [
    "start", "next", "next", "activate", "wait 300", "next", "activate", "escape", "at once next", "previous",
    "activate",
    "type 5", "increment", "back", "next", "next", "activate", "wait 7000", "reload", "press Tab", "next", "activate",
  ]

  static let runs = SimulationApps.apps.flatMap { app in
    Technology.allCases.map { Run(app: app.name, technology: $0) }
  }

  struct Run: CustomTestStringConvertible {
    var app: String
    var technology: Technology
    var testDescription: String { "\(app) on \(technology.rawValue)" }
  }

  @Test("two runs are equal, and so is a copy's from any beat", arguments: runs)
  func copiesReplayToTheSameBeats(run: Run) {
    var first = Rehearsal(SimulationApps.index(run.app), technology: run.technology)
    var second = Rehearsal(SimulationApps.index(run.app), technology: run.technology)
    var forks: [Rehearsal] = []
    for command in Self.script {
      forks.append(first)
      _ = first.perform(command)
      _ = second.perform(command)
    }
    #expect(first.beats == second.beats)
    for (place, fork) in forks.enumerated() {
      var fork = fork
      for command in Self.script[place...] { _ = fork.perform(command) }
      #expect(fork.beats == first.beats, "forked before \(Self.script[place])")
    }
  }

  @Test("a beat begins where the one before it ended, and says where focus is", arguments: runs)
  func beatsJoin(run: Run) {
    var rehearsal = Rehearsal(SimulationApps.index(run.app), technology: run.technology)
    for command in Self.script where !command.hasPrefix("at once") {
      _ = rehearsal.perform(command)
      #expect(rehearsal.beats.last?.focusAfter == rehearsal.simulator.focus)
      #expect(rehearsal.beats.last?.endedAt == rehearsal.simulator.now)
    }
    for (earlier, later) in zip(rehearsal.beats, rehearsal.beats.dropFirst()) {
      #expect(later.sequence == earlier.sequence + 1)
      #expect(later.startedAt == earlier.endedAt)
      #expect(later.focusBefore == earlier.focusAfter)
    }
    for beat in rehearsal.beats {
      #expect(beat.focusEvents.last.map { $0.reading == beat.focusAfter } ?? true)
      #expect(beat.appeared == beat.appeared.sorted())
      #expect(beat.vanished == beat.vanished.sorted())
    }
  }

  @Test("an app without contexts can be started and asked anything", arguments: Technology.allCases)
  func emptyAppIsHarmless(technology: Technology) {
    var rehearsal = Rehearsal(AppIndex(App(name: "empty", containers: [])), technology: technology)
    for command in Self.script {
      #expect(rehearsal.perform(command).first?.contains("focus stays on nowhere") == true)
    }
    #expect(rehearsal.simulator.stops.isEmpty)
    #expect(rehearsal.simulator.presented.isEmpty)
    #expect(rehearsal.simulator.currentSpeech().isEmpty)
  }

  @Test("a picture becomes a stop when it gets a label")
  func labelMakesStop() {
    var picture = Element(.image, "")
    picture.id = "picture"
    var button = Element(.button, "Describe")
    button.rules = [Rule(on: .activate, [.rename(.named("picture"), "A red shoe")])]
    var screen = Container(name: "Shoe", kind: .screen)
    screen.elements = [button, picture]
    var rehearsal = Rehearsal(AppIndex(App(name: "shoe", containers: [screen])), technology: .voiceOver)
    _ = rehearsal.perform("start")
    #expect(rehearsal.simulator.stops == [ElementIdentifier(0)])
    _ = rehearsal.perform("activate")
    #expect(rehearsal.simulator.stops == [ElementIdentifier(0), ElementIdentifier(1)])
  }

  @Test("every alternative of the table changes what a transcript says")
  func everyAlternativeIsReplayed() {
    let replayed = SimulationTranscriptTests.cases.flatMap(\.behaviours.changed)
    for behaviour in Behaviour.table {
      for alternative in behaviour.alternatives {
        #expect(
          replayed.contains { $0.behaviour == behaviour.identifier && $0.alternative == alternative.identifier },
          "\(behaviour.identifier.rawValue) \(alternative.identifier.rawValue)"
        )
      }
    }
  }

  @Test(
    "the value text has its number counted up",
    arguments: [
      ("2", 1, "3"), ("38%", -10, "28%"), ("3 items", 1, "4 items"), ("-1 degree", 1, "0 degree"), ("May", 1, nil),
      ("99999999999999999999", 1, nil), ("9223372036854775807", 1, "9223372036854775807"),
    ]
  )
  func numbersAreCounted(text: String, amount: Int, expected: String?) {
    #expect(NumberText(text)?.adding(amount) == expected)
  }
}
