App: Shop

Screen: Payment
  heading "Payment"
  text field "Expiration date"
  text "Card expired", not shown, the error of "Expiration date"
  button "Pay"
    on activate: announce "Payment failed"
