App: Shop

Screen: Cart
  heading "Cart"
  button "Pay", hint "Opens the payment"
