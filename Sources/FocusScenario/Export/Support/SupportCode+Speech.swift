extension SupportCode {
  /// How what was heard is compared.
  static let speech = #"""
    // MARK: - Speech

    /// A text as words: what is left of it when case, commas and other punctuation around words do not count.
    struct FocusCheckWords: Equatable {
      var words: [String]

      init(_ text: String) {
        let isSeparator = { (character: Character) in
          character.isWhitespace || ",，、،".contains(character)
        }
        let marks = ".;:!?…。；：！？\"'()“”„‘’«»"
        // In a script without spaces each sign counts as a word.
        let spaced = text.reduce(into: "") { $0 += Self.isWord($1) ? " \($1) " : "\($1)" }
        words = spaced.split(whereSeparator: isSeparator).map { word in
          var word = Substring(word.lowercased())
          while let first = word.first, marks.contains(first), word.count > 1 { word.removeFirst() }
          while let last = word.last, marks.contains(last), word.count > 1 { word.removeLast() }
          return String(word)
        }
      }

      private static func isWord(_ character: Character) -> Bool {
        character.unicodeScalars.contains { $0.properties.isIdeographic || (0x3040...0x30FF).contains($0.value) }
      }

      /// Where the words of another text stand in this one, in one piece; none when they do not.
      func position(of other: FocusCheckWords) -> Int? {
        guard !other.words.isEmpty, other.words.count <= words.count else { return nil }
        return (0...words.count - other.words.count).first { words[$0...].starts(with: other.words) }
      }
    }

    /// What came of reading.
    struct FocusCheckReading: Equatable {
      enum Outcome: String { case speech, noSpeech, serviceNoise }

      /// The service cuts what it returns after so many characters.
      static let longest = 64

      var outcome: Outcome
      /// As it came.
      var utterance: String?
      /// Whether it is the first after VoiceOver or the app came up: the name of the app may stand before the words.
      var isFirst = false
      var appName = ""
      /// How often it was read, and for how long it stayed the same; none when nobody waited.
      var reads: Int?
      var stable = 0

      init(_ utterance: String?, appName: String, isFirst: Bool = false) {
        self.utterance = utterance
        self.appName = appName
        self.isFirst = isFirst
        guard let utterance, !utterance.isEmpty else {
          outcome = .noSpeech
          self.utterance = nil
          return
        }
        let words = FocusCheckWords(utterance)
        let isNoise = words.words == ["voiceover", "on"] || words == FocusCheckWords(appName)
        outcome = isNoise ? .serviceNoise : .speech
      }

      /// In the words of a report.
      var words: String {
        switch outcome {
        case .speech: return "heard '\(utterance ?? "")'"
        case .noSpeech: return "nothing was heard"
        case .serviceNoise: return "heard only '\(utterance ?? "")', which the service says of itself"
        }
      }

      /// Whether it is one of these utterances: word for word, a tail missing only where the service cuts.
      func isOne(of expected: [String]) -> Bool {
        outcome == .speech && expected.contains { isSame($0) }
      }

      private func isSame(_ expected: String) -> Bool {
        let wanted = FocusCheckWords(expected).words
        guard !wanted.isEmpty else { return false }
        var heard = FocusCheckWords(utterance ?? "").words
        if fits(heard, wanted) { return true }
        let name = FocusCheckWords(appName).words
        guard isFirst, !name.isEmpty, heard.starts(with: name) else { return false }
        heard.removeFirst(name.count)
        return fits(heard, wanted)
      }

      private func fits(_ heard: [String], _ wanted: [String]) -> Bool {
        if heard == wanted { return true }
        guard utterance?.count == Self.longest, let last = heard.last, heard.count <= wanted.count
        else { return false }
        return wanted.starts(with: heard.dropLast()) && wanted[heard.count - 1].hasPrefix(last)
      }

      /// Whether it has the words of a text, or as many of them as fitted.
      func has(_ text: String) -> Bool {
        guard outcome == .speech else { return false }
        let heard = FocusCheckWords(utterance ?? "")
        if heard.position(of: FocusCheckWords(text)) != nil { return true }
        guard utterance?.count == Self.longest else { return false }
        return heard.words.indices.contains {
          fits(Array(heard.words[$0...]), FocusCheckWords(text).words)
        }
      }
    }

    """#
}
