App: Shop

Screen: Cart
  heading "Cart"
  list "Items"
    rows "Milk", "Bread", "Eggs", "Rice", actions "Delete" each:
      on action "Delete": remove this, focus the next one
