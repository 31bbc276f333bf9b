App: Mail

Screen: Mail
  button "Write"
  list "Letters"
    row "Ann", actions "Archive"
      on activate: go to Letter
    row "Bob"
  button "Late"
    on activate: announce "Late"

Screen: Letter
  button "Reply"
