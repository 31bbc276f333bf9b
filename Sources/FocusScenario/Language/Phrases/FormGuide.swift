/// Everything that is told of the published sentence forms, from the tables that the language is made of.
public enum FormGuide {
  /// One form, with what it means.
  public struct Entry: Hashable, Sendable {
    /// The form.
    public var form: SentenceForms.Form
    /// The canonical reading of the example, one text per claim.
    public var readings: [String]
    /// When each claim is looked at and what it needs, each rule once.
    public var rules: [ClaimRules.Rule]
    /// What it comes to on small apps, each run as a test.
    public var cases: FormCase?
  }

  /// The forms of one group.
  public struct Section: Hashable, Sendable {
    /// The group.
    public var group: SentenceForms.Group
    /// Its forms, in the order of the list.
    public var entries: [Entry]
  }

  /// Every form by its group, read anew.
  public static func sections() -> [Section] {
    let reader = SentenceReader()
    return SentenceForms.Group.allCases.map { group in
      Section(group: group, entries: SentenceForms.all.filter { $0.group == group }.map { entry($0, reader) })
    }
  }

  private static func entry(_ form: SentenceForms.Form, _ reader: SentenceReader) -> Entry {
    let source = SourceText(path: "", text: form.example)
    let frames = reader.read(Phrase(pieces: [SourceRange(0, source.bytes.count)]), in: source).frames
    var rules: [ClaimRules.Rule] = []
    for rule in frames.compactMap(ClaimRules.rule) where !rules.contains(rule) { rules.append(rule) }
    return Entry(form: form, readings: frames.map(\.canonicalText), rules: rules, cases: FormCases.case(of: form))
  }
}
