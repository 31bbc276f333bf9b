/// A beat as a line of a file, both ways.
extension RecordedBeat {
  /// The line, its keys in the order of the page.
  var json: JSON {
    .members([
      ("beat", .number(sequence)),
      ("purpose", .string(purpose.rawValue)),
      ("cause", cause.json),
      ("action", action.map { .number($0) }),
      ("navigation", isNavigation ? .flag(true) : nil),
      ("at", .number(at)),
      ("until", .number(until)),
      ("outcome", .string(outcome.rawValue)),
      ("utterance", utterance.map { .string($0) }),
      ("focus", focus.json),
      ("heard", heard.map { .array($0.map(\.json)) }),
      ("settle", settling?.json),
    ])
  }

  /// Takes a beat from the members of a line; none when something that it needs is not there.
  init?(_ fields: inout RecordFields) {
    let sequence = fields.number("beat")
    let purpose: Purpose? = fields.choice("purpose")
    let cause = fields.object("cause") { Cause(&$0) }
    let action = fields.number("action", isOptional: true)
    let isNavigation = fields.flag("navigation", isOptional: true)
    let at = fields.number("at")
    let until = fields.number("until")
    let outcome: Outcome? = fields.choice("outcome")
    let utterance = fields.string("utterance", isOptional: true)
    let focus = fields.focus()
    let heard = fields.objects("heard") { Heard(&$0) }
    let settling = fields.object("settle", isOptional: true) { Settling(&$0) }
    guard let sequence, let purpose, let cause, let at, let until, let outcome else { return nil }
    self.init(sequence, purpose, cause, at: at, until: until, outcome: outcome, utterance: utterance)
    self.action = action
    self.isNavigation = isNavigation ?? false
    self.focus = focus
    self.heard = heard
    self.settling = settling
  }
}

extension JSON {
  /// An object without the members that are not there.
  static func members(_ members: [(key: String, value: JSON?)]) -> JSON {
    .object(members.compactMap { member in member.value.map { (key: member.key, value: $0) } })
  }
}

extension RecordedBeat.Cause {
  fileprivate var json: JSON {
    let act = act.members
    let before: [(key: String, value: JSON?)] = [act[0], ("target", target?.json)]
    let after: [(key: String, value: JSON?)] = [
      ("pointed", isPointed ? .flag(true) : nil), ("atOnce", isAtOnce ? .flag(true) : nil), ("how", .string(how)),
    ]
    return .members(before + act.dropFirst().map { (key: $0.key, value: $0.value) } + after)
  }

  fileprivate init?(_ fields: inout RecordFields) {
    let act = Act(&fields)
    let target = fields.object("target", isOptional: true) { RecordedBeat.Place(&$0) }
    let isPointed = fields.flag("pointed", isOptional: true)
    let isAtOnce = fields.flag("atOnce", isOptional: true)
    let how = fields.string("how")
    guard let act, let how else { return nil }
    self.init(act, on: target, how: how)
    self.isPointed = isPointed ?? false
    self.isAtOnce = isAtOnce ?? false
  }
}

extension RecordedBeat.Place {
  /// The place, its number first.
  var json: JSON { .members([("id", id.map { .number($0) }), ("name", .string(name))]) }

  /// Takes a place from its members.
  init?(_ fields: inout RecordFields) {
    let id = fields.number("id", isOptional: true)
    guard let name = fields.string("name") else { return nil }
    self.init(id: id, name: name)
  }
}

extension RecordedBeat.Focus {
  fileprivate var json: JSON? {
    switch self {
    case .unknown: nil
    case .nowhere: .null
    case .on(let place): place.json
    }
  }
}

extension RecordFields {
  /// Where focus is; `null` says that it is known to be nowhere.
  fileprivate mutating func focus() -> RecordedBeat.Focus {
    if isNull("focus") { return .nowhere }
    return object("focus", isOptional: true) { RecordedBeat.Place(&$0) }.map { .on($0) } ?? .unknown
  }
}

extension RecordedBeat.Heard {
  fileprivate var json: JSON {
    [
      "channel": .string(channel.rawValue), "text": .string(text), "at": .number(at),
      "outcome": .string(outcome.rawValue),
    ]
  }

  fileprivate init?(_ fields: inout RecordFields) {
    let channel: Utterance.Channel? = fields.choice("channel")
    let text = fields.string("text")
    let at = fields.number("at")
    let outcome: Utterance.Outcome? = fields.choice("outcome")
    guard let channel, let text, let at, let outcome else { return nil }
    self.init(channel: channel, text: text, at: at, outcome: outcome)
  }
}

extension RecordedBeat.Settling {
  fileprivate var json: JSON {
    ["reads": .number(reads), "every": .number(every), "stable": .number(stable)]
  }

  fileprivate init?(_ fields: inout RecordFields) {
    let reads = fields.number("reads")
    let every = fields.number("every")
    let stable = fields.number("stable")
    guard let reads, let every, let stable else { return nil }
    self.init(reads: reads, every: every, stable: stable)
  }
}
