App: Shop

Screen: Cart
  heading "Cart"
  button "Close"
  button "Change address"
    on activate: open the address panel

Overlay: Address panel
  on open: focus "Close"
  text field "Street"
  button "Close"
    on activate: close
