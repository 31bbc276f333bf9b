App: Shop

Screen: Cart
  list "Cart"
    button "Buy"
  button "Pay"
