App: Until
Screen: Home
  heading "Home"
  text "News"
  button "Go"
    on activate: show "Done"
  text "Done", not shown
