import FocusScenario

/// What the tool knows: sentences, behaviours, commands.
extension Session {
  mutating func phrases() -> CommandStatus {
    guard arguments.operands.isEmpty else { return teamPhrases() }
    let sections = FormGuide.sections()
    if arguments.wantsMarkdown { return printText(PhrasesText.markdown(sections)) }
    console.write(pretty: PhrasesText.render(sections), json: PhrasesText.json(sections))
    return .passed
  }

  /// The wordings that the named files may use; a file without a block may have some.
  private mutating func teamPhrases() -> CommandStatus {
    let suite = Suite.load(arguments.operands)
    console.write(pretty: PhrasesText.render(suite.sayings), json: PhrasesText.json(suite.sayings))
    return endAfterReading(suite, absences: suite.absences.filter { !$0.isAcceptable })
  }

  mutating func behaviours() -> CommandStatus {
    console.write(pretty: BehavioursText.render(), json: BehavioursText.json())
    return .passed
  }

  mutating func help() throws(UsageError) -> CommandStatus {
    guard let name = arguments.operands.first else { return printText(Help.overview) }
    guard let command = Command(rawValue: name) else { throw .unknownCommand(name) }
    return printText(Help.text(of: command))
  }

  func helpText(of command: Command) -> String {
    command == .run || command == .help ? Help.overview : Help.text(of: command)
  }
}
