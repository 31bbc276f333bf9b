extension ScenarioCost {
  /// In one line: the steps of the task, and those of each recovery that the design would have at none.
  var words: String {
    let all = "\(RunCounts.phrase(steps, step)) in \(RunCounts.phrase(actions, "action"))"
    guard !recoveries.isEmpty else { return all }
    let needed = recoveries.filter { $0.steps != 0 }
    guard !needed.isEmpty else { return all + ", and focus is always where the task goes on" }
    return ([all] + needed.map { words($0) }).joined(separator: "; ")
  }

  private func words(_ recovery: Recovery) -> String {
    guard let count = recovery.steps else { return "after \(recovery.after) no \(step) comes to \(recovery.place)" }
    return "after \(recovery.after) it takes \(RunCounts.phrase(count, step)) to \(recovery.place), by design none"
  }
}
