App: Shop

Screen: Payment
  heading "Payment"
  text field "Street"
  text "Enter a street", not shown, the error of "Street"
  button "Pay"
    on activate: show the error, focus the error
