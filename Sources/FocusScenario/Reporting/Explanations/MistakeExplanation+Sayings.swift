extension MistakeExplanation {
  /// A team's own words, what is given, and documents.
  static let sayings = """
    empty-say check
    Nothing follows 'Say:'.
    The line is there to give the team a wording; an empty one is probably unfinished.
    - Say:
    + Say: VO lands on X = focus is on X
    | Profile: VoiceOver
    | Task: open the panel
    | Expected: focus is on the title

    say-without-meaning check
    A 'Say:' line does not have two sides around '='.
    A wording that means nothing could stand for anything.
    - Say: VO lands on X
    + Say: VO lands on X = focus is on X
    | Profile: VoiceOver
    | Task: open the panel
    | Expected: focus is on the title

    say-without-words check
    A wording holds slots and no word.
    Every line would fit it, whatever it says.
    - Say: X = focus is on X
    + Say: VO lands on X = focus is on X
    | Profile: VoiceOver
    | Task: open the panel
    | Expected: focus is on the title

    too-many-slots check
    A wording has more slots than any sentence has things.
    So many are a slip of the pen, and too many ways to fit a line.
    - Say: V then W then X then Y then Z = the order is V, W, X, Y, Z
    + Say: V then W then X = the order is V, W, X
    | Profile: VoiceOver
    | Task: open the panel
    | Expected: focus is on the title

    repeated-slot check
    A slot stands twice in a wording.
    Two places would have to hold the same words, and usually one letter is wrong.
    - Say: from X over to X = Tab moves from X to X
    + Say: from X over to Y = Tab moves from X to Y
    | Profile: VoiceOver
    | Task: open the panel
    | Expected: focus is on the title

    unused-slot check
    A slot of the wording is not in its meaning.
    What the author writes there would be passed over in silence.
    - Say: VO lands on X in Y = focus is on X
    + Say: VO lands on X = focus is on X
    | Profile: VoiceOver
    | Task: open the panel
    | Expected: focus is on the title

    unknown-slot check
    The meaning has a slot that the wording does not have.
    There is nothing to put in its place.
    - Say: VO lands there = focus is on X
    + Say: VO lands on X = focus is on X
    | Profile: VoiceOver
    | Task: open the panel
    | Expected: focus is on the title

    touching-slots check
    Two slots of a wording have no word between them.
    Nobody could tell where the first one ends.
    - Say: order X Y = X comes before Y
    + Say: order X then Y = X comes before Y
    | Profile: VoiceOver
    | Task: open the panel
    | Expected: focus is on the title

    unreadable-meaning check
    The language does not read what a wording means.
    A wording is as good as its meaning, and nothing is guessed.
    - Say: VO lands on X = focus lnds on X
    + Say: VO lands on X = focus is on X
    | Profile: VoiceOver
    | Task: open the panel
    | Expected: focus is on the title

    meaning-not-in-language check
    A wording is explained by another one, or by itself.
    Wordings that lean on each other could go round in a circle.
    - Say: VO lands on X = focus is on X
    - Say: VO jumps to X = VO lands on X
    + Say: VO jumps to X = focus is on X
    | Profile: VoiceOver
    | Task: open the panel
    | Expected: focus is on the title

    say-is-language check
    The language reads a wording already.
    A line would then have two meanings, or the same one twice.
    - Say: focus is on X = focus is on X
    + Say: VO lands on X = focus is on X
    | Profile: VoiceOver
    | Task: open the panel
    | Expected: focus is on the title

    overlapping-sayings check
    A line can fit two wordings.
    Which of them is meant would be a guess.
    - Say: VO lands on X = focus is on X
    - Say: VO lands on the title = focus starts on the title
    + Say: VO lands on X = focus is on X
    | Profile: VoiceOver
    | Task: open the panel
    | Expected: focus is on the title

    no-thing-in-slot check
    A line would fit a wording, but what stands in a slot names no thing.
    A slot takes one thing; a moment or a denial in it would change what the wording means.
    | Say: VO lands on X = focus is on X
    |
    | Profile: VoiceOver
    | Task: open the panel
    - Expected: VO lands on no field
    + Expected: VO lands on the title

    unknown-given check
    'Given:' says something that cannot be given.
    What is passed over in silence would make the check about something else.
    | Profile: VoiceOver
    - Given: the moon is full
    + Given: the cart is open
    | Task: open the panel
    | Expected: focus is on the title

    given-twice check
    'Given:' says two things of which only one can be.
    One of the two would be passed over in silence.
    | Profile: VoiceOver
    - Given: iPad, iPhone
    + Given: iPad
    | Task: open the panel
    | Expected: focus is on the title

    block-in-table document
    A table of a document holds a Check block, which is a warning.
    The cells of a table are prose, so nothing in them is run.
    - | Profile | Task | Expected |
    - |---|---|---|
    - | VoiceOver | open the panel | focus is on the title |
    + Profile: VoiceOver
    + Task: open the panel
    + Expected: focus is on the title

    block-in-heading document
    A heading of a document would begin a block, which is a warning.
    A heading ends what stands above it and begins no block, so the lines below are prose.
    - ## Profile: VoiceOver
    + Profile: VoiceOver
    | Task: open the panel
    | Expected: focus is on the title

    unended-comment document
    A comment of a document does not end, which is a warning.
    It would hide the rest of the text, blocks included, so it is taken to hide nothing.
    - <!-- a note
    + <!-- a note -->
    |
    | Profile: VoiceOver
    | Task: open the panel
    | Expected: focus is on the title
    """
}
