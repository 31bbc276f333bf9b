App: Shop

Screen: Cart
  heading "Cart"
  button "One"
  button "Two"
  button "Three"
