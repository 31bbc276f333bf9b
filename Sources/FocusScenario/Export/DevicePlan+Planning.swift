extension DevicePlan {
  /// Plans the selected blocks of a suite; a file without one is left out.
  public init(_ suite: BoundSuite) {
    files = suite.files.compactMap { file in
      file.items.isEmpty ? nil : File(path: file.path, tests: file.items.map { TestPlanner($0).test })
    }
  }
}

/// Plans one block: its recordings, and what is looked at in each.
struct TestPlanner {
  private let item: BoundSuite.Item
  private(set) var test: DevicePlan.Test

  /// Plans a block.
  init(_ item: BoundSuite.Item) {
    self.item = item
    let scenario = item.scenario
    test = DevicePlan.Test(
      location: scenario.location,
      check: item.check,
      profile: scenario.profile.name,
      task: scenario.taskText,
      app: item.runner.index.app.name,
      appFile: item.recordedApp.path ?? item.app.path
    )
    do throws(DeviceRefusal) { try plan() } catch { test.refusal = error.reason }
  }

  private mutating func plan() throws(DeviceRefusal) {
    guard item.scenario.profile.technology == .voiceOver else { throw DeviceRefusal.technology(test.profile) }
    for part in item.scenario.given?.parts ?? [] {
      if let refusal = DeviceRefusal(part) { throw refusal }
    }
    let rehearsal = item.runner.rehearsal(of: item.scenario, .voiceOver)
    if rehearsal.task.phrases.contains(where: { $0.steps.contains(.atOnce) }) { throw DeviceRefusal.atOnce }
    let performance = rehearsal.perform()
    if let stopped = performance.traces.compactMap(\.stopped).first { throw DeviceRefusal.stopped(stopped) }
    let walks = try walks(of: performance, from: rehearsal.task.start)
    for claim in item.scenario.claims { add(claim, on: walks, performance) }
    test.recordings = walks.flatMap { walk in RecordingPlanner(walk, placed: placed[walk.number] ?? []).recordings }
  }

  // MARK: The ways through the task

  private mutating func walks(
    of performance: Performance,
    from start: ContainerIdentifier?
  ) throws(DeviceRefusal) -> [DeviceWalk] {
    var walks: [DeviceWalk] = []
    var refusals: [DeviceRefusal] = []
    for (number, trace) in performance.traces.enumerated() {
      do throws(DeviceRefusal) {
        walks.append(try DeviceWalk(trace, number: number, start: start))
      } catch {
        refusals.append(error)
        if performance.traces.count > 1 {
          test.notes.append("closing by \(trace.ways.joined(separator: ", then ")) is not tried: \(error.reason)")
        }
      }
    }
    if walks.isEmpty, let refusal = refusals.first { throw refusal }
    return walks
  }

  // MARK: Claims

  /// The looks of each walk, by its number.
  private var placed: [Int: [PlacedLook]] = [:]

  private mutating func add(_ claim: Claim, on walks: [DeviceWalk], _ performance: Performance) {
    if let why = claim.notAsked { return note(claim, why) }
    var shown: [(walk: DeviceWalk, showing: ClaimShowing)] = []
    for walk in walks {
      let planner = LookPlanner(walk, performance)
      do throws(DeviceRefusal) {
        for showing in try planner.showings(of: claim.frame) { shown.append((walk, showing)) }
      } catch {
        // What one way of closing cannot show is no proof on the others either.
        return note(claim, error.reason)
      }
    }
    for reason in shown.flatMap(\.showing.notes) where !test.notes.contains(words(of: claim, reason)) {
      note(claim, reason)
    }
    var number: Int?
    for (walk, showing) in shown {
      if number == nil || showing.needsOne || test.claims[number ?? 0].window != showing.window {
        number = test.claims.count
        test.claims.append(
          DevicePlan.Claim(
            sentence: claim.sentence,
            location: claim.location,
            window: showing.window,
            needsOne: showing.needsOne
          )
        )
      }
      guard let number else { continue }
      test.claims[number].looks += showing.looks.count
      placed[walk.number, default: []] += showing.looks.map { look in
        PlacedLook(claim: number, point: look.point, place: look.place, look: look.look)
      }
    }
  }

  private mutating func note(_ claim: Claim, _ reason: String) { test.notes.append(words(of: claim, reason)) }

  private func words(of claim: Claim, _ reason: String) -> String {
    "\(claim.location): \(claim.sentence): \(reason)"
  }
}
