/// A line as it was read where it stands first, with what is the same wherever it stands.
final class ReadLine {
  /// A place that focus is claimed to be on, and when, as far as the words tell.
  struct FocusPlace {
    var starts: Bool
    var moment: Moment?
    var target: Reference

    /// The place that a frame claims focus to be on; none where it claims no such thing.
    init?(_ frame: Frame) {
      guard frame.within == nil, let target = frame.placeOfFocus else { return nil }
      self.starts = frame.relation == .startOn
      self.moment = frame.moment?.withoutPlaces
      self.target = target
    }
  }

  let reading: SentenceReading
  /// The author's words.
  let text: String
  /// Whether it has a word that stands for a noun before it.
  let pointsBack: Bool
  /// Whose focus it is about, when it says so: `keyboard focus`, `the VoiceOver cursor`.
  let owner: (technology: Technology, range: SourceRange)?
  /// Where its frames say that focus is.
  let focusPlaces: [FocusPlace]
  /// Whether it can be wrong in a block, though it can be read.
  let canBeWrong: Bool
  /// Whether it is claimed under a setting, which each block gives anew.
  let hasContexts: Bool
  /// What the last block made of it, by the number of its profiles.
  private var last: (profiles: Int, asked: Asked)?
  /// What blocks with other profiles made of it.
  private var others: [Int: Asked] = [:]

  /// What a block with certain profiles makes of the line.
  struct Asked {
    /// Whether it was found that each of the profiles can be asked.
    var isFine = false
    /// The claims where the line stands first, those for the first profile before the others; none while nobody asked.
    var claims: [Claim] = []
  }

  /// Takes note of what was read.
  init(_ reading: SentenceReading, of phrase: Phrase, in source: SourceText) {
    let reading = Antecedents.definite(reading)
    self.reading = reading
    self.text = phrase.text(in: source)
    var (pointsBack, isAboutFocus, hasContexts, canBeWrong) = (false, false, false, false)
    var focusPlaces: [FocusPlace] = []
    // One loop for all that is asked: frames are large.
    for frame in reading.frames {
      pointsBack = pointsBack || Antecedents.pointsBack(frame)
      isAboutFocus = isAboutFocus || frame.kind == .focus
      hasContexts = hasContexts || !frame.contexts.isEmpty
      canBeWrong = canBeWrong || frame.canBeWrong
      if let place = FocusPlace(frame) { focusPlaces.append(place) }
    }
    self.pointsBack = pointsBack
    self.owner = isAboutFocus ? OwnerOfFocus.owner(phrase, in: source) : nil
    self.focusPlaces = focusPlaces
    self.hasContexts = hasContexts
    self.canBeWrong = canBeWrong || hasContexts || owner != nil
  }

  /// Where frames say that focus is.
  static func focusPlaces(of frames: [Frame]) -> [FocusPlace] { frames.compactMap { FocusPlace($0) } }

  /// What a block with certain profiles makes of the line.
  subscript(profiles: Int) -> Asked {
    get {
      if let last, last.profiles == profiles { return last.asked }
      return others[profiles] ?? Asked()
    }
    set {
      if let last, last.profiles != profiles { others[last.profiles] = last.asked }
      last = (profiles, newValue)
    }
  }
}

extension Frame {
  /// Whether it asks for a step or for speech, which not every technology has, or says something of two things.
  fileprivate var canBeWrong: Bool {
    kind == .speech || contrast != nil || moment != nil && within != nil || !neededSteps.isEmpty
  }
}

/// A task as it was read where it stands first, with what is the same wherever it stands.
final class ReadTask {
  let task: Placed<TaskLine>
  let diagnostics: [Diagnostic]
  /// The author's words.
  let text: String
  /// Whether it has a word that stands for a noun before it.
  let pointsBack: Bool

  /// Takes note of what was read.
  init(_ reading: TaskReading, of phrase: Phrase, in source: SourceText) {
    self.task = Placed(reading.task)
    self.diagnostics = reading.diagnostics
    self.text = phrase.text(in: source)
    self.pointsBack = Antecedents.pointsBack(reading.task)
  }
}
