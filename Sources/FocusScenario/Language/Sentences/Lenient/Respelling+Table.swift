// How people write what the language calls otherwise.

extension Respelling {
  /// Words of a line, and what they are called in the language.
  struct Row {
    let wording: [String]
    let words: [String]
    /// Whether it only stands where a claim can begin: `cursor on Pay`, and not `puts the cursor on Pay`.
    let beginsClaim: Bool

    /// Where the wording ends when it stands at a place of a line.
    func end(in line: [Word], at start: Int) -> Int? {
      guard !beginsClaim || start == 0 || Self.opensClaim(line[start - 1]) else { return nil }
      return Self.end(of: wording[...], in: line, at: start)
    }

    /// Whether a claim can begin behind a word.
    private static func opensClaim(_ word: Word) -> Bool {
      if word.kind == .mark { return word.text != "[" }
      return word.kind == .word && ["and", "but", "so", "then", "or"].contains(word.text)
    }

    private static func end(of wording: ArraySlice<String>, in line: [Word], at start: Int) -> Int? {
      guard let part = wording.first else { return start }
      let rest = wording.dropFirst()
      guard let ways = Respelling.slots[part] else {
        guard start < line.count, line[start].text == part, line[start].kind != .quoted else { return nil }
        return end(of: rest, in: line, at: start + 1)
      }
      for way in ways {
        guard let next = end(of: way[...], in: line, at: start), let end = end(of: rest, in: line, at: next) else {
          continue
        }
        return end
      }
      return nil
    }
  }

  /// The rows whose wording begins with a word, the longest first.
  static func rows(beginningWith word: Word, widely: Bool) -> [Row] {
    word.kind == .quoted ? [] : (widely ? wideRows : plainRows)[word.text] ?? []
  }

  private static let plainRows = filed(table)
  private static let wideRows = filed([table, wideTable, focusTable, claimTable].joined(separator: "\n"))

  private static func filed(_ table: String) -> [String: [Row]] {
    var filed: [String: [Row]] = [:]
    let rows = table.split(separator: "\n").flatMap { Self.rows(of: $0) }
    for row in rows.sorted(by: { $0.wording.count > $1.wording.count }) {
      let openings = slots[row.wording[0]].map { Set($0.map { $0[0] }) } ?? [row.wording[0]]
      for opening in openings { filed[opening, default: []].append(row) }
    }
    return filed
  }

  private static func rows(of line: Substring) -> [Row] {
    let sides = line.split(separator: "<")
    guard sides.count == 2 else { return [] }
    let words = sides[0].split(separator: " ").map(String.init)
    return sides[1].split(separator: "|").map { wording in
      let parts = wording.split(separator: " ").map(String.init)
      return Row(
        wording: parts[0] == "^" ? Array(parts.dropFirst()) : parts,
        words: words,
        beginsClaim: parts[0] == "^"
      )
    }
  }

  /// What it is in the language, and how people write it; longer wordings go before shorter ones. `^` marks a wording
  /// that only stands where a claim begins.
  private static let table = """
    voiceover < vo
    """

  /// Further ways that people have to say it, with a subject that is left out: `Cmd-F puts the cursor in the box`.
  static let wideTable = """
    talkback < tb
    the screen reader < sr
    with < w /
    without < w / o | without any need of | with no
    through < thru
    background < bg
    once < 1 x | one time only | only one time | a single time only | only ever once
    twice < 2 x
    at most < max | maximum | not over | no further than
    at least < min | minimum
    the order is < order : | reading order : | focus order : | swipe order : | tab order : | scan order : | the order :
    the order is < the reading order : | the focus order : | the tab order : | order = = | order = | sequence :
    at most < max .
    that opened it < it came from | it was launched from | where it came from
    the next scan or tab starts < the scan or tab starts | scan or tab starts
    is < constitutes | shall constitute
    keeps its value < is preserved | is retained | remains preserved
    keep their values < are preserved | are retained | remain preserved | shall be preserved | shall be retained
    takes focus < becomes first responder | becomes the first responder
    after < upon | subsequent to | as a result of
    before < prior to | ahead of
    when < in case | given | assuming | provided | given that | in the event that | whenever
    while < so long as | for the time that
    must < is required to | has got to | is meant to | is obliged to | are required to
    never < not ever | at no time | at no point | under no circumstances
    does not move < does not jump | does not shift | does not budge | is not moved | does not wander | is not stolen
    does not move < never jumps away | does not go anywhere | stays exactly where it is | is unmoved
    is spoken < is called out | gets read out | is given out | is pronounced | is voiced | gets spoken | gets announced
    swipes forward < right swipes | right flicks | swipes right | flicks right | swipes to the right | flicks to the right
    swipe forward < right swipe | right flick | swipe right | flick right | swipe to the right | flick to the right
    swipes back < left swipes | left flicks | swipes left | flicks left | swipes to the left | flicks to the left
    swipe back < left swipe | left flick | swipe left | flick left | swipe to the left | flick to the left
    swipes < flicks
    tabs < tab presses | presses of tab | tab steps | tab key presses | tab stops away
    scans < scan steps | switch presses | switch hits
    opens < comes up | pops up | is brought up | slides up | slides in | is shown on top
    is gone < is no more | has gone away | is off the screen | has left the screen
    is back on < lands back on | is set back to | is put back on | gets back on
    focus is not lost < does not lose focus | does not drop focus | THEY does not get lost | THEY is not lost
    is spoken < is echoed | is ever echoed | is to hear | is to be heard | gets said | gets heard | is uttered
    is spoken < must now be spoken | is ever spoken | is voiced aloud | is heard aloud
    are spoken < are echoed | are uttered | get said | get read | get read out | get announced | are heard aloud
    once < a single time | one time
    at most once < no more than once | not more than once
    is unreachable < is not in the accessibility tree | is not in the a11y tree | is absent from the accessibility tree
    is unreachable < is hidden from the accessibility tree | is hidden from tb | is excluded from navigation
    is unreachable < does not take part in the scanning | is dead to swipes | is not in the tree | is not readable
    are unreachable < are not in the accessibility tree | are not in the a11y tree | are hidden from tb
    are unreachable < are excluded from navigation | are not readable | are dead to swipes | are kept out of reach
    gets focus < gets a halo | gets the ring | becomes focused | has the focus
    keeps its value during < survives
    keeps its value < retains its contents | retains its content | keeps its contents | stays filled in
    keep their values during < survive
    keep their values < retain their contents | keep their contents | shall retain their contents
    after close < on dismissal | upon dismissal | on closing
    while < as long as | for as long as
    is open < is up | is on display
    opens < does show up | shows up
    the heading < the headline
    without swiping < without any swipe | with no swipe | with no swipes | with zero swipes
    one stop < one single stop | just one stop | one tab stop | a single tab stop | a single stop
    is one stop < constitutes one stop | shall constitute a single tab stop | forms one stop
    directly < straight away
    as soon as < the moment
    in error < with the error
    """
}
