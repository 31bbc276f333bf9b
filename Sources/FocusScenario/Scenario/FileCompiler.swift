/// Compiles the blocks of one file in order, remembering the tasks that later ones may repeat.
struct FileCompiler {
  private let file: CheckFile
  /// The technologies that take the place of those the blocks name; none means the blocks' own.
  private let technologies: [Technology]
  private let tasks: [ReadLines.Task]
  private var earlier: EarlierTasks
  private var readLines: ReadLines
  private var profileLists = ProfileLists()
  private var compiler: BlockCompiler
  private var scenarios: [Scenario] = []
  /// What is wrong beside what the file says of itself.
  private var diagnostics: [Diagnostic]

  init(_ file: CheckFile, on technologies: [Technology], language: ScenarioCompiler.Language) {
    let sayings = SayingChecker(file.sayings, beside: file.inheritedSayings, readSentence: language.readSentence)
    let language = language.with(sayings.usable)
    self.file = file
    self.technologies = technologies
    self.compiler = BlockCompiler(of: file, language: language)
    self.diagnostics = sayings.findings.map(\.diagnostic)
    var lines = ReadLines()
    self.tasks = file.blocks.map { Self.readTask(of: $0, in: file.source, language, &lines) }
    self.readLines = lines
    self.earlier = EarlierTasks(wanted: tasks.compactMap(\.read.task.first.again))
  }

  /// Compiles every block.
  mutating func compile() -> ScenarioCompiler.Compilation {
    scenarios.reserveCapacity(file.blocks.count)
    for index in file.blocks.indices { compileBlock(index) }
    let all = diagnostics.isEmpty ? file.diagnostics : file.diagnostics + diagnostics
    let isRunnable = !all.contains { $0.severity == .error }
    return ScenarioCompiler.Compilation(scenarios: isRunnable ? scenarios : [], diagnostics: all.inOrderOfText)
  }

  private static func readTask(
    of block: CheckBlock,
    in source: SourceText,
    _ language: ScenarioCompiler.Language,
    _ lines: inout ReadLines
  ) -> ReadLines.Task {
    // An empty stretch stands for a task that is missing, which was said already.
    guard block.task.range.count > 0 else {
      let missing = TaskReading(task: TaskLine(phrases: [], range: block.task.range), diagnostics: [])
      return ReadLines.Task(read: ReadTask(missing, of: block.task, in: source), distance: 0)
    }
    return lines.task(of: block.task, in: source, by: language.readTask)
  }

  private mutating func compileBlock(_ index: Int) {
    diagnostics += tasks[index].read.diagnostics
    let meant = task(of: index)
    compiler.begin(index, profiles: profileLists.number(of: file.blocks[index].profiles))
    let resolved = compiler.compile(task: meant?.task, &readLines)
    diagnostics += compiler.diagnostics
    let given = given(of: index)
    guard let meant, let resolved else { return }
    if earlier.isAsked { remember(meant, as: resolved, of: index) }
    let asked = profiles(forBlock: index)
    for (profile, claims) in zip(asked, compiler.claims(for: asked)) {
      addScenario(of: index, task: resolved, given: given, for: profile, claims)
    }
  }

  private mutating func given(of index: Int) -> Given? {
    guard let phrase = file.blocks[index].given else { return nil }
    let (given, findings) = GivenReader(source: file.source).read(phrase)
    for finding in findings { note(finding.problem, at: finding.range) }
    return given
  }

  // MARK: The same task again

  /// The task of a block, with the entry of the earlier one when it is said to be the same.
  private struct Meant {
    var task: ReadLines.Task
    var earlier: EarlierTasks.Entry?
  }

  /// The task as written, or the one that `the same error` means; none, with a diagnostic, when there is not just one.
  private mutating func task(of index: Int) -> Meant? {
    guard let noun = tasks[index].read.task.first.again else {
      return tasks[index].read.task.first.phrases.isEmpty ? nil : Meant(task: tasks[index])
    }
    let block = file.blocks[index]
    let found = earlier.tasks(naming: noun, in: block.section)
    if found.count == 1 {
      let read = ReadTask(TaskReading(task: found[0].task, diagnostics: []), of: block.task, in: file.source)
      return Meant(task: ReadLines.Task(read: read, distance: 0), earlier: found[0])
    }
    note(found.isEmpty ? .noEarlierTask(noun: noun) : Self.several(noun, found), at: block.task.range)
    return nil
  }

  private static func several(_ noun: String, _ tasks: [EarlierTasks.Entry]) -> ScenarioProblem {
    .severalEarlierTasks(noun: noun, tasks: tasks.map(\.text), lines: tasks.map(\.line))
  }

  private mutating func remember(_ meant: Meant, as task: Placed<TaskLine>, of index: Int) {
    let block = file.blocks[index]
    let source = file.source
    let phrases = [block.task] + block.expectations
    earlier.add(
      EarlierTasks.Entry(
        task: task.value,
        text: meant.earlier?.text ?? meant.task.read.text,
        line: meant.earlier?.line ?? source.lineIndex(at: block.task.range.lower) + 1
      ),
      saying: phrases.map { $0.text(in: source) },
      in: block.section
    )
  }

  private mutating func note(_ problem: ScenarioProblem, at range: SourceRange) {
    diagnostics.append(Diagnostic(problem, at: range, in: file.source.path))
  }

  // MARK: Scenarios

  private mutating func addScenario(
    of index: Int,
    task: Placed<TaskLine>,
    given: Given?,
    for profile: Profile,
    _ claims: [Claim]
  ) {
    let place = compiler.place
    let location = SourceLocation(path: file.source.path, line: place.line, column: place.column)
    var id = location.path
    id += ":" + String(location.line) + ":" + profile.name
    scenarios.append(
      Scenario(
        id: id,
        location: location,
        profile: profile,
        taskText: tasks[index].read.text,
        task: task,
        given: given,
        app: file.blocks[index].app?.text(in: file.source),
        claims: claims,
        block: index
      )
    )
  }

  private func profiles(forBlock index: Int) -> [Profile] {
    let profiles = file.blocks[index].profiles
    guard !technologies.isEmpty, let place = profiles.first?.range else { return profiles }
    return technologies.map { technology in
      profiles.first { $0.technology == technology }
        ?? Profile(name: technology.rawValue, technology: technology, range: place)
    }
  }
}
