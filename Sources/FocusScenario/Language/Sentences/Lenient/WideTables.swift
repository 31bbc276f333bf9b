extension LanguageTables {
  /// The published language, and what people say besides: read only to find out what a refused line may mean.
  ///
  /// What it reads is written in the published language, and read back by it, before anybody sees it.
  static let wide = LanguageTables(
    lexicon: lexiconRows.filter { $0 != vagueWords } + [wideWords, wideNouns],
    grammar: grammarRows + [wideConstructions]
  )
}
