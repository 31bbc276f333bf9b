App: Shop

Screen: Cart
  heading "Cart"
  button "Add"
    on activate: announce "Added"
  button "Change address"
    on activate: open the address panel
  button "Pay"

Overlay: Address panel, modal
  on open: focus "Delivery address"
  heading "Delivery address"
