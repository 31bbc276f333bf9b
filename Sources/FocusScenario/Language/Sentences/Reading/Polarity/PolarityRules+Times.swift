// Words that say when, or in which order: `before Cancel`, `at once`.

extension PolarityRules {
  /// `"Help" is reachable before Cancel`: earlier in the order, or until it is pressed? And of `closing both sheets at once
  /// moves focus`: both together, or focus right then?
  func checkOrderOrTime(_ frame: Frame) throws(Refusal) {
    if frame.kind == .reach, case .before(let event)? = frame.moment, case .activate = event.happening {
      throw Refusal(.clauseOfWhich(source.text(event.range)), at: event.range)
    }
    if frame.manner.contains(.immediately), case .after(let event)? = frame.moment, event.object?.quantifier == .every,
      source.text(claim.range).contains(" at once ")
    {
      throw Refusal(.clauseOfWhich("at once"), at: claim.range)
    }
    // `every error is spoken at once`: all together, or each without delay?
    if frame.kind == .speech, frame.manner.contains(.immediately), let target = frame.target,
      target.isOfSeveral, source.text(claim.range).contains(" at once")
    {
      throw Refusal(.twoReadings(["all of them together", "each of them without delay"]), at: claim.range)
    }
  }

  /// `"Saved" is spoken after "Saving", within 2 seconds`: of that, and not of what was done last. And what stands in an
  /// order is no later.
  func checkCounting(_ frame: Frame) throws(Refusal) {
    guard let within = frame.within, let entry = claim.entry(.within) else { return }
    let isHeardInOrder = frame.kind == .speech && [.before, .after].contains(frame.relation) && within.event == nil
    guard frame.kind == .order || isHeardInOrder else { return }
    let readings = ["so soon after what was done last", "so soon after what comes before it"]
    throw Refusal(.twoReadings(readings), at: entry.range)
  }

  /// `is listed right after Notifications`: where, and not when. And `comes after the title when swiping right` says how
  /// the order is walked, and of what lasts no single swipe.
  func checkListed(_ frame: Frame) throws(Refusal) {
    guard let moment = claim.entry(.moment) else { return }
    switch frame.moment {
    case .rightAfter(let event)?, .after(let event)?, .before(let event)?:
      let isPressed = if case .activate = event.happening { true } else { false }
      let isListed = frame.kind == .state && isPressed && source.text(claim.range).contains(" listed ")
      if event.isGoing(in: source) {
        throw Refusal(.twoReadings(["before or after it is gone", "before or after it moves on"]), at: moment.range)
      }
      guard isListed || frame.kind == .order && event.isStep else { return }
      throw Refusal(.saysNothing, at: moment.range)
    default: return
    }
  }
}

extension Event {
  /// `before it went`: away, or on to another place? Of focus and of things it may be either.
  fileprivate func isGoing(in source: SourceText) -> Bool {
    guard happening == .verb("disappear"), case .pronoun? = object?.head else { return false }
    let words = source.text(range)
    return [" go", " goes", " went"].contains(where: words.hasSuffix)
  }
}

extension Reference {
  /// Whether it is about more than one thing.
  fileprivate var isOfSeveral: Bool {
    if combination != nil || quantifier == .every || relations.contains(where: { $0.kind == .numbering }) {
      return true
    }
    guard case .noun(let words) = head, let last = words.split(separator: " ").last else { return false }
    return LanguageTables.published.vocabulary.traits(of: String(last)).contains(.plural)
  }
}
