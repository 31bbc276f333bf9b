App: Mail
Screen: Mail
  button "Write"
    on activate: open Draft
Sheet: Draft, pane title "New letter"
  button "Discard"
    on activate: open Sure
Alert: Sure
  heading "Discard it?"
  button "Keep"
  button "Drop"
