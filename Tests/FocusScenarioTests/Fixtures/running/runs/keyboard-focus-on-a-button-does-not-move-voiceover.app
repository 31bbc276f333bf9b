App: Details

Screen: Home
  heading "Home"
  button "Show"
    on activate: show "Details", keyboard focus "Done"
  button "Rename"
    on activate: keyboard focus "Name"
  text "Details", not shown
  button "Done"
  text field "Name"
