import Foundation
import Testing

@testable import FocusScenario

/// A run as a page.
@Suite("a run as a page")
struct RunHTMLTests {
  private static func report() throws -> RunReport {
    let scenarios = try PictureSamples.results(PictureSamples.check, on: PictureSamples.form)
    var report = RunReport(files: [FileReport(path: "x.check", diagnostics: [], scenarios: scenarios)])
    report.files.append(SampleReport.report.files[0])
    return report
  }

  private static func page(_ report: RunReport) -> String { RunHTML.render(report, source: { _ in nil }) }

  @Test("a block on two technologies")
  func block() throws {
    var screens = SharedScreens()
    let text = BlockHTML(number: 1, scenarios: try Self.report().files[0].scenarios).text(&screens)
    try Golden.expect(text, equals: "pictures/block.html")
    // One of Apple and one of Android, each before and after.
    #expect(screens.text.components(separatedBy: "<g id=").count == 5)
  }

  @Test("what several runs show is drawn once")
  func shared() throws {
    let scenario = try Self.report().files[0].scenarios[0]
    var screens = SharedScreens()
    for number in 1...3 { _ = BlockHTML(number: number, scenarios: [scenario, scenario]).text(&screens) }
    #expect(screens.text.components(separatedBy: "<g id=").count == 3)
  }

  @Test("every id is there once, and every reference to one leads somewhere")
  func references() throws {
    let page = Self.page(try Self.report())
    let ids = page.matches(of: /\ id="([^"]*)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    let references = page.matches(of: /(?:href="#|data-screen="|aria-labelledby=")([^"]*)"/).map { String($0.1) }
    #expect(references.count > 10)
    #expect(references.filter { !ids.contains($0) } == [])
  }

  @Test("every picture has a text alternative, and is otherwise hidden")
  func alternatives() throws {
    let page = Self.page(try Self.report())
    let pictures = page.matches(of: /<svg class="[^"]*picture[^>]*>/).map { String($0.0) }
    #expect(pictures.count == 3)
    for picture in pictures {
      let isTold = picture.contains("role=\"img\"") && picture.contains("aria-label=\"Beat ")
      #expect(isTold != picture.contains("aria-hidden=\"true\""), "\(picture)")
    }
  }

  @Test("it is one file: nothing in it is fetched")
  func selfContained() throws {
    let page = Self.page(try Self.report())
    #expect(page.contains("default-src 'none'"))
    for word in ["http:", "https:", " src=", "@import", "url("] { #expect(!page.contains(word), "\(word)") }
  }

  @Test("expected stands against found, with the cause and the repair in the words of the platform")
  func claims() throws {
    let scenarios = try Self.report().files[0].scenarios
    let claim = try #require(scenarios[0].claims.first)
    let apple = ClaimHTML.item(claim, on: .voiceOver, withRepair: true)
    #expect(apple.contains("<dt>Expected</dt><dd>focus is on the error right after Pay</dd>"))
    #expect(apple.contains("<dt>Found</dt><dd class=\"found\">"))
    #expect(apple.contains("<dt>Cause</dt>") && apple.contains("Repair, UIKit") && !apple.contains("Repair, Android"))
    let android = ClaimHTML.item(claim, on: .talkBack, withRepair: true)
    #expect(android.contains("Repair, Android") && !android.contains("Repair, UIKit"))
  }

  @Test("what failed stands open, what passed is folded")
  func folding() throws {
    let page = Self.page(RunReport(files: [FileReport(path: "a", diagnostics: [], scenarios: [SampleReport.passed])]))
    #expect(page.contains("<h1>Focus checks: passed</h1>"))
    #expect(!page.contains("<details open>"))
    #expect(Self.page(try Self.report()).contains("<article class=\"block open\" id=\"b1\" data-verdicts=\"failed\""))
  }

  @Test("mistakes of a text are on the page, and an empty run is one too")
  func mistakes() {
    let mistake = Diagnostic(SuiteProblem.app(.noApp), at: SourceRange(0, 0), in: "y.check")
    let page = Self.page(RunReport(files: [FileReport(path: "y.check", diagnostics: [mistake], scenarios: [])]))
    #expect(page.contains(Markup.text(mistake.message)) && page.contains("<h1>Focus checks: failed</h1>"))
    #expect(Self.page(RunReport(files: [])).contains("<main id=\"results\""))
  }

  /// What the parts of a page can be made of.
  private static let hostile =
    "</script><script>alert(1)</script>]]>--><img src=x>\"'&\u{202E}\u{1B}[31m\u{2066}\u{FFFE}"

  @Test("hostile texts are words, and the one script is ours")
  func hostileTexts() throws {
    var report = try Self.report()
    for file in report.files.indices {
      report.files[file].path = Self.hostile
      for number in report.files[file].scenarios.indices { spoil(&report.files[file].scenarios[number]) }
    }
    let page = Self.page(report)
    #expect(page.components(separatedBy: "<script").count == 2)
    #expect(page.components(separatedBy: "</script").count == 2)
    #expect(!page.contains("<img") && !page.contains("]]>"))
    #expect(!page.unicodeScalars.contains { VisibleText.isHarmful($0) || $0 == "\u{FFFE}" })
    #expect(page.contains("alert(1)"))
  }

  private func spoil(_ scenario: inout ScenarioResult) {
    (scenario.task, scenario.app, scenario.profile) = (Self.hostile, Self.hostile, Self.hostile)
    (scenario.stopped, scenario.location.path) = (Self.hostile, Self.hostile)
    for claim in scenario.claims.indices {
      scenario.claims[claim].sentence = Self.hostile
      scenario.claims[claim].found = Self.hostile
    }
    for picture in scenario.pictures.indices {
      scenario.pictures[picture].ways = [Self.hostile]
      for moment in scenario.pictures[picture].moments.indices {
        scenario.pictures[picture].moments[moment].words = Self.hostile
        scenario.pictures[picture].moments[moment].focusWords = Self.hostile
        scenario.pictures[picture].moments[moment].changes = [Self.hostile]
        let heard = Utterance(channel: .announcement, text: Self.hostile, element: nil, time: 0, outcome: .dropped)
        scenario.pictures[picture].moments[moment].heard = [heard]
      }
    }
  }

  @Test("ten megabytes of speech are cut, and what is left out is counted")
  func long() throws {
    var report = try Self.report()
    let speech = String(repeating: "é", count: 10_000_000)
    let heard = Utterance(channel: .focus, text: speech, element: nil, time: 0, outcome: .spoken)
    report.files[0].scenarios[0].pictures[0].moments[0].heard = [heard]
    report.files[0].scenarios[0].claims[0].found = String(repeating: "é", count: 3_000)
    let page = Self.page(report)
    #expect(page.contains("… (9998000 more characters)"))
    #expect(page.contains("… (1000 more characters)"))
    #expect(page.utf8.count < 200_000)
  }

  @Test("a text is cut between characters, and only when it is longer")
  func capping() {
    #expect(VisibleText.shortened("abc", to: 3) == "abc")
    #expect(VisibleText.shortened("ééé", to: 3) == "ééé")
    #expect(VisibleText.shortened("éééé", to: 3) == "ééé… (1 more characters)")
    #expect(Markup.author("a<b") == "a&lt;b")
    #expect(Markup.author("é\"") == "<bdi>é&quot;</bdi>")
  }
}
