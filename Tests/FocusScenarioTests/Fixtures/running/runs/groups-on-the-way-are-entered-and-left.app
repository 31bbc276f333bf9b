App: Mail

Screen: Mail
  button "Write"
  list "Letters"
    row "Ann"
    row "Bob"
      on activate: nothing
  group "Tools", group children
    button "Sort"
      on activate: focus "Find"
    button "Find"
  button "Late"

Task: look
  start on Mail
