/// A mistake in what a block says, seen without an app.
enum ScenarioProblem: Hashable, Sendable {
  /// `it`, `them` or `its`, and no noun before it that fits.
  case noAntecedent(word: String)
  /// `it`, after two things that it may stand for as well.
  case severalAntecedents(word: String, nouns: [String])
  /// `the same error`, and no earlier block of the section names one.
  case noEarlierTask(noun: String)
  /// `the same error`, and earlier blocks that name one do different things; each with its line, from 1.
  case severalEarlierTasks(noun: String, tasks: [String], lines: [Int])
  case twoMoments
  case contrastIsClaim(words: String)
  /// A step that no profile of the block has.
  case impossibleStep(Frame.Step, profiles: [String])
  /// `keyboard focus`, in a block without a keyboard.
  case focusOfAnother(Technology, profiles: [String])
  /// `Switch Control: …`, in a block without it.
  case contextOfAnother(Context, profiles: [String])
  /// `On iPad: …`, in a block that is not given an iPad.
  case contextNotGiven(Context)
  /// Something spoken, in a block that nobody hears; the sentence that could stand in its place, if one was tried.
  case silentProfiles([String], repair: String?)
  /// Two places of focus at one moment; the line of the first, from 1.
  case twoPlaces(first: String, second: String, firstLine: Int)
  /// Something on a `Given:` line that cannot be given.
  case unknownGiven(words: String)
  /// Two screens, two devices or the like on one `Given:` line.
  case givenTwice(words: String)
}

extension ScenarioProblem: Problem {
  var code: String {
    switch self {
    case .noAntecedent: "no-antecedent"
    case .severalAntecedents: "several-antecedents"
    case .noEarlierTask: "no-earlier-task"
    case .severalEarlierTasks: "several-earlier-tasks"
    case .twoMoments: "two-moments"
    case .contrastIsClaim: "contrast-is-claim"
    case .impossibleStep: "impossible-step"
    case .focusOfAnother: "focus-of-another"
    case .contextOfAnother: "context-of-another"
    case .contextNotGiven: "context-not-given"
    case .silentProfiles: "silent-profiles"
    case .twoPlaces: "two-places"
    case .unknownGiven: "unknown-given"
    case .givenTwice: "given-twice"
    }
  }

  var severity: Diagnostic.Severity { .error }

  var message: String {
    switch self {
    case .noAntecedent(let word): "'\(word)' stands for nothing that was named before"
    case .severalAntecedents(let word, let nouns): "'\(word)' may stand for \(WordList.choice(nouns))"
    case .noEarlierTask(let noun): "no earlier block of this section names '\(noun)'"
    case .severalEarlierTasks(let noun, let tasks, _):
      "'the same \(noun)' may be any of \(tasks.count) tasks of this section"
    case .twoMoments: "this claim is about two moments"
    case .contrastIsClaim(let words): "'\(words)' is both claimed and excluded"
    case .impossibleStep(let step, let profiles):
      "'\(step.noun)' is no step of \(WordList.choice(profiles))"
    case .focusOfAnother(let technology, let profiles):
      "this is the focus of \(technology.rawValue), and the block is for \(WordList.choice(profiles))"
    case .contextOfAnother(let context, let profiles):
      "this is claimed for \(context.rawValue), and the block is for \(WordList.choice(profiles))"
    case .contextNotGiven(let context): "this is claimed for \(context.rawValue), and the block is not given that"
    case .silentProfiles(let profiles, _): "nothing is spoken with \(WordList.choice(profiles))"
    case .twoPlaces(let first, let second, _): "focus cannot be both on '\(first)' and on '\(second)' at one moment"
    case .unknownGiven(let words): "'\(words)' cannot be given"
    case .givenTwice(let words): "'\(words)' is given beside another of its kind"
    }
  }

  var label: String {
    switch self {
    case .noAntecedent: "what?"
    case .severalAntecedents: "which?"
    case .noEarlierTask: "the same as what?"
    case .severalEarlierTasks: "which?"
    case .twoMoments: "one moment a line"
    case .contrastIsClaim: "the same as what is claimed"
    case .impossibleStep: "nobody in this block does this"
    case .focusOfAnother: "nobody in this block has it"
    case .contextOfAnother: "nobody in this block uses it"
    case .contextNotGiven: "the rest of the block is not"
    case .silentProfiles: "nobody in this block hears it"
    case .twoPlaces(_, _, let line): "the other is claimed on line \(line)"
    case .unknownGiven: "not known"
    case .givenTwice: "only one can be"
    }
  }

  var help: String? {
    switch self {
    case .noAntecedent("its"): "say whose it is, 'the … of the …'"
    case .noAntecedent(let word): "write the noun in place of '\(word)'"
    case .severalAntecedents("its", _): "say whose it is, 'the … of the …'"
    case .severalAntecedents(let word, _): "write the noun in place of '\(word)'"
    case .noEarlierTask: "write the task out"
    case .severalEarlierTasks(_, let tasks, let lines): Self.list(tasks, lines)
    case .twoMoments: "write one line for each moment"
    case .contrastIsClaim: "name two different things, or leave out what follows 'not'"
    case .impossibleStep(let step, _):
      "add \(Self.names(Technology.having(step))) to the profile, or write a step that the profile has"
    case .focusOfAnother(let technology, _): "write 'focus' alone, or add \(technology.rawValue) to the profile"
    case .contextOfAnother(let context, _):
      "add \(Self.names(context.technologies ?? [])) to the profile, or leave the line to a block that has it"
    case .contextNotGiven(let context) where context.condition != nil:
      "write the line in a block of its own with 'Given: \(context.rawValue)'"
    case .contextNotGiven: "this is not simulated; write the line without it, or leave it out"
    case .silentProfiles(_, let repair?): "write '\(repair)'"
    case .silentProfiles:
      "say where focus is, 'focus is on …', or add \(Self.names(Technology.allCases.filter(\.speaks))) to the profile"
    case .twoPlaces: "keep one of them, or say at which moment each one holds"
    case .unknownGiven: "write one of these: " + GivenReader.examples.map { "'\($0)'" }.joined(separator: ", ")
    case .givenTwice: "keep one of them"
    }
  }

  private static let longestList = 5

  private static func list(_ tasks: [String], _ lines: [Int]) -> String {
    var help = zip(tasks, lines).prefix(longestList).map { "write '\($0)', the task of line \($1)" }
    if tasks.count > longestList { help.append("or one of \(tasks.count - longestList) more") }
    return help.joined(separator: "\n")
  }

  private static func names(_ technologies: [Technology]) -> String {
    WordList.choice(technologies.map(\.rawValue))
  }
}
