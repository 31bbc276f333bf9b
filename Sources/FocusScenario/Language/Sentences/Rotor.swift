/// What the rotor stops on (VO-205).
public enum Rotor: String, Hashable, Codable, Sendable, CaseIterable {
  case headings, links, images
  case textFields = "text fields"
  case formControls = "form controls"
  case containers

  /// The kind that a noun means, in the singular or the plural; none for one that the rotor does not know.
  init?(noun: String) {
    guard let rotor = Rotor.allCases.first(where: { [$0.rawValue, String($0.rawValue.dropLast())].contains(noun) })
    else { return nil }
    self = rotor
  }
}

extension Frame {
  /// What the rotor is set to that the claim names as the way.
  var rotor: Rotor? {
    if case .rotor(let rotor)? = via.first { return rotor }
    return nil
  }
}
