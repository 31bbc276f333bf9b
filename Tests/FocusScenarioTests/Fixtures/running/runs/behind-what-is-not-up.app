App: Shop

Screen: Cart
  heading "Cart"
  text "Note", hidden from assistive technology
  button "Change address"
    on activate: open the address panel
  button "Help"

Overlay: Address panel, modal
  on open: focus "Delivery address"
  heading "Delivery address"
  button "Save"
    on activate: nothing
