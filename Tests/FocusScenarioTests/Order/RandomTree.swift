@testable import FocusScenario

/// A screen of elements that nobody arranged: nested, overlapping, partly without frames, hidden or modal.
struct RandomTree {
  private(set) var elements: [Element] = []
  /// How many elements there are, by which each is called: `e0`, `e1`.
  private(set) var count = 0
  private var numbers: Numbers
  /// How far down the frames reach, in points; little makes chains of rows.
  private let height: Int

  init(seed: Int) {
    numbers = Numbers(seed: seed)
    height = [12, 60, 600][seed % 3]
    elements = level(depth: 0)
  }

  private mutating func level(depth: Int) -> [Element] {
    (0..<(2 + numbers.next(below: 6))).map { _ in element(depth: depth) }
  }

  private mutating func element(depth: Int) -> Element {
    let isLeaf = depth == 3 || numbers.next(below: 5) < 3
    var element = Element(isLeaf ? leafRole : holdingRole, "e\(count)")
    count += 1
    if !numbers.once(in: 5) { element.frame = frame }
    if numbers.once(in: 6) { element.sortPriority = Double(numbers.next(below: 3)) - 1 }
    element.isHiddenFromAssistiveTechnology = numbers.once(in: 12)
    guard !isLeaf else { return element }
    element.children = level(depth: depth + 1)
    if element.role == .semanticGroup, numbers.once(in: 2) { element.label = "" }
    element.clips = numbers.once(in: 4)
    element.scrolls = numbers.once(in: 8)
    element.isGroup = numbers.once(in: 6)
    if numbers.once(in: 6) { element.explicitOrder = listing(element.children) }
    return depth > 0 ? modal(element) : element
  }

  private mutating func modal(_ element: Element) -> Element { element.with(\.isModal, numbers.once(in: 10)) }

  /// Some of the children, the later ones first.
  private mutating func listing(_ children: [Element]) -> [String] {
    children.reversed().filter { !$0.label.isEmpty && !numbers.once(in: 4) }.map(\.label)
  }

  private var leafRole: Element.Role { mutating get { [.text, .button, .image, .heading][numbers.next(below: 4)] } }

  private var holdingRole: Element.Role {
    mutating get {
      let roles: [Element.Role] = [.view, .view, .view, .group, .list, .tabBar, .semanticGroup, .row, .navigationBar]
      return roles[numbers.next(below: roles.count)]
    }
  }

  private var frame: Element.Frame {
    mutating get {
      let size = numbers.once(in: 12) ? 0.0 : 10
      let (x, y) = (Double(numbers.next(below: 4) * 10), Double(numbers.next(below: height)))
      return Element.Frame(x: x, y: y, width: size, height: size)
    }
  }
}
