extension MistakeExplanation {
  /// Names of an app file that stand for nothing, or for more than one thing.
  static let appNames = """
    undefined-element app
    A rule or a task names an element that is on no screen.
    The rule could never do what it says.
    | Screen: Cart
    |   button "Pay"
    -     on activate: focus "Totl"
    +     on activate: focus "Total"
    |   text "Total"

    undefined-context app
    A rule opens a screen, sheet or other context that is not defined.
    There would be nothing to show.
    | Screen: Cart
    |   button "Pay"
    -     on activate: go to Reciept
    +     on activate: go to Receipt
    | Screen: Receipt

    undefined-rotor app
    A task turns a rotor of the app's own, and no element is in a rotor of that name.
    The rotor would come to nothing.
    | Screen: Inbox
    |   row "Ann", in the rotor "Unread"
    | Task: read on
    -   rotor "Unred"
    +   rotor "Unread"

    several-elements app
    Several elements have the name, and nothing tells which is meant.
    The first one would be a guess.
    | Screen: Cart
    -   button "Delete"
    +   button "Delete", as the upper one
    |   button "Delete"
    |   button "Pay"
    -     on activate: focus "Delete"
    +     on activate: focus the upper one

    no-error app
    A rule speaks of 'the error', and no element of the context is one.
    An element is an error when it is marked so.
    | Screen: Cart
    |   text field "Name"
    -   text "Too short", not shown
    +   text "Too short", not shown, the error of "Name"
    |   button "Pay"
    |     on activate: focus the error

    several-errors app
    A rule speaks of 'the error', and the context has several.
    The first one would be a guess.
    | Screen: Cart
    |   text field "Name"
    |   text "Too short", not shown, the error of "Name"
    |   text field "Age"
    |   text "Too young", not shown, the error of "Age"
    |   button "Pay"
    -     on activate: focus the error
    +     on activate: focus the error of "Age"

    outside-rows app
    'the next one' or 'the one before' stands outside the rules of rows.
    Only a row has a row beside it.
    | Screen: Cart
    -   button "Milk"
    +   rows "Milk", "Bread" each:
    |     on activate: focus the next one

    outside-element app
    'this' stands outside the rules of an element.
    Only in the rules of an element is there one that it could be.
    | Screen: Cart
    -   on open: focus this
    +   on open: focus "Pay"
    |   button "Pay"

    duplicate-context app
    Two contexts have one name.
    A rule that opens the name would not know which.
    | Screen: Cart
    |   button "Pay"
    - Screen: Cart

    duplicate-task app
    Two tasks have one name.
    A check that does the task would not know which.
    | Screen: Cart
    |   button "Pay"
    | Task: pay
    |   activate "Pay"
    - Task: pay
    + Task: pay twice
    |   activate "Pay"

    duplicate-title app
    A file has two 'App:' lines.
    An app has one title.
    | App: Shop
    - App: Store
    | Screen: Cart

    duplicate-behaviour app
    A file answers a question about devices twice.
    Only one of the answers could hold.
    | Behaviour: end-of-list = stops
    - Behaviour: end-of-list = wraps
    | Screen: Cart

    unreached-context app
    Nothing opens a context and no task starts on it, which is a warning.
    What cannot be reached is never checked; mostly a rule is missing.
    | Screen: Cart
    |   button "Pay"
    +     on activate: go to Receipt
    | Screen: Receipt
    """

  /// Words of an app file that have no meaning where they stand, or lack what they need.
  static let appWords = """
    unknown-heading app
    A line with a colon begins nothing that an app file has.
    What stands below it would belong to nothing.
    - Scren: Cart
    + Screen: Cart
    |   button "Pay"

    unknown-element app
    A line begins with a word that is no kind of element.
    What an element says and does depends on its kind.
    | Screen: Cart
    -   title "Cart"
    +   heading "Cart"

    unknown-mark app
    A mark is none that an element or a context can have.
    A misspelt 'disabled' would leave the element enabled.
    | Screen: Cart
    -   button "Pay", disbled
    +   button "Pay", disabled

    heading-without-colon app
    A heading has no colon between its kind and its name.
    Without it the line could as well be an element of the context above.
    - Screen Cart
    + Screen: Cart
    |   heading "Cart"

    element-with-colon app
    An element has a colon before its label.
    The colon marks what has a body: a context, a rule, a task.
    | Screen: Cart
    -   button: "Pay"
    +   button "Pay"

    rule-without-on app
    A rule does not begin with 'on' and the event.
    What has to happen must be said before what follows from it.
    | Screen: Cart
    -   when opened: announce "Your cart"
    +   on open: announce "Your cart"
    |   heading "Cart"

    condition-without-when app
    The condition of a rule does not begin with 'when'.
    One word for it lets a reader find every condition.
    | Screen: Cart
    |   text field "Name"
    |   button "Pay"
    -     on activate if "Name" is empty: focus "Name"
    +     on activate when "Name" is empty: focus "Name"

    effect-beside-rule app
    An effect stands beside its rule instead of below it.
    It could belong to any rule of the file.
    | Screen: Cart
    |   heading "Cart"
    |   button "Pay"
    |     on activate:
    - focus "Cart"
    +       focus "Cart"

    missing-comma app
    Two effects or steps are joined by a word instead of a comma.
    'and' also joins the things that one effect is about.
    | Screen: Cart
    |   text "Total"
    |   button "Pay"
    -     on activate: remove "Total" and go back
    +     on activate: remove "Total", go back

    mixed-indentation command
    Tabs and spaces are mixed in the indentation of an app file.
    How deep a line stands decides what it belongs to, and a tab has no fixed width.
    - a line that begins with a tab, below one that begins with spaces
    + every line of the file with spaces

    unknown-event app
    A rule waits for something that cannot happen.
    It would never get its turn.
    | Screen: Cart
    |   button "Pay"
    -     on tap: nothing
    +     on activate: nothing

    unknown-effect app
    A rule makes a change that an app file does not know.
    The app would do less than the file says.
    | Screen: Cart
    |   button "Pay"
    -     on activate: say "Paid"
    +     on activate: announce "Paid"

    unknown-step app
    A task holds a step that is nothing a user does.
    The rest of the task would start from the wrong place.
    | Screen: Cart
    |   button "Pay"
    | Task: pay
    -   tickle "Pay"
    +   activate "Pay"

    unknown-condition app
    A rule asks something that an app file cannot answer.
    A condition that is passed over would make the rule fit always.
    | Screen: Cart
    |   button "Pay"
    -     on activate when it rains: nothing
    +     on activate when "Pay" is shown: nothing

    unknown-setting app
    A setting has a value that it cannot have.
    The app would run with another one.
    - Device: watch
    + Device: phone
    | Screen: Cart

    unknown-words app
    Words stand where nothing says what they mean.
    Mostly a comma is missing, and the mark behind it would be lost.
    | Screen: Cart
    -   button "Pay" disabled
    +   button "Pay", disabled

    bad-number app
    A number is needed, and something else stands there.
    The element would have no place, or the step no length.
    | Screen: Cart
    -   text "Total", sort priority high
    +   text "Total", sort priority 1

    bad-duration app
    A length of time is needed, and something else stands there.
    The rule would never get its turn.
    | Screen: Cart
    |   text "Total"
    -   on after a while: focus "Total"
    +   on after 2 seconds: focus "Total"

    bare-hidden app
    'hidden' alone does not say from whom.
    Hidden from the eye and hidden from assistive technology are opposite mistakes.
    | Screen: Cart
    -   button "Pay", hidden
    +   button "Pay", not shown

    bare-hide app
    'hide' alone does not say from whom.
    Hidden from the eye and hidden from assistive technology are opposite mistakes.
    | Screen: Cart
    |   button "Pay"
    -     on activate: hide "Pay"
    +     on activate: remove "Pay"

    missing-label app
    An element has no text in quotes.
    What is read aloud is its label; without one, nothing says what it is.
    | Screen: Cart
    -   button
    +   button "Pay"

    label-without-quotes app
    A label stands without quotes.
    Without them its words could be marks.
    | Screen: Cart
    -   button Pay
    +   button "Pay"

    missing-words app
    A rule or a mark lacks the word that it needs.
    What it is about cannot be guessed.
    | Screen: Cart
    |   button "Pay"
    -     on activate: announce
    +     on activate: announce "Paid"
    """
}
