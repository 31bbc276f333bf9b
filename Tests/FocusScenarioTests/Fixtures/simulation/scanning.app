App: Mail
Screen: Mail
  text "Three new"
  button "Write"
  list "Letters"
    row "Ann", actions "Archive", "Pin"
      on activate: announce "Opened", post layout changed with "Write"
      on action "Archive": remove this
      on action "Pin": select this
    row "Bob"
  group "Tools", group children
    button "Sort"
    button "Find"
  button "Late"
    on activate: after 700 ms: focus "Find"
