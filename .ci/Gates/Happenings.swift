import FocusScenario

/// What happens in a task that does what a sentence speaks of, and nothing else.
///
/// A claim of `alter Pay` cannot be tested there: nobody altered anything, and what did not happen proves nothing.
struct Happenings {
  private let events: [Event]

  init(_ frames: [Frame]) {
    events = frames.flatMap(\.events)
  }

  /// Whether everything happened that claims are looked at by.
  func hold(_ frames: [Frame]) -> Bool { frames.flatMap(\.events).allSatisfy(isDone) }

  /// What is done to a thing is done, whether the thing is named; of another thing it is not.
  private func isDone(_ event: Event) -> Bool {
    events.contains { done in
      guard done.isOfOneKind(with: event) else { return false }
      let (object, details) = (event.object?.canonicalText, Set(event.details?.split(separator: " ") ?? []))
      return (object == nil || object == done.object?.canonicalText)
        && details.isSubset(of: done.details?.split(separator: " ") ?? [])
    }
  }
}

extension Frame {
  /// What has to happen so that the claim can be looked at; a key that it names is pressed for it.
  fileprivate var events: [Event] {
    var events = [within?.event, avoiding, key.map { Event(.key($0)) }].compactMap { $0 }
    switch moment {
    case .rightAfter(let event), .after(let event), .before(let event), .until(let event): events.append(event)
    case .during, .atStart, .atEnd, nil: break
    }
    return events.map(\.withoutArticles)
  }
}

extension Event {
  /// Whether two are the same but for what they happen to, and for how long.
  fileprivate func isOfOneKind(with other: Event) -> Bool {
    switch (happening, other.happening) {
    case (.wait, .wait): true
    default: happening == other.happening
    }
  }
}
