/// The tables of an app: every element and context by number, and by name.
///
/// Made once for an app and shared by every run of it.
public final class AppIndex: Sendable {
  /// One element of the tree with its place.
  public struct Entry: Sendable {
    /// The element as the app file wrote it.
    public var element: Element
    /// The context in which it stands.
    public var container: ContainerIdentifier
    /// What it stands in; none at the top of its context.
    public var parent: ElementIdentifier?
    /// What stands in it, in the order of the app file.
    public var children: [ElementIdentifier]
    /// The control whose error it is.
    public var errorOf: ElementIdentifier?
  }

  /// What of an element decides the order, without a text: long loops copy it in place of the element.
  struct Shape: Sendable {
    let role: Element.Role
    let standing: Element.Standing
    let frame: Element.Frame?
    let sortPriority: Double
    /// Whether its author listed its children (VO-2).
    let isExplicit: Bool
    let isModal: Bool
    /// Whether a user acts on it (SC-13).
    let respondsToUser: Bool
    let childrenBehaviour: Element.Children?
    let clips: Bool
    let scrolls: Bool
    /// Whether nothing but a label, a value and one role is said of it while it is in no state.
    let isPlainlySpoken: Bool
    /// That role; none is said of a text or a row.
    let plainRole: SpokenWord?

    init(_ element: Element, isInBar: Bool, isInAlert: Bool) {
      role = element.role
      standing = element.standing
      frame = element.frame
      sortPriority = element.sortPriority
      isExplicit = element.explicitOrder != nil
      isModal = element.isModal
      respondsToUser = element.respondsToUser
      childrenBehaviour = element.childrenBehaviour
      clips = element.clips
      scrolls = element.scrolls
      let isWhole = element.traits.isEmpty && element.cell == nil && !element.isCombined && !isInBar
      switch element.role {
      case .text, .row: (isPlainlySpoken, plainRole) = (isWhole, nil)
      case .button: (isPlainlySpoken, plainRole) = (isWhole, .button)
      case .heading: (isPlainlySpoken, plainRole) = (isWhole, isInAlert ? nil : .heading)  // VO-84
      case .link: (isPlainlySpoken, plainRole) = (isWhole, .link)
      case .image: (isPlainlySpoken, plainRole) = (isWhole, .image)
      default: (isPlainlySpoken, plainRole) = (false, nil)
      }
    }
  }

  /// The app as data.
  public let app: App
  /// By element number, a parent before its children.
  public let entries: [Entry]
  /// By element number.
  let shapes: [Shape]
  /// Whether an element of the app is marked modal.
  let hasModalElement: Bool
  /// All elements of each context, in the order of the app file, by context number.
  public let elementsOfContainer: [[ElementIdentifier]]
  /// The elements of each context that have no parent, by context number.
  public let topElementsOfContainer: [[ElementIdentifier]]
  /// The elements of each context that have rules, in the order of the app file, by context number.
  let elementsWithRules: [[ElementIdentifier]]
  /// By context number, whether what is in it is ordered by its places or by its author alone: no lists, no priorities,
  /// no bars, and either all have frames or none has.
  private let plainOrders: [Bool]
  /// Whether an element of the app is marked to take focus by default.
  let hasDefaultFocus: Bool
  /// Whether an element of the app names the one to which the keyboard goes next.
  let hasNextFocus: Bool
  /// By element number, the live region that it is or stands in; empty for an app without one.
  let regions: [ElementIdentifier?]
  private let elementsByName: [String: [ElementIdentifier]]
  private let containersByName: [String: [ContainerIdentifier]]

  /// Numbers the elements and contexts of an app.
  public init(_ app: App) {
    var numbering = Numbering()
    for (number, container) in app.containers.enumerated() {
      numbering.add(container, as: ContainerIdentifier(number))
    }
    numbering.resolveErrors()
    self.app = app
    self.entries = numbering.entries
    let bars = numbering.areInBars
    self.shapes = zip(numbering.entries, bars).map { entry, isInBar in
      let isInAlert = app.containers[entry.container.index].kind == .alert
      return Shape(entry.element, isInBar: isInBar, isInAlert: isInAlert)
    }
    self.hasModalElement = numbering.entries.contains { $0.element.isModal }
    self.elementsOfContainer = numbering.elements
    self.topElementsOfContainer = numbering.tops
    self.elementsWithRules = numbering.elements.map { elements in
      elements.filter { !numbering.entries[$0.index].element.rules.isEmpty }
    }
    let shapes = self.shapes
    self.plainOrders = numbering.elements.map { elements in
      Shape.areInPlainOrder(elements.lazy.map { shapes[$0.index] })
    }
    self.hasDefaultFocus = numbering.entries.contains { $0.element.isDefaultFocus }
    self.hasNextFocus = numbering.entries.contains { $0.element.nextFocus != nil }
    self.regions = numbering.regions
    self.elementsByName = numbering.elementsByName
    self.containersByName = numbering.containersByName
  }

  /// The elements with exactly this label at the start, or this alias or id.
  public func elements(named name: String) -> [ElementIdentifier] { elementsByName[name] ?? [] }

  /// The contexts with this name or alias, without regard to case.
  public func containers(named name: String) -> [ContainerIdentifier] { containersByName[name.lowercased()] ?? [] }

  /// The element as the app file wrote it.
  public func element(_ identifier: ElementIdentifier) -> Element { entries[identifier.index].element }

  /// The context as the app file wrote it.
  public func container(_ identifier: ContainerIdentifier) -> Container { app.containers[identifier.index] }

  /// An element, what it stands in, and so on up to its context.
  func lineage(of element: ElementIdentifier) -> UnfoldFirstSequence<ElementIdentifier> {
    sequence(first: element) { self.entries[$0.index].parent }
  }

  /// Whether single elements can be followed in the order of a context: it rests on nothing but their places.
  func hasPlainOrder(_ container: ContainerIdentifier) -> Bool {
    !hasModalElement && plainOrders[container.index]
  }

  /// All contexts, in the order of the app file.
  public var containers: [ContainerIdentifier] { app.containers.indices.map { ContainerIdentifier($0) } }
}

extension AppIndex.Shape {
  fileprivate static func areInPlainOrder(_ shapes: some Sequence<AppIndex.Shape>) -> Bool {
    var (framed, unframed) = (false, false)
    for shape in shapes {
      if shape.isExplicit || shape.sortPriority != 0 || shape.role == .navigationBar { return false }
      if shape.frame != nil { framed = true } else if shape.standing == .stop { unframed = true }
    }
    return !framed || !unframed
  }
}

extension AppIndex {
  private struct Numbering {
    var entries: [Entry] = []
    var elements: [[ElementIdentifier]] = []
    var tops: [[ElementIdentifier]] = []
    var elementsByName: [String: [ElementIdentifier]] = [:]
    var containersByName: [String: [ContainerIdentifier]] = [:]

    mutating func add(_ container: Container, as identifier: ContainerIdentifier) {
      for name in Set([container.name] + container.aliases) {
        containersByName[name.lowercased(), default: []].append(identifier)
      }
      let first = entries.count
      let top = container.elements.map { add($0, in: identifier, below: nil) }
      tops.append(top)
      elements.append((first..<entries.count).map { ElementIdentifier($0) })
    }

    mutating func add(
      _ element: Element,
      in container: ContainerIdentifier,
      below parent: ElementIdentifier?
    ) -> ElementIdentifier {
      let identifier = ElementIdentifier(entries.count)
      entries.append(Entry(element: element, container: container, parent: parent, children: [], errorOf: nil))
      for name in Set([element.label] + element.aliases + [element.id].compactMap { $0 }) {
        elementsByName[name, default: []].append(identifier)
      }
      entries[identifier.index].children = element.children.map { add($0, in: container, below: identifier) }
      return identifier
    }

    /// Whether each element stands in a tab bar or a segmented control; parents come before their children.
    var areInBars: [Bool] {
      var areInBars: [Bool] = []
      areInBars.reserveCapacity(entries.count)
      for entry in entries {
        let isInBar = entry.parent.map { parent in
          let role = entries[parent.index].element.role
          return areInBars[parent.index] || role == .tabBar || role == .segmentedControl
        }
        areInBars.append(isInBar ?? false)
      }
      return areInBars
    }

    /// The innermost region of each element; parents come before their children.
    var regions: [ElementIdentifier?] {
      guard entries.contains(where: { $0.element.liveRegion != nil }) else { return [] }
      var regions: [ElementIdentifier?] = []
      for (number, entry) in entries.enumerated() {
        let own = entry.element.liveRegion == nil ? nil : ElementIdentifier(number)
        regions.append(own ?? entry.parent.flatMap { regions[$0.index] })
      }
      return regions
    }

    /// An error is about the control of that name in its own context, else about the only one in the app.
    mutating func resolveErrors() {
      for number in entries.indices {
        guard let name = entries[number].element.errorOf, let candidates = elementsByName[name] else { continue }
        let near = candidates.filter { entries[$0.index].container == entries[number].container }
        entries[number].errorOf = near.first ?? (candidates.count == 1 ? candidates[0] : nil)
      }
    }
  }
}
