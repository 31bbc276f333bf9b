// Who or what is meant in a wording of the tables, and what is done with it.

extension Respelling {
  /// Each way to fill a place of a wording, the longest first.
  static let slots = [
    "ME": people + "|" + cursors,
    "THEY": someone + "|" + cursors,
    "WE": someone,
    "RING": cursors,
    "SENDS": """
    puts|brings|takes|sends|moves|drops|lands|throws|places|leads|carries|pulls|drags|pushes|bumps|kicks|delivers|gets
    transports|whisks|jumps|shifts|transfers|guides|directs|sets|positions|dumps|flings|bounces|shoves|yanks|knocks
    parks|plants|lifts|forwards|advances|steers|routes|passes
    """,
    "SEND": """
    put|bring|take|send|move|drop|land|throw|place|lead|carry|pull|drag|push|bump|kick|deliver|get|transport|whisk|jump
    shift|transfer|guide|direct|set|position|dump|fling|bounce|shove|yank|knock|park|plant|lift|advance|steer|pass
    """,
    "SENT": """
    put|brought|taken|sent|moved|dropped|landed|thrown|placed|led|carried|pulled|dragged|pushed|bumped|kicked
    delivered|transported|whisked|shifted|transferred|guided|directed|set|positioned|dumped|flung|bounced|shoved|yanked
    knocked|parked|lifted|advanced|passed|handed
    """,
    "RETURNS": "returns|restores|hands back|gives back",
    "LEAVES": "leaves|keeps|holds|lets stay",
    "GOES": """
    goes|moves|comes|gets|lands|jumps|hops|leaps|proceeds|travels|drops|falls|advances|arrives|skips|snaps|shifts
    switches|slides|drifts|wanders|springs|flies|pops|swings|steps|heads|carries on|passes|continues|transfers|goes on
    moves on|jumps over|hops over|skips over|goes over|moves over|comes up|comes out|pops up|touches down|settles|turns
    relocates|flips|runs|races
    """,
    "GO": """
    go|move|come|get|land|jump|hop|leap|proceed|travel|drop|fall|advance|arrive|skip|snap|shift|switch|slide|drift
    wander|spring|fly|pop|swing|step|head|carry on|pass|continue|transfer|go on|move on|jump over|settle|turn|slip|leap
    """,
    "RESTS": """
    is|ends up|ends|finishes up|sits|stands|comes to rest|is sitting|is resting|is parked|is standing|is positioned
    is located|is found|turns up|finds itself|is waiting|should be|must be|shall be|has to be|needs to be|will be
    should end up|must end up|should sit|must sit|is now|is then|is right|is already|is initially|is first|winds up|are
    am|end up|end|should be now
    """,
    "STAYS": """
    stays|remains|rests|waits|keeps|is kept|lingers|hangs|is still|should stay|must stay|should remain|must remain
    shall remain|shall stay|still is|still sits|sits still|is left|has to stay|keeps sitting|sticks|holds|persists|dwells
    are still|am still|stay|remain|are left|are kept|am left|keep|stand still|is always|should still be|must still be
    """,
    "ON": """
    on|at|onto|upon|right on|directly on|straight on|over on|down on
    """,
    "TO": """
    to|on|at|onto|upon|over to|down to|up to|straight to|straight on|directly to|directly on|right to|right on|right onto
    across to|on to|immediately to|through to|forward to|ahead to|along to|out to|straight onto|automatically to
    """,
    "IN": "in|inside|within|inside of",
    "INTO": "into|in|inside|straight into|right into|directly into|back into",
    "BACK": """
    back to|back on|back at|back onto|home to|right back to|right back on|straight back to|straight back on|back over to
    back upon|directly back to|again to|again on|back again on|back up to|back down to
    """,
    "TECH": """
    voiceover|talkback|switch control|switch access|a keyboard|the keyboard|a switch|a screen reader|the screen reader
    a bluetooth keyboard|full keyboard access|vo|tb|a braille display|assistive technology|voice control
    """,
    "NOT": """
    does not|do not|must not|should not|shall not|will not|may not|can not|is not to|are not to|did not|has not|have not
    ought not|need not
    """,
    "NEVER": "never|must never|should never|shall never|will never",
  ].mapValues { ways in
    ways.split { $0 == "|" || $0 == "\n" }.map { $0.split(separator: " ").map(String.init) }
      .sorted { $0.count > $1.count }
  }

  private static let people = """
    me|you|us|them|him|her|it|people|someone|everyone|anyone|the user|users|a user|the customer|the applicant|the person
    the shopper|the passenger|the patient|the guest|the student|the learner|the visitor|the reader|the listener|the rider
    """
  private static let someone = """
    i|you|we|they|she|he|people|someone|everyone|anyone|the user|users|a user|the customer|customers|a customer|the applicant
    applicants|the claimant|the person|the shopper|a shopper|shoppers|the passenger|passengers|the patient|patients
    the guest|guests|the student|students|the pupil|pupils|the learner|learners|the visitor|visitors|the rider|riders
    the traveller|travellers|the buyer|the subscriber|the caller|the driver|a vo user|vo users|the vo user|a blind user
    blind users|the blind user|a voiceover user|a talkback user|a keyboard user|the keyboard user|keyboard users
    a switch user|switch users|the switch user|sr users|screen reader users|a screen reader user|the screen reader user
    """
  private static let cursors = """
    focus|the focus|cursor|the cursor|my cursor|your cursor|their cursor|the vo cursor|vo cursor|vo focus|the vo focus
    tb focus|the tb focus|talkback focus|the talkback focus|voiceover focus|the voiceover focus|accessibility focus
    the accessibility focus|a11y focus|ax focus|sr focus|reading focus|the reading focus|the voiceover cursor
    the talkback cursor|talkback cursor|voiceover cursor|accessibility cursor|the ring|ring|the halo|the highlight
    highlight|the switch highlight|the scan highlight|the green box|the green frame|the black box|the yellow box
    the frame|the outline|the caret|caret|the text cursor|the input focus|input focus|keyboard focus|the keyboard focus
    the focus ring|focus ring|the focus indicator|focus indicator|the focus outline|the screen reader focus|vo|tb|sr
    screen reader focus|the screen reader|the reader|voiceover|talkback|the screenreader|the voiceover's cursor
    the cursor of voiceover|the cursor of talkback|the focus of voiceover|the focus of talkback|focus of voiceover
    talkback's focus|voiceover's focus|talkback's cursor|the reader's focus|assistive tech focus|the box|my focus
    your focus|their focus|the keyboard cursor|the reading cursor|the reader's cursor|the blue ring|the insertion point
    """
}
