# Suggestions take focus from the field that is being typed in.
App: Search

Screen: Search
  search field "Find"
    on type: show "Milk", focus "Milk", keyboard focus "Milk"
  button "Milk", not shown
