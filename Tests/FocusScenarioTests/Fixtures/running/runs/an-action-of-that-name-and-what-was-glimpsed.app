App: Mail

Screen: Mail
  heading "Inbox"
  button "Reload"
    on activate: load "Loading" for 1 second, then "Ann", "Ben"
  text "Loading", loading, not shown
  row "Ann", actions "Delete"
    on action "Delete": remove this, focus "Ben"
  row "Ben"
