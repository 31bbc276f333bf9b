# The other name of the text is the first word of its label: one thing, and not two.
App: Counter

Screen: Counter
  text "Number of taps" = "0", as the number
  button "Increment"
    on activate: set the number + 1, focus the number
