extension Simulator {
  /// A request for focus that the app has made and that is not due yet.
  struct DueFocus: Hashable, Sendable {
    /// What it names, as things are now.
    var element: ElementIdentifier
    /// In how many milliseconds from now.
    var delay: Int
    /// The effect and its rule.
    var words: String
  }
}

extension Session {
  /// Where the app will ask for focus by itself, the soonest first; the keyboard has a focus of its own (FKA-12).
  var dueFocus: [Simulator.DueFocus] {
    app.timers.updates.flatMap { due, update in
      update.changes.compactMap { change in
        guard case .effect(let effect) = change, let (kind, target) = effect.focusRequest, let target,
          (kind == .keyboardFocus) == (driver.technology == .fullKeyboardAccess),
          let element = app.element(target, for: update.origin)
        else { return nil }
        let request = FocusRequest(kind: kind, target: target, element: element, origin: update.origin)
        return Simulator.DueFocus(element: element, delay: due - app.now, words: request.words(in: app.index))
      }
    }
  }
}
