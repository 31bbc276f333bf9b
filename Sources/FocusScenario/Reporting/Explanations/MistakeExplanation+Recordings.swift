extension MistakeExplanation {
  /// What is wrong with recordings that others made.
  static let recordings = """
    empty-transcript command
    A transcript, a capture or a log holds nothing that was heard.
    An empty file that counts as a recording would be taken for silence.
    - current:
    + current: Cart Heading

    empty-transcript-line command
    An empty line stands within a transcript.
    Whether nothing was said there, or a line was lost, cannot be told.
    - 1: Cart Heading, an empty line, 3: Pay Button
    + 1: Cart Heading, 2:, 3: Pay Button

    mixed-transcript command
    Some lines of a transcript have a number or a word in front, and others have none.
    Where the number ends and the utterance begins cannot be told.
    - 0: Cart Heading, Pay Button
    + 0: Cart Heading, 1: Pay Button

    wrong-step-number command
    The numbers of a transcript do not go on by one.
    A step that was left out may be the stop that matters.
    - 0: Cart Heading, 2: Pay Button
    + 0: Cart Heading, 1: Filters Button, 2: Pay Button

    not-json command
    A file of captures or of calls is no JSON from some place on.
    What was cut off while it was written proves nothing.
    - {"schemaVersion": 1,
    + {"schemaVersion": 1, "source": "voiceover", …}

    repeated-key command
    An object in a file of captures or of calls has the same key twice.
    Which of the two is meant nobody can know.
    - {"utterance": "Pay", "utterance": "Cancel"}
    + {"utterance": "Pay"}

    unknown-capture command
    A capture has a key, a value or a version that is not known here.
    What is not understood may be what says that the rest is not to be relied on.
    - "schemaVersion": 2
    + "schemaVersion": 1

    unknown-call command
    A log of calls has one that is neither about VoiceOver nor a tap, and does more than look.
    What it changed would be missing from the recording, and what is heard after it would be nobody's doing.
    - POST /session/1/element/7/value
    + POST /session/1/element/7/click
    """
}
