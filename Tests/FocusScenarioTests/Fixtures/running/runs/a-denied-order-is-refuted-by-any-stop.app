App: P

Screen: Home
  heading "Hello"
  button "A"
  button "Mid"
  button "Late"
  text "End"
