extension MistakeExplanation {
  /// Lines of an app file that stand in the wrong place, or can do nothing.
  static let appRules = """
    context-rule-in-element app
    A rule about opening or closing stands inside an element.
    Only a screen, a sheet or another context opens and closes.
    | Screen: Cart
    +   on open: focus "Pay"
    |   button "Pay"
    -     on open: focus "Pay"

    element-rule-in-context app
    A rule about an element stands directly below a context.
    It does not say to which element it belongs.
    | Screen: Cart
    -   on activate: nothing
    |   button "Pay"
    +     on activate: nothing

    rule-never-fires app
    A rule can never get its turn, which is a warning.
    The first rule that fits wins; one that always fits leaves nothing to those below it.
    | Screen: Cart
    |   button "Pay"
    -     on activate: nothing
    |     on activate when "Pay" is shown: go back
    +     on activate: nothing

    rule-without-effects app
    A rule does not say what changes.
    An empty rule is mostly an unfinished one.
    | Screen: Cart
    |   button "Pay"
    -     on activate:
    +     on activate: nothing

    rule-without-colon app
    A rule has no colon between what happens and what it does.
    Without it nobody can tell the one from the other.
    | Screen: Cart
    |   button "Pay"
    -     on activate go back
    +     on activate: go back

    effect-in-task app
    A task changes the app, where only a user acts.
    A task that moves focus itself would fake what a check expects.
    | Screen: Cart
    |   button "Pay"
    | Task: pay
    -   focus "Pay"
    +   activate "Pay"

    start-not-first app
    'start on' stands below another step.
    A task starts once, at its beginning.
    | Screen: Cart
    |   button "Pay"
    | Task: pay
    -   activate "Pay"
    |   start on Cart
    +   activate "Pay"

    rule-in-task app
    A rule stands in a task.
    A task says what a user does; what the app answers stands with the screen.
    | Screen: Cart
    |   button "Pay"
    +     on activate: go back
    | Task: pay
    |   activate "Pay"
    -   on activate: go back

    nested-step app
    A step is indented below another step.
    Steps follow each other; none belongs to another.
    | Screen: Cart
    |   button "Pay"
    | Task: pay
    |   activate "Pay"
    -     activate "Pay"
    +   activate "Pay"

    each-without-rows app
    'each:' stands behind something that is not rows.
    Only rows share one body.
    | Screen: Cart
    -   button "Milk" each:
    +   rows "Milk" each:
    |     on activate: nothing

    holds-nothing app
    An element stands inside one that holds no others.
    VoiceOver takes a button for one thing, so what is inside would not be there.
    | Screen: Cart
    -   button "Pay"
    +   group
    +     button "Pay"
    |     text "89 dollars"

    heading-inside app
    A context stands inside another.
    Each one stands by itself, and rules open it.
    | Screen: Cart
    |   button "Filter"
    |     on activate: open Filters
    -   Sheet: Filters
    + Sheet: Filters

    outside-context app
    An element or a rule stands in no context.
    It would be on no screen.
    - heading "Cart"
    | Screen: Cart
    +   heading "Cart"

    without-name app
    A context or a task has no name.
    Nothing could open it or do it.
    - Screen:
    + Screen: Cart
    |   heading "Cart"

    body-below app
    Lines stand below one that holds nothing.
    They would belong to nothing.
    | App: Shop
    -   heading "Cart"
    | Screen: Cart
    +   heading "Cart"

    no-screen app
    An app has no screen to start on.
    A run begins on the first screen.
    - App: Shop
    + Screen: Cart

    include-not-found app
    There is no file at the path of an 'include'.
    Its screens would be missing.
    - include "prts.app"
    | Screen: Cart

    include-cycle command
    A file includes itself in the end.
    Reading it would never end.
    - include "shop.app", in shop.app
    + the line taken out

    too-many-includes command
    An app has more files than anybody would write.
    A circle of includes looks like this.
    - an app file that includes hundreds of others
    + an app file that includes a few

    unterminated-quote app
    A quotation has no end on its line.
    The rest of the line would become part of a label.
    | Screen: Cart
    -   button "Pay
    +   button "Pay"

    nested-too-deep app
    A line is nested deeper than any screen is.
    Reading on could use up the memory of the machine.
    | Screen: Cart
    -                                                                             button "Close" …
    |   button "Pay"

    line-too-long app
    A line is longer than any line that a person writes.
    It is probably no app file.
    | Screen: Cart
    -   text "Once upon a time …"
    |   button "Pay"
    """
}
