// Kinds of claims, and what of each a device can be heard to say.

extension LookPlanner {
  // MARK: Focus

  func focus(_ frame: Frame) throws(DeviceRefusal) -> ClaimShowing {
    if frame.other != nil || frame.subject != nil && frame.polarity != .holds { throw .always }
    switch frame.relation {
    case .on, .startOn, .goTo, .returnTo: return try landing(frame, inside: false)
    case .in, .startIn, .goIn, .returnIn: return try landing(frame, inside: true)
    case .stayOn: return try staying(frame, inside: false)
    case .stayIn: return try staying(frame, inside: true)
    case .stay: return try stayingWhereItIs(frame)
    case .leave where frame.polarity != .holds, .confinedTo: return try confined(frame)
    default: throw .always
    }
  }

  private func landing(_ frame: Frame, inside: Bool) throws(DeviceRefusal) -> ClaimShowing {
    guard let target = frame.target else { throw .always }
    let moment = try moment(of: frame)
    let meant = try expected(target, inside: inside, moment.scene)
    let look: DevicePlan.Look = frame.polarity == .holds ? .hears(meant) : .hearsNone(meant)
    var showing = ClaimShowing(window: moment.window, looks: [read(look, moment)])
    if let contrast = frame.contrast {
      let others = try utterances(elements(contrast, moment.scene), moment.scene).filter { !meant.contains($0) }
      if !others.isEmpty { showing.looks.append(read(.hearsNone(others), moment)) }
    }
    if frame.within != nil { showing.notes.append("how soon is not asserted: " + DeviceRefusal.time.reason) }
    if frame.manner.contains(.direct) { showing.notes.append("how is not asserted: " + DeviceRefusal.always.reason) }
    return showing
  }

  private func staying(_ frame: Frame, inside: Bool) throws(DeviceRefusal) -> ClaimShowing {
    guard let target = frame.target, frame.polarity == .holds else { throw .always }
    let moment = try moment(of: frame)
    return stays(try expected(target, inside: inside, moment.scene), moment)
  }

  private func stayingWhereItIs(_ frame: Frame) throws(DeviceRefusal) -> ClaimShowing {
    let moment = try moment(of: frame)
    guard frame.polarity == .holds, moment.passes, let element = moment.scene.simulator.focus.element else {
      throw .unknownWords
    }
    return stays(utterances([element], moment.scene), moment)
  }

  /// Read when it has settled, and once more later; between the two nobody listens.
  private func stays(_ expected: [String], _ moment: Moment) -> ClaimShowing {
    ClaimShowing(
      window: moment.window,
      looks: [
        read(.hears(expected), moment),
        ClaimShowing.Look(point: moment.point, place: .later, look: .hears(expected)),
      ]
    )
  }

  func confined(_ frame: Frame) throws(DeviceRefusal) -> ClaimShowing {
    guard let target = frame.target else { throw .always }
    let point = try pointWhileUp(target)
    let inside = try Set(elements(target, isPlace: true, point.scene).flatMap(resolver.withDescendants))
    let outside = utterances(outside: inside, point.scene)
    guard !outside.isEmpty else { throw .untestable("nothing else is there") }
    return try missing(outside, point)
  }

  private func expected(_ target: Reference, inside: Bool, _ scene: Scene) throws(DeviceRefusal) -> [String] {
    let named = try elements(target, isPlace: inside, scene)
    let meant = inside ? named.flatMap(resolver.withDescendants) : named
    let heard = utterances(meant.filter { scene.simulator.isInTree($0) }, scene)
    guard !heard.isEmpty else { throw .nothingSaid(target.words) }
    return heard
  }

  func read(_ look: DevicePlan.Look, _ moment: Moment) -> ClaimShowing.Look {
    ClaimShowing.Look(point: moment.point, place: .reading, look: look)
  }

  // MARK: Steps

  func steps(_ frame: Frame) throws(DeviceRefusal) -> ClaimShowing {
    guard frame.relation == .steps, let target = frame.target, let steps = frame.steps else { throw .cost }
    guard frame.other == nil, frame.polarity == .holds else { throw .order }
    let moment = try moment(of: frame)
    let meant = try expected(target, inside: false, moment.scene)
    let most = min(steps.count.number, 60)
    let range: ClosedRange<Int>
    switch steps.count.bound {
    case .exactly where most > 0: range = most...most
    case .atMost where most > 0: range = 1...most
    default: throw .order
    }
    let directions = steps.direction.map { [$0] } ?? [.forward, .back]
    return ClaimShowing(
      window: moment.window,
      looks: directions.map { direction in
        ClaimShowing.Look(
          point: moment.point,
          place: .probes(forward: direction == .forward, range.upperBound),
          look: .reaches(meant, steps: range)
        )
      },
      needsOne: directions.count > 1
    )
  }

  func next(_ frame: Frame) throws(DeviceRefusal) -> ClaimShowing {
    guard frame.relation == .landsOn, frame.polarity == .holds, let target = frame.target else { throw .order }
    let moment = try moment(of: frame)
    let meant = try expected(target, inside: false, moment.scene)
    let look = ClaimShowing.Look(
      point: moment.point,
      place: .probes(forward: true, 1),
      look: .reaches(meant, steps: 1...1)
    )
    return ClaimShowing(window: moment.window, looks: [look])
  }

  // MARK: Reach and order

  func reach(_ frame: Frame) throws(DeviceRefusal) -> ClaimShowing {
    guard let target = frame.target, frame.relation == .reachable, frame.other == nil, frame.avoiding == nil else {
      throw .order
    }
    guard frame.via.allSatisfy({ $0 == .swipe }) else { throw .keys }
    if frame.polarity != .holds { return try unreachable(frame, target) }
    let moment = try moment(of: frame)
    let named = try elements(target, moment.scene).filter { moment.scene.simulator.isInTree($0) }
    let things = target.quantifier == .every ? named.map { [$0] } : [named]
    let heard = things.map { utterances($0, moment.scene) }.filter { !$0.isEmpty }
    guard !heard.isEmpty else { throw .nothingSaid(target.words) }
    return sweep(.meetsEach(heard), moment)
  }

  private func unreachable(_ frame: Frame, _ target: Reference) throws(DeviceRefusal) -> ClaimShowing {
    let over = target.relations.first { $0.kind == .behind || $0.kind == .below }?.reference
    let moment: Moment
    if let over { moment = try pointWhileUp(over) } else { moment = try self.moment(of: frame) }
    let referent = resolver.resolve(target, in: moment.scene)
    // Words that something else has too say nothing of which of the two was met.
    let near = Set(utterances(moment.scene.simulator.stops.filter { !referent.contains($0) }, moment.scene))
    let heard = utterances(referent.elements, moment.scene).filter { !near.contains($0) }
    guard !heard.isEmpty else { throw .nothingSaid(target.words) }
    if referent.elements.contains(where: { moment.scene.isOnToast($0) }) { throw .changesSoon }
    return try missing(heard, moment)
  }

  /// A sweep that must not come to something; what goes by itself while it lasts would pass by accident.
  private func missing(_ heard: [String], _ moment: Moment) throws(DeviceRefusal) -> ClaimShowing {
    guard moment.scene.simulator.nextDue == nil else { throw .changesSoon }
    return sweep(.meetsNone(heard), moment)
  }

  /// The last step at whose end a context is up.
  private func pointWhileUp(_ over: Reference) throws(DeviceRefusal) -> Moment {
    let trace = walk.trace
    for number in trace.moments.indices.reversed() {
      let scene = Scene(trace, at: number)
      guard let container = resolver.resolve(resolver.asPlace(over), in: scene).container,
        scene.simulator.isPresented(container), let point = walk.point(after: number)
      else { continue }
      return Moment(
        number: number,
        point: point,
        window: "at the last step while \(over.words) is up",
        passes: true,
        scene: scene
      )
    }
    throw .untestable("\(over.words) is not up after any step")
  }

  func order(_ frame: Frame) throws(DeviceRefusal) -> ClaimShowing {
    guard frame.polarity == .holds, frame.via.allSatisfy({ $0 == .swipe }) else { throw .order }
    let pair = [frame.target, frame.other].compactMap { $0 }
    let references: [Reference]
    switch frame.relation {
    case .list: references = frame.list
    case .inOrder: references = frame.target?.members ?? []
    case .before, .rightBefore: references = pair
    case .after, .rightAfter: references = pair.reversed()
    default: throw .order
    }
    guard references.count > 1 else { throw .order }
    let moment = try moment(of: frame)
    var heard: [[String]] = []
    for reference in references { heard.append(try expected(reference, inside: false, moment.scene)) }
    let isUnbroken = [.list, .rightBefore, .rightAfter].contains(frame.relation)
    return sweep(.meetsInOrder(heard, unbroken: isUnbroken), moment)
  }

  private func sweep(_ look: DevicePlan.Look, _ moment: Moment) -> ClaimShowing {
    ClaimShowing(
      window: moment.window,
      looks: [ClaimShowing.Look(point: moment.point, place: .sweep(budget(moment.scene)), look: look)]
    )
  }

  // MARK: Words

  func speech(_ frame: Frame) throws(DeviceRefusal) -> ClaimShowing {
    if frame.relation == .saidAs { return try words(frame) }
    guard let text = frame.text, frame.polarity == .holds else { throw .speech }
    let moment = try moment(of: frame)
    switch frame.relation {
    case .contains: return ClaimShowing(window: moment.window, looks: [read(.hearsWords([text]), moment)])
    case .exact:
      // The service says all that there is to say for what has focus, where a user hears only what is new.
      let whole = moment.scene.simulator.focus.element.map { utterances($0, moment.scene) } ?? []
      let telling = whole.filter { SpeechComparison.containsWords(text, in: $0) }
      let heard = [text] + telling.filter { $0 != text }
      return ClaimShowing(window: moment.window, looks: [read(.hears(heard), moment)])
    default: throw .speech
    }
  }

  /// A claim about what a thing says: a sweep comes to it, saying what the simulation says for it.
  func words(_ frame: Frame) throws(DeviceRefusal) -> ClaimShowing {
    guard frame.isSpoken, let target = frame.thing else { throw .eye }
    let moment = try moment(of: frame)
    guard moment.passes else { throw .unknownWords }
    let stops = moment.scene.simulator.stops
    let named = try elements(target, moment.scene).filter { stops.contains($0) }
    guard !named.isEmpty else { throw .nothingSaid(target.words) }
    return sweep(.meetsEach(named.map { utterances($0, moment.scene) }), moment)
  }
}

extension Scene {
  /// Whether an element is on a toast, which goes by itself.
  fileprivate func isOnToast(_ element: ElementIdentifier) -> Bool {
    index.container(index.entries[element.index].container).kind == .toast
  }
}

extension Frame {
  /// What says the words: of `the role of "Pay"` that is Pay.
  fileprivate var thing: Reference? {
    [.label, .role, .attribute].contains(relation) ? owner ?? target : target
  }

  /// Whether the claim is about something that is said for an element, when it is said.
  fileprivate var isSpoken: Bool {
    switch (kind, relation) {
    case (.value, _), (.speech, .saidAs): true
    case (.state, .is): text.map(Self.spokenStates.contains) ?? false
    default: false
    }
  }

  private static let spokenStates: Set<String> = [
    "selected", "now selected", "disabled", "dimmed", "enabled", "checked", "on", "unchecked", "off", "expanded",
    "collapsed", "empty",
  ]
}
