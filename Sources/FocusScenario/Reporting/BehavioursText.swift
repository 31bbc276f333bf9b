/// Writes what devices do differently, and the constants of simulated time.
public enum BehavioursText {
  /// The table for people, 80 columns wide.
  public static func render() -> StyledText {
    var text = StyledText()
    for behaviour in Behaviour.table {
      text.append(behaviour.identifier.rawValue, .title)
      text.endLine()
      text.appendParagraph(behaviour.question, lead: "  ")
      append(behaviour.baseline, note: "; baseline", to: &text)
      for alternative in behaviour.alternatives { append(alternative, note: "", to: &text) }
      text.endLine()
    }
    text.append("clock", .title)
    text.endLine()
    for constant in constants { text.appendParagraph(constant.meaning, lead: "  " + "\(constant.value)".padded(to: 8)) }
    return text
  }

  /// The same for programs.
  public static func json() -> JSON {
    [
      "version": .number(1),
      "behaviours": .array(
        Behaviour.table.map { behaviour in
          [
            "id": .string(behaviour.identifier.rawValue),
            "question": .string(behaviour.question),
            "baseline": json(behaviour.baseline),
            "alternatives": .array(behaviour.alternatives.map(json)),
          ]
        }
      ),
      "clock": .object(constants.map { (key: $0.name, value: .number($0.value)) }),
    ]
  }

  private static func append(_ answer: Behaviour.Alternative, note: String, to text: inout StyledText) {
    let facts = (answer.facts + [answer.confidence.rawValue]).joined(separator: ", ")
    text.appendParagraph(
      "\(answer.meaning) (\(facts)\(note))",
      lead: "    " + answer.identifier.rawValue.padded(to: 17)
    )
  }

  private static func json(_ answer: Behaviour.Alternative) -> JSON {
    [
      "id": .string(answer.identifier.rawValue),
      "meaning": .string(answer.meaning),
      "facts": JSON(answer.facts),
      "confidence": .string(answer.confidence.rawValue),
    ]
  }

  private struct Constant {
    var name: String
    var value: Int
    var meaning: String
  }

  private static let constants = [
    Constant(
      name: "outlook",
      value: Clock.outlook,
      meaning: "ms after a task in which what must not happen is still looked for"
    ),
    Constant(name: "settleWindow", value: Clock.settleWindow, meaning: "ms after an action belong to its beat"),
    Constant(name: "step", value: Clock.step, meaning: "ms for a step of navigation"),
    Constant(name: "speechPerCharacter", value: Clock.speechPerCharacter, meaning: "ms to speak a character"),
    Constant(
      name: "talkBackWindowDelay",
      value: Clock.talkBackWindowDelay,
      meaning: "ms until TalkBack moves after a window changed (TB-8)"
    ),
    Constant(
      name: "talkBackNodeDelay",
      value: Clock.talkBackNodeDelay,
      meaning: "ms until TalkBack moves after its node went (TB-9)"
    ),
    Constant(name: "settlingLimit", value: Clock.settlingLimit, meaning: "updates that may follow at one moment"),
    Constant(name: "beatLimit", value: Clock.beatLimit, meaning: "timers that may be due in one beat"),
  ]
}
