App: Shop

Screen: Cart
  heading "Cart"
  button "Remove running shoes"
  button "Saved addresses"
    on activate: open the address sheet

Sheet: Address sheet
  on close: keyboard focus the opener
  heading "Saved addresses"
  button "Done"
    on activate: close
