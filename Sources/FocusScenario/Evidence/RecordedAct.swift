/// The names of acts in a file, and what belongs to each.
extension RecordedBeat.Cause.Act {
  /// The acts that are said by their name alone.
  private static let plain: [(verb: String, act: Self)] = [
    ("start", .start), ("read", .read), ("moveIn", .moveIn), ("moveOut", .moveOut),
    ("next", .intent(.next)), ("previous", .intent(.previous)), ("activate", .intent(.activate)),
    ("escape", .intent(.escape)), ("increment", .intent(.increment)), ("decrement", .intent(.decrement)),
    ("clear", .intent(.clear)), ("back", .intent(.back)), ("reload", .intent(.reload)),
    ("magicTap", .intent(.magicTap)), ("firstElement", .intent(.firstElement)),
    ("lastElement", .intent(.lastElement)), ("readFromTop", .intent(.read(fromTop: true))),
    ("readOn", .intent(.read(fromTop: false))), ("pauseSpeech", .intent(.pauseSpeech)), ("mute", .intent(.mute)),
    ("done", .intent(.done)), ("turnOn", .intent(.turnOn)),
  ]

  /// The name of the act and what belongs to it, in the order of a file.
  var members: [(key: String, value: JSON)] {
    guard case .intent(let intent) = self, let more = Self.arguments(of: intent) else {
      return [("verb", .string(Self.plain.first { $0.act == self }?.verb ?? ""))]
    }
    return [("verb", .string(more.verb))] + more.members
  }

  private static func arguments(of intent: Intent) -> (verb: String, members: [(key: String, value: JSON)])? {
    switch intent {
    case .type(let text): ("type", [("text", .string(text))])
    case .customAction(let name): ("customAction", [("text", .string(name))])
    case .wait(let milliseconds): ("wait", [("count", .number(milliseconds))])
    case .scroll(let forward): ("scroll", [("forward", .flag(forward))])
    case .arrow(let forward): ("arrow", [("forward", .flag(forward))])
    case .group(let forward): ("group", [("forward", .flag(forward))])
    case .rotor(let rotor, let forward):
      ("rotor", [("forward", .flag(forward)), ("rotor", .string(rotor.rawValue))])
    case .customRotor(let name, let forward):
      ("customRotor", [("text", .string(name)), ("forward", .flag(forward))])
    case .press(let key): ("press", [("key", .string(key.rawValue))])
    case .touch(let element): ("touch", [("element", .number(element.index))])
    case .touchPoint(let x, let y): ("touchPoint", [("x", .decimal(x)), ("y", .decimal(y))])
    case .close(let context, let way):
      ("close", [("context", .number(context.index)), ("way", .string(way.rawValue))])
    case .next, .previous, .activate, .escape, .increment, .decrement, .clear, .back, .reload, .magicTap,
      .firstElement, .lastElement, .read, .pauseSpeech, .mute, .done, .turnOn:
      nil
    }
  }

  /// Takes an act from the members of a cause; none when it is not all there.
  init?(_ fields: inout RecordFields) {
    guard let verb = fields.string("verb") else { return nil }
    if let act = Self.plain.first(where: { $0.verb == verb })?.act {
      self = act
      return
    }
    guard let intent = Self.intent(verb, &fields) else { return nil }
    self = .intent(intent)
  }

  private static func intent(_ verb: String, _ fields: inout RecordFields) -> Intent? {
    switch verb {
    case "type": fields.string("text").map { .type($0) }
    case "customAction": fields.string("text").map { .customAction($0) }
    case "wait": fields.number("count").map { .wait($0) }
    case "scroll": fields.flag("forward").map { .scroll(forward: $0) }
    case "arrow": fields.flag("forward").map { .arrow(forward: $0) }
    case "group": fields.flag("forward").map { .group(forward: $0) }
    case "rotor": both(fields.flag("forward"), fields.choice("rotor")).map { .rotor($1, forward: $0) }
    case "customRotor": both(fields.string("text"), fields.flag("forward")).map { .customRotor($0, forward: $1) }
    case "press": fields.choice("key").map { .press($0) }
    case "touch": fields.number("element").map { .touch(ElementIdentifier($0)) }
    case "touchPoint": both(fields.decimal("x"), fields.decimal("y")).map { .touchPoint(x: $0, y: $1) }
    case "close":
      both(fields.number("context"), fields.choice("way")).map { .close(ContainerIdentifier($0), $1) }
    default: unknown(verb, &fields)
    }
  }

  private static func unknown(_ verb: String, _ fields: inout RecordFields) -> Intent? {
    fields.refuse(.unknownValue(key: "verb", value: verb), at: "verb")
    fields.takeAll()
    return nil
  }

  private static func both<First, Second>(_ first: First?, _ second: Second?) -> (First, Second)? {
    guard let first, let second else { return nil }
    return (first, second)
  }
}
