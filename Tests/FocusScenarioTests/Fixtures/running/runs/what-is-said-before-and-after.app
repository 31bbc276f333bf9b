App: Shop

Screen: Payment
  heading "Payment"
  text field "Street"
  text "Enter a street", not shown, the error of "Street"
  text "89 dollars", as the price
  button "Pay"
    on activate: show the error, focus the error, after 0.5 seconds: announce "Try again"
