extension Simulator {
  /// Whether a stop before an element is an empty field, or an error: what a disabled control waits for.
  func needsSomething(above element: ElementIdentifier) -> Bool {
    stops.prefix { $0 != element }.contains { stop in
      let isEmptyField = index.element(stop).role.isTextInput && (state(of: stop).value ?? "").isEmpty
      return isEmptyField || index.entries[stop.index].errorOf != nil
    }
  }
}
