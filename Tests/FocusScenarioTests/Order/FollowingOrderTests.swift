import Testing

@testable import FocusScenario

/// An order that follows what comes and goes, held against one that is read anew.
@Suite("A reading order that follows changes")
struct FollowingOrderTests {
  /// How the frames of a tree lie.
  enum Frames: CaseIterable {
    /// As `RandomTree` strews them, some missing: nothing can be followed.
    case strewn
    case missing
    /// In clear rows, several to a row.
    case rows
    /// Close to each other, so that rows run into one another now and then.
    case close
  }

  @Test("is the order read anew, whatever came and went", arguments: Frames.allCases)
  func isReadAnew(frames: Frames) {
    var followed = 0
    for seed in 0..<150 {
      var run = Run(seed: seed, frames)
      for _ in 0..<40 {
        run.change()
        followed += run.follow() ? 1 : 0
        let anew = ReadingOrder(of: run.container, in: run.index, states: run.app.states)
        #expect(run.elements == anew.elements, "seed \(seed), \(frames)")
        let traversal = Traversal(scope: [run.container], orders: [anew.elements], isStop: run.isStop)
        #expect(run.traversal.order == traversal.order && run.traversal.stops == traversal.stops)
        #expect(run.places(in: run.traversal) == run.places(in: traversal))
      }
    }
    // Otherwise the test would hold for an order that is always read anew.
    switch frames {
    case .strewn: break
    case .missing: #expect(followed > 3_000)
    case .rows: #expect(followed > 1_000)
    case .close: #expect(followed > 50 && followed < 5_900)
    }
  }

  @Test("notes an element that makes rows run into one another")
  func chain() {
    let elements = [("A", 0.0, 100.0), ("B", 4, 50), ("C", 8, 0)].map { label, y, x in
      Element(.text, label).with(\.frame, Element.Frame(x: x, y: y, width: 10, height: 4))
    }
    let index = ReadingOrderTests.index(elements)
    var app = RunningApp(index)
    var orders = ReadingOrders(containers: 1)
    app.change(ElementIdentifier(1)) { $0.isInTree = false }
    _ = orders.elements(of: ContainerIdentifier(0), in: &app, for: VoiceOverDriver())
    #expect(orders.ambiguities.isEmpty)
    app.change(ElementIdentifier(1)) { $0.isInTree = true }
    let order = orders.elements(of: ContainerIdentifier(0), in: &app, for: VoiceOverDriver())
    // B goes before A, and C before B, but not before A: it stays where the insertion sort leaves it.
    #expect(order.map { index.element($0).label } == ["C", "B", "A"] || !orders.ambiguities.isEmpty)
    #expect(order == ReadingOrder(of: ContainerIdentifier(0), in: index, states: app.states).elements)
    #expect(!orders.ambiguities.isEmpty)
  }
}

extension FollowingOrderTests {
  /// A screen whose elements come and go.
  struct Run {
    let container = ContainerIdentifier(0)
    let index: AppIndex
    let isStop: [Bool]
    var app: RunningApp
    private var numbers: Numbers
    private var orders = ReadingOrders(containers: 1)
    private(set) var elements: [ElementIdentifier] = []
    private(set) var traversal = Traversal()

    init(seed: Int, _ frames: Frames) {
      numbers = Numbers(seed: seed)
      let tree = RandomTree(seed: seed)
      var arrangement = Arrangement(frames: frames, numbers: Numbers(seed: seed + 1_000))
      let elements = frames == .strewn ? tree.elements : tree.elements.map { arrangement.arranged($0) }
      index = ReadingOrderTests.index(elements)
      // Every third is no stop, as texts are none for a switch: the places of stops are others then.
      isStop = index.entries.indices.map { seed % 2 == 0 || $0 % 3 != 0 }
      app = RunningApp(index)
      _ = follow()
    }

    /// One to three elements come, go, lose their label or become disabled.
    mutating func change() {
      for _ in 0...numbers.next(below: 3) {
        let element = ElementIdentifier(numbers.next(below: index.entries.count))
        let (kind, flag) = (numbers.next(below: 6), numbers.once(in: 2))
        app.change(element) { state in
          switch kind {
          case 0: state.label = flag ? "" : "named"
          case 1: state.isDisabled = flag
          case 2: state.isVisible = flag
          default: state.isInTree = flag
          }
        }
      }
    }

    /// Brings the order up to date; whether nothing was read anew.
    mutating func follow() -> Bool {
      elements = orders.elements(of: container, in: &app, for: VoiceOverDriver())
      guard let patches = orders.takePatches(of: container), traversal.follow(patches, after: 0, isStop: isStop) else {
        traversal = Traversal(scope: [container], orders: [elements], isStop: isStop)
        return false
      }
      return true
    }

    func places(in traversal: Traversal) -> [Int?] {
      let all = index.entries.indices.map { ElementIdentifier($0) }
      return all.map { traversal.place(inOrder: $0) } + all.map { traversal.place(inStops: $0) }
    }
  }

  /// Takes from a tree what no order can be followed with, and lays out its elements.
  struct Arrangement {
    let frames: Frames
    var numbers: Numbers

    mutating func arranged(_ element: Element) -> Element {
      var element = element.with(\.sortPriority, 0).with(\.isModal, false)
      element.explicitOrder = nil
      if element.role == .navigationBar { element.role = .view }
      if element.frame != nil || element.children.isEmpty { element.frame = frame(scattering: element.frame) }
      element.children = element.children.map { arranged($0) }
      return element
    }

    private mutating func frame(scattering frame: Element.Frame?) -> Element.Frame? {
      let size = frame?.width ?? 10
      let x = Double(numbers.next(below: 6) * 20)
      switch frames {
      case .strewn, .missing: return nil
      case .rows: return Element.Frame(x: x, y: Double(numbers.next(below: 12) * 44), width: size, height: size)
      case .close: return Element.Frame(x: x, y: Double(numbers.next(below: 900)), width: size, height: size)
      }
    }
  }
}
