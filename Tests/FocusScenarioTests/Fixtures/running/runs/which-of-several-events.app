App: Shop

Screen: Cart
  heading "Cart"
  button "Add"
    on activate when "Number" is "0": set "Number" to "1"
    on activate: focus "Total"
  stepper "Number" = "0"
  text "Total"
  button "Help"
