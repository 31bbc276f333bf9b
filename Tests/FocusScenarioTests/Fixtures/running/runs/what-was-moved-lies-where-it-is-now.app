App: L

Screen: Home
  heading "List"
  button "Swap"
    on activate: move "Bread" before "Milk"
  text "Milk"
  text "Bread"
