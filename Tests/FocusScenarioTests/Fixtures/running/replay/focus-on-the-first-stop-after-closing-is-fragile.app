App: Shop

Screen: Cart
  heading "Cart"
  text "Running shoes, 89 dollars"
  button "Saved addresses"
    on activate: open the address sheet

Sheet: Address sheet
  heading "Saved addresses"
  button "Done"
    on activate: close
