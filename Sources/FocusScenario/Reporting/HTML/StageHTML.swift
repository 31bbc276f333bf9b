/// Writes one run in pictures: the device, the scrubber, and every beat in words.
struct StageHTML {
  private let picture: ScenarioPicture
  /// Whose run it is, in words.
  private let name: String
  private let path: RunPath
  /// The number of the first beat that is told, from 0: those before it were told with another run.
  private let start: Int

  init(_ picture: ScenarioPicture, named name: String, from start: Int = 0) {
    self.start = min(start, max(0, picture.moments.count - 1))
    self.picture = picture
    self.name = name
    self.path = RunPath(picture)
  }

  /// The beat that is shown first: the last, where the task ended.
  private var first: Int { picture.moments.count - 1 }

  /// The run; the names of its screens are asked of those that the page shares.
  ///
  /// What is said of the whole run stands beside the picture, below the beats.
  func text(_ screens: inout SharedScreens, below: String) -> String {
    guard !picture.moments.isEmpty else { return below }
    let names = picture.screens.map { screens.name(of: $0) }
    let beats = picture.moments.indices.dropFirst(start).map { beat($0, on: names) }.joined()
    return "<div class=\"stage\">\n<figure>\(device(names))<figcaption>\(notes)</figcaption></figure>\n"
      + "<div>\(stepper)<ol class=\"beats\">\n\(beats)</ol>\(below)</div>\n</div>\n"
  }

  private func device(_ names: [String]) -> String {
    let device = DeviceDrawing(picture.screens)
    let outer = device.outer
    let content = "<use href=\"#\(names[picture.moments[first].screen])\"/>"
    let box = [outer.x, outer.y, outer.width, outer.height].map { Drawing.number($0) }.joined(separator: " ")
    let kind = picture.screens.first?.device.idiom == .pad ? "picture pad" : "picture"
    return "<svg class=\"\(kind)\" role=\"img\" aria-label=\"\(Markup.line(label))\" viewBox=\"\(box)\" "
      + "width=\"\(Drawing.number(outer.width))\" height=\"\(Drawing.number(outer.height))\">"
      + device.text(content) + path.drawing.text(path.states(at: first), keepingHidden: true) + "</svg>"
  }

  private var label: String {
    "Beat \(first + 1) of \(picture.moments.count): \(MomentText.line(picture.moments[first]))"
  }

  private var notes: String {
    var notes = ["Places: \(picture.screens.first?.source.rawValue ?? "none")."]
    let hidden = picture.screens.map(\.leftOut).max() ?? 0
    if hidden > 0 { notes.append("\(RunCounts.phrase(hidden, "element")) are not drawn.") }
    if picture.leftOut > 0 { notes.append("\(RunCounts.phrase(picture.leftOut, "later beat")) are left out.") }
    return Markup.line(notes.joined(separator: " "))
  }

  private var stepper: String {
    let count = picture.moments.count
    guard count > start + 1 else { return "" }
    return """
      <div class="stepper" role="group" aria-label="\(Markup.line("Beats, \(name)"))">\
      <button type="button" data-move="-1" aria-label="Beat before">◀</button>\
      <input type="range" min="\(start + 1)" max="\(count)" value="\(first + 1)" aria-label="Beat" \
      aria-valuetext="\(Markup.line(label))">\
      <button type="button" data-move="1" aria-label="Next beat">▶</button>\
      <span class="which" aria-hidden="true">\(first + 1) of \(count)</span>\
      <button type="button" aria-pressed="false">All beats</button></div>

      """
  }

  // MARK: Beats

  private func beat(_ number: Int, on names: [String]) -> String {
    let moment = picture.moments[number]
    let now = number == first ? " class=\"now\" aria-current=\"step\"" : ""
    var text = "<li\(now) data-screen=\"\(names[moment.screen])\" data-past=\"\(past(number))\"\(ring(number))>"
    text += "<p class=\"deed\"><span class=\"mark\">\(number + 1)</span> \(author(moment.words)) "
    // The blanks keep the words of neighbours apart where somebody reads them as one text.
    text += "<span class=\"quiet\">at \(ExplainText.seconds(moment.time)) </span></p>"
    if !moment.saysFocus { text += "<p>Focus: \(author(moment.focusWords))\(moment.isGone ? " (gone)" : "") </p>" }
    text += moment.heard.map { heard($0, saysFocus: moment.saysFocus) }.joined()
    if !moment.changes.isEmpty {
      text += "<ul class=\"changes\">" + moment.changes.map { "<li>\(author($0))</li>" }.joined() + "</ul>"
    }
    return text + "</li>\n"
  }

  private func ring(_ number: Int) -> String {
    guard let frame = path.drawing.ringFrame(number) else { return "" }
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { Drawing.number($0) }
    return " data-ring=\"\(numbers.joined(separator: " "))\""
  }

  /// The numbers of the beats whose stops are still to be seen, in stretches: `1-4 6-6`.
  private func past(_ number: Int) -> String {
    var stretches: [ClosedRange<Int>] = []
    for stop in path.past(at: number).map({ $0 + 1 }) {
      if let last = stretches.last, last.upperBound == stop - 1 {
        stretches[stretches.count - 1] = last.lowerBound...stop
      } else {
        stretches.append(stop...stop)
      }
    }
    return stretches.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: " ")
  }

  private func heard(_ utterance: Utterance, saysFocus: Bool) -> String {
    let isAnnouncement = utterance.channel == .announcement
    let outcome = utterance.outcome == .spoken ? "" : ", \(utterance.outcome.rawValue)"
    let name = isAnnouncement ? "Announcement" : saysFocus ? "Focus, spoken" : "Speech"
    return "<p class=\"\(isAnnouncement ? "announced" : "bubble")\"><span>\(name)\(outcome) </span>"
      + "\(author(utterance.text)) </p>"
  }

  /// Words of an author, in a direction of their own.
  private func author(_ words: String) -> String { Markup.author(words) }
}

extension ScenarioPicture.Moment {
  /// Whether what was spoken tells where focus is, so that it need not be told again.
  fileprivate var saysFocus: Bool {
    let spoken = heard.filter { $0.channel == .focus }
    return !isGone && spoken.count == 1 && spoken[0].outcome == .spoken && spoken[0].text == focusWords
  }
}
