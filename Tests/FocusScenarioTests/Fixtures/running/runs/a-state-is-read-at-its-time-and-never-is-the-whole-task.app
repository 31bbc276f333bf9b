App: T
Screen: Home
  heading "Home"
  button "Save"
    on activate: show a toast "Saved" for 8 seconds
Toast: Saved
  text "Saved"
Task: save and wait
  activate "Save"
  wait 10 seconds
