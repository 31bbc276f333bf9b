/// Where an element stands in an app file.
struct ElementPlace: Hashable, Sendable {
  /// The number of its context.
  var container: Int
  /// Its number among its siblings, after those of what it stands in, outermost first; empty for the context itself.
  var path: [Int]
}

/// Where a rule stands in an app file.
struct RulePlace: Hashable, Sendable {
  /// What has the rule: an element, or the context itself.
  var owner: ElementPlace
  /// Its number among the rules of its owner.
  var rule: Int
}

extension App {
  /// Every element with its place, a parent before its children, in the order of the file.
  var elementsByPlace: [(place: ElementPlace, element: Element)] {
    var found: [(place: ElementPlace, element: Element)] = []
    func add(_ elements: [Element], in parent: ElementPlace) {
      for (number, element) in elements.enumerated() {
        let place = ElementPlace(container: parent.container, path: parent.path + [number])
        found.append((place, element))
        add(element.children, in: place)
      }
    }
    for (number, container) in containers.enumerated() {
      add(container.elements, in: ElementPlace(container: number, path: []))
    }
    return found
  }

  /// Every rule with its place: those of the contexts, then those of elements.
  var rulesByPlace: [(place: RulePlace, rule: Rule)] {
    let owners = containers.enumerated().map { (ElementPlace(container: $0.offset, path: []), $0.element.rules) }
    return (owners + elementsByPlace.map { ($0.place, $0.element.rules) }).flatMap { owner, rules in
      rules.enumerated().map { (RulePlace(owner: owner, rule: $0.offset), $0.element) }
    }
  }

  /// The app with one element changed.
  func changing(_ place: ElementPlace, _ change: (inout Element) -> Void) -> App {
    var app = self
    Self.change(place.path[...], in: &app.containers[place.container].elements, change)
    return app
  }

  /// The app with one rule changed.
  func changing(_ place: RulePlace, _ change: (inout Rule) -> Void) -> App {
    guard place.owner.path.isEmpty else { return changing(place.owner) { change(&$0.rules[place.rule]) } }
    var app = self
    change(&app.containers[place.owner.container].rules[place.rule])
    return app
  }

  /// The app with two siblings in each other's place: in the file, and on the screen where both have a frame.
  func swapping(_ first: ElementPlace, with number: Int) -> App {
    guard let own = first.path.last else { return self }
    let parent = ElementPlace(container: first.container, path: first.path.dropLast())
    func swap(_ siblings: inout [Element]) {
      siblings.swapAt(own, number)
      guard let frame = siblings[own].frame, let other = siblings[number].frame else { return }
      siblings[own].frame = other
      siblings[number].frame = frame
    }
    guard parent.path.isEmpty else { return changing(parent) { swap(&$0.children) } }
    var app = self
    swap(&app.containers[first.container].elements)
    return app
  }

  private static func change(_ path: ArraySlice<Int>, in elements: inout [Element], _ change: (inout Element) -> Void) {
    guard let number = path.first else { return }
    let rest = path.dropFirst()
    guard !rest.isEmpty else { return change(&elements[number]) }
    self.change(rest, in: &elements[number].children, change)
  }
}
