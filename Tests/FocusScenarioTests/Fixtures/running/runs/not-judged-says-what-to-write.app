App: Shop

Screen: Cart
  heading "Cart"
  text field "Name"
  button "Pay"
