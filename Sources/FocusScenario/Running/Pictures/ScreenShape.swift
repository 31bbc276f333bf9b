extension Simulator {
  /// Who can find an element of a context that is up; none when nobody can.
  func presence(of element: ElementIdentifier) -> ScreenPicture.Shape.Presence? {
    switch (isVisible(element), isInTree(element)) {
    case (true, true): .everybody
    case (true, false): .eyeOnly
    case (false, true): .technologyOnly
    case (false, false): nil
    }
  }

  /// An element as it is drawn, still without its place.
  func shape(of element: ElementIdentifier, _ presence: ScreenPicture.Shape.Presence) -> ScreenPicture.Shape {
    let entry = index.entries[element.index]
    let state = state(of: element)
    let value = state.value.flatMap { $0.isEmpty ? nil : $0 }
    return ScreenPicture.Shape(
      element: element,
      frame: Element.Frame(x: 0, y: 0, width: 0, height: 0),
      role: entry.element.role,
      label: state.label,
      value: value ?? entry.element.placeholder,
      isPlaceholder: value == nil && entry.element.placeholder != nil,
      badge: entry.element.badge,
      presence: presence,
      isFoundAsParent: entry.parent.map { self.presence(of: $0) == presence } ?? false,
      isDisabled: state.isDisabled,
      isSelected: state.isSelected,
      isLoading: state.isLoading,
      isChecked: state.isChecked,
      isExpanded: state.isExpanded,
      isError: entry.element.errorOf != nil
    )
  }
}

extension ScreenPicture.Shape {
  /// The height of the element's own words and control, above what stands in it.
  func headHeight(_ width: Double) -> Double {
    switch role {
    case .heading: TextFit.height(of: label, size: 22, width: width) + 10
    case .text: TextFit.height(of: label, size: 16, width: width - (isError ? 44 : 0)) + 8
    case .link: TextFit.height(of: label, size: 16, width: width) + 16
    case .textField, .secureField: 66
    case .searchField, .button, .toggle, .checkbox, .stepper, .picker, .tab, .backButton: 44
    case .row, .card: max(44, TextFit.height(of: label, size: 16, width: width - 40) + 20)
    case .slider: 60
    case .progress: 40
    case .image: 96
    case .list, .table, .landmark, .tabBar, .segmentedControl, .navigationBar, .semanticGroup, .group:
      label.isEmpty ? 8 : 26
    case .view: 0
    }
  }
}

extension Element.Role {
  /// Whether nothing is drawn for it but what stands in it.
  var isBare: Bool { self == .view }

  /// Whether its parts stand beside each other.
  var isBar: Bool { self == .tabBar || self == .segmentedControl || self == .navigationBar }
}
