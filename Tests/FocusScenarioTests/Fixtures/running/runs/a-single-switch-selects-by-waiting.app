App: Mail

Screen: Letters
  heading "Letters"
  button "Write"
  button "Ann"
    on activate: open Letter
  button "Delete all"
    on activate: announce "Deleted"

Sheet: Letter
  heading "Dear Ann"
  button "Reply"
  button "Close"
    on activate: close
