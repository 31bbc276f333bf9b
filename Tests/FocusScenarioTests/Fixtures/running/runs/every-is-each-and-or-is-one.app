App: Q
Screen: Q
  heading "Q"
  text field "A" = "5"
  text field "B" = "6"
  text "A wrong", not shown, the error of "A"
  text "B wrong", not shown, the error of "B"
  tab "One", selected
  tab "Two"
  button "Check"
    on activate: show "A wrong", show "B wrong", focus "A wrong"
