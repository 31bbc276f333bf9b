// What a case file says that these tests do not understand.

@testable import FocusScenario

extension OrderCase {
  /// Fields of other names than these tests read, and values that mean nothing here, each with its place.
  func strangers(in object: [String: Any]) -> [String] {
    Self.fields(of: object, besides: self, at: "")
      + Self.values(["idiom": idiom], of: Self.idioms) + Self.values(["direction": direction], of: ["ltr", "rtl"])
      + Self.values(["speechStyle": speechStyle], of: ["accessibilitySnapshot", "utterance"])
      + Self.nodes(elements, object["elements"] as? [[String: Any]] ?? [], at: "elements")
  }

  private static let idioms = ["phone", "pad", "tv", "carPlay", "mac", "vision", "unspecified"]

  private static func nodes(_ nodes: [Node], _ objects: [[String: Any]], at place: String) -> [String] {
    zip(nodes, objects).enumerated().flatMap { number, pair in
      let (node, object) = pair
      let place = "\(place)[\(number)]"
      return fields(of: object, besides: node, at: "\(place).") + node.strangers.map { "\(place).\($0)" }
        + self.nodes(node.children ?? [], object["children"] as? [[String: Any]] ?? [], at: "\(place).children")
    }
  }

  /// The fields of an object that a value has no property for.
  private static func fields(of object: [String: Any], besides value: Any, at place: String) -> [String] {
    let known = Set(Mirror(reflecting: value).children.compactMap(\.label))
    return object.keys.filter { !known.contains($0) }.sorted().map { place + $0 }
  }

  fileprivate static func values(_ fields: [String: String?], of known: [String]) -> [String] {
    fields.compactMap { name, value in value.flatMap { known.contains($0) ? nil : "\(name) '\($0)'" } }
  }
}

extension OrderCase.Node {
  /// Its values that mean nothing here.
  var strangers: [String] {
    let traits = (traits ?? []).filter { !Self.knowsTrait($0) }.map { "trait '\($0)'" }
    return traits + OrderCase.values(["container": container], of: Self.containers.keys.sorted())
      + OrderCase.values(["role": role], of: Element.Role.allCases.map(\.rawValue))
      + OrderCase.values(["swiftUIChildren": swiftUIChildren], of: ["combine", "ignore", "contain"])
      + OrderCase.values(["header": header], of: ["row", "column"])
  }
}
