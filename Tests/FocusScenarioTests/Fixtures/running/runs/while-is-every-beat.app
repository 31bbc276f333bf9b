App: Shop

Screen: Cart
  heading "Cart"
  button "Change address"
    on activate: open the address panel

Overlay: Address panel, modal
  on open: focus "Delivery address"
  heading "Delivery address"
  text field "Street"
  button "Save"
    on activate: close
