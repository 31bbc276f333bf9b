/// The effects of a rule with one of them made wrong.
struct EffectDamage: Hashable, Sendable {
  /// How late what comes late is, in milliseconds.
  static let delay = 2_000

  var kind: Fault.Kind
  /// The effect that was right.
  var part: String
  /// All effects of the rule, damaged.
  var effects: [Effect]

  /// Every damage of a rule.
  static func all(of rule: Rule, _ wrongdoer: Wrongdoer) -> [EffectDamage] {
    let closes = rule.event.isClosing || rule.effects.contains(where: \.isClosing)
    return damages(rule.effects, isClosing: closes, wrongdoer)
  }

  private static func damages(_ effects: [Effect], isClosing: Bool, _ wrongdoer: Wrongdoer) -> [EffectDamage] {
    effects.indices.flatMap { number in
      damages(effects[number], isClosing: isClosing, wrongdoer).map { damage in
        var whole = damage
        whole.effects = effects[..<number] + damage.effects + effects[(number + 1)...]
        return whole
      }
    }
  }

  /// What an effect can be replaced by.
  private static func damages(_ effect: Effect, isClosing: Bool, _ wrongdoer: Wrongdoer) -> [EffectDamage] {
    switch effect {
    case .after(let time, let inner):
      return damages(inner, isClosing: isClosing, wrongdoer).map { $0.wrapped { .after(time, $0) } }
    case .afterClosed(let inner):
      return damages(inner, isClosing: true, wrongdoer).map { $0.wrapped { .afterClosed($0) } }
    default:
      return wrongdoer.replacements(of: effect, isClosing: isClosing).map {
        EffectDamage(kind: $0.kind, part: effect.words, effects: $0.effects)
      }
    }
  }

  private func wrapped(_ wrap: ([Effect]) -> Effect) -> EffectDamage {
    EffectDamage(kind: kind, part: part, effects: effects.isEmpty ? [] : [wrap(effects)])
  }
}

/// What could be written in place of an effect by somebody who got it wrong.
struct Wrongdoer: Sendable {
  var app: App
  /// What has the rule.
  var owner: ElementPlace

  /// The replacements, with what each of them is.
  func replacements(of effect: Effect, isClosing: Bool) -> [(kind: Fault.Kind, effects: [Effect])] {
    let late = (Fault.Kind.late, [Effect.after(EffectDamage.delay, [effect])])
    switch effect {
    case .focus(let target):
      let dropped: Fault.Kind = isClosing ? .restoreDropped : .focusDropped
      return [(dropped, []), late, (.announcedInstead, [announcement(of: target)])]
    case .keyboardFocus:
      return [(isClosing ? .restoreDropped : .focusDropped, []), late]
    case .postScreenChanged(let target), .postLayoutChanged(let target):
      return [(.notificationDropped, []), late]
        + [target.map { (.announcedInstead, [announcement(of: $0)]) }].compactMap { $0 }
    case .announce, .postText:
      return [(.notificationDropped, []), late]
    case .remove, .hide, .takeOffScreen:
      return [(.oldElementKept, [])]
    case .load(let marks, let time, let content):
      return [(.oldElementKept, marks.map { .show($0) } + [.after(time, content.map { .show($0) })])]
    case .show(let target), .insert(let target), .reveal(let target):
      return isError(target) ? [(.errorHidden, [effect, .hide(target)])] : []
    case .open:
      return owner.path.isEmpty ? [] : [(.openerRemoved, [effect, .remove(.this)])]
    default:
      return []
    }
  }

  private func announcement(of target: Target) -> Effect { .announce(words(of: target), .normal) }

  private func isError(_ target: Target) -> Bool {
    switch target {
    case .error: true
    case .named(let name): errors.contains { $0.label == name || $0.aliases.contains(name) || $0.id == name }
    default: false
    }
  }

  /// What a person would have announced for an element: what stands there to be read.
  private func words(of target: Target) -> String {
    switch target {
    case .named(let name): name
    case .error: errors.first?.label ?? "Error"
    case .title: app.containers[owner.container].elements.first { $0.role == .heading }?.label ?? "Opened"
    case .opener: "Closed"
    case .this, .next, .previous: "Updated"
    }
  }

  private var errors: [Element] {
    app.elementsByPlace.filter { $0.element.errorOf != nil && $0.place.container == owner.container }.map(\.element)
  }
}

extension Rule.Event {
  fileprivate var isClosing: Bool {
    switch self {
    case .close, .back: true
    default: false
    }
  }
}

extension Effect {
  fileprivate var isClosing: Bool {
    switch self {
    case .close, .goBack: true
    default: false
    }
  }
}
