# Suggestions take focus from the field that is being typed in.
App: Search

Screen: Search
  heading "Search"
  search field "Search"
    on type: show "Suggestions", focus "Suggestions"
  text "Suggestions", not shown
