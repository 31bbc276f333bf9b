App: Shop

Screen: Cart
  heading "Cart"
  button "Pay"
  button "Open"
    on activate: open the sheet

Sheet: Sheet
  heading "Options"
  button "Buy"
  button "Done"
    on activate: close
