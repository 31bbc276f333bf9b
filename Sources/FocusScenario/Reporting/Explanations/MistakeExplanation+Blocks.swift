extension MistakeExplanation {
  /// What does not fit together in a block, seen without an app.
  static let blocks = """
    no-antecedent check
    'it', 'them' or 'its' stands for nothing that was named before.
    The word points back; with nothing to point at, any thing of the app could be meant.
    | Profile: VoiceOver
    - Task: close it
    + Task: close the panel
    | Expected: focus is on "Filters"

    several-antecedents check
    'it', 'they' or 'its' comes after two things of which it may stand for either.
    A claim would be looked at on one of them, and hold or fail because of the wrong one.
    | Profile: VoiceOver
    | Task: open the panel
    | Expected: "Email" comes right after "Name"
    -           it is empty
    +           "Email" is empty

    no-earlier-task check
    'the same …' repeats a task, and no earlier block of the section names it.
    Without the earlier block there is nothing to do again.
    | Profile: VoiceOver
    - Task: the same error
    + Task: submit the form with an error
    | Expected: focus is on "Name"

    several-earlier-tasks check
    'the same …' fits earlier blocks that do different things.
    The first match would be a guess.
    | Profile: VoiceOver
    | Task: submit the form without a name
    | Expected: the error is spoken
    |
    | Profile: VoiceOver
    | Task: submit the form without an address
    | Expected: the error is spoken
    |
    | Profile: Switch Control
    - Task: the same error
    + Task: submit the form without a name
    | Expected: focus is on the error

    contrast-is-claim check
    The same thing is claimed and ruled out.
    Such a line can never hold.
    | Profile: VoiceOver
    | Task: open the panel
    - Expected: focus is on the title, not on the title
    + Expected: focus is on the title, not on "Close"

    impossible-step check
    A sentence names a step that no technology of the block has.
    Nobody in the block can take the step, so the claim could never be looked at.
    - Profile: VoiceOver
    + Profile: Full Keyboard Access
    | Task: open the panel
    | Expected: the next Tab starts at the title, not at the top

    focus-of-another check
    A sentence names the focus of a technology that the block is not for.
    Accessibility focus and keyboard focus are two things, and neither moves the other.
    | Profile: VoiceOver
    | Task: open the panel
    - Expected: keyboard focus is on the title
    + Expected: focus is on the title

    context-of-another check
    A line is for a technology that the block is not for.
    Nobody in the block would be asked, so the claim could never fail.
    | Profile: VoiceOver
    | Task: open the panel
    - Expected: Switch Control: focus is on the title
    + Expected: VoiceOver: focus is on the title

    context-not-given check
    A line is for a device or setting that the block is not given.
    The task runs on one device, set in one way, and the claim would be looked at on another.
    | Profile: VoiceOver
    + Given: iPad
    | Task: open the panel
    | Expected: On iPad: focus is on the title

    silent-profiles check
    Something is to be heard, in a block whose technologies say nothing.
    Switch Control and the keyboard show where focus is; they do not speak.
    - Profile: Switch Control
    + Profile: VoiceOver
    | Task: open the panel
    | Expected: the title is spoken

    two-places check
    Two lines put focus on two things at one moment.
    Focus is in one place, so one of the lines always fails.
    | Profile: VoiceOver
    | Task: open the panel
    | Expected: focus starts on "Name"
    -           focus starts on "Email"
    +           focus moves to "Email"
    """
}
