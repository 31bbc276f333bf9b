/// Makes a built-in action of what a task phrase says.
struct TaskActionBuilder {
  let source: SourceText

  /// The action; none when the words do not make one.
  func action(of meaning: Meaning) throws(Refusal) -> TaskAction? {
    guard let action = try single(meaning) else { return nil }
    guard !["wait"].contains(meaning.word(.action)), let count = meaning.number(.number) else { return action }
    if case .move(let direction, _, let past) = action { return .move(direction, count: count, past: past) }
    return .times(count, action)
  }

  private func single(_ meaning: Meaning) throws(Refusal) -> TaskAction? {
    let object = try ReferenceBuilder(source: source).reference(meaning.part(.object))
    switch meaning.word(.action) {
    case "reload": return .reload(object)
    case "close": return .close(object, with: try means(of: meaning))
    case "type": return typed(meaning) == nil && object == nil ? nil : .type(typed(meaning), in: object)
    case "press": return press(meaning)
    case "wait": return MomentBuilder(source: source).milliseconds(of: meaning).map { .wait($0) }
    case "scroll": return direction(of: meaning).map { .scroll($0) }
    case "move": return try move(meaning)
    case "go-back": return .goBack
    case "escape": return .escape
    case "magic-tap": return .magicTap
    case "put-keyboard-away": return .putKeyboardAway
    case "rotor": return rotor(meaning)
    case "custom": return meaning.word(.quoted).flatMap { name in object.map { .custom(name, $0) } }
    case let name: return object.flatMap { withObject(name, $0, isOn: meaning.word(.text) == "on") }
    }
  }

  /// A key by its name alone, or pressed; `return` alone says where to go, and not which key.
  private func press(_ meaning: Meaning) -> TaskAction? {
    guard source.text(meaning.range) != "return", let key = meaning.word(.key).flatMap(Key.init) else { return nil }
    return key == .escapeGesture ? .escape : .press(key)
  }

  /// Quoted text, or the digits of a number as the author wrote them: `type 0042`.
  private func typed(_ meaning: Meaning) -> String? {
    guard let entry = meaning.entry(.quoted) else { return nil }
    if case .word(let text) = entry.value { return text }
    return source.text(entry.range)
  }

  private func withObject(_ name: String?, _ object: Reference, isOn: Bool) -> TaskAction? {
    switch name {
    case "open": .open(object)
    case "change": .change(object)
    case "activate": .activate(object)
    case "clear": .clear(object)
    case "turn": .turn(object, on: isOn)
    case "increase": .increase(object)
    case "decrease": .decrease(object)
    case "delete": .delete(object)
    case "touch": .touch(object)
    default: nil
    }
  }

  private func direction(of meaning: Meaning) -> Frame.Direction? {
    meaning.word(.direction).flatMap(Frame.Direction.init)
  }

  private func rotor(_ meaning: Meaning) -> TaskAction? {
    guard let direction = direction(of: meaning), let rotor = meaning.word(.noun).flatMap({ Rotor(noun: $0) }) else {
      return nil
    }
    return .rotor(rotor, direction)
  }

  private func move(_ meaning: Meaning) throws(Refusal) -> TaskAction? {
    guard let direction = direction(of: meaning) else { return nil }
    let past = try ReferenceBuilder(source: source).reference(meaning.part(.past)?.part(.object))
    if let past, meaning.part(.past)?.word(.when) == "until" {
      // `swipe right to the end`: as far as it goes, and to no thing of that name.
      return past.endsIn(["end", "start", "top", "bottom", "beginning"]) ? nil : .moveTo(direction, past)
    }
    return .move(direction, count: nil, past: past)
  }

  private func means(of meaning: Meaning) throws(Refusal) -> TaskAction.CloseMeans? {
    guard let part = meaning.part(.means) else { return nil }
    if let key = part.word(.key).flatMap(Key.init) { return key == .escapeGesture ? .escape : .key(key) }
    if let button = try ReferenceBuilder(source: source).reference(part.part(.object)) { return .button(button) }
    switch part.word(.means) {
    case "swipe-down": return .swipeDown
    case "outside-tap": return .outsideTap
    case "escape": return .escape
    case "by-system": return .bySystem
    default: return nil
    }
  }
}

extension TaskAction {
  /// The canonical form of an action: `close(it, with Escape)`.
  var canonicalText: String {
    switch self {
    case .open(let reference): "open(\(reference.canonicalText))"
    case .close(let reference, let means): Self.call("close", [reference?.canonicalText, means?.canonicalText])
    case .change(let reference): "change(\(reference.canonicalText))"
    case .activate(let reference): "activate(\(reference.canonicalText))"
    case .type(let text, let place):
      Self.call("type", [text.map(Reference.quote), place.map { "in \($0.canonicalText)" }])
    case .clear(let reference): "clear(\(reference.canonicalText))"
    case .turn(let reference, let isOn): "turn-\(isOn ? "on" : "off")(\(reference.canonicalText))"
    case .increase(let reference): "increase(\(reference.canonicalText))"
    case .decrease(let reference): "decrease(\(reference.canonicalText))"
    case .delete(let reference): "delete(\(reference.canonicalText))"
    case .goBack: "go-back()"
    case .escape: "escape()"
    case .reload(let reference): Self.call("reload", [reference?.canonicalText])
    case .scroll(let direction): "scroll(\(direction.rawValue))"
    case .wait(let milliseconds): "wait(\(milliseconds) ms)"
    case .press(let key): "press(\(key.rawValue))"
    case .move(let direction, let count, let past):
      Self.call("move", [direction.rawValue, count.map { "\($0)" }, past.map { "past \($0.canonicalText)" }])
    case .moveTo(let direction, let goal): "move(\(direction.rawValue), to \(goal.canonicalText))"
    case .rotor(let rotor, let direction): "rotor(\(rotor.rawValue), \(direction.rawValue))"
    case .touch(let reference): "touch(\(reference.canonicalText))"
    case .custom(let name, let reference):
      Self.call("custom", [Reference.quote(name), "on \(reference.canonicalText)"])
    case .magicTap: "magic-tap()"
    case .putKeyboardAway: "put-keyboard-away()"
    case .times(let count, let action): "\(count)×\(action.canonicalText)"
    }
  }

  private static func call(_ name: String, _ arguments: [String?]) -> String {
    "\(name)(\(arguments.compactMap { $0 }.joined(separator: ", ")))"
  }
}

extension TaskAction.CloseMeans {
  /// `with the done button`, `with Escape`, `by swiping down`.
  var canonicalText: String {
    switch self {
    case .button(let reference): "with \(reference.canonicalText)"
    case .key(let key): "with \(key.rawValue)"
    case .swipeDown: "by swiping down"
    case .escape: "by escape gesture"
    case .outsideTap: "by tapping outside"
    case .bySystem: "by the system"
    }
  }
}
