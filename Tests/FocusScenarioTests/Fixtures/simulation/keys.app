App: Keys

Screen: Search
  text field "Query"
    on done: announce "Searched", show "Result"
  text field "Note"
  button "Go"
    on activate: show "Result"
  text "Result", not shown
