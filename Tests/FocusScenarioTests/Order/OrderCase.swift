import Foundation
import Testing

@testable import FocusScenario

/// One screen with the order in which it is read, as a case file writes it.
struct OrderCase: Decodable, CustomTestStringConvertible {
  var name: String
  var idiom: String
  var direction: String
  var elements: [Node]
  var expectedOrder: [String]
  /// Pairs that are read in one order and would alone be read in the other: `C after A`.
  var expectedAmbiguities: [String]?

  var testDescription: String { name }

  /// A view as the case files describe it.
  struct Node: Decodable {
    var label: String?
    var id: String?
    var frame: [Double]?
    var accessible: Bool?
    var role: String?
    var group: Bool?
    var container: String?
    var explicitOrder: Bool?
    var elementsHidden: Bool?
    var hidden: Bool?
    var sortPriority: Double?
    var children: [Node]?
    /// `combine`, `ignore` or `contain`.
    var childrenBehaviour: String?
    /// For an explicit order that is not the order of `children`.
    var listed: [String]?
  }

  /// The cases of every file of a fixture folder, by file name.
  static func all(in folder: String) throws -> [OrderCase] {
    let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures").appendingPathComponent(folder)
    let files = try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
      .flatMap { try JSONDecoder().decode([OrderCase].self, from: Data(contentsOf: $0)) }
  }
}

extension OrderCase {
  /// The screen as an app of one context.
  var index: AppIndex {
    var screen = Container(name: "Screen", kind: .screen)
    screen.elements = elements.flatMap(\.elements)
    var app = App(name: name, containers: [screen])
    app.idiom = idiom == "pad" ? .pad : .phone
    app.direction = direction == "rtl" ? .rightToLeft : .leftToRight
    return AppIndex(app)
  }
}

extension OrderCase.Node {
  /// The elements that it stands for: a plain view leaves no trace but its children (VO-3).
  var elements: [Element] {
    let below = children?.flatMap(\.elements) ?? []
    guard let role = modelRole else { return below }
    var element = Element(role, label ?? "")
    element.id = id
    element.frame = modelFrame
    element.sortPriority = sortPriority ?? 0
    element.isShown = hidden != true
    element.isHiddenFromAssistiveTechnology = elementsHidden ?? false
    element.isGroup = group ?? false
    element.childrenBehaviour = childrenBehaviour.flatMap(Element.Children.init(rawValue:))
    element.children = below
    element.explicitOrder = listed ?? (explicitOrder == true ? below.map(\.label) : nil)
    return [element]
  }

  private var modelFrame: Element.Frame? {
    guard let frame, frame.count == 4 else { return nil }
    return Element.Frame(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
  }

  private var modelRole: Element.Role? {
    if let role { return Element.Role(rawValue: role) }
    switch container {
    case "tabBar": return .tabBar
    case "list": return .list
    case .some: return .group
    case nil: break
    }
    if accessible ?? (children == nil) { return .text }
    return group == true || explicitOrder == true || listed != nil || elementsHidden == true || hidden == true
      ? .group : nil
  }
}
