/// An app with one thing wrong in it that was not wrong before.
public struct Fault: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    case focusDropped = "focus is not asked for"
    case restoreDropped = "focus is not brought back"
    case notificationDropped = "a notification is not posted"
    case late = "it comes two seconds late"
    case announcedInstead = "it is announced, and focus stays"
    case modalDropped = "a modal mark is missing"
    case openerRemoved = "the opener is removed"
    case oldElementKept = "an old element stays"
    case errorHidden = "the error is hidden from assistive technology"
    case orderSwapped = "two elements change places"
    case controlDisabled = "a control is disabled"
  }

  /// What is wrong.
  public var kind: Kind
  /// The context, what has the rule, and the event: `Payment, "Pay", on activate`.
  public var place: String
  /// The part of the app file that it is about: `focus the error`.
  public var part: String
  /// The damaged app.
  public var app: App

  /// Makes a fault.
  public init(_ kind: Kind, place: String, part: String, app: App) {
    self.kind = kind
    self.place = place
    self.part = part
    self.app = app
  }
}

extension App {
  /// Every way in which one thing of the app can be wrong, by kind, then in the order of the file.
  public var faults: [Fault] {
    let all = faultsOfRules + faultsOfMarks + faultsOfOrder
    return Fault.Kind.allCases.flatMap { kind in all.filter { $0.kind == kind } }
  }

  private var faultsOfRules: [Fault] {
    rulesByPlace.flatMap { place, rule in
      EffectDamage.all(of: rule, Wrongdoer(app: self, owner: place.owner)).map { damage in
        let damaged = changing(place) { $0.effects = damage.effects }
        return Fault(
          damage.kind,
          place: "\(words(place.owner)), on \(rule.event.words)",
          part: damage.part,
          app: damaged
        )
      }
    }
  }

  private var faultsOfMarks: [Fault] {
    let contexts = containers.indices.filter { containers[$0].isModal }.map { number in
      var damaged = self
      damaged.containers[number].isModal = false
      return Fault(.modalDropped, place: containers[number].name, part: "modal", app: damaged)
    }
    return contexts
      + elementsByPlace.flatMap { place, element in
        var faults: [Fault] = []
        if element.isModal {
          let damaged = changing(place) { $0.isModal = false }
          faults.append(Fault(.modalDropped, place: words(place), part: "modal", app: damaged))
        }
        if !element.isDisabled, element.rules.contains(where: { $0.event == .activate }) {
          let damaged = changing(place) { $0.isDisabled = true }
          faults.append(Fault(.controlDisabled, place: words(place), part: "not disabled", app: damaged))
        }
        return faults
      }
  }

  private var faultsOfOrder: [Fault] {
    elementsByPlace.compactMap { place, element in
      guard let number = place.path.last, number > 0 else { return nil }
      let before = siblings(of: place)[number - 1]
      guard !element.label.isEmpty, !before.label.isEmpty else { return nil }
      let part = "\"\(before.label)\" before \"\(element.label)\""
      return Fault(
        .orderSwapped,
        place: containers[place.container].name,
        part: part,
        app: swapping(place, with: number - 1)
      )
    }
  }

  private func siblings(of place: ElementPlace) -> [Element] {
    place.path.dropLast().reduce(containers[place.container].elements) { $0[$1].children }
  }

  /// `Payment, "Pay"`.
  private func words(_ place: ElementPlace) -> String {
    let context = containers[place.container].name
    guard let number = place.path.last else { return context }
    return "\(context), \"\(siblings(of: place)[number].label)\""
  }
}
