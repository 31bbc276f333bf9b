App: Shop

Screen: Cart
  heading "Cart"
  button "Change address"
    on activate: open the address panel
  button "Reload"
    on activate: reload

Overlay: Address panel, modal
  on open: focus "Delivery address"
  heading "Delivery address"
  button "Save"
    on activate: close
