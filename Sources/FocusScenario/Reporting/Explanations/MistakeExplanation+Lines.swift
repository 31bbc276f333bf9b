extension MistakeExplanation {
  /// Mistakes in the lines of a check file: its keys and its blocks.
  static let lines = """
    misspelt-key check
    A line begins with a word that is nearly a key, and a colon.
    A misspelt 'Expected:' would leave a block that passes because nothing is asked of it.
    - Profle: VoiceOver
    + Profile: VoiceOver
    | Task: open the panel
    | Expected: focus is on the title

    missing-profile check
    A block has no 'Profile:' line.
    Each assistive technology moves in its own way, so a block has to say for whom it is.
    + Profile: VoiceOver
    | Task: open the panel
    | Expected: focus is on the title

    missing-task check
    A block has no 'Task:' line.
    What is expected holds at a moment of a task; without one there is nothing to look at.
    | Profile: VoiceOver
    + Task: open the panel
    | Expected: focus is on the title

    missing-expected check
    A block has no 'Expected:' line.
    A block that expects nothing would always pass.
    | Profile: VoiceOver
    | Task: open the panel
    + Expected: focus is on the title

    empty-profile check
    Nothing follows 'Profile:'.
    Each assistive technology moves in its own way, so a block has to say for whom it is.
    - Profile:
    + Profile: VoiceOver
    | Task: open the panel
    | Expected: focus is on the title

    empty-given check
    Nothing follows 'Given:'.
    The line is there to say where the task starts; an empty one is probably unfinished.
    | Profile: VoiceOver
    - Given:
    + Given: the cart is open
    | Task: open the panel
    | Expected: focus is on the title

    empty-task check
    Nothing follows 'Task:' in a check, or a task of an app file has no steps.
    What is expected holds at a moment of a task; without one there is nothing to look at.
    | Profile: VoiceOver
    - Task:
    + Task: open the panel
    | Expected: focus is on the title

    empty-expected check
    Nothing follows 'Expected:', and no line stands below it.
    A block that expects nothing would always pass.
    | Profile: VoiceOver
    | Task: open the panel
    - Expected:
    + Expected: focus is on the title

    empty-app check
    Nothing follows 'App:'.
    The line chooses the app file for the blocks below; an empty one chooses none.
    - App:
    + App: Shop
    |
    | Profile: VoiceOver
    | Task: open the panel
    | Expected: focus is on the title

    repeated-profile check
    A profile names a technology twice, which is a warning.
    The block runs once for each technology, so the second name changes nothing.
    - Profile: VoiceOver, VoiceOver
    + Profile: VoiceOver
    | Task: open the panel
    | Expected: focus is on the title

    repeated-given check
    A block has 'Given:' twice.
    A task starts in one place; one of the two would be passed over in silence.
    | Profile: VoiceOver
    | Given: the cart is open
    - Given: the panel is open
    | Task: open the panel
    | Expected: focus is on the title

    repeated-task check
    A block has 'Task:' twice.
    A block has one task; the claims of a second one belong to a block of their own.
    | Profile: VoiceOver
    | Task: open the panel
    - Task: close it
    | Expected: focus is on the title

    repeated-expected check
    A block has 'Expected:' twice.
    Further expectations stand below the first, each on its line; a second key is often the rest of a lost block.
    | Profile: VoiceOver
    | Task: open the panel
    | Expected: focus is on the title
    - Expected: the title is spoken once
    +           the title is spoken once

    too-many-expectations check
    A block has more expectations than anybody would read.
    Each one is judged on the whole run, so a list without end would be a run without end.
    | Profile: VoiceOver
    | Task: open the panel
    | Expected: focus is on the title
    -           the title is spoken
    -           …

    expected-before-task check
    'Expected:' stands above 'Task:'.
    A block is read from top to bottom: for whom, what is done, what is expected.
    | Profile: VoiceOver
    - Expected: focus is on the title
    - Task: open the panel
    + Task: open the panel
    + Expected: focus is on the title

    unknown-profile check
    The profile names an assistive technology that is not known.
    A block for a misspelt technology would run for nobody.
    - Profile: VoiceOvr
    + Profile: VoiceOver
    | Task: open the panel
    | Expected: focus is on the title

    too-many-profiles check
    The profile names more technologies than there are.
    Each one is a run of its own, so a list without end would be a run without end.
    - Profile: Voice Control, NVDA, JAWS, Narrator, Orca, …
    + Profile: VoiceOver
    | Task: open the panel
    | Expected: focus is on the title

    no-block check
    A check file in which no block begins.
    A file that checks nothing would pass without having looked at anything.
    - # to be written
    + Profile: VoiceOver
    + Task: open the panel
    + Expected: focus is on the title

    identical-block check
    Two blocks of a file say the same, which is a warning.
    The second one tells nothing new; more often one of them was meant to be changed.
    | Profile: VoiceOver
    | Task: open the panel
    | Expected: focus is on the title
    -
    - Profile: VoiceOver
    - Task: open the panel
    - Expected: focus is on the title

    stray-line check
    A line that belongs to no key.
    Everything in a check file counts; what nobody reads could be an expectation that is never checked.
    | Profile: VoiceOver
    - for the new design
    + # for the new design
    | Task: open the panel
    | Expected: focus is on the title

    missing-colon check
    A line begins with a key that lacks its colon.
    Without the colon the line belongs to nothing, and its expectation would never be checked.
    | Profile: VoiceOver
    - Task open the panel
    + Task: open the panel
    | Expected: focus is on the title

    below-block document
    A line just below a block of a document reads like an expectation, and stands outside the block.
    A blank line ended the block, so the expectation would never be checked.
    | Profile: VoiceOver
    | Task: open the panel
    | Expected: focus is on the title
    -
    | the title is spoken once

    unknown-switch document
    A comment asks focus-check for something that it does not know.
    A misspelt 'off' would let examples run that were meant to be left out.
    - <!-- focus-check: of -->
    + <!-- focus-check: off -->
    | Profile: nobody
    | <!-- focus-check: on -->
    """
}
