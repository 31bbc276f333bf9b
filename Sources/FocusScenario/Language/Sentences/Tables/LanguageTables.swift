/// The lexicon and the grammar, compiled together.
///
/// Nothing of it changes; it is shared rather than copied, because each reader, each line and each try holds it.
final class LanguageTables: Sendable {
  /// The published language; compiled when it is first read.
  static let published = LanguageTables(lexicon: lexiconRows, grammar: grammarRows)

  let lexicon: Lexicon
  let grammarText: GrammarText
  let grammar: Grammar
  let vocabulary: Vocabulary
  let openTerminals: OpenTerminals
  /// What the grammar found in the lines that were read so far.
  let shapes = Shapes()

  /// Compiles some rows.
  init(lexicon rows: [String], grammar constructions: [String]) {
    self.lexicon = Lexicon(rows: rows)
    self.grammarText = GrammarText(rows: constructions)
    self.grammar = Grammar(grammarText)
    self.vocabulary = Vocabulary(lexicon, grammar)
    self.openTerminals = OpenTerminals(grammar)
  }

  /// The rows of the published lexicon, by topic.
  static let lexiconRows = [
    functionWords, focusWords, carryingWords, speechWords, traitWords, valueWords, orderWords, reachWords, keyWords,
    scanWords, deedWords, momentWords, happeningVerbs, happeningNouns, taskWords, briefWords,
    contextWords, everydayWords, appDeedWords, causeWords, openDeeds, openNouns, detailWords, nouns, jottedWords,
    remarkWords, plainNouns, chainWords, namingWords, appNouns, plainWords, occasionWords, settingWords, phraseWords,
    modalWords, heardWords, contrastedWords, besideWords, sequenceWords, distanceWords, propertyWords, pressWords,
    joiningWords, adverbialWords, sweepWords, whereaboutsWords, recurringWords, exposureWords, unaidedWords,
    exclusiveWords, severalDoingsWords, sightWords, commandWords, effortWords, designNoteWords, headlineWords,
    troubleWords, reportedWords, addedMomentWords, readerDeedWords, vagueWords,
  ]
  /// The rows of the published grammar, by topic.
  static let grammarRows = [
    lineConstructions, nounConstructions, momentConstructions, verbConstructions, focusConstructions,
    carryingConstructions,
    readerConstructions, thingConstructions, speechConstructions, hearingConstructions, saidConstructions,
    reachConstructions, stopConstructions, reachedThingConstructions, orderConstructions, keyConstructions,
    scanConstructions, stateConstructions, taskConstructions,
    deedConstructions, cycleConstructions, partConstructions, stretchConstructions,
    briefConstructions, moreConstructions, contextConstructions, everydayConstructions, noteConstructions,
    causeConstructions, openVerbConstructions, jottedConstructions, inversionConstructions, countedStepConstructions,
    plainConstructions, plainWordingConstructions, remarkConstructions, upshotConstructions, sequelConstructions,
    chainConstructions, shortConstructions, quotationConstructions, namingConstructions, listingConstructions,
    occasionConstructions, conditionConstructions, topicConstructions, presenceConstructions, arrivalConstructions,
    occasionMoments, phraseConstructions, togetherConstructions, modalConstructions, heardConstructions,
    contrastedConstructions, besideConstructions, sequenceConstructions, distanceConstructions, propertyConstructions,
    pressConstructions, stressConstructions, sharingConstructions, opposedConstructions, hangingConstructions,
    notedConstructions,
    predicateConstructions, terseConstructions, gappedConstructions,
    headNounConstructions, whichConstructions,
    adverbialMoments, adverbialTails, sweepConstructions, whereaboutsConstructions, recurringConstructions,
    exposureConstructions, unaidedConstructions, exclusiveConstructions, severalDoingsConstructions,
    sightConstructions, commandConstructions, effortConstructions, throughConstructions, designNoteConstructions,
    headlineConstructions, troubleConstructions, reportedConstructions, wishConstructions,
    addedMomentConstructions, readerDeedConstructions,
  ]
}
