App: Shop

Screen: Cart
  heading "Cart"
  button "Save"
    on activate: show a toast "Saved" for 2 seconds
  list "Items"
    rows "Milk", "Bread", "Eggs" each:
      button "Delete {this}"
        on activate: open Sure
  button "Drop bread"
    on activate: remove "Bread"

Toast: Saved

Alert: Sure
  heading "Delete it?"
  button "Delete"
    on activate:
      close
      after it has closed: remove "Bread", focus "Eggs"
  button "Cancel"
    on activate: close
