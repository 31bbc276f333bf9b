App: Shop

Screen: Cart
  heading "Cart"
  button "Checkout"
    on activate: go to Payment

Screen: Payment
  heading "Payment"
  button "Pay"
    on activate: rename "Payment" to "Thank you", focus "Payment"
