extension MistakeExplanation {
  /// What does not fit between a check and its app.
  static let binding = """
    no-such-app both
    An 'App:' line names an app for which there is no file.
    The name is that of the file: 'App: Shop' is shop.app, in the folder or above it.
    - App: Sop
    + App: Shop
    |
    | Profile: VoiceOver
    | Task: activate "Pay"
    | Expected: focus is on "Pay"

    no-app command
    There is no app file to run on.
    A check needs an app that says what is on each screen and what each action changes.
    - focus-check cart.check, in a folder without an app file
    + focus-check init cart.check > shop.app

    several-apps command
    There are several app files, and the check does not say which it runs on.
    The first one would be a guess.
    - cart.check, beside shop.app and filters.app
    + App: Shop

    unused-task command
    No check of the folder uses a task of the app file, which is a warning.
    A task that nothing uses is often the rest of a check that was lost.
    - Task: pay with a voucher
    + a check with 'Task: pay with a voucher', or no such task

    unknown-behaviour both
    A 'Given:' line or an app file answers a question about devices that there is not.
    'focus-check behaviours' lists the questions; the simulator can follow no other.
    | Profile: VoiceOver
    - Given: end-of-lst = wraps
    + Given: end-of-list = wraps
    | Task: activate "Pay"
    | Expected: focus is on "Pay"

    unknown-alternative both
    A question about devices has no such answer.
    'focus-check behaviours' lists the answers that were seen on devices.
    | Profile: VoiceOver
    - Given: end-of-list = jumps
    + Given: end-of-list = wraps
    | Task: activate "Pay"
    | Expected: focus is on "Pay"

    no-such-name both
    The app has nothing with the name or text that a line points at.
    A misspelt label would make a claim about nothing.
    | Profile: VoiceOver
    | Task: activate "Pay"
    - Expected: focus is on "Pya"
    + Expected: focus is on "Pay"

    no-such-noun both
    The app has nothing that the noun could mean.
    Without a thing behind it, the claim could be neither true nor false.
    | Profile: VoiceOver
    | Task: activate "Pay"
    - Expected: focus is on the coupon
    + Expected: focus is on the total

    several-fit both
    The words fit several things of the app.
    The first match would be a guess.
    | Profile: VoiceOver
    | Task: open the panel
    - Expected: focus is on "Remove"
    + Expected: focus is on "Close"

    label-and-trait both
    The text is a label of its own, and a label with trait words behind it.
    One element is called 'Total, heading', another is a heading called 'Total': the text fits both.
    | Profile: VoiceOver
    | Task: activate "Pay"
    - Expected: focus is on "Sum, heading"
    + Expected: focus is on the total

    nothing-says both
    Nothing in the app can say the words that are to be heard.
    A misspelt announcement would never be heard, whatever the app does.
    | Profile: VoiceOver
    | Task: activate "Pay"
    - Expected: "Payed" is spoken
    + Expected: "Paid" is spoken

    no-such-context both
    The app has no screen, sheet or overlay of that name.
    The task could not be done.
    | Profile: VoiceOver
    - Task: open the coupons
    + Task: open the panel
    | Expected: focus is on "Close"

    nothing-opens both
    No control of the app opens the context that the task opens.
    The user has no way to do it, so neither has the task.
    | Profile: VoiceOver
    - Task: open the cart
    + Task: open the panel
    | Expected: focus is on "Close"

    no-task both
    The app has no task of these words, and they are no action that is built in.
    What the user would do cannot be guessed.
    | Profile: VoiceOver
    - Task: buy everything
    + Task: activate "Pay"
    | Expected: focus is on "Pay"

    given-not-understood both
    'Given:' names no screen of the app.
    The task would start somewhere else than meant.
    | Profile: VoiceOver
    - Given: on the moon
    + Given: the cart is open
    | Task: activate "Pay"
    | Expected: focus is on "Pay"

    too-many-times both
    A task is repeated more often than anybody would.
    Such a run would take longer than anybody waits.
    | Profile: VoiceOver
    - Task: activate "Pay" 100000 times
    + Task: activate "Pay" 3 times
    | Expected: focus is on "Pay"

    hidden-from-whom both
    'hidden' does not say from whom something is hidden.
    What the eye no longer sees may still be reached, and the other way round.
    | Profile: VoiceOver
    | Task: activate "Pay"
    - Expected: "Filter" is not hidden
    + Expected: "Filter" is reachable

    one-at-a-time both
    Focus is claimed to be on every one of several things.
    Focus is on one thing at a time, so such a claim can never hold.
    | Profile: VoiceOver
    | Task: activate "Pay"
    - Expected: focus is on every button
    + Expected: every button is reachable

    not-judged both
    The sentence can be read, and cannot be judged yet.
    Passing it unseen would be a false answer.
    | Profile: VoiceOver
    | Task: activate "Pay"
    - Expected: focus is on the button above "Pay"
    + Expected: focus is on "Pay"
    """

  /// The app on which the examples of binding run.
  static let shop = """
    App: Shop

    Screen: Cart
      heading "Sum"
      text "Sum, heading"
      text "12 dollars", as the total
      button "Filter"
        on activate: open the panel
      button "Pay"
        on activate: announce "Paid"

    Sheet: Panel
      button "Remove"
      button "Remove"
      button "Close"
        on activate: close

    """
}
