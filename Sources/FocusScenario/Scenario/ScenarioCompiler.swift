/// Turns the blocks of a file into scenarios: reads sentences, resolves what points back, checks what needs no app.
public struct ScenarioCompiler: Sendable {
  /// What the compiler asks of the language of sentences.
  struct Language: Sendable {
    var readSentence: @Sendable (Phrase, SourceText) -> SentenceReading
    var readTask: @Sendable (Phrase, SourceText) -> TaskReading
    /// Reads a sentence without a search for what to write in place of a refused one; none means as the others.
    var readBriefly: TeamReader.ReadSentence?

    /// The language with the wordings of a team.
    func with(_ sayings: [Saying]) -> Language {
      let reader = TeamReader(sayings, readSentence: readSentence)
      return Language(
        readSentence: { reader.read($0, in: $1) },
        readTask: readTask,
        readBriefly: readBriefly.map { brief in
          let reader = TeamReader(sayings, readSentence: brief)
          return { reader.read($0, in: $1) }
        }
      )
    }
  }

  private let language: Language

  /// A compiler over the published language.
  public init() {
    let reader = SentenceReader()
    self.init(
      language: Language(
        readSentence: { reader.readOffering($0, in: $1) },
        readTask: { reader.readTask($0, in: $1) },
        readBriefly: { reader.readBriefly($0, in: $1) }
      )
    )
  }

  /// A compiler over another language.
  init(language: Language) {
    self.language = language
  }

  /// Compiles every block; with an error anywhere in the file nothing of it may run, and the diagnostics say why.
  ///
  /// With technologies, every block is compiled for these and not for those that it names; what cannot be asked of one
  /// is a claim that is not asked.
  public func compile(_ file: CheckFile, on technologies: [Technology] = []) -> Compilation {
    var compilation = FileCompiler(file, on: technologies, language: language)
    return compilation.compile()
  }

  /// What came of compiling a file.
  public struct Compilation: Hashable, Sendable {
    /// One per block and technology, in the order of the text; none when there is an error.
    public var scenarios: [Scenario]
    /// All problems of the file: those of its lines, of its sentences, and of its blocks.
    public var diagnostics: [Diagnostic]
  }
}
