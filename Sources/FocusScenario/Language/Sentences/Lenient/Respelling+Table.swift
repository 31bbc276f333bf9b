// How people write what the language calls otherwise.

extension Respelling {
  /// Words of a line, and what they are called in the language.
  struct Row {
    let wording: [String]
    let words: [String]
    /// Whether it only stands where a claim can begin: `cursor on Pay`, and not `puts the cursor on Pay`.
    let beginsClaim: Bool

    func stands(in line: [Word], at start: Int) -> Bool {
      guard start + wording.count <= line.count, line[start].text == wording[0] else { return false }
      guard !beginsClaim || start == 0 || Stretches.isJoint(line[start - 1]) else { return false }
      return zip(line[start...], wording).allSatisfy { $0.text == $1 && $0.kind != .quoted }
    }
  }

  /// The rows whose wording begins with a word, the longest first.
  static func rows(beginningWith word: Word, widely: Bool) -> [Row] {
    word.kind == .quoted ? [] : (widely ? wideRows : plainRows)[word.text] ?? []
  }

  private static let plainRows = filed(table)
  private static let wideRows = filed(table + "\n" + wideTable)

  private static func filed(_ table: String) -> [String: [Row]] {
    let rows = table.split(separator: "\n").flatMap { Self.rows(of: $0) }
    return Dictionary(grouping: rows.sorted { $0.wording.count > $1.wording.count }) { $0.wording[0] }
  }

  private static func rows(of line: Substring) -> [Row] {
    let sides = line.split(separator: "<")
    guard sides.count == 2 else { return [] }
    let words = sides[0].split(separator: " ").map(String.init)
    return sides[1].split(separator: "|").flatMap { wording in
      let parts = wording.split(separator: " ").map(String.init)
      let plain = parts[0] == "^" ? Array(parts.dropFirst()) : parts
      return filled(plain).map { Row(wording: $0, words: words, beginsClaim: parts[0] == "^") }
    }
  }

  /// A wording with every way to say who or what is meant in the place of `ME` and `THEY`.
  private static func filled(_ wording: [String]) -> [[String]] {
    guard let place = wording.firstIndex(where: { slots[$0] != nil }), let ways = slots[wording[place]] else {
      return [wording]
    }
    return ways.flatMap { filled(Array(wording[..<place]) + $0 + wording[(place + 1)...]) }
  }

  private static let slots = [
    "ME": """
    me|you|us|them|people|the user|the customer|the applicant|focus|the focus|the cursor|the vo cursor|vo focus
    tb focus|talkback focus|voiceover focus|accessibility focus|the ring|voiceover|talkback|vo|tb
    """,
    "THEY": """
    i|you|we|they|she|he|people|the customer|the applicant|the passenger|vo|tb|vo focus|tb focus|the cursor|cursor
    your cursor|my cursor|the focus|focus|the ring
    """,
  ].mapValues { ways in
    ways.split { $0 == "|" || $0 == "\n" }.map { $0.split(separator: " ").map(String.init) }
  }

  /// What it is in the language, and how people write it; longer wordings go before shorter ones. `^` marks a wording
  /// that only stands where a claim begins.
  private static let table = """
    voiceover < vo
    """

  /// Further ways that people have to say it, with a subject that is left out: `Cmd-F puts the cursor in the box`.
  private static let wideTable = """
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
    focus is on < focus : | focus = | focus = = | focus at | focus → | voiceover on | vo on | focus is at | focus = on
    focus is back on < focus back on | vo back on | vo is back on | focus comes back on | focus back at | focus back to
    focus is back on < focus → back on | vo focus back on | focus is restored on
    focus stays on < focus still on | vo still on | focus is still on | i am still on | focus remains at
    focus stays in < focus still in | i am still in
    focus < ax focus | a11y focus | vo focus | reading focus | sr focus | focus of voiceover | the focus of voiceover
    focus < voiceover focus | the vo cursor | vo cursor | the voiceover's cursor | accessibility cursor
    the order is < order : | reading order : | focus order : | swipe order : | tab order : | scan order : | the order :
    the order is < the reading order : | the focus order : | the tab order : | order = = | order = | sequence :
    the user < the shopper | a shopper | the passenger | passengers | the patient | patients | the guest | guests
    the user < the rider | riders | the student | students | the learner | learners | the visitor | visitors
    the user < a vo user | vo users | the vo user | a blind user | blind users | a keyboard user | the keyboard user
    the user < a switch user | switch users | sr users | the traveller | travellers | the buyer | the subscriber
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
    talkback < tb
    the user < she | he | the customer | the applicant | the claimant | the pupil | the shopper | the passenger
    focus moves to < puts ME on | puts ME at | brings ME to | takes ME to | sends ME to | moves ME to | drops ME on
    focus moves to < lands ME on | throws ME to | picks ME up at | places ME on | places ME at | leads ME to
    focus moves to < THEY come to | THEY comes to | THEY land on | THEY lands on | THEY get to | THEY gets to
    focus moves to < THEY jumps to | THEY proceeds to | THEY travels to | THEY drops to | THEY falls on | THEY comes on
    focus moves to < THEY is placed on | THEY is placed at | THEY are placed on | THEY are taken to | THEY is taken to
    focus is on < ^ cursor on | ^ the cursor on | ^ vo on | ^ tb on | ^ ring on | ^ sr on | THEY is on | THEY are on
    focus is on < THEY am on | THEY is at | THEY are at | THEY sits on | THEY stands on | THEY spawns on
    focus is on < THEY ends up on | THEY end up on | THEY ends on | THEY end on | find themselves on
    focus is on < finds themselves on | THEY comes to rest on
    focus is in < ^ cursor in | ^ the cursor in | ^ vo in | ^ tb in | ^ focus in
    focus returns to < puts ME back on | puts ME back in | puts ME back at | brings ME back to | takes ME back to
    focus returns to < returns ME to | brings ME back on | sends ME back to | gives ME back to | restores ME to
    focus returns to < hands ME back to | throws ME back to | THEY falls back on | THEY falls back to
    focus returns to < THEY drops back to | THEY come back to | THEY comes back to | THEY come back on
    focus returns to < THEY go back to | THEY goes back to | THEY is restored to | THEY are restored to
    focus returns to < THEY is back on | THEY are back on | THEY am back on | THEY is back at | THEY are back at
    focus stays on < leaves ME on | keeps ME on | THEY stay on | THEY stays on | THEY remain on | THEY remains on
    focus stays on < THEY are still on | THEY am still on | THEY is still on | THEY stay with | THEY stays with
    focus stays on < THEY remains at | THEY remain at | THEY stay at | THEY stays at | THEY rests on
    focus stays in < leaves ME in | keeps ME in | THEY stay in | THEY stays in | THEY remain in | THEY remains in
    focus stays in < THEY are still in | THEY am still in | THEY is still in
    focus does not move < THEY does not budge | THEY do not budge | THEY does not jump | THEY is not moved
    focus does not move < THEY stays put | THEY stay put | THEY stays where it is | THEY stays where it was
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
