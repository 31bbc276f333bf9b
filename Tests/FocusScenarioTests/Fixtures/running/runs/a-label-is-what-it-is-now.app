App: Labels
Screen: Home
  heading "Home"
  button "+"
    on activate: go to Next
  button "👍🏽"
  button "Save"
    on activate: rename this to "Saving"
  button "Café"
Screen: Next
  heading "Next"
