/// Writes a run as a page to look at: each block with its screens, the path of focus, what was heard, and why it failed.
///
/// The screens are there when the run kept its pictures; without them the page has the words alone.
public struct RunHTML {
  private let report: RunReport
  private let source: (String) -> SourceText?
  private var screens = SharedScreens()
  private var blocks = 0

  /// The whole page.
  public static func render(_ report: RunReport, source: (String) -> SourceText?) -> String {
    withoutActuallyEscaping(source) { source in
      var page = RunHTML(report, source)
      return page.render()
    }
  }

  private init(_ report: RunReport, _ source: @escaping (String) -> SourceText?) {
    self.report = report
    self.source = source
  }

  private mutating func render() -> String {
    let counts = RunCounts(report)
    let files = report.files.enumerated().map { file($1, number: $0 + 1) }.joined()
    let failing = counts.scenarios.failing
    let title = "Focus checks: " + (failing + counts.errors == 0 ? "passed" : "failed")
    let body =
      "<a class=\"skip\" href=\"#results\">Go to the results</a>\n" + header(counts) + filter(counts) + contents
      + "<main id=\"results\" tabindex=\"-1\">\n\(files)</main>\n" + legend + screens.text
    return HTMLPage(title: title, body: body, script: ReportScript.text).text
  }

  // MARK: The top of the page

  private func header(_ counts: RunCounts) -> String {
    let isFine = counts.scenarios.failing + counts.errors == 0
    let lines = [("scenario", counts.scenarios), ("claim", counts.claims)].map { noun, verdicts in
      let chips = RunCounts.order.filter { verdicts[$0] > 0 }.map { verdict in
        "<span class=\"chip \(ClaimHTML.kind(of: verdict))\">\(verdicts[verdict]) \(verdict.rawValue)</span>"
      }
      return "<p class=\"counts\">\(RunCounts.phrase(verdicts.total, noun)): \(chips.joined(separator: " "))</p>\n"
    }
    let mistakes = [(counts.errors, "error"), (counts.warnings, "warning")].filter { $0.0 > 0 }
      .map { "<p>\(RunCounts.phrase($0.0, $0.1))</p>\n" }
    let rest = report.notRun > 0 ? ["<p>\(report.notRun) more were not run.</p>\n"] : []
    return "<header>\n<h1>Focus checks: \(isFine ? "passed" : "failed")</h1>\n"
      + (lines + mistakes + rest).joined() + "</header>\n"
  }

  /// Hidden until the script can do what it offers.
  private func filter(_ counts: RunCounts) -> String {
    guard counts.scenarios.total > 0 else { return "" }
    let boxes = RunCounts.order.filter { counts.scenarios[$0] > 0 }.map { verdict in
      "<label><input type=\"checkbox\" value=\"\(ClaimHTML.kind(of: verdict))\" checked> \(verdict.rawValue)</label>"
    }
    return """
      <form class="filter" role="search" aria-label="Blocks" hidden>
      <label class="words">Search in all words <input type="search" name="words" autocomplete="off"></label>
      <fieldset><legend>Verdict</legend>\(boxes.joined())</fieldset>
      <p role="status"></p>
      </form>

      """
  }

  private var contents: String {
    guard report.files.count > 1 else { return "" }
    let items = report.files.enumerated().map { number, file in
      let failing = file.scenarios.count { $0.verdict.failsRun }
      let errors = file.diagnostics.count { $0.severity == .error }
      var words: [String] = []
      if failing > 0 { words.append("\(failing) of \(file.scenarios.count) failed") }
      if errors > 0 { words.append(RunCounts.phrase(errors, "error")) }
      if words.isEmpty { words.append(RunCounts.phrase(file.scenarios.count, "scenario")) }
      return "<li><a href=\"#f\(number + 1)\">\(Markup.line(file.path))</a> "
        + "<span class=\"quiet\">\(words.joined(separator: ", "))</span></li>\n"
    }
    return "<nav aria-labelledby=\"documents\">\n<h2 id=\"documents\">Documents</h2>\n<ol class=\"contents\">\n"
      + items.joined() + "</ol>\n</nav>\n"
  }

  // MARK: Documents

  private mutating func file(_ file: FileReport, number: Int) -> String {
    var text = "<section class=\"file\" aria-labelledby=\"f\(number)\">\n"
    text += "<h2 id=\"f\(number)\">\(Markup.line(file.path))</h2>\n"
    for diagnostic in file.diagnostics {
      text += "<pre>\(Markup.text(DiagnosticText.render(diagnostic, in: source(diagnostic.path))))</pre>\n"
    }
    var rest = file.scenarios[...]
    while let first = rest.first {
      let scenarios = rest.prefix { $0.location == first.location }
      rest = rest.dropFirst(scenarios.count)
      blocks += 1
      text += BlockHTML(number: blocks, scenarios: Array(scenarios)).text(&screens)
    }
    return text + "</section>\n"
  }

  /// What the forms and colours of the pictures mean.
  private var legend: String {
    """
    <footer class="legend">
    <h2>How to read the pictures</h2>
    <dl>
    <dt>The ring</dt><dd>Focus, at the end of the beat. The numbers are beats: the way that focus took on this screen.</dd>
    <dt>Grey, behind another surface</dt><dd>Still up, and no stop of this technology is on it.</dd>
    <dt>A dotted line around one element</dt><dd>Only the eye finds it, or only a technology does; its words say which.</dd>
    <dt>A dotted line around several</dt><dd>They stand in one group, list or landmark.</dd>
    <dt>A bubble</dt><dd>What the technology said for the element in focus. Announcements stand in a frame of their own.</dd>
    <dt>Places</dt><dd>From the frames of the app file; without them elements stand in a column in reading order, and
    their sizes say nothing.</dd>
    </dl>
    </footer>

    """
  }
}
