/// One way through a task as it is done on a device: touch in the place of swipes to a control.
struct DeviceWalk {
  /// A step, and the beat of the simulation that it stands for.
  struct Done {
    var moment: Int
    var step: DevicePlan.Step
  }

  /// Which of the ways it is, from 0.
  let number: Int
  let trace: Trace
  let start: String?
  private(set) var steps: [Done] = []

  /// Goes through a run of the simulation; some deeds have no counterpart.
  init(_ trace: Trace, number: Int, start: ContainerIdentifier?) throws(DeviceRefusal) {
    self.number = number
    self.trace = trace
    let first = ContainerIdentifier(0)
    self.start = start.flatMap { $0 == first ? nil : trace.end.index.container($0).name }
    for action in trace.actions {
      guard let opening = action.moments.first else { continue }
      steps.append(Done(moment: opening, step: .action(words: action.words, verb: action.verb, phrase: action.phrase)))
      let isOnlyMoving = action.moments.allSatisfy { trace.moments[$0].isNavigation }
      for moment in action.moments where isOnlyMoving || !trace.moments[moment].isNavigation {
        guard let step = try step(at: moment) else { continue }
        steps.append(Done(moment: moment, step: step))
      }
    }
  }

  /// The number of the last step that is done when a beat has been; none when the device does nothing like that beat.
  func point(after moment: Int) -> Int? {
    guard trace.moments.indices.contains(moment) else { return nil }
    if moment == 0 { return -1 }
    if let step = steps.lastIndex(where: { $0.moment == moment && $0.step.isDeed }) { return step }
    return waits(at: moment) ? steps.lastIndex { $0.moment <= moment } : nil
  }

  /// Whether nothing is done in a beat, on a device as in the simulation.
  private func waits(at moment: Int) -> Bool { trace.moments[moment].beat.intent == .wait(0) }

  // MARK: Steps

  private func step(at moment: Int) throws(DeviceRefusal) -> DevicePlan.Step? {
    let beat = trace.moments[moment].beat
    switch beat.intent {
    case .next: return .move(forward: true)
    case .previous: return .move(forward: false)
    case .activate: return .activate(try target(beat.target, moment))
    case .type(let text): return .type(text, try target(beat.target, moment))
    case .clear: return .clear(try target(beat.target, moment))
    case .increment: return .increment(try target(beat.target, moment))
    case .decrement: return .decrement(try target(beat.target, moment))
    case .touch(let element): return .touch(try target(element, moment), number: element.index)
    case .magicTap: return .magicTap
    case .back: return .back
    case .scroll(let forward): return .scroll(forward: forward)
    case .wait(0), nil: return nil
    case .wait(let milliseconds): return .wait(milliseconds)
    case .close(_, .bySystem): throw .bySystem
    case .escape, .customAction, .reload, .touchPoint, .rotor, .customRotor, .firstElement, .lastElement, .read,
      .pauseSpeech, .mute, .done, .turnOn, .press,
      .arrow, .group, .close:
      throw .noVerb(trace.moments[moment].action.map { trace.actions[$0].words } ?? "the beat")
    }
  }

  private func target(_ element: ElementIdentifier?, _ moment: Int) throws(DeviceRefusal) -> DevicePlan.Target {
    guard let element else { throw .noLabel }
    let before = trace.state(before: moment)
    let described = before.index.element(element)
    let kind = Self.kinds[described.role] ?? "any"
    let label = before.state(of: element).label
    if let id = described.id { return DevicePlan.Target(kind: kind, label: label, identifier: id) }
    if label.isEmpty { throw .noLabel }
    // XCUITest takes no longer text for an identifier.
    if label.utf16.count > 128 { throw .longLabel(label) }
    let like = before.index.entries.indices.map { ElementIdentifier($0) }.filter { other in
      before.isPresentedAndInTree(other) && before.state(of: other).label == label
        && (kind == "any" || Self.kinds[before.index.element(other).role] == kind)
    }
    if like.count > 1 { throw .severalLabels(label) }
    return DevicePlan.Target(kind: kind, label: label)
  }

  /// The kinds of which an app is not free to make something else.
  private static let kinds: [Element.Role: String] = [
    .button: "button", .backButton: "button", .link: "link", .image: "image", .textField: "textField",
    .secureField: "secureTextField", .searchField: "searchField", .toggle: "switchControl", .slider: "slider",
    .stepper: "stepper", .text: "staticText", .heading: "staticText",
  ]
}

extension DevicePlan.Step {
  /// Whether something is done: that an action begins is only said.
  fileprivate var isDeed: Bool {
    if case .action = self { return false }
    return true
  }
}
