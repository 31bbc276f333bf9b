/// The place from which a reference is looked at: a moment of a run, with all that went before and after it.
struct Scene {
  let trace: Trace
  /// The moment; its end is what is looked at.
  let moment: Int
  /// The app at the end of the moment.
  let simulator: Simulator

  /// The end of a moment.
  init(_ trace: Trace, at moment: Int) {
    self.trace = trace
    self.moment = moment
    self.simulator = trace.moments[moment].after
  }

  /// Just before a moment.
  init(_ trace: Trace, before moment: Int) {
    self.init(trace, at: max(0, moment - 1))
  }

  /// The tables of the app.
  var index: AppIndex { simulator.index }

  /// The context on top; a toast takes nobody in.
  var topContainer: ContainerIdentifier? { simulator.presented.last { index.container($0).kind != .toast } }

  /// An element in the words of a report: its label in quotes.
  func name(_ element: ElementIdentifier) -> String {
    let label = simulator.state(of: element).label
    return label.isEmpty ? "an unnamed \(index.element(element).role.rawValue)" : "\"\(label)\""
  }

  /// Where focus is, in words.
  func name(_ reading: FocusReading) -> String {
    guard let element = reading.element else { return "nowhere" }
    let isGone = reading.instance != simulator.state(of: element).instance || !simulator.isInTree(element)
    return name(element) + (isGone ? ", which is gone" : "")
  }

  /// The buttons that are seen to close a context and that its user cannot use, each with the reason.
  func waysLeftOut(closing container: ContainerIdentifier) -> [String] {
    simulator.closingControlsOutOfReach(of: container).map { control in
      let isDimmed = simulator.state(of: control).isDisabled
      let why = isDimmed ? "it is dimmed" : "it is seen, and \(simulator.technology.rawValue) does not reach it"
      return "'\(index.container(container).name)' is not closed by \(name(control)): \(why)"
    }
  }

  /// Elements in words, in their order; a long list is cut.
  func list(_ elements: [ElementIdentifier]) -> String {
    let shown = elements.prefix(8).map { name($0) }.joined(separator: ", ")
    return elements.count > 8 ? shown + " and \(elements.count - 8) more" : shown
  }
}

extension Trace {
  /// Where the task closes in each way there is: what closes the same and that its user cannot use.
  var waysLeftOut: [String] {
    guard !ways.isEmpty else { return [] }
    return moments.indices.dropFirst().flatMap { number -> [String] in
      let words = moments[number].action.map { actions[$0].words } ?? ""
      let scene = Scene(self, before: number)
      return moments[number].beat.closed.map(\.container)
        .filter { words.hasPrefix("close \(scene.index.container($0).name) by ") }
        .flatMap { scene.waysLeftOut(closing: $0) }
    }
  }
}
