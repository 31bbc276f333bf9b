/// Draws a run for a design document: a picture for each scene with the path of focus, and below it what was done and heard.
public struct StoryboardSVG: Sendable {
  /// The most pictures beside each other.
  private static let columns = 4
  private static let margin = 28.0
  private static let gap = 36.0
  private let scenarios: [ScenarioResult]
  /// The one beat that is drawn, from 1; none means all.
  private let beat: Int?

  /// A picture of some scenarios, below each other, or of one beat of each.
  public init(_ scenarios: [ScenarioResult], beat: Int? = nil) {
    self.scenarios = scenarios
    self.beat = beat
  }

  /// How many beats the longest of some scenarios has.
  public static func beats(of scenarios: [ScenarioResult]) -> Int {
    scenarios.flatMap(\.pictures).map(\.moments.count).max() ?? 0
  }

  /// The whole file.
  public func render() -> String {
    var body = ""
    var y = Self.margin
    var width = 320.0
    for scenario in scenarios {
      for picture in scenario.pictures {
        let strip = strip(picture, of: scenario, at: y)
        body += strip.text
        y = strip.bottom
        width = max(width, strip.right)
      }
    }
    return SVGFile.text(
      title: scenarios.first.map { "\($0.task)" } ?? "nothing was run",
      description: description,
      width: width + Self.margin,
      height: y,
      body
    )
  }

  /// The beats in words.
  private var description: String {
    var lines: [String] = []
    for scenario in scenarios {
      for picture in scenario.pictures {
        lines.append("\(heading(picture, of: scenario)): \(scenario.verdict.rawValue).")
        let numbers = panels(of: picture).flatMap(\.moments)
        lines += numbers.map { "\($0 + 1). \(MomentText.line(picture.moments[$0]))" }
        lines.append("Places: \(picture.screens.first?.source.rawValue ?? "none").")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func heading(_ picture: ScenarioPicture, of scenario: ScenarioResult) -> String {
    ([scenario.profile] + picture.ways).joined(separator: ", ")
  }

  // MARK: Panels

  /// The beats of one scene: they share a picture.
  private struct Panel {
    var moments: [Int]
    var last: Int { moments.last ?? 0 }
  }

  private func panels(of picture: ScenarioPicture) -> [Panel] {
    if let beat {
      return picture.moments.indices.contains(beat - 1) ? [Panel(moments: [beat - 1])] : []
    }
    var panels: [Panel] = []
    for (number, moment) in picture.moments.enumerated() {
      if let last = panels.last, picture.moments[last.last].scene == moment.scene {
        panels[panels.count - 1].moments.append(number)
      } else {
        panels.append(Panel(moments: [number]))
      }
    }
    return panels
  }

  private func strip(
    _ picture: ScenarioPicture,
    of scenario: ScenarioResult,
    at top: Double
  ) -> (text: String, right: Double, bottom: Double) {
    let device = DeviceDrawing(picture.screens)
    let path = RunPath(picture)
    let panels = panels(of: picture)
    let step = device.outer.width + Self.gap
    let shown = min(panels.count, Self.columns)
    var title = Caption(x: Self.margin, y: top, width: max(300, step * Double(shown) - Self.gap))
    title.add(scenario.task, size: 20, "strong", atMost: 2)
    title.add("\(heading(picture, of: scenario)): \(scenario.verdict.rawValue)", size: 15, "quiet", atMost: 2)
    var text = title.text + "\n"
    var rowTop = title.y + 12
    var bottom = rowTop
    for (number, panel) in panels.enumerated() {
      if number > 0, number.isMultiple(of: Self.columns) { rowTop = bottom + Self.gap }
      let x = Self.margin + Double(number % Self.columns) * step
      text += figure(panel, picture, device, path, x, rowTop)
      let caption = caption(panel, picture, x: x, y: rowTop + device.outer.height + 8, width: device.outer.width)
      text += caption.text + "\n"
      bottom = max(bottom, caption.y)
    }
    var note = Caption(x: Self.margin, y: bottom + 8, width: max(300, step * Double(shown)))
    note.add(notes(on: picture), size: 13, "quiet", atMost: 2)
    return (text + note.text + "\n", Self.margin + step * Double(max(1, shown)) - Self.gap, note.y + Self.gap)
  }

  private func notes(on picture: ScenarioPicture) -> String {
    let left = picture.leftOut > 0 ? "; \(picture.leftOut) later beats are left out" : ""
    let shapes = picture.screens.map(\.leftOut).max() ?? 0
    let few = shapes > 0 ? "; \(RunCounts.phrase(shapes, "element")) are not drawn" : ""
    return "Places: \(picture.screens.first?.source.rawValue ?? "none")\(left)\(few)"
  }

  private func figure(
    _ panel: Panel,
    _ picture: ScenarioPicture,
    _ device: DeviceDrawing,
    _ path: RunPath,
    _ x: Double,
    _ y: Double
  ) -> String {
    let screen = picture.screens[picture.moments[panel.last].screen]
    let states = path.states(at: panel.last).enumerated().map { stop, state in
      beat != nil || panel.moments.contains(stop) ? state : .hidden
    }
    return SVGFile.moved(
      device.text(ScreenDrawing.content(of: screen)) + path.drawing.text(states),
      to: x,
      y,
      from: device.outer
    )
  }

  /// What was done in a scene: moves of the cursor in one line, all else with what was heard.
  private func caption(_ panel: Panel, _ picture: ScenarioPicture, x: Double, y: Double, width: Double) -> Caption {
    var caption = Caption(x: x + 12, y: y, width: width - 18)
    caption.add(picture.screens[picture.moments[panel.last].screen].title, size: 16, "strong", atMost: 1)
    caption.skip(4)
    var moves = panel.moments[...]
    while let first = moves.first {
      let run = moves.prefix { picture.moments[$0].isNavigation && $0 != panel.last }
      let count = max(1, run.count)
      let last = first + count - 1
      let words = count > 1 ? "\(picture.moments[first].words), \(count) times" : picture.moments[first].words
      caption.addMark(count > 1 ? "\(first + 1)–\(last + 1)" : "\(first + 1)")
      caption.add(words, size: 14, "strong", indent: 30)
      if run.isEmpty || beat != nil {
        add(picture.moments[last], to: &caption)
      } else {
        caption.add(picture.moments[last].focusWords, size: 14, "quiet", indent: 30, atMost: 1)
      }
      caption.skip(5)
      moves = moves.dropFirst(count)
    }
    return caption
  }

  private func add(_ moment: ScenarioPicture.Moment, to caption: inout Caption) {
    for utterance in moment.heard {
      caption.addBubble(
        MomentText.heard(utterance),
        isAnnouncement: utterance.channel == .announcement,
        indent: 30
      )
    }
    let isHeard = moment.heard.contains { $0.text == moment.focusWords }
    if !isHeard { caption.add("focus: \(moment.focusWords)", size: 14, "quiet", indent: 30, atMost: 2) }
  }
}
