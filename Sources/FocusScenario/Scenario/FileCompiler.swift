/// Compiles the blocks of one file in order, remembering the tasks that later ones may repeat.
struct FileCompiler {
  private let file: CheckFile
  /// The technologies that take the place of those the blocks name; none means the blocks' own.
  private let technologies: [Technology]
  private let language: ScenarioCompiler.Language
  private let readings: [TaskReading]
  private var earlier: EarlierTasks
  private var readLines: ReadLines
  private var searchesLeft = SentenceReader.mostSearched
  private var scenarios: [Scenario] = []
  private var diagnostics: [Diagnostic]

  init(_ file: CheckFile, on technologies: [Technology], language: ScenarioCompiler.Language) {
    let sayings = SayingChecker(file.sayings, beside: file.inheritedSayings, readSentence: language.readSentence)
    let language = language.with(sayings.usable)
    self.file = file
    self.technologies = technologies
    self.language = language
    self.diagnostics = file.diagnostics + sayings.findings.map(\.diagnostic)
    var lines = ReadLines()
    self.readings = file.blocks.map { Self.readTask(of: $0, in: file.source, language, &lines) }
    self.readLines = lines
    self.earlier = EarlierTasks(wanted: readings.compactMap(\.task.again))
  }

  /// Compiles every block.
  mutating func compile() -> ScenarioCompiler.Compilation {
    for index in file.blocks.indices { compileBlock(index) }
    let isRunnable = !diagnostics.contains { $0.severity == .error }
    return ScenarioCompiler.Compilation(
      scenarios: isRunnable ? scenarios : [],
      diagnostics: diagnostics.inOrderOfText
    )
  }

  private static func readTask(
    of block: CheckBlock,
    in source: SourceText,
    _ language: ScenarioCompiler.Language,
    _ lines: inout ReadLines
  ) -> TaskReading {
    // An empty stretch stands for a task that is missing, which was said already.
    guard block.task.range.count > 0 else {
      return TaskReading(task: TaskLine(phrases: [], range: block.task.range), diagnostics: [])
    }
    return lines.reading(ofTask: block.task, in: source, by: language.readTask)
  }

  private mutating func compileBlock(_ index: Int) {
    let block = file.blocks[index]
    diagnostics += readings[index].diagnostics
    let entry = task(of: block, readings[index].task)
    var compiler = BlockCompiler(block, in: file.source, language: language, searchesLeft: searchesLeft)
    let resolved = compiler.compile(task: entry?.task, &readLines)
    searchesLeft = compiler.searchesLeft
    diagnostics += compiler.diagnostics
    let given = given(of: block)
    guard var entry, let resolved else { return }
    entry.task = resolved
    remember(entry, of: block)
    addScenarios(of: block, at: index, task: resolved, given: given, from: compiler)
  }

  private mutating func given(of block: CheckBlock) -> Given? {
    guard let phrase = block.given else { return nil }
    let (given, findings) = GivenReader(source: file.source).read(phrase)
    for finding in findings { note(finding.problem, at: finding.range) }
    return given
  }

  // MARK: The same task again

  /// The task as written, or the one that `the same error` means; none, with a diagnostic, when there is not just one.
  private mutating func task(of block: CheckBlock, _ line: TaskLine) -> EarlierTasks.Entry? {
    guard let noun = line.again else {
      let place = file.source.lineIndex(at: block.task.range.lower) + 1
      let entry = EarlierTasks.Entry(task: line, text: block.task.text(in: file.source), line: place)
      return line.phrases.isEmpty ? nil : entry
    }
    let tasks = earlier.tasks(naming: noun, in: block.section)
    if tasks.count == 1 { return tasks.first }
    note(tasks.isEmpty ? .noEarlierTask(noun: noun) : Self.several(noun, tasks), at: block.task.range)
    return nil
  }

  private static func several(_ noun: String, _ tasks: [EarlierTasks.Entry]) -> ScenarioProblem {
    .severalEarlierTasks(noun: noun, tasks: tasks.map(\.text), lines: tasks.map(\.line))
  }

  private mutating func remember(_ entry: EarlierTasks.Entry, of block: CheckBlock) {
    let phrases = [block.task] + block.expectations
    earlier.add(entry, saying: phrases.map { $0.text(in: file.source) }, in: block.section)
  }

  private mutating func note(_ problem: ScenarioProblem, at range: SourceRange) {
    diagnostics.append(Diagnostic(problem, at: range, in: file.source.path))
  }

  // MARK: Scenarios

  private mutating func addScenarios(
    of block: CheckBlock,
    at index: Int,
    task: TaskLine,
    given: Given?,
    from compiler: BlockCompiler
  ) {
    let source = file.source
    let location = source.location(at: block.range.lower)
    for profile in profiles(for: block) {
      let scenario = Scenario(
        id: "\(location.path):\(location.line):\(profile.name)",
        location: location,
        profile: profile,
        taskText: block.task.text(in: source),
        task: task,
        given: given,
        app: block.app?.text(in: source),
        claims: compiler.claims(for: profile),
        block: index
      )
      scenarios.append(scenario)
    }
  }

  private func profiles(for block: CheckBlock) -> [Profile] {
    guard !technologies.isEmpty, let place = block.profiles.first?.range else { return block.profiles }
    return technologies.map { technology in
      block.profiles.first { $0.technology == technology }
        ?? Profile(name: technology.rawValue, technology: technology, range: place)
    }
  }
}
