App: Shop

Screen: Cart
  button "Change address"
    on activate: open the address sheet

Sheet: Address sheet
  text "Delivery address"
  text field "Street"
