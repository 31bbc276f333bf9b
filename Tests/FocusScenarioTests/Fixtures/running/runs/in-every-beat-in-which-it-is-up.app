App: Shop

Screen: Cart
  heading "Cart"
  button "Change address"
    on activate: open the address panel
  button "Help"

Overlay: Address panel
  on open: hide "Cart", "Change address", "Help" from assistive technology, focus "Delivery address"
  heading "Delivery address"
  button "More"
    on activate: reveal "Help"
  button "Clear"
    on activate: remove "Help"
