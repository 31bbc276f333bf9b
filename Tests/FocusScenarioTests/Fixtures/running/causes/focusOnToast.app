# Focus goes to what is about to disappear.
App: Mail

Screen: Mail
  heading "Inbox"
  button "Archive"
    on activate: show a toast "Archived" for 3 seconds, focus "Archived"

Toast: Archived
  text "Archived"
