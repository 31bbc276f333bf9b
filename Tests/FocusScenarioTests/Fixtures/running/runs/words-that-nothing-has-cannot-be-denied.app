App: Shop

Screen: Cart
  heading "Cart"
  button ""
  button "Pay"
  row "Shoes"
