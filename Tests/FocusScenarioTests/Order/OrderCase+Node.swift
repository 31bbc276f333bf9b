@testable import FocusScenario

extension OrderCase {
  /// A view as the case files describe it, with the names of UIKit.
  struct Node: Decodable {
    var label: String?
    var value: String?
    var hint: String?
    var id: String?
    var traits: [String]?
    var frame: [Double]?
    var accessible: Bool?
    var role: String?
    var group: Bool?
    var container: String?
    var explicitOrder: Bool?
    var elementsHidden: Bool?
    var hidden: Bool?
    /// 0 hides as `hidden` does (VO-5).
    var alpha: Double?
    var modal: Bool?
    var clipsToBounds: Bool?
    var scroll: Bool?
    var sortPriority: Double?
    var badge: String?
    /// The place in a segmented control that the case does not show.
    var position: [Int]?
    /// From 0.
    var row: Int?
    var column: Int?
    var rowSpan: Int?
    var columnSpan: Int?
    /// `row` or `column`: what the cell is the header of.
    var header: String?
    var rowHeader: Bool?
    var columnHeader: Bool?
    var children: [Node]?
    /// `combine`, `ignore` or `contain`.
    var swiftUIChildren: String?
    /// The number of tabs and whether a value is at its limit; neither is spoken.
    var items: Int?
    var atLimit: Bool?
    /// For an explicit order that is not the order of `children`.
    var listed: [String]?
  }
}

extension OrderCase.Node {
  /// The elements that some nodes stand for; neighbours with a position make a segmented control.
  static func elements(of nodes: [Self]) -> [Element] {
    var elements: [Element] = []
    var segments = Element(.segmentedControl, "")
    for node in nodes {
      if node.position == nil, !segments.children.isEmpty {
        elements.append(segments)
        segments.children = []
      }
      if node.position == nil { elements.append(node.element) } else { segments.children.append(node.element) }
    }
    return segments.children.isEmpty ? elements : elements + [segments]
  }

  private var element: Element {
    var element = Element(modelRole, label ?? "")
    element.value = value
    element.hint = hint
    element.id = id
    element.badge = badge
    element.frame = modelFrame
    element.clips = clipsToBounds ?? false
    element.scrolls = scroll ?? false
    element.isModal = modal ?? false
    element.isShown = hidden != true && alpha != 0
    element.isHiddenFromAssistiveTechnology = elementsHidden ?? false
    element.children = Self.elements(of: children ?? [])
    arrange(&element)
    for trait in traits ?? [] { apply(trait, to: &element) }
    return element
  }

  private func arrange(_ element: inout Element) {
    element.sortPriority = sortPriority ?? 0
    element.isGroup = group ?? false
    element.childrenBehaviour = swiftUIChildren.flatMap(Element.Children.init(rawValue:))
    if accessible == true, children != nil, swiftUIChildren == nil { element.childrenBehaviour = .ignore }  // VO-1
    element.explicitOrder = listed ?? (explicitOrder == true ? element.children.map(\.label) : nil)
    guard row != nil || column != nil else { return }
    var cell = Element.Cell(row: row.map { $0 + 1 }, column: column.map { $0 + 1 })
    cell.rowSpan = rowSpan ?? 1
    cell.columnSpan = columnSpan ?? 1
    cell.header = header.flatMap(Element.Cell.Header.init(rawValue:))
    if rowHeader == true { cell.header = .row }
    if columnHeader == true { cell.header = .column }
    element.cell = cell
  }

  private var modelFrame: Element.Frame? {
    guard let frame, frame.count == 4 else { return nil }
    return Element.Frame(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
  }

  private var modelRole: Element.Role {
    if let role, let known = Element.Role(rawValue: role) { return known }
    if let container, let known = Self.containers[container] { return known }
    guard accessible ?? (children == nil) else { return traits?.contains("tabBar") == true ? .tabBar : .view }  // VO-38
    return traits?.contains("tab") == true ? .tab : .text
  }

  /// The roles of the kinds of containers.
  static let containers: [String: Element.Role] = [
    "tabBar": .tabBar, "segmented": .segmentedControl, "list": .list, "landmark": .landmark, "dataTable": .table,
    "semanticGroup": .semanticGroup,
  ]

  private func apply(_ trait: String, to element: inout Element) {
    switch trait {
    case "selected": element.isSelected = true
    case "notEnabled": element.isDisabled = true
    default: element.traits.formUnion(Self.traits[trait] ?? [])
    }
  }

  /// Whether a trait is one of those that are understood.
  static func knowsTrait(_ name: String) -> Bool { name == "selected" || name == "notEnabled" || traits[name] != nil }

  private static let traits: [String: Element.Traits] = [
    "button": .button, "link": .link, "image": .image, "header": .header, "searchField": .searchField,
    "adjustable": .adjustable, "keyboardKey": .keyboardKey, "tab": .tab, "backButton": .backButton,
    "switch": .toggle, "toggle": .toggle, "textEntry": .textEntry, "isEditing": .isEditing,
    "secureTextField": .secureTextField, "popupButton": .popUpButton, "popUpButton": .popUpButton,
    "scrollable": .scrollable, "staticText": .staticText, "summaryElement": .summary, "tabBar": .tabBar,
    "playsSound": .playsSound, "updatesFrequently": .updatesFrequently, "startsMediaSession": .startsMedia,
    "allowsDirectInteraction": .directInteraction, "causesPageTurn": .causesPageTurn, "supportsZoom": .supportsZoom,
  ]
}
