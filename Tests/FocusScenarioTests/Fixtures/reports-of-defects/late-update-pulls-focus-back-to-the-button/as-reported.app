# after a report: flutter/flutter 104176
# The layout is posted as changed with the button as its element, after the user has gone on to the number: the user is
# pulled back (VO-150).

App: Counter

Screen: Counter
  heading "Counter"
  text "Number of taps" = "0", as the number
  button "Increment"
    on activate:
      set "Number of taps" + 1
      after 1.5 seconds: post layout changed with this

Task: activate Increment, move back once
  activate "Increment"
  move back 1
  wait 1 second
