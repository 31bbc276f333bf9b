// Claims for one technology, or under one setting: `VoiceOver: …`, `On iPad: …`.

extension BlockCompiler {
  /// What a claim is made for must be what the block is for: a technology of its profiles, a setting that it is given.
  mutating func noteContexts(_ frame: Frame, in sentence: Sentence) {
    for context in frame.contexts {
      if context.technologies != nil {
        guard let technologies = simulatedTechnologies, !technologies.contains(where: context.includes) else {
          continue
        }
        note(.contextOfAnother(context, profiles: technologies.map(\.rawValue)), at: sentence.phrase.range)
      } else if !isGiven(context) {
        note(.contextNotGiven(context), at: sentence.phrase.range)
      }
    }
  }

  /// Why a claim for other technologies is not asked of this one.
  func reasonNotAsked(of profile: Profile, for contexts: [Context]) -> String? {
    guard let technology = profile.technology,
      let context = contexts.first(where: { !$0.includes(technology) })
    else { return nil }
    return "this is claimed for \(context.rawValue)"
  }

  private func isGiven(_ context: Context) -> Bool {
    guard let phrase = block.given, let condition = context.condition else { return false }
    return GivenReader(source: source).read(phrase).given.conditions.contains(condition)
  }
}
