App: Shop

Screen: Cart
  heading "Cart"
  button "Change address"
    on activate: open the address panel

Overlay: Address panel
  heading "Delivery address"
  button "Save"
    on activate: close
