/// Writes one block: its task once, and beside each other its runs on all technologies.
struct BlockHTML {
  /// Distinct on the page.
  let number: Int
  let scenarios: [ScenarioResult]

  /// The verdicts of its runs, the worst first.
  private var verdicts: [Verdict] {
    [.failed, .untestable, .notSimulated, .notObserved, .passed].filter { verdict in
      scenarios.contains { $0.verdict == verdict }
    }
  }

  /// The block; what went wrong stands open.
  func text(_ screens: inout SharedScreens) -> String {
    guard let first = scenarios.first, let worst = verdicts.first else { return "" }
    let isOpen = worst.failsRun
    let kinds = verdicts.map { ClaimHTML.kind(of: $0) }.joined(separator: " ")
    var text = "<article class=\"block\(isOpen ? " open" : "")\" id=\"b\(number)\" data-verdicts=\"\(kinds)\" "
    text += "aria-labelledby=\"t\(number)\">\n"
    text += "<h3 id=\"t\(number)\">\(ClaimHTML.chip(worst)) \(Markup.author(first.task))</h3>\n"
    text += "<p class=\"place\">\(Markup.line("\(first.location.path), line \(first.location.line)")); "
    text += "\(Markup.line(first.app))</p>\n"
    text += "<details\(isOpen ? " open" : "")><summary>\(summary)</summary>\n\(comparison)<div class=\"runs\">\n"
    for (place, scenario) in scenarios.enumerated() { text += run(scenario, place, &screens) }
    return text + "</div></details>\n</article>\n"
  }

  private var summary: String {
    let runs = scenarios.map { "\($0.profile) \($0.verdict.rawValue)" }.joined(separator: ", ")
    return Markup.line("\(runs): \(RunCounts.phrase(scenarios[0].claims.count, "claim"))")
  }

  /// Which claim came out how on which technology.
  private var comparison: String {
    guard scenarios.count > 1, let first = scenarios.first else { return "" }
    let head = scenarios.map { "<th scope=\"col\">\(Markup.line($0.profile))</th>" }.joined()
    let rows = first.claims.indices.map { claim in
      let cells = scenarios.map { scenario in
        scenario.claims.indices.contains(claim)
          ? "<td>\(ClaimHTML.chip(scenario.claims[claim].verdict))</td>" : "<td></td>"
      }
      return
        "<tr><th scope=\"row\">\(Markup.author(first.claims[claim].sentence))</th>\(cells.joined())</tr>\n"
    }
    return "<div class=\"compare\" role=\"group\" aria-label=\"Technologies compared\" tabindex=\"0\">"
      + "<table><caption>The same block on each technology</caption>\n<thead><tr><th scope=\"col\">Claim</th>\(head)"
      + "</tr></thead>\n<tbody>\n\(rows.joined())</tbody></table></div>\n"
  }

  private func run(_ scenario: ScenarioResult, _ place: Int, _ screens: inout SharedScreens) -> String {
    let id = "r\(number)-\(place + 1)"
    var text = "<div class=\"run\" role=\"group\" aria-labelledby=\"\(id)\">\n"
    text += "<h4 id=\"\(id)\">\(Markup.line(scenario.profile)) \(ClaimHTML.chip(scenario.verdict))</h4>\n"
    if let stopped = scenario.stopped { text += "<p class=\"stopped\">Stopped: \(Markup.line(stopped))</p>\n" }
    let cost = scenario.cost.map { "<p class=\"cost\">\(Markup.line($0.words))</p>\n" } ?? ""
    let claims = cost + claims(of: scenario)
    guard let picture = scenario.pictures.first else { return text + claims + "</div>\n" }
    text += stage(picture, of: scenario, below: claims, &screens)
    for other in scenario.pictures.dropFirst() {
      let way = Markup.line(other.ways.joined(separator: ", then "))
      // Until it is closed, the run is the same.
      let same = zip(picture.moments, other.moments).prefix { $0 == $1 }.count
      text += "<details><summary>Closed another way: \(way)</summary>\n"
      text += stage(other, of: scenario, from: same, below: "", &screens) + "</details>\n"
    }
    return text + "</div>\n"
  }

  private func stage(
    _ picture: ScenarioPicture,
    of scenario: ScenarioResult,
    from start: Int = 0,
    below: String,
    _ screens: inout SharedScreens
  ) -> String {
    let name = ([scenario.profile] + picture.ways).joined(separator: ", ")
    return StageHTML(picture, named: name, from: start).text(&screens, below: below)
  }

  private func claims(of scenario: ScenarioResult) -> String {
    guard !scenario.claims.isEmpty else { return "" }
    var text = "<h5>Expected and found</h5>\n<ul class=\"claims\">\n"
    var repaired: Set<RootCause> = []
    for claim in scenario.claims {
      let isFirst = claim.cause.map { repaired.insert($0).inserted } ?? true
      text += ClaimHTML.item(claim, on: Technology(rawValue: scenario.profile), withRepair: isFirst)
    }
    return text + "</ul>\n"
  }
}
