App: Shop

Screen: Payment
  button "Pay"
    on activate: focus "Payment"
  heading "Payment"
