App: Shop

Screen: Cart
  button "Change address"
    on activate: open the address panel

Overlay: Address panel, modal
  on open: focus "Delivery address"
  on close: focus the opener
  heading "Delivery address"
  text field "Street"
  button "Save"
    on activate: close
