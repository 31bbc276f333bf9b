App: Shop

Screen: Payment
  heading "Payment"
  text field "Name"
  text "Enter a name", not shown, the error of "Name"
  text field "Street"
  text "Enter a street", not shown, the error of "Street"
  button "Pay"
    on activate: show "Enter a name" and "Enter a street", focus "Enter a name"
