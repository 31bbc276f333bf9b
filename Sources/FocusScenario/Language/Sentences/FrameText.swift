extension Frame {
  /// The canonical form that reports print: `focus.on(the error) /no swiping/ @right-after(Pay)`.
  public var canonicalText: String {
    var text = polarity == .holds ? "" : polarity.rawValue + " "
    text += kind.rawValue
    text += "."
    text += relation.rawValue
    text += "("
    for (place, argument) in arguments.enumerated() {
      if place > 0 { text += ", " }
      text += argument
    }
    text += ")"
    for parts in [measures, manners, tails] {
      for part in parts {
        text += " "
        text += part
      }
    }
    return text
  }

  private var arguments: [String] {
    var arguments: [String] = []
    if let key { arguments.append(key.rawValue) }
    if let steps { arguments.append(steps.canonicalText) }
    if !nextSteps.isEmpty { arguments.append(nextSteps.map(\.rawValue).joined(separator: " or ")) }
    if let subject { arguments.append(subject.canonicalText) }
    if let target { arguments.append(target.canonicalText) }
    if !list.isEmpty { arguments.append(list.map(\.canonicalText).joined(separator: " → ")) }
    if let other { arguments.append(otherPreposition + other.canonicalText) }
    if let text { arguments.append(kind == .state ? text : Reference.quote(text)) }
    return arguments
  }

  private var otherPreposition: String {
    switch (kind, relation) {
    case (.steps, _), (.key, _): "from "
    case (.order, .list): "in "
    default: ""
    }
  }

  private var measures: [String] {
    var measures: [String] = []
    if let count { measures.append(count.canonicalText) }
    if perCycle { measures.append("per cycle") }
    if let position { measures.append(position.rawValue) }
    return measures
  }

  private var manners: [String] {
    var manners: [String] = []
    if still { manners.append("still") }
    if again { manners.append("again") }
    if always { manners.append("always") }
    if uninterrupted { manners.append("uninterrupted") }
    if channel == .announced { manners.append(channel.rawValue) }
    manners += manner.map(\.rawValue)
    if !via.isEmpty { manners.append("via " + via.map(\.rawValue).joined(separator: " or ")) }
    return manners
  }

  private var tails: [String] {
    var tails: [String] = []
    if fromArrival { tails.append("from there") }
    if let contrast { tails.append("≠(\(contrast.canonicalText))") }
    if let avoiding { tails.append("/no \(avoiding.canonicalText)/") }
    if !effort.isEmpty { tails.append("/" + effort.map(\.canonicalText).joined(separator: ", ") + "/") }
    if let duration { tails.append("[for \(duration.bound.rawValue)\(duration.milliseconds) ms]") }
    if let within { tails.append(within.canonicalText) }
    if let moment { tails.append("@" + moment.canonicalText) }
    if !contexts.isEmpty { tails.append("under(\(contexts.map(\.rawValue).joined(separator: ", ")))") }
    return tails
  }
}

extension Frame.Count {
  /// `=1`, `≤2`.
  var canonicalText: String { "\(bound.rawValue)\(number)" }
}

extension Frame.Steps {
  /// `=2 swipe back`.
  var canonicalText: String {
    [count.canonicalText, step.rawValue, direction?.rawValue].compactMap { $0 }.joined(separator: " ")
  }
}

extension Frame.Effort {
  /// `no swiping`, `no moving focus`.
  var canonicalText: String { self == .movingFocus ? "no moving focus" : "no " + rawValue }
}

extension Frame.Within {
  /// `[within 500 ms of Pay]`.
  var canonicalText: String {
    "[within \(milliseconds) ms of \(event?.canonicalText ?? "the last action")]"
  }
}

extension Moment {
  /// `right-after(Pay)`.
  var canonicalText: String {
    switch self {
    case .rightAfter(let event): "right-after(\(event.canonicalText))"
    case .after(let event): "after(\(event.canonicalText))"
    case .before(let event): "before(\(event.canonicalText))"
    case .during(let state): "while(\(state.canonicalText))"
    case .until(let event): "until(\(event.canonicalText))"
    case .atStart: "at-start"
    case .atEnd: "at-end"
    }
  }
}

extension Event {
  /// `Pay`, `close the alert`, `the second close`, `key Escape`.
  var canonicalText: String {
    let words = [choice.canonicalText, happening.canonicalText, object?.canonicalText, details]
    return words.compactMap { $0 }.joined(separator: " ")
  }
}

extension Event.Choice {
  /// `second`, `each`; nothing for the last.
  var canonicalText: String? {
    switch self {
    case .last: nil
    case .nth(let number): Reference.Ordinal.nth(number).canonicalText
    case .each: "each"
    }
  }
}

extension Event.Happening {
  /// `Pay`, `close`, `key Escape`, `focus on`, `wait 2000 ms`.
  var canonicalText: String {
    switch self {
    case .activate(let name): Self.isPlain(name) ? name : Reference.quote(name)
    case .verb(let lemma): lemma
    case .key(let key): "key \(key.rawValue)"
    case .focusOn: "focus-on"
    case .wait(let milliseconds): "wait \(milliseconds) ms"
    }
  }

  /// Whether a name cannot be taken for a verb or a key when it stands without quotes.
  private static func isPlain(_ name: String) -> Bool {
    name.unicodeScalars.first?.properties.isUppercase ?? false
  }
}

extension State {
  /// `typing`, `the total does update`, `the panel is open`.
  var canonicalText: String {
    let name = object?.canonicalText ?? "it"
    return switch condition {
    case .typing: "typing"
    case .isIn(let word): "\(name) is \(word)"
    case .does(let lemma): object == nil ? "something does \(lemma)" : "\(name) does \(lemma)"
    case .hasFocus: "focus is on \(name)"
    case .movingThrough: "moving through \(name)"
    }
  }
}
