# The row goes, and nothing says where focus goes with it.
App: Shopping list

Screen: Shopping list
  heading "Shopping list"
  button "Add an item"
  list "To buy"
    rows "Milk", "Bread", "Eggs" each:
      button "Delete {this}"
        on activate: remove this row
  text "Tap a row to cross it off"
