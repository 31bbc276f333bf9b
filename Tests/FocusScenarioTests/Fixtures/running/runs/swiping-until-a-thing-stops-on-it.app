App: Shop

Screen: Cart
  heading "Cart"
  button "Help"
  button "Pay"
  text "Total"
  text "Note", hidden from assistive technology
