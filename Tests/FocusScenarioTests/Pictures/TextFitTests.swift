import Testing

@testable import FocusScenario

/// What of a text fits.
@Suite("texts in pictures")
struct TextFitTests {
  @Test("a text is broken at blanks, and what does not fit ends in an ellipsis")
  func lines() {
    #expect(TextFit.lines(of: "Pay", size: 16, width: 100, atMost: 1) == ["Pay"])
    #expect(TextFit.lines(of: "Enter a date", size: 16, width: 70, atMost: 2) == ["Enter a", "date"])
    let cut = TextFit.lines(of: "Enter a date after today", size: 16, width: 70, atMost: 2)
    #expect(cut.count == 2 && cut[1].hasSuffix("…"))
    #expect(TextFit.lines(of: "", size: 16, width: 70, atMost: 2) == [])
    #expect(TextFit.lines(of: "Pay", size: 16, width: 0, atMost: 2) == [])
  }

  @Test(
    "every line fits, whatever the script",
    arguments: ["Wählen Sie eine Größe aus", "你好，世界，请选择尺寸", "mmmmmmmmmmmmmmmm", "iiii iiii"]
  )
  func width(text: String) {
    for line in TextFit.lines(of: text, size: 16, width: 90, atMost: 3) {
      #expect(TextFit.width(of: line, size: 16) <= 91, "\(line)")
    }
  }

  @Test("a line that is too narrow for one letter still ends")
  func narrow() {
    #expect(TextFit.lines(of: "mmm", size: 16, width: 1, atMost: 9).count == 3)
  }

  @Test("of a very long text the beginning is looked at")
  func long() {
    let text = String(repeating: "long ", count: 2_000_000)
    #expect(TextFit.lines(of: text, size: 16, width: 300, atMost: 2).last?.hasSuffix("…") == true)
  }

  @Test("numbers are written in one way, and never as an exponent")
  func numbers() {
    let written = [0, 1, -1, 0.25, 12.34, -0.04, -0.06, 1e300, -.infinity].map { Drawing.number($0) }
    #expect(written == ["0", "1", "-1", "0.3", "12.3", "0", "-0.1", "1000000", "-1000000"])
    #expect(Drawing.number(.nan) == "0")
  }
}
