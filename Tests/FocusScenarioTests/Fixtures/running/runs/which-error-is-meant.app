App: Shop

Screen: Payment
  heading "Payment"
  text field "Name"
  text field "Street"
  text "Enter a street", not shown, the error of "Street"
  text field "Phone"
  text "Too short", the error of "Phone"
  text field "Email"
  text "No address", the error of "Email"
  button "Pay"
    on activate: show "Enter a street", focus "Enter a street"
