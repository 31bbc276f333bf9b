# The screen is announced as new, though only a total in it has changed; and a banner takes itself away.
App: Cart

Screen: Cart
  heading "Cart"
  text "Total: 10 dollars"
  button "Add one more"
    on activate: rename "Total: 10 dollars" to "Total: 20 dollars", post screen changed
  button "Undo", id "undo"
    on activate: remove "undo"
