# Deleting rows. The row that had focus is gone; where focus goes then is undefined unless the app says it.

App: Shopping list

Screen: Shopping list
  heading "Shopping list"
  button "Add an item"
  list "To buy"
    rows "Milk", "Bread", "Eggs" each:
      button "Delete {this}"
        on activate:
          remove this row
          focus the next one              # the row that takes its place, not the top of the list
          after 0.1 seconds: announce "{this} deleted" low
  text "Tap a row to cross it off"
