// What the actions rotor, the menu of a switch user, and Tab-Z offer (VO-204, SC-16, FKA-3).

extension RunningApp {
  /// The names of the custom actions of an element.
  ///
  /// A combined one takes over those of what is in it, and has its controls as actions by their labels (VO-19, VO-20).
  func actions(of element: ElementIdentifier) -> [String] {
    let entry = index.entries[element.index].element
    guard entry.isCombined else { return entry.actions }
    return elementsInside(element).reduce(into: entry.actions) { actions, inner in
      let names = isActing(inner) ? [states[inner.index].label] : []
      for name in names + index.entries[inner.index].element.actions where !actions.contains(name) {
        actions.append(name)
      }
    }
  }

  /// The update of a custom action by its name.
  func action(named name: String, of element: ElementIdentifier) -> Update? {
    if let update = update(on: .action(name), at: element, reach: .elements) { return update }
    guard index.entries[element.index].element.isCombined else { return nil }
    for inner in elementsInside(element) {
      if let update = update(on: .action(name), inside: inner, of: element) { return update }
      guard isActing(inner), states[inner.index].label == name else { continue }
      if let update = update(on: .activate, inside: inner, of: element) { return update }
    }
    return nil
  }

  /// What is in it and in the tree, in the author's order.
  private func elementsInside(_ element: ElementIdentifier) -> [ElementIdentifier] {
    family(of: element).dropFirst().filter { states[$0.index].isInTree }
  }

  /// Whether it is a control that does something when it is activated.
  private func isActing(_ element: ElementIdentifier) -> Bool {
    let entry = index.entries[element.index].element
    return entry.role.isInteractive && !states[element.index].isDisabled && !states[element.index].label.isEmpty
      && entry.rules.contains { $0.event == .activate }
  }
}
