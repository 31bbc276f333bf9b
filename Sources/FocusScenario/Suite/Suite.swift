/// Check files and documents, read into scenarios and selected; no app has been looked at yet.
public struct Suite: Sendable {
  /// What to run, and on what.
  public struct Options: Hashable, Sendable {
    /// The app file that takes the place of every `App:` line.
    public var app: String?
    /// Texts of which a task, a sentence or a path has to contain one; none means all.
    public var filters: [String] = []
    /// Names of technologies, of which a block has to name one; none means all.
    public var profiles: [String] = []
    /// The technologies that every block is run on, whatever it names; none means those that it names.
    public var technologies: [Technology] = []
    /// Behaviours that are fixed, before what the app files fix.
    public var behaviours: [Behaviours.Choice] = []

    /// Everything, on the apps that the checks name.
    public init() {}

    /// Whether every block is selected.
    var selectsEverything: Bool { filters.isEmpty && profiles.isEmpty }
  }

  /// One check file or document.
  public struct File: Sendable {
    /// The path as the user named it, or as it was found.
    public let path: String
    /// The blocks as written; none when the file could not be read, or is a phrases file.
    public internal(set) var checks: CheckFile?
    /// The text, when it could be read.
    var source: SourceText?
    /// Every scenario of the file.
    public internal(set) var scenarios: [Scenario] = []
    /// Those of them that are selected.
    public internal(set) var selected: [Scenario] = []
    /// Mistakes of the text, or why it could not be read.
    public internal(set) var diagnostics: [Diagnostic] = []
    /// The folder through which it was found; none when it was named by hand.
    var folder: String?
    /// Whether only some of its lines were named.
    public internal(set) var isPartial = false

    /// Whether an error keeps its blocks from being run.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  /// In the order in which the paths were given, then by name; a document without a block is left out.
  ///
  /// At the end the phrases files that have a mistake.
  public private(set) var files: [File] = []
  /// What was asked for by hand and gave nothing to run.
  public private(set) var absences: [Absence] = []
  /// The teams' own wordings that the files may use, each once, in the order in which they were met.
  public private(set) var sayings: [Saying] = []
  let options: Options
  let folders: [String]
  let access: FileAccess
  let stages: Stages

  /// Finds, reads and compiles what the paths lead to.
  public static func load(_ paths: [String], options: Options = Options(), access: FileAccess = FileAccess()) -> Suite {
    Suite(FoundFiles(paths, access: access), options: options)
  }

  /// Compiles files and selects among their scenarios.
  public init(_ found: FoundFiles, options: Options = Options()) {
    self.init(found, options: options, stages: .standard)
  }

  /// Compiles files with other rooms than the standard ones.
  init(_ found: FoundFiles, options: Options, stages: Stages) {
    self.options = options
    self.folders = found.folders
    self.access = found.access
    self.stages = stages
    self.absences = found.absences
    var phrases = PhrasesFinder(access: found.access)
    for file in found.files { add(file, &phrases) }
    noteEmptyFolders()
    for file in phrases.files { add(file) }
    noteEmptySelection()
  }

  /// A title for an app that the checks could run on: the first `App:` line, else the name of the first file.
  public var appTitle: String {
    if let name = files.lazy.flatMap(\.selected).compactMap(\.app).first { return name }
    let words = Path(files.first?.path ?? "").stem.split(separator: "-").joined(separator: " ")
    return words.isEmpty ? "App" : words.prefix(1).uppercased() + words.dropFirst()
  }

  private mutating func add(_ found: FoundFiles.File, _ phrases: inout PhrasesFinder) {
    var file = File(path: found.path, folder: found.folder, isPartial: found.lines != nil)
    switch found.content {
    case .failure(let error):
      file.diagnostics = [Diagnostic(error, at: SourceRange(0, 0), in: found.path)]
    case .success where Path(found.path).fileExtension == "phrases":
      note(phrases.sayings(in: found.path))
      absences.append(Absence(subject: .document(found.path)))
      return
    case .success(let source):
      var checks = stages.readChecks(source, found.isDocument)
      checks.inheritedSayings = phrases.sayings(for: found.path)
      let compilation = stages.compile(checks, options.technologies)
      note(checks.inheritedSayings + checks.sayings)
      file.checks = checks
      file.source = source
      file.scenarios = compilation.scenarios
      file.diagnostics = compilation.diagnostics
      if checks.blocks.isEmpty && !file.hasErrors {
        if found.folder == nil { absences.append(Absence(subject: .document(found.path))) }
        if file.diagnostics.isEmpty { return }
      }
      file.selected = select(from: file, lines: found.lines)
    }
    files.append(file)
  }

  /// A phrases file has nothing to run; it is told of when something is wrong with it.
  private mutating func add(_ phrases: PhrasesFinder.File) {
    guard !phrases.diagnostics.isEmpty else { return }
    var file = File(path: phrases.path, isPartial: true)
    file.source = phrases.source
    file.diagnostics = phrases.diagnostics
    files.append(file)
  }

  private mutating func note(_ sayings: [Saying]) {
    for saying in sayings where !self.sayings.contains(saying) { self.sayings.append(saying) }
  }

  private mutating func noteEmptyFolders() {
    for folder in folders where !files.contains(where: { $0.folder == folder || Path($0.path).isInside(folder) }) {
      absences.append(Absence(subject: .folder(folder)))
    }
  }

  private mutating func noteEmptySelection() {
    let scenarios = files.flatMap(\.scenarios)
    guard !options.selectsEverything && absences.isEmpty && !scenarios.isEmpty else { return }
    guard files.allSatisfy(\.selected.isEmpty) else { return }
    var existing: [String] = []
    for name in scenarios.map(\.profile.name) where !existing.contains(name) { existing.append(name) }
    absences.append(
      Absence(subject: .selection(filters: options.filters, profiles: options.profiles, existing: existing))
    )
  }
}

extension Suite {
  /// The scenarios of the named lines that fit the filters; a line in no block is noted as absent.
  private mutating func select(from file: File, lines: [Int]?) -> [Scenario] {
    guard let checks = file.checks else { return [] }
    let selection = Selection(options)
    let admitted = file.scenarios.filter { scenario in
      // A block is selected by what it names, whatever it is run on.
      let named = options.technologies.isEmpty ? [scenario.profile] : checks.blocks[scenario.block].profiles
      return selection.admits(scenario, naming: named.map(\.name), in: file.path)
    }
    guard let lines else { return admitted }
    let spans = checks.blocks.map { $0.lines(in: checks.source) }
    for line in lines where !spans.contains(where: { $0.contains(line) }) {
      let starts = spans.map(\.lowerBound)
      absences.append(Absence(subject: .line(line, of: file.path, starts: starts)))
    }
    let blocks = spans.indices.filter { block in lines.contains { spans[block].contains($0) } }
    return admitted.filter { blocks.contains($0.block) }
  }
}

extension CheckBlock {
  /// Its first and last line, from 1.
  fileprivate func lines(in source: SourceText) -> ClosedRange<Int> {
    let first = source.lineIndex(at: range.lower)
    return first + 1...max(first, source.lineIndex(at: range.upper - 1)) + 1
  }
}

extension Path {
  /// Whether it is written as a path below a folder.
  fileprivate func isInside(_ folder: String) -> Bool {
    text.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/") || (folder == "." && !text.hasPrefix("/"))
  }
}
